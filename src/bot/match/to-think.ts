import type { Level } from '#core/levels';
import type { Chosen, Decision, Json, Match } from '#core/types';

/** A question to a computer: of which game and match, and how well it plays. The seed decides what it thinks of. */
export interface ToThink {
  game: string;
  match: Match<Json>;
  decision: Decision;
  level: Level;
  seed: string;
}

/** Thinks for computers, one question after the other, where nobody else has to wait for it. */
export interface Thinker {
  /** What it would answer. Rejects when that takes more time or memory than it may. */
  think(asked: ToThink): Promise<Chosen>;
  /** Ends it; what it has in hand is rejected. */
  close(): Promise<void>;
}
