import { VersionConflict } from '#store/errors';
import { inTurn } from '#store/queue';
import type { Wishes } from '#store/store';
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
  const found = await load(house, id);
  if (!brought(house, found)) return withNames(found);
  return change(house, id, (fresh) => ({ result: fresh }));
}

/** What a change gives to whoever asked for it, and the record to save; nothing is saved without one. */
export interface Changed<T> {
  record?: AnyRecord;
  result: T;
}

/**
 * Changes a match in its turn: loads, lets `decide` say how, and saves what it gives. What `decide` throws changes nothing.
 * When another process has saved in between it decides again, as often as it takes. Whoever puts something into the outbox
 * calls `deliver` afterwards.
 */
export async function change<T>(house: House, id: string, decide: (found: Found) => Changed<T>): Promise<T> {
  return inTurn(`match ${id}`, async () => {
    for (;;) {
      const loaded = await load(house, id);
      const newer = brought(house, loaded);
      const found = newer ? { ...loaded, record: newer } : loaded;
      const { record, result } = decide(withNames(found));
      const next = record ?? newer;
      if (!next) return result;
      try {
        await house.store.commit(record ? leaving(house, loaded.record, record) : forSaving(next, house.defaults));
        trust(next);
        return result;
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
      }
    }
  });
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

async function load(house: House, id: string): Promise<Found> {
  const record = (await house.store.load(id)) ?? decline('old-button');
  const part = house.games.get(record.game);
  if (!part) throw new Unplayable(id, { key: 'bot.refusal.unplayable-game' });
  if (isNewer(part, record)) decline('newer');
  if (!isConsistent(record)) throw new Unplayable(id, { key: 'bot.refusal.unplayable-record' });
  const typed = recordOf(record);
  return { part, record: typed, wishes: await wishesAt(house, typed) };
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
