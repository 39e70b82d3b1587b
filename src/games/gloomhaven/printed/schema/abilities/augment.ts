import { z } from 'zod';
import { boost } from '../terms/boost.ts';
import { Consumptions } from './consume.ts';
import { Plain } from './plain.ts';

/** The Mindthief's: on each of his melee attacks. A new one ends the one before, unless `augments` allows two. */
export const Augment = z.strictObject({
  op: z.literal('augment'),
  ...boost,
  ops: z.array(Plain).min(1).optional(),
  consume: Consumptions,
});
