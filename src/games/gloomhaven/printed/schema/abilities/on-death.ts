import { z } from 'zod';
import { Plain } from './plain.ts';

/** If the figure dies before the end of the round, it does this first (GH-9.39). */
export const OnDeath = z.strictObject({ op: z.literal('on-death'), ops: z.array(Plain).min(1) });
