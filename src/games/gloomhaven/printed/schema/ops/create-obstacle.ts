import { z } from 'zod';

/** In empty hexes within range, or where the enemy died that was just killed; never so that it cuts the map (GH-6.11). */
export const CreateObstacle = z.strictObject({
  op: z.literal('create-obstacle'),
  count: z.int().min(1),
  /** Hexes of one; three lie in a triangle. */
  size: z.union([z.literal(1), z.literal(3)]),
  range: z.int().min(1).optional(),
  where: z.literal('target').optional(),
});
