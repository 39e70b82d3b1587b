import { z } from 'zod';
import { Per } from '../effects/count.ts';
import { LocationId } from '../effects/ids.ts';
import { Item, Stat } from '../terms/names.ts';

/** Effects on the hero a card concerns. */

const n = z.int().min(1);
const per = Per.optional();
/** Who picks the cards: chance, or whoever loses them. */
export const Mode = z.enum(['random', 'choice']);

export const HERO_OPS = [
  z.strictObject({ op: z.literal('favor'), n }),
  /** As much as he has, and no more. */
  z.strictObject({ op: z.literal('loseFavor'), n, per }),
  /** A cost: all of it, or it cannot be chosen. `oneHero`: one of the heroes pays it whole. */
  z.strictObject({ op: z.literal('spendFavor'), n, who: z.literal('oneHero').optional() }),
  z.strictObject({ op: z.literal('corruption'), n }),
  z.strictObject({ op: z.literal('discardCorruption'), n: z.union([n, z.literal('all')]) }),
  /** Sauron draws so many, gives one and discards the others. */
  z.strictObject({ op: z.literal('corruptionPick'), draw: n }),
  /** Favor for corruption cards, one for one, as many as he likes. */
  z.strictObject({ op: z.literal('exchange'), pay: z.literal('favor'), discard: z.literal('corruption') }),
  z.strictObject({ op: z.literal('train'), n }),
  z.strictObject({ op: z.literal('level'), stat: z.union([Stat, z.literal('any')]) }),
  z.strictObject({ op: z.literal('item'), item: Item }),
  z.strictObject({ op: z.literal('loseItem'), n }),
  z.strictObject({ op: z.literal('damage'), n, per }),
  z.strictObject({ op: z.literal('restToLife') }),
  z.strictObject({ op: z.literal('damageToLife') }),
  z.strictObject({ op: z.literal('damageToRest') }),
  /** So many of the damage pool as an attribute, to the rest pool. */
  z.strictObject({ op: z.literal('recover'), n: Stat }),
  z.strictObject({ op: z.literal('handToLife') }),
  z.strictObject({ op: z.literal('lifeToRest'), n }),
  z.strictObject({ op: z.literal('drawHero'), n: Stat }),
  z.strictObject({ op: z.literal('discardHand'), n, per, mode: Mode }),
  z.strictObject({ op: z.literal('discardHandTo'), n }),
  /** `to` is a location, or one that whoever moves him chooses. */
  z.strictObject({
    op: z.literal('moveHero'),
    to: z.union([z.enum(['adjacent', 'anywhere', 'nearestHaven']), LocationId]),
    by: z.enum(['hero', 'sauron']),
  }),
  z.strictObject({ op: z.literal('endTurn') }),
  z.strictObject({ op: z.literal('skipStep'), step: z.literal('ambush') }),
  z.strictObject({ op: z.literal('travelCap'), n }),
  z.strictObject({ op: z.literal('encounterHere') }),
  z.strictObject({ op: z.literal('revealAdvancedQuest') }),
] as const;
