import { raise } from '../side/raise.ts';
import type { Kind } from './kind.ts';

/** (5) */
export const atk: Kind<'atk'> = { acts: { 5: (here, { n, per }) => raise(here, 'attack', n, per) } };
