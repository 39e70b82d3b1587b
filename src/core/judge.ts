import type { Chosen } from './decision.ts';
import type { Here } from './fields/field.ts';
import type { Json, SeatId } from './terms/plain.ts';

/** How the machine judges answers, for play by chance and computer seats. No rule looks at it, and a game without it still plays. */
export interface Judge<G> {
  /** All win or lose together. So nobody is to be kept guessing: a secret question is answered as well as any other. */
  isCooperative?: true;
  /** The policy "competent" of play by chance. */
  player?: Player<G>;
  /** By the name of the action (`pullsFrom`). */
  pulls?: Readonly<Record<string, Pull<G>>>;
  /**
   * How well this seat stands, in the points of the game, or in any other unit that its file names: the more the better. It is asked of worlds
   * that are dealt anew (`src/thinking`), so what the seat may not know is a guess in them. It must not change the state.
   */
  evaluate?(g: G, seat: SeatId): number;
  /**
   * How much `evaluate` may be wrong now about two answers in the same world, in its unit: no number of samples makes that less. What the
   * `player` likes best is kept unless another answer is better by more. 0 if absent.
   */
  blur?(g: G): number;
  /** What that standing is made of, so that a reason can be told (`src/thinking/reasons.ts`). */
  subjects?: Subjects<G>;
  /** The name of the stretch that this seat thinks ahead to the end of. Without it that is a turn, or else a round. */
  horizon?(g: G, seat: SeatId): Json;
  /** How many times dearer it is than usual to try an answer out here: the levels try so many times less. 1 if absent. */
  dearness?(g: G): number;
  /** How many times more answers than usual a question has that are worth weighing: the levels weigh and try so many times more. 1 if absent. */
  breadth?: number;
}

/** Parts of a standing, by subject. All are in one unit, the more the better; what is absent is 0. */
export type BySubject<Subject extends string = string> = Readonly<Partial<Record<Subject, number>>>;

/** What a standing is made of. `evaluate` is reckoned from the sum of these parts. */
export interface Subjects<G> {
  /** All there are. The game has words for each, `reason.<name>`: what an answer brings that is ahead in it. */
  names: readonly string[];
  /** The parts for this seat. As `evaluate` it is asked of worlds that are dealt anew, and must not change the state. */
  of(g: G, seat: SeatId): BySubject;
}

/** All parts together. */
export function sumOf(parts: BySubject): number {
  let sum = 0;
  for (const subject in parts) sum += parts[subject]!;
  return sum;
}

/** How somebody who knows the game thinks. */
export interface Player<G> {
  /** Whole answers to this action that are worth weighing, legal or not; undefined leaves it to suggestions and chance. */
  ideas?(here: Here<G>, action: string): Record<string, Json>[] | undefined;
  /** Answers to a question with these actions that are worth trying out for who thinks ahead, what is likeliest to be good first. */
  tries?(here: Here<G>, actions: readonly string[]): Chosen[];
  /** How much he likes this answer, compared with all others he could give now; undefined leaves it to the pull. */
  worth(here: Here<G>, action: string, args: Record<string, Json>): number | undefined;
}

/**
 * How much a player who wants the match to end likes this answer, compared with others to its question. It is 1 for an action of which a
 * game says nothing.
 */
export type Pull<G> = (here: Here<G>, args: Record<string, Json>) => number;
