import { z } from 'zod';
import { aim } from '../terms/aim.ts';

/** GH-7.31. Lasts like a shield. `range` says who gains it, `reach` how far it strikes (absent: 1). */
export const Retaliate = z.strictObject({
  op: z.literal('retaliate'),
  n: z.int().min(1),
  ...aim,
  reach: z.int().min(2).optional(),
  /** Experience each time it strikes. */
  xpEach: z.int().min(1).optional(),
});
