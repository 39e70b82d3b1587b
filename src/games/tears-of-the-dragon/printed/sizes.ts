import { areas, leaders, ruins, seas, spells, units, wizards } from './content.ts';

/** How much of everything there can be in a match: what the box has, in all scenarios and variants together. */

/** People: leaders and wizards. */
export const PEOPLE = leaders.size + wizards.size;
export const COUNTERS = [...units.values()].reduce((sum, { count }) => sum + count, PEOPLE);
export const AREAS = areas.size + seas.size;
export const RUINS = ruins.length;
export const SPELLS = spells.size;
/** A ship that sails again is a new one; those that carry nobody are gone. */
export const SHIPS = COUNTERS;
/** No rule ends these; a match comes nowhere near. */
export const TURNS = 1_000;
export const OFFERS = 1_000;
