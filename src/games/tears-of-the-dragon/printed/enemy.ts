import type { SeatId } from '#core/types';

/** The other of the two sides. */
export const enemyOf = (seat: SeatId): SeatId => (seat === 0 ? 1 : 0);
