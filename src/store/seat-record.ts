import type { Level } from '#core/levels';
import type { Locale } from '#core/text';

export type DmState = 'unknown' | 'open' | 'closed';

/** Who sits at a place of the table; nobody yet when `user` is null and no computer plays there. */
export interface SeatRecord {
  user: string | null;
  name: string;
  locale: Locale;
  dm: DmState;
  /** In a game with roles (`Game.roles`): the role that the seat is for. */
  role?: string;
  /** How well the computer plays that plays this seat: for the user, or where nobody sits. Absent where a person plays. */
  computer?: Level;
}
