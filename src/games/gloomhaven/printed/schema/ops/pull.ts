import { z } from 'zod';
import { aim } from '../terms/aim.ts';

/** GH-6.9, without an attack; with `around-hex` towards the chosen hex. */
export const Pull = z.strictObject({ op: z.literal('pull'), n: z.int().min(1), ...aim });
