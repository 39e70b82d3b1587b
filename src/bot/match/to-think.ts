import type { Level } from '#core/levels';
import type { Chosen, Decision, Json, Match } from '#core/types';

/** A question to a computer: of which game and match, and how well it plays. The seed decides what it thinks of. */
export interface ToThink {
  game: string;
  match: Match<Json>;
  decision: Decision;
  level: Level;
  seed: string;
  /** After so many rounds of weighing it stops, as it had to once before. */
  rounds?: number;
}

/** What was thought out, and after how many rounds of weighing it had to stop; `rounds` is absent where it came to its end. */
export interface Conclusion {
  chosen: Chosen;
  rounds?: number;
}

/** Thinks for computers, one question after the other, where nobody else has to wait for it. */
export interface Thinker {
  /** What it would answer: the best so far when that takes more time or memory than it may. Rejects where there is none yet. */
  think(asked: ToThink): Promise<Conclusion>;
  /** Ends it; what it has in hand is rejected. */
  close(): Promise<void>;
}
