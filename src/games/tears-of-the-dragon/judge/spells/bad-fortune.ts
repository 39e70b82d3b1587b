import { forceIn } from '../advice/fray.ts';
import type { JudgedSpell } from './spell.ts';

/** It undoes half a hit or so, less of an enemy who hardly hits. */
export const badFortune = {
  battle: { worth: ({ g, foe }) => Math.min(1, forceIn(g, foe).power) * 0.6 },
} satisfies JudgedSpell<'bad-fortune'>;
