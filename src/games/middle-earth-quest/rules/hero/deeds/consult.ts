import type { Script, SeatId, Table } from '#core/types';
import type { Effects } from '../../../printed/cards/effect.ts';
import { CONSULT_FAVOR, characters } from '../../../printed/cards/possessions.ts';
import { hasRule } from '../../../state/attributes.ts';
import { plotRules } from '../../../state/conditions/plots.ts';
import { hero } from '../../../state/pieces.ts';
import type { State } from '../../../state/state.ts';
import type { Calls } from '../../calls.ts';
import type { Deed } from './deed.ts';
import { nobleBloodline } from './quests.ts';

/** Consults a character, for the ability or for favor; then the character goes back to the box. Plots can punish it. */
function* consults(t: Table<State>, calls: Calls, seat: SeatId, said: { who: string; gives: Effects }): Script {
  const { g } = t;
  const { who, gives } = said;
  delete g.characters[who];
  t.tell({ type: 'consulted', shown: { seat, character: who } });
  yield* calls.perform(t, { calls, seat }, gives);
  for (const { rule } of plotRules(g, 'onConsult'))
    if (rule.character === who) yield* calls.perform(t, { calls, seat }, rule.do);
  yield* nobleBloodline(t, calls, seat);
}

const here = (g: State, seat: SeatId): string[] => {
  if (hasRule(g, seat, 'alone')) return [];
  const { at } = hero(g, seat);
  return Object.keys(g.characters).filter((who) => g.characters[who] === at);
};

export const consult: Deed = {
  on: here,
  means: (who) => [{ of: 'figure', id: who }],
  label: (who) => ({ key: 'deed.consult', args: { character: who } }),
  *does(t, calls, seat, who) {
    yield* consults(t, calls, seat, { who, gives: characters.get(who as never)!.ability });
  },
};

export const consultForFavor: Deed = {
  on: here,
  means: (who) => [{ of: 'figure', id: who }],
  label: (who) => ({ key: 'deed.consult-favor', args: { character: who, n: CONSULT_FAVOR } }),
  *does(t, calls, seat, who) {
    yield* consults(t, calls, seat, { who, gives: [{ op: 'favor', n: CONSULT_FAVOR }] });
  },
};
