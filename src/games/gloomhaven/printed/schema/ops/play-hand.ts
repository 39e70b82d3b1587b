import { z } from 'zod';

/**
 * A card from hand is played besides, for this half alone. `both`: two cards are played, as another turn later in the
 * round; their leading card has a higher initiative than the first.
 */
export const PlayHand = z.strictObject({ op: z.literal('play-hand'), half: z.enum(['top', 'bottom', 'both']) });
