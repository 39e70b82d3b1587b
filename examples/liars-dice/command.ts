import type { CommandShape } from '#src/game-part';

/** `/dice`: a bid, or a challenge. */
export const liarsDiceCommand: CommandShape = { name: 'dice', groups: {} };
