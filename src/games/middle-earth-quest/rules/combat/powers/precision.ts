import { raise } from '../side/raise.ts';
import type { PowerRule } from './power.ts';

/** (5) The Snaga. */
export const precision: PowerRule<'precision'> = { acts: { 5: (here, { n }) => raise(here, 'attack', n) } };
