import type { Script, Table } from '#core/types';
import { becomeStrong } from '../../state/elements.ts';
import { has, mayAct } from '../../state/figures/conditions.ts';
import { figure as find, monsters } from '../../state/figures/figures.ts';
import { inside } from '../../state/order.ts';
import type { State } from '../../state/state.ts';
import { harm } from '../damage/damage.ts';
import type { Deed } from '../deeds/deed.ts';
import { beginTurn, expires } from '../figures/turns.ts';
import { monsterActs } from './turn.ts';

/**
 * Scenario 9: every Vermling Scout takes a turn in the midst of the Overseer's, with the card of the round, in the order in which
 * they act (GH-4.7, R-282). Those summoned in this round are not among them; no card of the Overseer does both.
 */
export function* scoutsTurn(t: Table<State>, { run }: Deed): Script {
  const { g } = t;
  const outer = g.turn;
  const scouts = monsters(g).filter(({ type, isTurned }) => type === 'vermling-scout' && !isTurned);
  for (const { id } of scouts.sort(inside)) {
    const scout = find(g, id);
    if (scout?.kind !== 'monster') continue;
    beginTurn(g, scout);
    t.tell({ type: 'monster-turn', shown: { actor: id } });
    if (has(scout, 'wound')) yield* harm(t, scout, 1, { by: 'wound', run });
    if (find(g, id) && !mayAct(scout)) t.tell({ type: 'stunned', shown: { actor: id } });
    else if (find(g, id)) yield* monsterActs(t, scout, run);
    if (find(g, id)) expires(t, scout);
    becomeStrong(g);
  }
  g.turn = outer;
}
