import { chanceFrom } from '#chance/playout';
import type { Level } from '#core/levels';
import type { Chosen, Playable, SeatId } from '#core/types';
import { THINKING } from './budgets.ts';
import { lookAhead } from './look-ahead.ts';
import type { Worlds } from './worlds.ts';

/** How seats play on in thought: as the game's player would, or drawn to the end of the match. */
export const policyOf = <G, V>({ judge }: Playable<G, V>) => (judge?.player ? 'competent' : 'progress');

/** How often it is played on in one world where no player of the game does it. The best of it counts: the seat would not play on blindly. */
const TIMES = 6;

/** A question of a seat, and how it is thought about. */
export interface Trying {
  decision: { id: string; seat: SeatId };
  level: Level;
  seed: string;
}

/** Answers to a question that are tried: each answer meets the same luck. */
export interface Trials<G> {
  /** So many trials in a row are in the same world. */
  times: number;
  /** Where the match stands when this answer is tried the n-th time. */
  after(answer: Chosen, n: number): G;
}

/** Tries answers to a question in these worlds of its seat. */
export function trialsIn<G, V>(
  part: Playable<G, V>,
  worlds: Worlds<G>,
  { decision: { id, seat }, level, seed }: Trying,
): Trials<G> {
  const { oneAnswer } = THINKING[level];
  const policy = policyOf(part);
  const times = policy === 'competent' || oneAnswer ? 1 : TIMES;
  return {
    times,
    after(answer, n) {
      const line = worlds(`${seed}/world/${Math.floor(n / times)}`);
      const chance = chanceFrom(`${seed}/on/${n}`);
      lookAhead({ ...part, policy, chance, oneAnswer }, line, { decision: id, seat, ...answer });
      return line.g;
    },
  };
}
