import { cards, limits, rules } from '../../printed/content.ts';
import { at, isUnit, strengthOf } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import { led } from '../advice/outlook.ts';
import { spreadPoints } from '../fight/points.ts';
import { unaimed } from '../spell/in-battle.ts';
import { hold, noTarget } from '../spell/outside.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { held } = cards.enthrall;

/** TD-28.8: he leads like a leader, for the turn or for the battle (A40). */
export const enthrall = {
  outside: {
    when: 'boxes-open',
    aim: noTarget,
    *cast({ g }, { wizard }) {
      g.enthralled[wizard] = 'turn';
    },
    *backfire({ g }, { foePicks }) {
      yield* foePicks(held, (id) => hold(g, id));
    },
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
    aim: unaimed(({ g, caster }) => g.enthralled[caster.id!] === undefined),
    *cast(t, _, { caster, seat }) {
      t.g.enthralled[caster.id!] = 'battle';
      yield* spreadPoints(t, [seat]);
    },
    *backfire(t, b, { caster, foe }) {
      b.gift[foe]! += strengthOf(t.g, caster.id!);
      yield* spreadPoints(t, [foe]);
    },
    worth: ({ g, caster, mine, rounds }) =>
      (strengthOf(g, caster.id!) / rules.dieSides) * (mine.length > 2 ? rounds : 0.3),
  },
} satisfies SpellRecord<'enthrall'>;
