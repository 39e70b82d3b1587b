import { hasStayed } from '../../rules/spells/heal.ts';
import { isUnit } from '../../state/pieces.ts';
import { dearestFirst } from '../advice/sight.ts';
import type { JudgedSpell } from './spell.ts';

/** The dearest of those beside him who are reduced. */
export const heal = {
  outside: {
    ideas: ({ sight: { g }, beside }) =>
      dearestFirst(
        g,
        beside.filter((id) => isUnit(id) && g.counters[id]!.reduced && hasStayed(g, id)),
      ).slice(0, 1),
    worth: ({ targets }) => (targets.length > 0 ? 0.9 : 0),
  },
} satisfies JudgedSpell<'heal'>;
