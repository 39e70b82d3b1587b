import { z } from 'zod';
import { Hex } from './base.ts';

/** Whom an ability reaches: whose side (`who`), where they stand (`range` or `where`), and how many (`targets`). */

export const Who = z.enum([
  /** The acting figure. Neither range nor number go with it. */
  'self',
  /** Its enemies. */
  'enemy',
  /** Its allies, not itself. */
  'ally',
  /** Itself and its allies (GH-7.33 for healing). */
  'self-or-ally',
  /** Allies and enemies, not itself. */
  'other',
  /** Every figure, itself too. */
  'anyone',
  /** Summons whose owner it is (GH-16.1). */
  'summon',
]);
export type Who = z.infer<typeof Who>;

/** Where they stand, when it is no range around the acting figure. */
export const Where = z.enum([
  /** Anywhere on the revealed map, without line of sight. */
  'anywhere',
  /** In the room in which the acting figure stands; one on a doorway is in both rooms. */
  'room',
  /** In the pattern of the attack before this in the same action (GH-7.3). */
  'area',
  /** In hexes through which the move before this in the same action passed; each figure once. */
  'moved-through',
  /** Beside hexes which that move entered; each figure once. */
  'beside-path',
  /** The target of the ability before. */
  'target',
  /** Beside that target, or where it stood if it died. */
  'beside-target',
  /** Beside obstacles that this action created, destroyed or moved; each figure once. */
  'beside-obstacle',
  /** Within `range` of a hex that the player chooses within as many hexes of himself. */
  'around-hex',
]);
export type Where = z.infer<typeof Where>;

/** How many: a number up to which the player chooses (GH-7.5), or all of them. Absent: one. */
export const Targets = z.union([z.int().min(2), z.literal('all')]);

/** Fields of every ability that reaches somebody. Exactly one of `range` and `where` stands unless `who` is `self`. */
export const aim = {
  who: Who,
  /** In hexes, with line of sight (GH-7.1); 1 is beside. */
  range: z.int().min(1).optional(),
  /** Added to the acting figure's own range. */
  rangeMod: z.int().optional(),
  where: Where.optional(),
  targets: Targets.optional(),
} as const;

/** GH-7.3. `self`: hexes from the acting figure, melee. `target`: the first is `[0, 0]`, one of them must be in range. */
export const Area = z.strictObject({
  origin: z.enum(['self', 'target']),
  hexes: z.array(Hex).min(1),
  /** Of a boss that covers several hexes: which. */
  selfHexes: z.array(Hex).optional(),
});
export type Area = z.infer<typeof Area>;
