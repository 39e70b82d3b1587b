import { choose } from '#chance/choose';
import { chanceFrom } from '#chance/playout';
import type { Chosen, Match, Playable, SeatId } from '#core/types';
import { worldsFor } from './worlds.ts';

/** How well a computer seat plays. `easy` is for beginners to play against. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** An answer, and how much the seat likes it: in the unit of its game, the more the better. */
export interface Thought {
  answer: Chosen;
  worth: number;
}

/** What a seat is to think about. */
export interface ToAnswer {
  /** The id of the open decision. */
  decision: string;
  level: Level;
  /** Nobody must be able to guess it. The same one gives the same thoughts in positions that look the same to the seat. */
  seed: string;
}

/** How many answers are drawn by chance. */
const DRAWN: Readonly<Record<Level, number>> = { easy: 1, normal: 8, hard: 24 };

/**
 * What a seat would answer to its open decision, best first: thought only in worlds made of what the seat sees and of the seed. At least one.
 * Throws a RangeError when it is not asked, or its game cannot deal anew.
 */
export function thoughts<G, V>(
  part: Playable<G, V>,
  match: Match<G>,
  seat: SeatId,
  { decision: id, level, seed }: ToAnswer,
): Thought[] {
  const { g, asked } = worldsFor(part, match, seat)(`${seed}/0`);
  const decision = asked.find((one) => one.id === id && one.seat === seat);
  if (!decision) throw new RangeError(`${id} is not asked of seat ${seat}`);
  const policy = part.judge?.player ? 'competent' : 'progress';
  const chance = chanceFrom(`${seed}/answers`);
  const drawn = new Map<string, Thought>();
  for (let i = 0; i < DRAWN[level]; i++) {
    const answer = choose({ ...part, g, decision, policy, chance });
    const known = drawn.get(JSON.stringify(answer));
    if (known) known.worth++;
    else drawn.set(JSON.stringify(answer), { answer, worth: 1 });
  }
  return [...drawn.values()].sort((a, b) => b.worth - a.worth);
}
