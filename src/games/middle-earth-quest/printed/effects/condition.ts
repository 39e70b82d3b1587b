import { z } from 'zod';
import { SAURONS_MARKERS } from '../terms/names.ts';
import { Id } from '../terms/plain.ts';
import { Cmp, Count } from './count.ts';
import { LocationId, MinionId, Nearby } from './ids.ts';

/** Conditions of cards, told apart by `is`. */

const Simple = z.discriminatedUnion('is', [
  /** A count or attribute beside a number or another. */
  z.strictObject({ is: z.literal('compare'), l: Count, cmp: Cmp, r: z.union([z.int().min(0), Count]) }),
  /** So much influence on a location, or on all so near to it; `here` is the hero's location. */
  z.strictObject({ is: z.literal('influence'), n: z.int().min(1), within: z.int().min(0), of: Nearby }),
  z.strictObject({ is: z.literal('plotActive'), plot: Id }),
  z.strictObject({ is: z.literal('minionAt'), at: LocationId }),
  z.strictObject({ is: z.literal('monsterAt'), at: LocationId }),
  /** A monster token or a minion. */
  z.strictObject({ is: z.literal('foeNear'), within: z.int().min(0), of: LocationId }),
  /** No marker of Sauron's is further back. */
  z.strictObject({ is: z.literal('markerLast'), marker: z.enum(SAURONS_MARKERS) }),
  z.strictObject({ is: z.literal('markerInStage'), marker: z.enum(SAURONS_MARKERS), stage: z.literal(3) }),
  z.strictObject({ is: z.literal('minionInPlay'), minion: MinionId }),
  /** Each hero has done his starting and his advanced quest. */
  z.strictObject({ is: z.literal('questsDone') }),
]);
const either = z.array(Simple).min(2);
export const Condition = z.discriminatedUnion('is', [
  ...Simple.options,
  z.strictObject({ is: z.literal('any'), of: either }),
  /** It holds for one hero at least. */
  z.strictObject({ is: z.literal('anyHero'), when: Simple }),
]);
export type Condition = z.infer<typeof Condition>;
export type ConditionOf<K extends Condition['is']> = Extract<Condition, { is: K }>;
