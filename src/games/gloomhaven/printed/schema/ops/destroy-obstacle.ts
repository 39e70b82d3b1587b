import { z } from 'zod';

/** Obstacles within range are removed, of whatever size. */
export const DestroyObstacle = z.strictObject({
  op: z.literal('destroy-obstacle'),
  count: z.union([z.int().min(1), z.literal('all')]),
  range: z.int().min(1),
});
