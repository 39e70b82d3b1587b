import { limits } from '../../printed/content.ts';
import { modified } from '../../state/battle/strength.ts';
import { hitsOf } from '../advice/fray.ts';
import type { JudgedSpell } from './spell.ts';

/** A little more than his attack, as long as he can become stronger. */
export const eldritchFire = {
  battle: {
    // His own attack is his whether the spell works or not.
    worth: ({ g, caster, chance }) =>
      (hitsOf(g, caster) + (modified(g, caster) < limits.strengthCap ? 0.2 : 0)) / chance,
  },
} satisfies JudgedSpell<'eldritch-fire'>;
