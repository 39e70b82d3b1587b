import { hurt } from '../side/hurt.ts';
import type { Kind } from './kind.ts';

/** (9) A trap. */
export const damageOpp: Kind<'damageOpp'> = { acts: { 9: (here, { n }) => hurt(here, 'traps', n) } };
