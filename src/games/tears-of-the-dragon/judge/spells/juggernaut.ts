import { hitsOf } from '../advice/fray.ts';
import type { JudgedSpell } from './spell.ts';

/** For whoever makes the most hits; the dragon attacks as well. */
export const juggernaut = {
  battle: { worth: ({ g, caster, target }) => (target ? hitsOf(g, target) : hitsOf(g, caster) * 2) },
} satisfies JudgedSpell<'juggernaut'>;
