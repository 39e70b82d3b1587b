import type { Script, Table } from '#core/types';
import { mayAttack, mayMove } from '../../state/figures/conditions.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { lastingOf } from '../figures/lasting.ts';
import { reachable } from './targets.ts';

/** a move that may be an attack of the same value instead, against one enemy beside the figure. */

export const asMove = action({ name: 'as-move', fields: {} });
export const asAttack = action({ name: 'as-attack', fields: {} });

/** Whether a move of this figure may be an attack, and there is somebody to attack. */
export function mayAttackInstead(g: State, deed: Deed): boolean {
  const actor = actorOf(g, deed)!;
  if (deed.seat === null || actor.kind !== 'character' || !mayAttack(actor)) return false;
  const isAllowed = lastingOf(g, actor.seat, ['your-move']).some(({ effect }) => effect.asAttack);
  return isAllowed && reachable(g, deed, { who: 'enemy', range: 1 }).length > 0;
}

/** Attacks instead of moving, if it wants to; gives whether it does. Who is immobilized has no other choice. */
export function* attacksInstead(t: Table<State>, deed: Deed, n: number): Script<boolean> {
  if (!mayAttackInstead(t.g, deed)) return false;
  if (mayMove(actorOf(t.g, deed)!)) {
    const said = yield* t.askOneOf(deed.seat!, 'as-attack', [asAttack, asMove], { about: { actor: deed.actor, n } });
    if (said.name === 'as-move') return false;
  }
  yield* deed.run(t, deed, { op: 'attack', n });
  return true;
}
