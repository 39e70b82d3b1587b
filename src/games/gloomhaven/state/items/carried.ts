import type { SeatId, Table } from '#core/types';
import type { Trigger } from '../../printed/schema/abilities/ongoing.ts';
import type { Item } from '../../printed/schema/item.ts';
import type { Refresh } from '../../printed/schema/ops/refresh.ts';
import { character } from '../figures/figures.ts';
import { itemOf } from '../party/shop.ts';
import type { Carried, State } from '../state.ts';

/** GH-1.6, GH-5.8: the items a character has taken along, used and not used. All of it is public. */

/** Items that are always in force. */
export const worn = (g: State, seat: SeatId): Item[] =>
  character(g, seat)
    .items.map(({ id }) => itemOf(id))
    .filter(({ use }) => use === 'passive');

/** Items with circles work by themselves whenever they can (GH-5.8). */
const worksByItself = ({ use, charges }: Item): boolean => use === 'passive' || charges !== undefined;

/** Items whose time is now and that can be used; whoever carries them decides. */
export const usable = (g: State, seat: SeatId, triggers: readonly Trigger[]): Item[] =>
  ready(g, seat, triggers).filter((item) => !worksByItself(item));

/** Those of them that nobody is asked about. */
export const working = (g: State, seat: SeatId, triggers: readonly Trigger[]): Item[] =>
  ready(g, seat, triggers).filter(worksByItself);

function ready(g: State, seat: SeatId, triggers: readonly Trigger[]): Item[] {
  const found: Item[] = [];
  for (const { id, state } of character(g, seat).items) {
    const item = itemOf(id);
    if (state === 'ready' && triggers.includes(item.trigger)) found.push(item);
  }
  return found;
}

/** A use: the marker takes a circle, and after the last one the item is spent, or consumed. */
export function useUp(t: Table<State>, seat: SeatId, id: number): void {
  const { use, charges = 1 } = itemOf(id);
  if (use === 'passive') return;
  const one = character(t.g, seat).items.find((item) => item.id === id)!;
  one.used++;
  if (one.used >= charges) one.state = use;
  t.tell({ type: 'uses-item', shown: { seat, item: id, left: one.state === 'ready' ? charges - one.used : null } });
}

/** What an ability could make ready again. An item of which only some circles are used is not spent, and has them all back. */
export const refreshable = (g: State, seat: SeatId, { items, state }: Pick<Refresh, 'items' | 'state'>): number[] =>
  character(g, seat)
    .items.filter((one) => (state === 'consumed' ? one.state === 'consumed' : isUsed(one)))
    .map(({ id }) => id)
    .filter((id) => items === 'any' || itemOf(id).slot === 'small');

const isUsed = ({ state, used }: Carried): boolean => state === 'spent' || (state === 'ready' && used > 0);

/** These can be used again. */
export function refresh(t: Table<State>, seat: SeatId, ids: readonly number[]): void {
  if (ids.length === 0) return;
  for (const one of character(t.g, seat).items)
    if (ids.includes(one.id)) Object.assign(one, { state: 'ready', used: 0 });
  t.tell({ type: 'refreshes', shown: { seat, items: [...ids] } });
}
