import type { Script, SeatId, Table } from '#core/types';
import type { Item } from '../../printed/schema/item.ts';
import { ELEMENTS } from '../../printed/schema/terms/base.ts';
import { canConsume } from '../../state/elements.ts';
import { usable, useUp, working } from '../../state/items/carried.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { State } from '../../state/state.ts';
import { actorOf, type BoostOf, type Deed } from '../deeds/deed.ts';
import { inTurn, usesInTurn } from '../items/in-turn.ts';
import { boostsFrom } from './boosts.ts';
import { isMelee, type Plan } from './plan.ts';

/** GH-5.8: items within an attack of their owner, declared before the modifier card falls. */

/** Whose attack it is: a seat that attacks with its own character. */
function attackerOf(g: State, deed: Deed): SeatId | undefined {
  const actor = actorOf(g, deed);
  return actor?.kind === 'character' && actor.seat === deed.seat ? actor.seat : undefined;
}

/** One target and no area. */
const isSingle = ({ aoe, targets, ability }: Plan): boolean => aoe === null && targets === 1 && !ability.alongWay;

const suits = (plan: Plan, { kind, single }: Item): boolean =>
  (!kind || (kind === 'melee') === isMelee(plan)) && (!single || isSingle(plan));

/** what asks for an element is of use only where there is one. */
const canPay = (g: State, { consume }: Item): boolean => !consume || ELEMENTS.some((one) => canConsume(g, one));

/** What is worn and works on such an attack by itself. */
export function wornFor(g: State, deed: Deed, planned: () => Plan): BoostOf[] {
  const seat = attackerOf(g, deed);
  const worn = seat === undefined ? [] : working(g, seat, ['your-attack-action']);
  if (worn.length === 0) return [];
  const plan = planned();
  return worn.filter((item) => suits(plan, item)) as BoostOf[];
}

/** Items for a whole attack; with one target also those for one attack of it, and what can be used in one's turn at any time. */
export function forAttack(g: State, deed: Deed, plan: Plan): number[] {
  const seat = attackerOf(g, deed);
  if (seat === undefined) return [];
  const fit = usable(g, seat, isSingle(plan) ? ['your-attack-action', 'your-attack'] : ['your-attack-action'])
    .filter((item) => suits(plan, item) && canPay(g, item))
    .map(({ id }) => id);
  return [...fit, ...inTurn(g, seat)];
}

/** Items for one attack of several. */
export function forTarget(g: State, deed: Deed, plan: Plan): number[] {
  const seat = attackerOf(g, deed);
  if (seat === undefined) return [];
  return usable(g, seat, ['your-attack']).flatMap((item) => (suits(plan, item) ? [item.id] : []));
}

/** What an item used within an attack adds to it; nothing where its element is not paid after all, and then it is not used. */
export function* usesInAttack(t: Table<State>, deed: Deed, id: number): Script<BoostOf[]> {
  const item = itemOf(id);
  if (item.trigger === 'your-turn') {
    yield* usesInTurn(t, deed.seat!, id, deed.run);
    return [];
  }
  const paid = yield* boostsFrom(t, deed, item.consume, 'item');
  if (item.consume && paid.length === 0) return [];
  useUp(t, deed.seat!, id);
  return [item as BoostOf, ...paid];
}
