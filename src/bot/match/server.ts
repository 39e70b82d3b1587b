import { REMEMBERED_OF_SERVER } from '#store/server-record';
import type { OperatorWish, ServerRecord } from '#store/store';
import type { House } from './house.ts';

/** What operators have said of all matches of one server, and which matches those are. */

/** What a change of a server gives to whoever asked for it, and what to save; nothing is saved without. */
interface ChangedServer<T> {
  server?: ServerRecord;
  result: T;
}

/** Changes what is saved of a server in its turn. What `decide` throws changes nothing. */
export async function changeServer<T>(
  { store }: House,
  guild: string,
  decide: (server: ServerRecord) => ChangedServer<T>,
): Promise<T> {
  let last!: ChangedServer<T>;
  await store.changeServer(guild, (known) => {
    last = decide(known);
    return last.server ?? known;
  });
  return last.result;
}

/** These and one more, without those that are too long ago to be remembered. */
export const newestOf = <T>(known: readonly T[], one: T): T[] => [...known, one].slice(-REMEMBERED_OF_SERVER);

/** Remembers a wish until it is confirmed. Asked for again by the same interaction it is remembered once. */
export const rememberWish = (house: House, guild: string, wish: OperatorWish): Promise<void> =>
  changeServer(house, guild, (server) => {
    const others = server.wishes.filter(({ id }) => id !== wish.id);
    return { server: { ...server, wishes: newestOf(others, wish) }, result: undefined };
  });

/** The live matches of a server, the oldest first. */
export async function liveOf({ store }: House, guild: string): Promise<string[]> {
  const all = await store.all();
  const isThere = new Set(all.filter((entry) => entry.guild === guild).map(({ id }) => id));
  return (await store.running()).filter((id) => isThere.has(id));
}
