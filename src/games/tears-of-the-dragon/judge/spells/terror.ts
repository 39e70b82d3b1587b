import { findSlot } from '../../state/battle/line.ts';
import { hitsOf } from '../advice/fray.ts';
import type { JudgedSpell } from './spell.ts';

/** The hits of those who flee, in all rounds that are left. */
export const terror = {
  battle: {
    worth: ({ g, targets, rounds }) =>
      targets.reduce((sum, name) => {
        const f = findSlot(g.battle!, name);
        return sum + (f ? hitsOf(g, f) : 0);
      }, 0) * rounds,
  },
} satisfies JudgedSpell<'terror'>;
