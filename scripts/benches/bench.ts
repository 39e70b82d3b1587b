import type { Event } from '#core/types';

/** Decisions of a game that take more than most: how they are come by, how they are known, and how long one may take. */
export interface Heavy {
  name: string;
  /** ms at the 95th percentile, with the save. */
  target: number;
  /** Matches in which such decisions come up. */
  seats: number;
  options: readonly Record<string, string>[];
  /** What seats have ordered from the start, so that nobody is asked in the midst of it. */
  orders: readonly { window: string; order: string; args: Record<string, string> }[];
  /** Whether this is one, by what was told by it. */
  isHeavy(events: readonly Event[]): boolean;
}
