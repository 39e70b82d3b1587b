import { games } from '#src/registry';
import { caravan } from './caravan/part.ts';

/** What blind players, kills and secrecy take up: all that is registered, and the toy with everything. */
export const parts = [...games, caravan];
