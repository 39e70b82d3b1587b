import { z } from 'zod';
import { CardType } from './names.ts';

/** Everything a combat card can do, a kind each. `t` is when: in the round in which the card is played, or in the next one. */

const least = z.int().min(1);
/** A number that is at least `min` or at most `max`. */
export const Bounds = z.union([z.strictObject({ min: z.int() }), z.strictObject({ max: z.int() })]);
export type Bounds = z.infer<typeof Bounds>;

/** All of them must hold (MEQ-7.6 to 7.8). "Opp" is the other side. */
const conditions = {
  /** The other card has this type; one that is canceled has none (MEQ-7.7). */
  ifOppType: CardType.optional(),
  ifOwnType: CardType.optional(),
  /** The other card has the type of the one before it. */
  ifOppRepeatsType: z.literal(true).optional(),
  /** What is printed on the other card, also when that card is canceled (MEQ-7.8). */
  ifOppPrintedDef: Bounds.optional(),
  /** What the other card costs in this round. */
  ifOppCost: Bounds.optional(),
  /** This side has dealt so much damage in this round. */
  ifDealt: least.optional(),
  /** The other card has not the type that was named: by its side, or by this one. */
  unlessOppType: z.enum(['declaredByOpponent', 'declaredBySelf']).optional(),
};
const when = { t: z.enum(['now', 'next']), ...conditions };
/** What of its own stack is counted, the card itself left out. */
export const Counted = z.enum(['otherInStack', 'otherMeleeInStack']);

export const Effect = z.discriminatedUnion('k', [
  z.strictObject({ ...when, k: z.literal('atk'), n: least, per: Counted.optional() }),
  z.strictObject({ ...when, k: z.literal('def'), n: least, per: Counted.optional() }),
  /** Lowers the other card's printed values to these, and never raises them. */
  z.strictObject({
    ...when,
    k: z.literal('setOppPrinted'),
    attack: z.int().min(0).optional(),
    defense: z.int().min(0).optional(),
  }),
  z.strictObject({ ...when, k: z.literal('cancelOpp') }),
  z.strictObject({ ...when, k: z.literal('uncancelable') }),
  /** The card's own defense is not lowered below this. */
  z.strictObject({ ...when, k: z.literal('defFloor'), n: least }),
  z.strictObject({ ...when, k: z.literal('bonusDamageIfDealt'), n: least }),
  z.strictObject({ ...when, k: z.literal('selfDamageIfHit'), n: least }),
  z.strictObject({ ...when, k: z.literal('capDamageTaken'), n: z.int().min(0) }),
  z.strictObject({ ...when, k: z.literal('damageOpp'), n: least }),
  z.strictObject({ ...when, k: z.literal('reflectDamage') }),
  z.strictObject({ ...when, k: z.literal('defeatOpp') }),
  z.strictObject({ ...when, k: z.literal('stealAttackAndCancel') }),
  /** `damageBy`: the other side then takes the attack printed on what it discards. */
  z.strictObject({
    ...when,
    k: z.literal('oppDiscardRandom'),
    n: least,
    damageBy: z.literal('attackOfDiscarded').optional(),
  }),
  z.strictObject({ ...when, k: z.literal('oppRevealsFirst') }),
  z.strictObject({ ...when, k: z.literal('oppTellsHandTypes') }),
  z.strictObject({ ...when, k: z.literal('escapeIfUnhurt') }),
  z.strictObject({
    ...when,
    k: z.literal('drawHero'),
    upTo: least,
    frm: z.tuple([z.literal('restPoolTop'), z.literal('lifePoolTop')]),
  }),
  z.strictObject({ ...when, k: z.literal('returnFromStack'), n: least }),
  z.strictObject({ ...when, k: z.literal('freeCost'), discardAfter: z.literal(true) }),
  z.strictObject({ ...when, k: z.literal('buryOppDeckTop') }),
  z.strictObject({
    ...when,
    k: z.literal('ifOppDefeated'),
    do: z.tuple([z.literal('restPoolToLife'), z.literal('combatStackToLife')]),
  }),
]);
export type Effect = z.infer<typeof Effect>;
export type EffectKind = Effect['k'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { k: K }>;
export type Condition = keyof typeof conditions;
const CONDITIONS = Object.keys(conditions) as Condition[];

/** The conditions that an effect has, in the order in which its words name them. */
export const conditionsOf = (effect: Effect): Condition[] => CONDITIONS.filter((name) => effect[name] !== undefined);

/** What is printed on a combat card, and fights. */
export const VALUES = ['attack', 'defense'] as const;
export type Value = (typeof VALUES)[number];
