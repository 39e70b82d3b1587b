import { limits, rules } from '../../printed/content.ts';
import { at, isUnit, strengthOf } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import { led } from '../advice/outlook.ts';
import type { JudgedSpell } from './spell.ts';

/** Where units lie open that he could lead; in a battle where there are many of his side. */
export const enthrall = {
  outside: {
    ideas: () => [],
    worth(by) {
      const { g, seat } = by.sight;
      // In the war many know it: who leads already does not risk another check.
      if (isWar(g) && g.enthralled[by.wizard] !== undefined) return 0;
      const open = at(g, g.counters[by.wizard]!.at, seat).filter(
        (id) => isUnit(id) && g.counters[id]!.box === null && !g.counters[id]!.spent,
      );
      return open.length >= 2 ? Math.max(1.2, led(by, [by.wizard, ...open.slice(0, limits.enthrallCommand)])) : 0;
    },
  },
  battle: {
    worth: ({ g, caster, mine, rounds }) =>
      (strengthOf(g, caster.id!) / rules.dieSides) * (mine.length > 2 ? rounds : 0.3),
  },
} satisfies JudgedSpell<'enthrall'>;
