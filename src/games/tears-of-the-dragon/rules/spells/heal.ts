import { faceOf, isUnit, stepsOf, TERRAMAX } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { hold, withHim } from '../spell/outside.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** TD-28.12: one reduced unit that began the turn in his area is whole again; neither moves. Or one that is whole is reduced. */
export const heal = {
  outside: {
    when: 'nothing-else',
    aim: {
      targets: (by) =>
        withHim(by).filter(
          (id) => isUnit(id) && by.g.counters[id]!.reduced && hasStayed(by.g, id) && faceOf(id) !== 'terramax',
        ),
      size: [1, 1],
    },
    *cast({ g }, { wizard, targets }) {
      for (const id of [wizard, ...targets]) hold(g, id);
      for (const id of targets) g.counters[id]!.reduced = false;
    },
    *backfire({ g }, { wizard, targets, foePicks }) {
      for (const id of [wizard, ...targets]) hold(g, id);
      yield* foePicks(1, (id) => reduce(g, id));
    },
    strikes: (g, id) => stepsOf(g, id) > 1 && id !== TERRAMAX,
  },
} satisfies SpellRecord<'heal'>;
/** It began the turn here, activated since then or not, and is bound to nothing else. */
export const hasStayed = (g: State, id: string): boolean => !g.counters[id]!.moved && !g.counters[id]!.fixed;
function reduce(g: State, id: string): void {
  g.counters[id]!.reduced = true;
}
