import { choose } from '#chance/choose';
import { chanceFrom } from '#chance/playout';
import type { Chosen, Decision, Match, Playable, SeatId } from '#core/types';
import { worldsFor } from './worlds.ts';

/** What a computer would answer: easy by what brings the match on, else by the judgement of the game's player. */

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** An answer, and how much it is worth to the seat. */
export interface Thought {
  answer: Chosen;
  worth: number;
}

/** What is thought about, how well, and from which seed. */
export interface Thinking {
  decision: Decision;
  level: Level;
  seed: string;
}

/**
 * What a seat would answer to its open decision, best first, at least one. It is thought only in worlds made of what the seat sees and of the seed.
 * The match must not change any more. Throws a RangeError for a game that cannot deal anew.
 */
export function thoughts<G, V>(
  part: Playable<G, V>,
  match: Match<G>,
  seat: SeatId,
  { decision, level, seed }: Thinking,
): Thought[] {
  const { g } = worldsFor(part, match, seat)(seed);
  const policy = level === 'easy' ? 'progress' : 'competent';
  return [{ answer: choose({ ...part, g, policy, decision, chance: chanceFrom(`${seed}/choice`) }), worth: 0 }];
}
