import { hurt } from '../side/hurt.ts';
import type { Kind } from './kind.ts';

/** (9) As much damage as its side takes by the steps before: what is reflected or trapped besides does not come back. */
export const reflectDamage: Kind<'reflectDamage'> = {
  acts: { 9: (here) => hurt(here, 'reflects', here.own.hit - here.own.turned) },
};
