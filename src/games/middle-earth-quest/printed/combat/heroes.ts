import heroData from '#data/middle-earth-quest/heroes.json' with { type: 'json' };
import { read } from '../terms/read.ts';
import { combatCards } from './combat-cards.ts';
import { type Hero, Heroes } from './hero-shape.ts';

/** The heroes, their cards and the skills as they are printed. Read once. */

export type { Hero, HeroAbility } from './hero-shape.ts';

const file = read('heroes.json', Heroes, heroData);
export const heroes: ReadonlyMap<string, Hero> = new Map(file.heroes.map((one) => [one.id, one]));
export const { maxLevels } = file;
/** One of each (MEQ-2.3). */
export const skills: ReadonlyMap<string, (typeof file.skills)[number]> = new Map(
  file.skills.map((one) => [one.card, one]),
);

for (const { id, deck } of heroes.values())
  for (const { card } of deck) {
    if (!combatCards.has(card)) throw new Error(`data/middle-earth-quest/heroes.json: ${id}: no card ${card}`);
    if (skills.has(card)) throw new Error(`data/middle-earth-quest/heroes.json: ${id}: ${card} is a skill as well`);
  }
for (const card of skills.keys())
  if (!combatCards.has(card)) throw new Error(`data/middle-earth-quest/heroes.json: no card ${card}`);

/** A hero by his id. Throws if there is none. */
export function heroOf(id: string): Hero {
  const found = heroes.get(id);
  if (!found) throw new Error(`${id} is no hero`);
  return found;
}

/** The 25 cards a hero begins with, in the order of the data. */
export const cardsOfHero = (id: string): string[] =>
  heroOf(id).deck.flatMap(({ card, copies }) => Array<string>(copies).fill(card));

/** The terrain of a card in this hero's piles: of his deck, or of the skill (MEQ-6.6). Throws if he can have no such card. */
export function terrainOf(hero: string, card: string) {
  const found = heroOf(hero).deck.find((one) => one.card === card) ?? skills.get(card);
  if (!found) throw new Error(`${hero} has no ${card}`);
  return found.terrain;
}
