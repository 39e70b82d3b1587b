import { readArgs, refuse } from './actions.ts';
import { same } from './copy.ts';
import type {
  Answer,
  AnyAction,
  Decision,
  Game,
  Json,
  Match,
  Named,
  Refusal,
  SeatId,
  StandingOrder,
  Until,
  Window,
  WindowOrder,
} from './types.ts';
import { UNTILS } from './window.ts';

/** Standing orders (`Game.windows`): what seats have said in advance for questions of one window. */

/** What a seat orders for a window; `order` null means that it wants to be asked, as without any order. */
export interface NewOrder {
  seat: SeatId;
  window: string;
  order: { id: string; args: Record<string, Json>; until: Until } | null;
}

/** Who has an order for which window: public. */
export const orderedWindows = ({ orders = [] }: Pick<Match<unknown>, 'orders'>): { seat: SeatId; window: string }[] =>
  orders.map(({ seat, window }) => ({ seat, window }));

/** What a seat has ordered: for its own eyes. */
export const ordersOf = ({ orders = [] }: Pick<Match<unknown>, 'orders'>, seat: SeatId): StandingOrder[] =>
  orders.filter((one) => one.seat === seat);

/** The order as an action, for whatever reads, lists or picks its fields; undefined when the window does not know it. */
export function orderAction<G, V>(game: Game<G, V>, window: string, id: string): AnyAction<G> | undefined {
  const known = orderIn(game, window, id);
  if (!known) return undefined;
  const { fields = {}, suggest, odds } = known;
  return { name: `${window}-${id}`, fields, ...(suggest && { suggest }), ...(odds && { odds }) };
}

const windowIn = <G, V>({ windows = {} }: Game<G, V>, window: string): Window<G> | undefined =>
  Object.hasOwn(windows, window) ? windows[window] : undefined;

function orderIn<G, V>(game: Game<G, V>, window: string, id: string): WindowOrder<G> | undefined {
  const { orders = {} } = windowIn(game, window) ?? {};
  return Object.hasOwn(orders, id) ? orders[id] : undefined;
}

/** Which ends an order can have now: it can end with a fight, a turn or a round only while there is one. */
export function endsOf<G, V>(game: Game<G, V>, g: G): Until[] {
  return UNTILS.filter((until) => until === 'always' || named(game, g, until) !== null);
}
const named = <G, V>(game: Game<G, V>, g: G, until: Exclude<Until, 'always'>): Named => game[until]?.(g) ?? null;

/** The orders with this one among them, or without. Refuses, with the reason, what the window does not know. */
export function withOrder<G, V>(
  game: Game<G, V>,
  g: G,
  orders: readonly StandingOrder[],
  { seat, window, order }: NewOrder,
): StandingOrder[] | Refusal {
  const known = windowIn(game, window);
  if (!known) return refuse('no-such-window');
  if (known.seats && !known.seats(g).includes(seat)) return refuse('not-your-window');
  const others = orders.filter((one) => one.seat !== seat || one.window !== window);
  if (!order) return others;
  const action = orderAction(game, window, order.id);
  if (!action) return refuse('no-such-order');
  if (!endsOf(game, g).includes(order.until)) return refuse('no-such-end');
  const read = readArgs(action, { g, seat, about: null }, order.args);
  if ('refused' in read) return read;
  const { until } = order;
  const end = until === 'always' ? {} : { named: named(game, g, until) };
  const given: StandingOrder = { seat, window, order: order.id, args: read.args, until, ...end };
  return [...others, restingOn(game, g, given) ?? given];
}

/** The orders as they stand at a moment, and those that are over because what they rested on is no longer so. */
export interface StandingNow {
  orders: StandingOrder[];
  changed: StandingOrder[];
}

/** The orders that still stand: one for a fight, a turn or a round ends with it, one that rests on something when that has changed. */
export function standingNow<G, V>(game: Game<G, V>, g: G, orders: readonly StandingOrder[]): StandingNow {
  const now: StandingNow = { orders: [], changed: [] };
  for (const order of orders) {
    const { until, named: name } = order;
    if (until !== 'always' && !same(named(game, g, until), name ?? null)) continue;
    const resting = restingOn(game, g, order);
    if (resting) now.orders.push(resting);
    else now.changed.push(order);
  }
  return now;
}

/** The order with what it rests on in the fight that is under way; undefined when something new has come. */
function restingOn<G, V>(game: Game<G, V>, g: G, order: StandingOrder): StandingOrder | undefined {
  const restsOn = orderIn(game, order.window, order.order)?.restsOn;
  if (!restsOn) return order;
  const fight = game.fight?.(g) ?? null;
  const { rests, ...without } = order;
  if (fight === null) return rests ? without : order;
  const on = restsOn({ g, seat: order.seat, about: null });
  if (!rests || !same(rests.fight, fight)) return { ...without, rests: { fight, on } };
  return on.every((fact) => rests.on.includes(fact)) ? order : undefined;
}

/** The orders whose window knows them as they are: those of changed rules can be gone. */
export function knownOrders<G, V>(game: Game<G, V>, g: G, orders: readonly StandingOrder[]): StandingOrder[] {
  return orders.filter(({ seat, window, order, args }) => {
    const action = orderAction(game, window, order);
    return action && !('refused' in readArgs(action, { g, seat, about: null }, args));
  });
}

/** The first answer that these orders give to any of these questions; undefined when all are to be asked. */
export function orderedAnswer<G, V>(
  game: Game<G, V>,
  g: G,
  orders: readonly StandingOrder[],
  asked: readonly Decision[],
): Answer | undefined {
  for (const decision of asked) {
    const { seat, window, about } = decision;
    const standing = orders.find((one) => one.seat === seat && one.window === window);
    const known = standing && orderIn(game, standing.window, standing.order);
    const here = { g, seat, about };
    const said = known?.answer(here, decision, standing!.args);
    if (!said || !decision.actions.includes(said.action)) continue;
    const read = readArgs(game.actions[said.action]!, here, said.args);
    if ('args' in read) return { decision: decision.id, seat, action: said.action, args: read.args };
  }
  return undefined;
}

/**
 * The whole orders that would have given this answer to this question: those without fields, and those that are suggested. `args` is JSON, so
 * that two can be compared.
 */
export function ordersLike<G, V>(
  game: Game<G, V>,
  g: G,
  decision: Decision,
  { action, args }: Pick<Answer, 'action' | 'args'>,
): { order: string; args: string }[] {
  const { seat, window = '', about } = decision;
  const { orders = {} } = windowIn(game, window) ?? {};
  const here = { g, seat, about };
  return Object.entries(orders).flatMap(([order, known]) => {
    const whole = known.suggest?.(here).map((one) => one.args as Record<string, Json>) ?? (known.fields ? [] : [{}]);
    return whole.flatMap((one) => {
      const said = known.answer(here, decision, one);
      if (said?.action !== action) return [];
      const read = readArgs(game.actions[action]!, here, said.args);
      return 'args' in read && same(read.args, args) ? [{ order, args: JSON.stringify(one) }] : [];
    });
  });
}

/** Those of these questions that were not open before: what was, its seat has been asked itself. */
export const newlyAsked = (asked: readonly Decision[], before: readonly Decision[]): Decision[] =>
  asked.filter(({ id, seat }) => !before.some((one) => one.id === id && one.seat === seat));

/** Those of these questions that an order of this seat for this window would not answer. */
export const beyond = (asked: readonly Decision[], { seat, window }: NewOrder): Decision[] =>
  asked.filter((one) => one.seat !== seat || one.window !== window);
