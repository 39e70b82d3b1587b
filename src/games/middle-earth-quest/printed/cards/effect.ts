import { z } from 'zod';
import { Condition } from '../effects/condition.ts';
import { Per } from '../effects/count.ts';
import { MonsterId } from '../effects/ids.ts';
import { BOARD_OPS } from '../ops/board.ts';
import { CARD_OPS } from '../ops/cards.ts';
import { HERO_OPS } from '../ops/hero.ts';
import { Stat } from '../terms/names.ts';

/**
 * Everything that cards of Middle-Earth Quest do. Effects are carried out in their order, for the hero the card concerns.
 * A card with another word stops the start.
 */

const n = z.int().min(1);

/** Changes one attribute for this combat, or for the next one while there is none. */
const CombatMod = z.strictObject({
  op: z.literal('combatMod'),
  stat: Stat,
  n: z.int().optional(),
  per: Per.optional(),
  set: z.int().min(0).optional(),
});
/** Effects that hold no others. */
export const PlainOp = z.discriminatedUnion('op', [
  ...HERO_OPS,
  ...BOARD_OPS,
  ...CARD_OPS,
  CombatMod,
  /** Sauron picks the hero whom the rest concerns. */
  z.strictObject({ op: z.literal('target') }),
]);
export type PlainOp = z.infer<typeof PlainOp>;

/** Who decides; `heroes`: any of them, for all. */
export const Chooser = z.enum(['hero', 'heroes', 'sauron']);
export type Chooser = z.infer<typeof Chooser>;

const SpendFavor = z.strictObject({ op: z.literal('spendFavor'), n });
const OTHER_COSTS = [
  z.strictObject({ op: z.literal('loseFavor'), n }),
  z.strictObject({ op: z.literal('corruption'), n }),
  z.strictObject({ op: z.literal('discardHand'), n, mode: z.literal('choice') }),
] as const;
/** The price of an option: paid in full by the hero the card concerns, or the option is not there. */
export const OwnCostOp = z.discriminatedUnion('op', [SpendFavor, ...OTHER_COSTS]);
export type OwnCostOp = z.infer<typeof OwnCostOp>;
/** The price of what may be done; `oneHero`: one of the heroes pays it, who says so himself. */
export const CostOp = z.discriminatedUnion('op', [
  SpendFavor.extend({ who: z.literal('oneHero').optional() }),
  ...OTHER_COSTS,
]);
export type CostOp = z.infer<typeof CostOp>;

interface Branch {
  cost?: OwnCostOp[] | undefined;
  do: Effect[];
}
export type Holding =
  | { op: 'choose'; by: Chooser; options: Branch[] }
  | { op: 'may'; by: Chooser; cost?: CostOp[] | undefined; do: Effect[] }
  | { op: 'if'; when: Condition; do: Effect[]; otherwise?: Effect[] | undefined }
  | {
      op: 'forEachHero';
      withFavor?: { least?: number | undefined; most?: number | undefined } | undefined;
      do: Effect[];
    }
  | { op: 'damageBlockable'; n: number; onZero: Effect[] }
  | {
      op: 'combat';
      foe: MonsterId | 'movedMinion';
      onWin?: Effect[] | undefined;
      turnContinues?: true | undefined;
    };
export type Effect = PlainOp | Holding;

const costs = z.array(CostOp).min(1);
const ownCosts = z.array(OwnCostOp).min(1);
const effects = z.array(z.lazy((): z.ZodType<Effect> => Effect));
const some = effects.min(1);

/** Effects that hold others. */
const HOLDING = [
  z.strictObject({
    op: z.literal('choose'),
    by: Chooser,
    options: z.array(z.strictObject({ cost: ownCosts.optional(), do: effects })).min(2),
  }),
  z.strictObject({ op: z.literal('may'), by: Chooser, cost: costs.optional(), do: some }),
  z.strictObject({ op: z.literal('if'), when: Condition, do: some, otherwise: some.optional() }),
  /** Each hero in the order of seats, or each with so much favor. */
  z.strictObject({
    op: z.literal('forEachHero'),
    withFavor: z.strictObject({ least: n.optional(), most: z.int().min(0).optional() }).optional(),
    do: some,
  }),
  /** Each shield on hand cards that are discarded for it prevents one; `onZero` if nothing is left. */
  z.strictObject({ op: z.literal('damageBlockable'), n, onZero: some }),
  /** MEQ-7.15. `turnContinues`: also without a victory. */
  z.strictObject({
    op: z.literal('combat'),
    foe: z.union([MonsterId, z.literal('movedMinion')]),
    onWin: some.optional(),
    turnContinues: z.literal(true).optional(),
  }),
] as const;
export const Effect: z.ZodType<Effect> = z.discriminatedUnion('op', [...PlainOp.options, ...HOLDING]);
export const Effects = z.array(Effect);
export type Effects = readonly Effect[];

export type Op = Effect['op'];
export type EffectOf<O extends Op> = Extract<Effect, { op: O }>;
