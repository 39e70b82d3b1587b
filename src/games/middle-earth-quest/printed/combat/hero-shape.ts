import { z } from 'zod';
import { STATS, Terrain } from '../terms/names.ts';
import { Id, Name } from '../terms/plain.ts';

/** MEQ-1.2: what a hero is, his 25 cards, and the skills that all heroes train. */

/** What only this hero can do; the rules of each stand where they work. */
export const HERO_ABILITIES = ['scout', 'survivalist', 'noble_bloodline', 'expert_rider', 'iron_will'] as const;
export type HeroAbility = (typeof HERO_ABILITIES)[number];

const stat = z.int().min(0);
/** One row of a deck: within a hero's cards a card has one terrain (MEQ-6.6). */
export const DeckRow = z.strictObject({ card: Id, terrain: Terrain, copies: z.int().min(1) });

export const Hero = z.strictObject({
  id: Id,
  name: Name,
  ...(Object.fromEntries(STATS.map((one) => [one, stat])) as Record<(typeof STATS)[number], typeof stat>),
  /** Where he begins (MEQ-2.1). */
  start: Id,
  ability: z.strictObject({ id: z.enum(HERO_ABILITIES), name: Name }),
  deck: z.array(DeckRow),
});
export type Hero = z.infer<typeof Hero>;

export const Heroes = z.strictObject({
  /** How often an attribute can rise in a match (MEQ-6.17). */
  maxLevels: z.int(),
  heroes: z.array(Hero),
  skills: z.array(z.strictObject({ card: Id, terrain: Terrain })),
});
