import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forSaving } from '#bot/match/change';
import { withNames } from '#bot/match/named';
import { answered } from '#bot/match/play';
import { type Found, isPlayed, type Played, recordOf } from '#bot/match/record';
import { chanceFrom, choose } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { position, start } from '#core/match';
import type { Event, Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { openJsonStore } from '#store/json-store';
import type { Store } from '#store/store';
import { noBounds } from '../kit/no-bounds.ts';
import { playing } from '../kit/playing.ts';
import { unsalted } from '../kit/salt.ts';
import { ownWork } from './processes.ts';

/** How many play, and with which options. */
export interface Table {
  seats: number;
  options: Record<string, string>;
}

/** One decision of a match by chance, taken and saved as the bot does it. */
export interface Decided {
  /** ms of CPU of the decision and of saving it. */
  decision: number;
  save: number;
  /** Decides it once more, with nothing saved: ms of CPU. */
  again(): number;
  events: readonly Event[];
  /** The match afterwards, with what is to be told of the decision in its outbox. */
  found: Found<Played>;
}

/** What is done with a store of its own, in a folder that goes at the end. */
export async function atStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
  const store = await openJsonStore(folder);
  try {
    return await work(store);
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A match at its first question. */
export const begun = (part: AnyGame, seed: string, { seats, options }: Table): Match<Json> =>
  start(part.game, { options, seats, seed }) as Match<Json>;

/** A match by chance from there on, one decision after the other, until it is over. The same seed decides the same. */
export async function* decided(
  part: AnyGame,
  store: Store,
  match: Match<Json>,
  seed: string,
): AsyncGenerator<Decided, void> {
  // Figures are compared: each run plays the same.
  const chance = chanceFrom(unsalted(seed));
  let record = await store.create({ ...playing(match), channel: seed });
  for (let n = 0; ; n++) {
    const { g, open, outcome } = position(part.game, record.match as Match<unknown>);
    if (outcome) return;
    const asked = open[Math.floor(chance() * open.length)]!;
    const chosen = choose({ ...part, g, decision: asked, policy: 'progress', chance });
    const answer = { decision: asked.id, seat: asked.seat, ...chosen };
    const before = { part, record: recordOf(record) };
    const decide = () => {
      const deciding = ownWork();
      const taken = answered(before, answer, { mark: `mark-${n}`, now: n });
      const decision = deciding();
      if (isRefusal(taken)) throw new Error(taken.refused.key);
      return { taken, decision };
    };
    const { taken, decision } = decide();
    const saving = ownWork();
    const saved = await store.commit(forSaving(taken.record, noBounds));
    const save = saving();
    const found = withNames({ part, record: recordOf(saved) });
    if (!isPlayed(found)) throw new Error('what was decided is played');
    yield { decision, save, again: () => decide().decision, events: taken.events, found };
    record = { ...saved, outbox: [] };
  }
}
