import { z } from 'zod';

/** One obstacle of one hex, beside the figure, goes to an empty hex within `to` of where it stood (GH-6.11 holds). */
export const MoveObstacle = z.strictObject({ op: z.literal('move-obstacle'), to: z.int().min(1) });
