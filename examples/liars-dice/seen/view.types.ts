import type { SeatId, Viewer } from '#core/types';
import type { Bid, Showing, State } from '../state/state.ts';

/** What somebody may know of a match. */
export interface View {
  viewer: Viewer;
  ones: State['ones'];
  round: number;
  /** How many dice each seat has. */
  left: readonly number[];
  /** Who bids; null after the end. */
  turn: SeatId | null;
  /** The bids of this round, the first one first. */
  bids: readonly Bid[];
  /** The viewer’s own dice; nobody else’s. */
  own: readonly number[];
  /** The last challenge, with all dice as they lay then. */
  shown: Showing | null;
}
