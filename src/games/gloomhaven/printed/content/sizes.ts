import { CLASSES } from '../schema/terms/base.ts';
import { classOfCard } from './cards.ts';
import { items, scenarioList, treasures } from './content.ts';

/** How much of everything there can be in a scenario or a party: what the box has, and where it does not say, far more than a map takes. */

export const SEATS = 4;
/** Of one class, in all levels. */
export const CARDS = Math.max(...CLASSES.map((id) => [...classOfCard.values()].filter((one) => one === id).length));
/** Numbers on cards, items, scenarios, treasures and standees. */
export const NUMBER = 999;
export const ITEMS = items.size;
export const TREASURES = treasures.size;
export const SCENARIOS = scenarioList.size;
/** Figures, overlays and money on one map, and hexes of the largest. */
export const ON_MAP = 400;
/** Attack modifiers in one deck, with all curses, blessings and perks. */
export const MODIFIERS = 120;
/** Turns that figures take in one round. */
export const TURNS = 2 * ON_MAP;
/** What lasts for one figure at once. */
export const LASTING = 99;
/** Hit points, damage, experience and gold of one moment. */
export const POINTS = 9_999;
