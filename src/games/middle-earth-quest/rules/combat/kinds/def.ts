import { raise } from '../side/raise.ts';
import type { Kind } from './kind.ts';

/** (5) */
export const def: Kind<'def'> = { acts: { 5: (here, { n, per }) => raise(here, 'defense', n, per) } };
