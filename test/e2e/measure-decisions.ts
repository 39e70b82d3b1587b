import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardPicture } from '#bot/deliver/pictures';
import { forSaving } from '#bot/match/change';
import { answered } from '#bot/match/play';
import { isPlayed, recordOf } from '#bot/match/record';
import { chanceFrom, choose } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { position, start } from '#core/match';
import type { Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { openJsonStore } from '#store/json-store';
import type { MatchRecord } from '#store/store';
import { playing } from '../kit/playing.ts';
import { unsalted } from '../kit/salt.ts';

const since = (begin: number) => performance.now() - begin;

/** How many play, and with which options. */
export interface Table {
  seats: number;
  options: Record<string, string>;
}

/** ms of each decision of a match, of saving it, and of both together; and every tenth position before one. */
export interface Measured {
  times: { decision: number[]; save: number[]; both: number[] };
  records: MatchRecord[];
}
/** One in so many positions is kept. */
const KEPT = 10;

/** Decides and saves as the bot does, over so many decisions of a match by chance, or all of it. */
export async function measureDecisions(
  part: AnyGame,
  decisions: number,
  seed: string,
  { seats, options }: Table,
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
  const store = await openJsonStore(folder);
  // Figures are compared: each run plays the same.
  const chance = chanceFrom(unsalted(seed));
  const times = { decision: [] as number[], save: [] as number[], both: [] as number[] };
  const records: MatchRecord[] = [];
  let record = await store.create(fresh(part, seed, { seats, options }));
  for (let n = 0; n < decisions; n++) {
    const { g, open, outcome } = position(part.game, record.match as Match<unknown>);
    if (outcome) break;
    const decision = open[Math.floor(chance() * open.length)]!;
    const answer = {
      decision: decision.id,
      seat: decision.seat,
      ...choose({ game: part.game, g, decision, policy: 'progress', chance }),
    };
    const begin = performance.now();
    const taken = answered({ part, record: recordOf(record) }, answer, { mark: `mark-${n}`, now: n });
    if (isRefusal(taken)) throw new Error(taken.refused.key);
    times.decision.push(since(begin));
    const saving = performance.now();
    const saved = await store.commit(forSaving(taken.record));
    times.save.push(since(saving));
    times.both.push(since(begin));
    record = { ...saved, outbox: [] };
    if (n % KEPT === 0) records.push(record);
  }
  await store.close();
  await rm(folder, { recursive: true, force: true });
  return { times, records };
}

/** The last third of a match (`2`), the one before it (`1`), or the first (`0`). */
export function third({ times, records }: Measured, which: 0 | 1 | 2): Measured {
  const part = <T>(all: readonly T[]) =>
    all.slice(Math.floor((all.length * which) / 3), Math.floor((all.length * (which + 1)) / 3));
  const { decision, save, both } = times;
  return { times: { decision: part(decision), save: part(save), both: part(both) }, records: part(records) };
}

/** A running match at its first question. */
export const fresh = (part: AnyGame, seed: string, { seats, options }: Table): Omit<MatchRecord, 'version'> =>
  playing(start(part.game, { options, seats, seed }) as Match<Json>);

/** Draws and encodes the boards as they are posted: the first one of this process, and then the others. */
export async function measurePictures(part: AnyGame, records: readonly MatchRecord[]) {
  const times: number[] = [];
  const sizes: number[] = [];
  for (const record of records) {
    const begin = performance.now();
    const found = { part, record: recordOf(record) };
    if (!isPlayed(found)) throw new Error('there is no board in a lobby');
    const { bytes } = await boardPicture(found, 'en');
    times.push(since(begin));
    sizes.push(bytes.length);
  }
  return { first: times[0]!, warm: times.slice(1), bytes: sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]! };
}
