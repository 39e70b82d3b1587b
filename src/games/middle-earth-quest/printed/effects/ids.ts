import { z } from 'zod';
import { locations } from '../map/map.ts';
import { Id } from '../terms/plain.ts';

/** Ids of the data that cards name. `test/games/middle-earth-quest/cards.test.ts` holds the lists against the files of their kinds. */

export const LocationId = Id.refine((id) => locations.has(id), 'no location of the map');
/** `here`: the location of the hero whom a card concerns. */
export const Nearby = z.union([z.literal('here'), LocationId]);

export const CHARACTERS = [
  'gandalf',
  'aragorn',
  'boromir',
  'theoden',
  'denethor',
  'dain',
  'thranduil',
  'saruman',
] as const;
export const CharacterId = z.enum(CHARACTERS);
export type CharacterId = z.infer<typeof CharacterId>;

export const REGIONS = [
  'eriador',
  'enedwaith',
  'rhudaur',
  'grey_mountains',
  'misty_mountains',
  'mirkwood',
  'rohan',
  'gondor',
  'brown_lands',
  'mordor',
] as const;
export const RegionId = z.enum(REGIONS);
export type RegionId = z.infer<typeof RegionId>;

export const HEROES = ['argalad', 'beravor', 'eleanor', 'eometh', 'thalin'] as const;
export const HeroId = z.enum(HEROES);

/** Monsters that cards name. */
export const MonsterId = z.enum([
  'crebain',
  'agent',
  'snaga',
  'orc',
  'uruk_hai',
  'giant_spider',
  'cave_troll',
  'balrog',
]);
export type MonsterId = z.infer<typeof MonsterId>;
/** Minions that cards name. */
export const MinionId = z.enum(['black_serpent', 'gothmog', 'ringwraiths']);
export type MinionId = z.infer<typeof MinionId>;

/** Plots whose titles have the word: Smeagol Escapes is none of them. */
export const PlotTag = z.enum(['gollum']);
export type PlotTag = z.infer<typeof PlotTag>;
