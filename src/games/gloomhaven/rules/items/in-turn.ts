import type { Script, SeatId, Table } from '#core/types';
import { card as cardOf } from '../../printed/content/cards.ts';
import type { Trigger } from '../../printed/schema/abilities/ongoing.ts';
import type { Plain } from '../../printed/schema/abilities/plain.ts';
import type { Item } from '../../printed/schema/item.ts';
import { has, mayAct } from '../../state/figures/conditions.ts';
import { character, heroOf } from '../../state/figures/figures.ts';
import { refreshable, usable, useUp } from '../../state/items/carried.ts';
import { heroId } from '../../state/names.ts';
import { placeNow } from '../../state/order.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { State } from '../../state/state.ts';
import { deedOf, type Run } from '../deeds/deed.ts';
import { emptyBeside } from '../deeds/place.ts';

/** GH-5.8: items that do something by themselves in one's own turn: before, between and after actions, and within moves and attacks. */

/** Items that can be used now; none in the turn of somebody else, none while stunned (GH-11.4), none that would do nothing. */
export const inTurn = (g: State, seat: SeatId, trigger: Trigger = 'your-turn'): number[] =>
  isActing(g, seat) ? usable(g, seat, [trigger]).flatMap((one) => (doesAnything(g, seat, one) ? [one.id] : [])) : [];

function isActing(g: State, seat: SeatId): boolean {
  const hero = heroOf(g, seat);
  return g.turn?.actor === heroId(seat) && hero !== undefined && mayAct(hero);
}

/** The item is used, and does what it says; `run` performs an ability. */
export function* usesInTurn(t: Table<State>, seat: SeatId, id: number, run: Run): Script {
  const hero = heroOf(t.g, seat)!;
  useUp(t, seat, id);
  const deed = deedOf(hero, seat, run);
  for (const op of itemOf(id).ops ?? []) yield* run(t, deed, op);
}

const doesAnything = (g: State, seat: SeatId, { ops = [] }: Item): boolean =>
  ops.some(
    (op) => (FUTILE[op.op] as ((g: State, seat: SeatId, op: Plain) => boolean) | undefined)?.(g, seat, op) !== true,
  );

/** What an ability of an item finds nothing for. */
const FUTILE: { [O in Plain['op']]?: (g: State, seat: SeatId, op: Extract<Plain, { op: O }>) => boolean } = {
  heal(g, seat) {
    const hero = heroOf(g, seat)!;
    return hero.hp === hero.max && !has(hero, 'poison') && !has(hero, 'wound');
  },
  recover: (g, seat, { pile }) => character(g, seat)[pile].length === 0,
  refresh: (g, seat, op) => refreshable(g, seat, op).length === 0,
  'play-hand'(g, seat, { half }) {
    const { hand } = character(g, seat);
    if (half !== 'both') return hand.length === 0;
    const { initiative } = placeNow(g, seat);
    return hand.length < 2 || hand.every((no) => cardOf(no).initiative <= initiative);
  },
  summon: (g, seat) => emptyBeside(g, heroOf(g, seat)!.at).length === 0,
  // A curse is no reason to use anything.
  condition: (_, __, { conditions }) => conditions.every((one) => one === 'curse'),
};
