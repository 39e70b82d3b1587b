import { VersionConflict } from '#store/errors';
import { inTurn } from '#store/queue';
import type { MatchRecord, Wishes } from '#store/store';
import { decline } from './declined.ts';
import { nextReminder } from './due.ts';
import type { House } from './house.ts';
import { nextInLobby } from './lobby-time.ts';
import { withNames } from './named.ts';
import { withSealed } from './outbox.ts';
import { recovered } from './play.ts';
import { type AnyRecord, type Found, isConsistent, isNewer, type Played, recordOf } from './record.ts';
import { lookThrough, orUnplayable, trust, Unplayable } from './sound.ts';
import { nextLook } from './time-control.ts';

/**
 * A match as saved, brought to the rules of this program first. Declines when there is none, and what a newer program has kept; throws
 * `Unplayable`.
 */
export async function find(house: House, id: string): Promise<Found> {
  const found = await foundIn(house, await saved(house, id));
  if (!brought(house, found)) return withNames(found);
  return change(house, id, (fresh) => ({ result: fresh }));
}

/** What a change gives to whoever asked for it, and the record to save; nothing is saved without one. */
export interface Changed<T> {
  record?: AnyRecord;
  result: T;
}

/**
 * Changes a match in its turn: lets `decide` say how, and saves what it gives. What `decide` throws changes nothing. It decides by what this process
 * knows, and again when another one has saved since, as often as it takes. Whoever puts something into the outbox calls `deliver` afterwards.
 */
export async function change<T>(house: House, id: string, decide: (found: Found) => Changed<T>): Promise<T> {
  return inTurn(`match ${id}`, async () => {
    for (;;) {
      const known = house.store.known(id);
      const before = known ?? (await saved(house, id));
      const decided = await decidedBy(house, before, decide);
      if ('next' in decided) {
        if (await commit(house, decided.next)) return decided.result;
        await saved(house, id);
        continue;
      }
      // Without a commit nobody has said yet whether that is the newest version.
      if (known && (await saved(house, id)) !== known) continue;
      if ('thrown' in decided) throw decided.thrown;
      return decided.result;
    }
  });
}

/** What comes of one version of a match: a record to save, nothing to save, or a refusal. */
type Decided<T> = { next: AnyRecord; result: T } | { result: T } | { thrown: unknown };

async function decidedBy<T>(
  house: House,
  before: MatchRecord,
  decide: (found: Found) => Changed<T>,
): Promise<Decided<T>> {
  try {
    const loaded = await foundIn(house, before);
    const newer = brought(house, loaded);
    const { record, result } = decide(withNames(newer ? { ...loaded, record: newer } : loaded));
    if (record) return { next: leaving(house, loaded.record, record), result };
    return newer ? { next: forSaving(newer, house.defaults), result } : { result };
  } catch (thrown) {
    return { thrown };
  }
}

/** Saves it. False where another process has saved meanwhile. */
async function commit({ store }: House, record: AnyRecord): Promise<boolean> {
  try {
    await store.commit(record);
    trust(record);
    return true;
  } catch (error) {
    if (error instanceof VersionConflict) return false;
    throw error;
  }
}

/**
 * A changed record as it is saved. What it puts into the outbox goes out at once when no delivery is under way: it is
 * sealed with the same commit. Else it may grow on until that delivery has ended.
 */
function leaving(house: House, before: AnyRecord, after: AnyRecord): AnyRecord {
  const isOut = after.outbox !== before.outbox && !house.isDelivering(after.id);
  return forSaving(isOut ? withSealed(after, house.clock.now()) : after, house.defaults);
}

/** A record that says when it is due: somebody is to be reminded then, the clock is to be looked at, or something comes of a lobby. */
export function forSaving<R extends AnyRecord>(record: R, { lobbyDays }: Pick<House['defaults'], 'lobbyDays'>): R {
  const inLobby = record.status === 'lobby' ? (nextInLobby(record, lobbyDays)?.at ?? null) : null;
  const times = [nextReminder(record), nextLook(record), inLobby].filter((time) => time !== null);
  return { ...record, nextReminder: times.length > 0 ? Math.min(...times) : null };
}

/** The newest version. Declines when there is no such match. */
const saved = async ({ store }: House, id: string): Promise<MatchRecord> =>
  (await store.load(id)) ?? decline('old-button');

/** A saved match with its game. Declines what a newer program has kept; throws `Unplayable`. */
async function foundIn(house: House, saved: MatchRecord): Promise<Found> {
  const { id } = saved;
  const part = house.games.get(saved.game);
  if (!part) throw new Unplayable(id, { key: 'bot.refusal.unplayable-game' });
  if (isNewer(part, saved)) decline('newer');
  if (!isConsistent(saved)) throw new Unplayable(id, { key: 'bot.refusal.unplayable-record' });
  const record = recordOf(saved);
  return { part, record, wishes: await wishesAt(house, record) };
}

/** What those who sit in a match wish, by user. */
async function wishesAt({ store }: House, { seats }: Pick<AnyRecord, 'seats'>): Promise<Map<string, Wishes>> {
  const users = new Set(seats.flatMap(({ user }) => user ?? []));
  const found = [...users].map(async (user) => [user, (await store.profile(user)).wishes ?? {}] as const);
  return new Map(await Promise.all(found));
}

/** The record brought to the rules of this program, or undefined when it is one of these. Throws `Unplayable` when they cannot read it. */
function brought(house: House, found: Found): Played | undefined {
  return orUnplayable(found.record.id, () => {
    const newer = recovered(found, cause(house, 'recover'));
    lookThrough(newer ? { ...found, record: newer } : found);
    return newer;
  });
}

/** What makes a change, at this moment. `mark` is remembered, so that a repeated delivery acts once. */
export const cause = (house: House, mark: string) => ({ mark, now: house.clock.now() });
