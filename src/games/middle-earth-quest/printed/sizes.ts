import { cardsOfHero, heroes } from './combat/heroes.ts';
import { locations } from './map/map.ts';

/** How much of everything there can be in a match: what the box has, and where it does not say, far more than a table takes. */

export const HEROES = 3;
export const LOCATIONS = locations.size;
/** Cards in one pile: the largest deck of the box has fewer, and so has a hero with all skills. */
export const CARDS = 100 + Math.max(...[...heroes.keys()].map((id) => cardsOfHero(id).length));
/** Decks, stacks, minions and characters of one kind. */
export const KINDS = 20;
/** Monster tokens on the map, and figures that are commanded. */
export const TOKENS = 100;
/** Cards that are being resolved, or wait in front of a hero; steps that are skipped. */
export const AT_ONCE = 40;
/** Points of anything: strength, damage, favor, influence. */
export const POINTS = 999;
/** Rounds of one combat. */
export const ROUNDS = 100;
/** Reasons that one round of a combat is told with. */
export const REASONS = 200;
