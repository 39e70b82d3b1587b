import { raise } from '../side/raise.ts';
import type { PowerRule } from './power.ts';

/** (5) The Huorn. */
export const crushingStrength: PowerRule<'crushing_strength'> = {
  acts: { 5: (here, { n }) => raise(here, 'attack', n) },
};
