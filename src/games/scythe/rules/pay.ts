import type { Here, Json, Message, SeatId, Shares, Thing } from '#core/types';
import { RESOURCES, type Resource } from '../printed/content.ts';
import { type Counts, discard, type Lying } from '../state/counters.ts';
import { hasFactionAbility } from '../state/mats.ts';
import { addGoods, controlled, goodsAt, player, unitsAt } from '../state/pieces.ts';
import type { State } from '../state/state.ts';

/**
 * Paying with resources (SC-1.5): a payment names for each source how many tokens it gives. Sources are `A4.food`, the
 * food on a controlled hex, and for Crimea `card.3`, a combat card in place of one token (SC-13.3).
 */
export type Payment = Record<string, number>;

/** How many tokens each source could give towards a cost in these kinds of resource. */
export function sources(g: State, seat: SeatId, kinds: readonly Resource[] = RESOURCES): Payment {
  const room: Payment = {};
  for (const hex of controlled(g, seat)) {
    const goods = goodsAt(g, hex);
    for (const kind of kinds) if (goods[kind] > 0) room[`${hex}.${kind}`] = goods[kind];
  }
  if (mayPayByCard(g, seat)) for (const value of new Set(player(g, seat).hand)) room[`card.${value}`] = 1;
  return room;
}
/** SC-13.3: Coercion, once in an own turn. */
const mayPayByCard = (g: State, seat: SeatId): boolean =>
  g.turn?.seat === seat && !g.turn.coerced && hasFactionAbility(g, seat, 'coercion');

/** How many of `n` tokens of these kinds a seat cannot pay; a card stands for one of them at most (SC-13.3). */
export function missing(g: State, seat: SeatId, n: number, kinds: readonly Resource[] = RESOURCES): number {
  let left = mayPayByCard(g, seat) && player(g, seat).hand.length > 0 ? n - 1 : n;
  for (const hex of controlled(g, seat)) for (const kind of kinds) left -= goodsAt(g, hex)[kind];
  return Math.max(0, left);
}
export const canPay = (g: State, seat: SeatId, n: number, kinds: readonly Resource[] = RESOURCES): boolean =>
  missing(g, seat, n, kinds) === 0;

const readSource = (source: string) => source.split('.') as [at: string, what: string];
function sourceMeant(source: string): Thing[] {
  const [at, what] = readSource(source);
  return isCard(source)
    ? [{ of: 'card', id: what }]
    : [
        { of: 'place', id: at },
        { of: 'stock', id: what },
      ];
}
const isCard = (source: string): boolean => source.startsWith('card.');
/** SC-13.3: whether a combat card stands for a token. */
export const takesCards = (payment: Payment): boolean => Object.keys(payment).some(isCard);

/** The field of an action by which a cost in resources is paid; `due` says how much of what. */
export const payField = <About = Json>(
  due: (here: Here<State, About>, soFar: Readonly<Record<string, Json>>) => { n: number; kinds?: readonly Resource[] },
): Shares<State, About> => ({
  kind: 'shares',
  of: sourceMeant,
  room: ({ g, seat, about }, soFar) => {
    const { n, kinds } = due({ g, seat, about }, soFar);
    return n === 0 ? {} : sources(g, seat, kinds);
  },
  total: (here, soFar) => {
    const { n } = due(here, soFar);
    return [n, n];
  },
  usual: ({ g, seat, about }, soFar) => {
    const { n, kinds } = due({ g, seat, about }, soFar);
    return usualPayments(g, seat, n, kinds)[0];
  },
  label: (source): Message => {
    const [at, what] = readSource(source);
    return isCard(source)
      ? { key: 'label.card-as-token', args: { value: Number(what) } }
      : { key: 'label.tokens-at', args: { hex: at, resource: what } };
  },
});

/** A payment in words: what comes from where. */
export const paymentWords = (payment: Payment): Message[] =>
  Object.entries(payment).map(([source, n]): Message => {
    const [at, what] = readSource(source);
    if (isCard(source)) return { key: 'label.card-as-token', args: { value: Number(what) } };
    return { key: 'label.tokens-from', args: { tokens: { key: `counter.${what}`, args: { n } }, hex: at } };
  });

/** Refuses a payment with more than one card (SC-13.3). */
export const paymentProblem = (payment: Payment): Message | undefined => {
  const cards = Object.entries(payment).reduce((sum, [source, n]) => sum + (isCard(source) ? n : 0), 0);
  return cards > 1 ? { key: 'refusal.one-card-only' } : undefined;
};

/**
 * Payments of `n` tokens worth one press; none when they cannot be paid. Tokens come from the places with fewest own
 * units first, and of these from the largest heaps. With Coercion there is also one in which the lowest card stands for
 * a token (SC-13.3).
 */
export function usualPayments(g: State, seat: SeatId, n: number, kinds: readonly Resource[] = RESOURCES): Payment[] {
  if (!canPay(g, seat, n, kinds)) return [];
  const room = sources(g, seat, kinds);
  const tokens = Object.keys(room)
    .filter((source) => !isCard(source))
    .sort((a, b) => guards(g, seat, a) - guards(g, seat, b) || room[b]! - room[a]! || a.localeCompare(b));
  const [lowest] = Object.keys(room).filter(isCard).sort();
  const all = tokens.reduce((sum, source) => sum + room[source]!, 0);
  const plans: Payment[] = [];
  if (all >= n) plans.push(take(tokens, room, n));
  if (lowest && n > 0) plans.push({ ...take(tokens, room, n - 1), [lowest]: 1 });
  return plans;
}
const guards = (g: State, seat: SeatId, source: string): number => unitsAt(g, source.split('.')[0]!, seat).length;
function take(order: readonly string[], room: Payment, n: number): Payment {
  const payment: Payment = {};
  let left = n;
  for (const source of order) {
    const taken = Math.min(left, room[source]!);
    if (taken > 0) payment[source] = taken;
    left -= taken;
  }
  return payment;
}

/** Pays: tokens leave the board, a card goes on the discards. Gives what went and from where, for the event. */
export function pay(g: State, seat: SeatId, payment: Payment): { loss: Counts; cards: number[]; paid: Lying } {
  const loss: Counts = {};
  const paid: Lying = {};
  const cards: number[] = [];
  for (const [source, n] of Object.entries(payment)) {
    const [at, what] = readSource(source);
    if (isCard(source)) {
      cards.push(...Array<number>(n).fill(Number(what)));
      continue;
    }
    addGoods(g, at, what as Resource, -n);
    loss[what as Resource] = (loss[what as Resource] ?? 0) + n;
    paid[at] = { ...paid[at], [what]: n };
  }
  if (cards.length > 0) {
    discard(g, seat, cards);
    loss.combatCards = cards.length;
    g.turn!.coerced = true;
  }
  return { loss, cards, paid };
}
