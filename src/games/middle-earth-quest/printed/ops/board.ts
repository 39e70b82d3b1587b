import { z } from 'zod';
import { Per } from '../effects/count.ts';
import { CharacterId, LocationId, Nearby, PlotTag } from '../effects/ids.ts';
import { Spread, Where } from '../effects/where.ts';
import { Marker } from '../terms/names.ts';

/** Effects on the board: influence, tokens, figures, markers, plots. */

const n = z.int().min(1);
const place = { where: Where, spread: Spread.optional() };

export const BOARD_OPS = [
  /** Into the Shadow Pool, or out of it if negative. */
  z.strictObject({ op: z.literal('pool'), n: z.int() }),
  /** Sauron places it. `orPool`: some or all of it in the Shadow Pool instead. */
  z.strictObject({ op: z.literal('influence'), n, per: Per.optional(), ...place, orPool: z.literal(true).optional() }),
  /** Sauron places them; `needsInfluence` as in MEQ-5.5. */
  z.strictObject({ op: z.literal('placeMonster'), n, ...place, needsInfluence: z.boolean() }),
  z.strictObject({
    op: z.literal('removeTokens'),
    kinds: z.array(z.enum(['influence', 'monster'])).min(1),
    n: z.union([n, z.literal('all')]),
    ...place,
    by: z.enum(['hero', 'heroes']),
    /** `upTo`: as many as they like, up to `n`. */
    mode: z.enum(['upTo', 'all']),
  }),
  /** Places a character, or moves it there. `any`: Sauron chooses which; `at` is one location, or several to choose from. */
  z.strictObject({
    op: z.literal('placeCharacter'),
    who: z.union([CharacterId, z.literal('any')]),
    at: z.union([LocationId, Where]),
    onlyIfOnBoard: z.literal(true).optional(),
  }),
  z.strictObject({ op: z.literal('moveCharacter'), to: z.literal('adjacentNotStronghold') }),
  /** All characters at the location the plot affects, to the box. */
  z.strictObject({ op: z.literal('removeCharacters') }),
  z.strictObject({ op: z.literal('placeFavor'), at: LocationId, n }),
  /** One of these things. */
  z.strictObject({
    op: z.literal('removeOne'),
    kinds: z.tuple([z.literal('character'), z.literal('favor')]),
    where: Where,
  }),
  /** Sauron may bring any minion of the board there. */
  z.strictObject({ op: z.literal('moveMinion'), to: Nearby }),
  /** One command for one minion (MEQ-5.4); if it moves to the hero they fight, and the turn goes on. */
  z.strictObject({ op: z.literal('commandMinion'), ifMovedIntoHero: z.literal('combat') }),
  /** Without damage, also one that is out of the game. */
  z.strictObject({ op: z.literal('reviveMinion'), to: Where }),
  z.strictObject({ op: z.literal('damageMinion'), n, where: Where }),
  z.strictObject({ op: z.literal('discardPlot'), affects: z.literal('haven') }),
  /** All others of this kind than the one that is played. */
  z.strictObject({ op: z.literal('discardOtherPlots'), tag: PlotTag }),
  z.strictObject({ op: z.literal('marker'), marker: Marker, n: z.int() }),
  /** So much less in the next Story step. */
  z.strictObject({ op: z.literal('markerPenalty'), marker: z.literal('green'), n }),
  /** The hero's location, until his turn ends. */
  z.strictObject({ op: z.literal('perilous'), until: z.literal('turnEnd') }),
  z.strictObject({ op: z.literal('lookMonsters'), where: z.literal('allAdjacent') }),
] as const;
