import { examples } from '#examples/index';
import { games } from '#src/registry';
import { caravan } from './caravan/part.ts';

/** All games in the layout of one: those that are registered, and the examples. */
export const complete = [...games, ...examples];

/** What blind players, kills and secrecy take up: those, and the toy with everything. */
export const parts = [...complete, caravan];

/** Games of long matches and many kinds of questions. */
export const LARGE: readonly string[] = ['tears-of-the-dragon', 'scythe', 'gloomhaven', 'middle-earth-quest'];

/** How much a test must have met of a game, so that it is worth something: of a large one much, of any other what its parts promise. */
export const owed = (id: string, { large, any }: { large: number; any: number }): number =>
  LARGE.includes(id) ? large : any;
