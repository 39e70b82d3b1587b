import { hitsOf } from '../advice/fray.ts';
import type { JudgedSpell } from './spell.ts';

/** Against whoever makes the most hits. */
export const eldritchShield = {
  battle: { worth: ({ g, target }) => (target ? hitsOf(g, target) : 0.4) },
} satisfies JudgedSpell<'eldritch-shield'>;
