import type { Script, SeatId, Table } from '#core/types';
import type { Calls } from '../../calls.ts';
import { hero } from '../../pieces.ts';
import { plotRules } from '../../plots.ts';
import { CONSULT_FAVOR, characters } from '../../possessions.ts';
import type { Effects } from '../../schema/effect.ts';
import type { State } from '../../state.ts';
import { hasRule } from '../attributes.ts';
import { nobleBloodline } from '../quests.ts';
import type { Deed } from './deed.ts';

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
