import type { Script, Table } from '#core/types';
import { usable, useUp } from '../../state/items/carried.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { State } from '../../state/state.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { inTurn, usesInTurn } from '../items/in-turn.ts';
import type { Gait } from './ways.ts';

/** GH-6.12: items within a move of their owner. */

/** What of a move an item makes more. */
export interface Further {
  points: number;
  jump: boolean;
}

/** Items that help a move that goes so; none where somebody else moves, or decides. */
export function forMove(g: State, deed: Deed, gait: Gait): number[] {
  const actor = actorOf(g, deed);
  if (actor?.kind !== 'character' || actor.seat !== deed.seat) return [];
  const helps = usable(g, actor.seat, ['your-move']).filter(({ move }) => move !== undefined || gait === 'walk');
  return [...helps.map(({ id }) => id), ...inTurn(g, actor.seat)];
}

export function* usesInMove(t: Table<State>, deed: Deed, id: number): Script<Further> {
  const { trigger, move = 0, jump = false } = itemOf(id);
  if (trigger === 'your-turn') yield* usesInTurn(t, deed.seat!, id, deed.run);
  else useUp(t, deed.seat!, id);
  return { points: move, jump };
}
