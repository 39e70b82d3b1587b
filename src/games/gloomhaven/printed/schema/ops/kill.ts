import { z } from 'zod';
import { Area, aim } from '../terms/aim.ts';
import { Rank } from '../terms/base.ts';
import { When } from '../terms/when.ts';

/** Enemies die without an attack. */
export const Kill = z.strictObject({
  op: z.literal('kill'),
  /** Which ranks; absent: any figure. */
  ranks: z.array(Rank).min(1).optional(),
  range: aim.range,
  where: aim.where,
  targets: aim.targets,
  aoe: Area.optional(),
  /** Those with so many hit points left at most. */
  hp: z.int().min(1).optional(),
  when: z.array(When).min(1).optional(),
  /** Experience for each that dies. */
  xpEach: z.int().min(1).optional(),
});
