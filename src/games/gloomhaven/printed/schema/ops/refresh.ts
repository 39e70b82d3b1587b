import { z } from 'zod';
import { aim } from '../terms/aim.ts';

/** Items that were used may be used again (GH-5.8). */
export const Refresh = z.strictObject({
  op: z.literal('refresh'),
  items: z.enum(['small', 'any']),
  state: z.enum(['spent', 'consumed']),
  count: z.union([z.int().min(1), z.literal('all')]),
  ...aim,
});
export type Refresh = z.infer<typeof Refresh>;
