import { limits, rules } from '../../printed/content.ts';
import { diceOf, modified } from '../../state/battle/strength.ts';
import type { JudgedSpell } from './spell.ts';

/** For whom can still become stronger, the more dice the better. */
export const eldritchMight = {
  battle: {
    worth: ({ g, target }) =>
      target
        ? Math.min(0.3, (limits.eldritchMightCap - modified(g, target)) / rules.dieSides) * diceOf(g, target) + 0.2
        : 0,
  },
} satisfies JudgedSpell<'eldritch-might'>;
