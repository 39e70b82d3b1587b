import type { History } from '#core/history';
import type { Level } from '#core/levels';
import type { Chosen, Decision, Json, Match, SeatId } from '#core/types';

/** A question to a computer: of which game and match, and how well it plays. The seed decides what it thinks of. */
export interface ToThink {
  game: string;
  match: Match<Json>;
  decision: Decision;
  level: Level;
  seed: string;
  /** After so many rounds of weighing it stops, as it had to once before. */
  rounds?: number;
  /** How many answers are told besides the best, each with its reason. */
  others?: number;
}

/** What was thought out, and after how many rounds of weighing it had to stop; `rounds` is absent where it came to its end. */
export interface Conclusion {
  chosen: Chosen;
  /** What comes after it, best first, where that was asked for and it came to its end. */
  others?: Chosen[];
  /** Why each of them, the best first: a subject of the game, null where there is none. Given with `others`. */
  reasons?: (string | null)[];
  rounds?: number;
}

/** A match that is over, in which computers have answered, with its history. */
export interface ToLookBack {
  game: string;
  match: Match<Json>;
  history: History<Json>;
}

/** A turning point of a match for the seat of a computer. */
export interface PointSeen {
  /** The place of its answer in the log. */
  place: number;
  seat: SeatId;
  /** How well it stood by its own reckoning, in the unit of its game: then, and at its next question. */
  from: number;
  to: number;
  /** The match just before its answer, and the id of the question. */
  match: Match<Json>;
  decision: string;
  /** What it thought best, and what came after that where there was more than one answer. */
  thought: Chosen[];
}

/** Thinks for computers, one question after the other, where nobody else has to wait for it. */
export interface Thinker {
  /** What it would answer: the best so far when that takes more time or memory than it may. Rejects where there is none yet. */
  think(asked: ToThink): Promise<Conclusion>;
  /** What computers thought at the turning points of a match, three for a seat at most. It waits until nobody has to answer. Rejects as `think` does. */
  lookBack(asked: ToLookBack): Promise<PointSeen[]>;
  /** Ends it; what it has in hand is rejected. */
  close(): Promise<void>;
}
