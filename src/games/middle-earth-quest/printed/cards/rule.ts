import { z } from 'zod';
import { CharacterId, LocationId, MonsterId, RegionId } from '../effects/ids.ts';
import { Stat } from '../terms/names.ts';
import { PlainOp } from './effect.ts';

/** What holds as long as a card lies there: corruption and items of a hero, plots in their slots. Told apart by `rule`. */

const n = z.int();

/** Of corruption cards that a hero holds. */
export const CorruptionRule = z.discriminatedUnion('rule', [
  /** So many more Peril cards. */
  z.strictObject({ rule: z.literal('perilDraw'), n }),
  /** So many encounter cards. */
  z.strictObject({ rule: z.literal('encounterDraw'), n }),
  z.strictObject({ rule: z.literal('handLimit'), n }),
  z.strictObject({ rule: z.literal('stat'), stat: Stat, n }),
  z.strictObject({ rule: z.literal('favorLimit'), n }),
  /** He neither consults nor trades. */
  z.strictObject({ rule: z.literal('alone') }),
  /** So many moves a turn. */
  z.strictObject({ rule: z.literal('moves'), n }),
  /** So much favor a turn. */
  z.strictObject({ rule: z.literal('favorPerTurn'), n }),
  z.strictObject({ rule: z.literal('combatStartDiscard'), n }),
  /** After a Shadow card in his turn Sauron draws so many. */
  z.strictObject({ rule: z.literal('shadowRedraw'), n }),
  /** The steps of Sauron's rearmost marker when he rests or is defeated. */
  z.strictObject({ rule: z.literal('rearmostSteps'), n }),
]);
export type CorruptionRule = z.infer<typeof CorruptionRule>;

/** Of items. */
export const ItemRule = z.discriminatedUnion('rule', [
  /** The number of a path is so much less, but not below `least`. */
  z.strictObject({ rule: z.literal('pathCost'), less: n, least: n }),
  /** A path along water takes any one card. */
  z.strictObject({ rule: z.literal('waterPath') }),
  /** Two locations are linked by sea. */
  z.strictObject({ rule: z.literal('seaPath'), a: LocationId, b: LocationId, cost: n }),
  z.strictObject({ rule: z.literal('afterShadow'), do: z.array(PlainOp).min(1) }),
]);
export type ItemRule = z.infer<typeof ItemRule>;

/** Of plots, on the location they affect where none is named. */
export const PlotRule = z.discriminatedUnion('rule', [
  /** Whoever consults the character there suffers this. */
  z.strictObject({ rule: z.literal('onConsult'), character: CharacterId, do: z.array(PlainOp).min(1) }),
  z.strictObject({ rule: z.literal('perilous') }),
  z.strictObject({ rule: z.literal('noRest') }),
  z.strictObject({ rule: z.literal('noEncounter') }),
  /** Tokens in the region that are not blank may fight as this monster, if Sauron likes. */
  z.strictObject({ rule: z.literal('monstersAs'), monster: MonsterId, region: RegionId }),
]);
export type PlotRule = z.infer<typeof PlotRule>;

export type Rule = CorruptionRule | ItemRule | PlotRule;
