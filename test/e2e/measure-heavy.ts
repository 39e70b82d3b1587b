import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardPicture } from '#bot/deliver/pictures';
import { forSaving } from '#bot/match/change';
import { answered } from '#bot/match/play';
import { isPlayed, recordOf } from '#bot/match/record';
import { chanceFrom, choose } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { order, position, start } from '#core/match';
import type { Event, Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { openJsonStore } from '#store/json-store';
import { playing } from '../kit/playing.ts';
import { unsalted } from '../kit/salt.ts';

/** Decisions of a game that take more than most: how they are come by, how they are known, and how long one may take. */
export interface Heavy {
  name: string;
  /** ms at the 95th percentile, with the save. */
  target: number;
  /** Matches in which such decisions come up. */
  seats: number;
  options: readonly Record<string, string>[];
  /** What seats have ordered from the start, so that nobody is asked in the midst of it. */
  orders: readonly { window: string; order: string; args: Record<string, string> }[];
  /** Whether this is one, by what was told by it. */
  isHeavy(events: readonly Event[]): boolean;
}

/** ms that the heavy decisions of a game take with their saves, of so many that were found, and the pictures of the boards after them. */
export async function measureHeavy(
  part: AnyGame,
  heavy: Heavy,
  most: number,
): Promise<{ both: number[]; pictures: number[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
  const store = await openJsonStore(folder);
  const [both, pictures]: [number[], number[]] = [[], []];
  for (let n = 0; both.length < most && n < MATCHES; n++) {
    const seed = `bench/heavy/${n}`;
    // Figures are compared: each run plays the same.
    const chance = chanceFrom(unsalted(seed));
    let record = await store.create(playing(begun(part, heavy, n, seed)));
    for (let decisions = 0; both.length < most; decisions++) {
      const { g, open, outcome } = position(part.game, record.match as Match<unknown>);
      if (outcome) break;
      const decision = open[Math.floor(chance() * open.length)]!;
      const { id, seat } = decision;
      const answer = { decision: id, seat, ...choose({ game: part.game, g, decision, policy: 'progress', chance }) };
      const begin = performance.now();
      const taken = answered({ part, record: recordOf(record) }, answer, { mark: `mark-${decisions}`, now: decisions });
      if (isRefusal(taken)) throw new Error(taken.refused.key);
      const saved = await store.commit(forSaving(taken.record));
      const ms = performance.now() - begin;
      record = { ...saved, outbox: [] };
      if (!heavy.isHeavy(taken.events)) continue;
      both.push(ms);
      pictures.push(await drawn(part, record));
    }
  }
  await store.close();
  await rm(folder, { recursive: true, force: true });
  return { both, pictures };
}

/** More matches than these are not looked through. */
const MATCHES = 24;

function begun(part: AnyGame, { options, seats, orders }: Heavy, n: number, seed: string): Match<Json> {
  let match = start(part.game, { options: options[n % options.length]!, seats, seed });
  for (const { window, order: id, args } of orders)
    for (let seat = 0; seat < seats; seat++) {
      const given = order(part.game, match, { seat, window, order: { id, args, until: 'always' } });
      if ('refused' in given) throw new Error(given.refused.key);
      match = given.match;
    }
  return match as Match<Json>;
}

async function drawn(part: AnyGame, record: Parameters<typeof recordOf>[0]): Promise<number> {
  const found = { part, record: recordOf(record) };
  if (!isPlayed(found)) throw new Error('there is no board in a lobby');
  const begin = performance.now();
  await boardPicture(found, 'en');
  return performance.now() - begin;
}
