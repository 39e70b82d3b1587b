import { BrokenRecord, StoreFull } from './errors.ts';
import { isLive } from './record.ts';
import type { Besides, Store } from './store.ts';

/** What went from one store into another. `left` are matches that cannot be read, and are not in the copy. */
export interface Copied {
  matches: number;
  left: string[];
}

/**
 * Copies all of a store into an empty one: matches with their histories and versions, and what is kept besides them. `where` is the other one's
 * name in the refusal. Throws `StoreFull`.
 */
export async function copyStore(from: Store, to: Store, where: string): Promise<Copied> {
  if (!(await isEmpty(to))) throw new StoreFull(where);
  await to.takeIn(await from.besides());
  const left: string[] = (await from.unreadable()).map(({ id }) => id);
  const live = new Map<string, string[]>();
  let matches = 0;
  for (const entry of await from.all()) {
    const text = await exported(from, entry.id);
    if (text === undefined) {
      left.push(entry.id);
      continue;
    }
    // Where more than one was let into a channel, they are there again.
    const beside = live.get(entry.channel) ?? [];
    await to.put(text, isLive(entry) ? beside : []);
    if (isLive(entry)) live.set(entry.channel, [...beside, entry.id]);
    matches++;
  }
  return { matches, left };
}

async function isEmpty(store: Store): Promise<boolean> {
  const besides: Besides = await store.besides();
  const all = [await store.all(), await store.unreadable(), ...Object.values(besides)];
  return all.every(({ length }) => length === 0);
}

/** A match as a text; undefined when it cannot be read. */
const exported = (store: Store, id: string): Promise<string | undefined> =>
  store.export(id).catch((error: unknown) => {
    if (error instanceof BrokenRecord) return undefined;
    throw error;
  });

/** What is not the same in two stores, a line each; what is only in one of them is a difference as well. Values are not told: they may be secret. */
export async function differences(one: Store, other: Store): Promise<string[]> {
  const found: string[] = [];
  const versions = async (store: Store) => new Set((await store.all()).map(({ id }) => id));
  const [here, there] = [await versions(one), await versions(other)];
  for (const id of new Set([...here, ...there])) {
    if (!here.has(id) || !there.has(id)) found.push(`match ${id} is in one of them`);
    else if ((await exported(one, id)) !== (await exported(other, id))) found.push(`match ${id} is another one`);
  }
  const [mine, theirs] = [named(await one.besides()), named(await other.besides())];
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    if (!mine.has(name) || !theirs.has(name)) found.push(`${name} is in one of them`);
    else if (mine.get(name) !== theirs.get(name)) found.push(`${name} is another one`);
  }
  return found;
}

/** All that is kept besides matches, each by a name of its own, as text. */
const named = ({ campaigns, results, profiles, servers, meta }: Besides): Map<string, string> =>
  new Map(
    [
      ...campaigns.map((one) => [`campaign ${one.id}`, one] as const),
      ...results.map((one) => [`result of ${one.match}`, one] as const),
      ...profiles.map(([user, one]) => [`profile ${user}`, one] as const),
      ...servers.map(([id, one]) => [`server ${id}`, one] as const),
      ...meta.map(([key, value]) => [`meta ${key}`, value] as const),
    ].map(([name, value]) => [name, JSON.stringify(value)]),
  );
