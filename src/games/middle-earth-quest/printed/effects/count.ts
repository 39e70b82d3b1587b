import { z } from 'zod';
import { STATS } from '../terms/names.ts';
import { RegionId } from './ids.ts';

/** What cards count, and the numbers they compare. */

/** Of the hero a card concerns: his attributes, what he holds, what lies in his region and round him. */
export const OF_HERO = [
  ...STATS,
  'favor',
  'corruptionOnHero',
  'influenceInRegion',
  'monstersInRegion',
  'adjacentInfluencedLocations',
] as const;
export type OfHero = (typeof OF_HERO)[number];
/** Of the whole board. */
export const OF_BOARD = [
  'activePlots',
  'shadowPool',
  'totalCorruption',
  'totalHeroFavor',
  'monsterTokensInPlay',
  'minionsInPlay',
] as const;
export type OfBoard = (typeof OF_BOARD)[number];

export const CountName = z.enum([...OF_HERO, ...OF_BOARD]);
export type CountName = z.infer<typeof CountName>;
export const InRegions = z.strictObject({ influenceIn: z.array(RegionId).min(2) });
export const Count = z.union([CountName, InRegions]);
export type Count = z.infer<typeof Count>;

export const Cmp = z.enum(['<', '<=', '==', '>=', '>']);
export type Cmp = z.infer<typeof Cmp>;

/** "For each …": a number is taken so many times. */
export const Per = z.literal('corruptionOnHero');
export type Per = z.infer<typeof Per>;
