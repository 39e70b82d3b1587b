import { z } from 'zod';
import { aim } from '../terms/aim.ts';
import { Condition } from '../terms/base.ts';

/** GH-6.9, without an attack. Whoever is pushed gains the conditions first. */
export const Push = z.strictObject({
  op: z.literal('push'),
  n: z.int().min(1),
  ...aim,
  conditions: z.array(Condition).min(1).optional(),
});
