import { z } from 'zod';
import { aim } from '../terms/aim.ts';

/** GH-7.30. Till the end of the round, or as long as the card is active (GH-9.34, GH-15.4). */
export const Shield = z.strictObject({ op: z.literal('shield'), n: z.int().min(1), ...aim });
