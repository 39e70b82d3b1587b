import type { Level } from '#core/levels';
import type { Match, Playable, SeatId } from '#core/types';
import { mean } from './mixed.ts';
import { thoughts, type Weighed } from './thinker.ts';
import { worldsFor } from './worlds.ts';

/** An answer that a seat has given, with the match just before it, and how it was thought out. */
export interface OwnAnswer<G> {
  /** Its place in the log. */
  place: number;
  match: Match<G>;
  seat: SeatId;
  decision: string;
  level: Level;
  seed: string;
  rounds?: number | undefined;
}

/** An answer after which a seat stood otherwise at its next question. */
export interface Turning<A> {
  answer: A;
  /** How well it stood by its own reckoning, in the unit of its game: at this question, and at its next one. */
  from: number;
  to: number;
  /** What it thought best, and what came after that where there was more than one answer. */
  thought: Weighed[];
}

/** Its standing is the mean over so many worlds. */
const WORLDS = 8;
/** So many points there are at most. */
const MOST = 3;
/** So many answers are told of each. */
const TOLD = 2;

/**
 * The answers of a seat, given in order, after which its standing changed most: three at most, in order. Nothing where its game weighs nothing, or
 * the standing never changed. Throws what `thoughts` throws.
 */
export function turningPoints<G, V, A extends OwnAnswer<G>>(part: Playable<G, V>, answers: readonly A[]): Turning<A>[] {
  const { evaluate } = part.judge ?? {};
  if (!evaluate) return [];
  const stood = answers.map(({ match, seat, seed }) => {
    const worlds = worldsFor(part, match, seat);
    return mean(Array.from({ length: WORLDS }, (_, i) => evaluate(worlds(`${seed}/world/${i}`).g, seat)));
  });
  const changes = answers.slice(0, -1).map((answer, i) => ({ answer, from: stood[i]!, to: stood[i + 1]! }));
  const changeOf = ({ from, to }: { from: number; to: number }) => Math.abs(to - from);
  const most = changes
    .filter((one) => changeOf(one) > 0)
    .sort((a, b) => changeOf(b) - changeOf(a))
    .slice(0, MOST)
    .sort((a, b) => a.answer.place - b.answer.place);
  return most.map((one) => ({
    ...one,
    thought: thoughts(part, one.answer.match, one.answer.seat, one.answer).slice(0, TOLD),
  }));
}
