import type { Message, Script, SeatId, Suggestion, Table } from '#core/types';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { terrainOf } from '../heroes.ts';
import { isHaven, LOCATIONS } from '../map.ts';
import { hero, herosTurn, isEnding } from '../pieces.ts';
import type { State } from '../state.ts';
import { canPay, type Price, pays, priceOf } from '../travel/price.ts';
import { leastOf } from './attributes.ts';
import { combatOrPeril } from './meet.ts';
import { discardHand } from './piles.ts';

/** MEQ-6.6, 6.7: a Move along a path, paid with hand cards. */

const terrains = (g: State, seat: SeatId, cards: readonly string[]): string[] =>
  cards.map((card) => terrainOf(hero(g, seat).id, card));

const priceTo = (g: State, seat: SeatId, to: string): Price | undefined => {
  const { at, items } = hero(g, seat);
  return priceOf(at, to, items);
};

/** Where he can go and pay for it. */
export function destinations(g: State, seat: SeatId): string[] {
  const hand = terrains(g, seat, hero(g, seat).piles.hand);
  return LOCATIONS.filter((to) => {
    const price = priceTo(g, seat, to);
    return price !== undefined && canPay(price, hand);
  });
}

/** How often he may move in this turn, cards taken into account; public. */
export const mostMoves = (g: State, seat: SeatId): number =>
  Math.min(herosTurn(g).mostMoves ?? Number.POSITIVE_INFINITY, leastOf(g, seat, 'moves', Number.POSITIVE_INFINITY));

const counted = (cards: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
};
const listed = (cards: Readonly<Record<string, number>>): string[] =>
  Object.entries(cards).flatMap(([card, n]) => Array<string>(n).fill(card));

export const cardLabel = (card: string, g: State, seat: SeatId): Message => ({
  key: 'label.card-terrain',
  args: { card, terrain: terrainOf(hero(g, seat).id, card) },
});

/** One payment that most would choose: a single card of the terrain of which he has most, or those he has most of. */
function usualPayment(g: State, seat: SeatId, to: string): Record<string, number> | undefined {
  const { id, piles } = hero(g, seat);
  const price = priceTo(g, seat, to);
  if (!price) return undefined;
  const many = counted(piles.hand);
  const byMost = [...piles.hand].sort((a, b) => many[b]! - many[a]! || (a < b ? -1 : 1));
  const single = byMost.find((card) => terrainOf(id, card) === price.terrain);
  if (single !== undefined) return { [single]: 1 };
  return byMost.length >= price.cards ? counted(byMost.slice(0, price.cards)) : undefined;
}

export const move = action({
  name: 'move',
  fields: {
    to: {
      kind: 'one',
      options: ({ g, seat }) => destinations(g, seat),
      label: (to, { g, seat }): Message => {
        const price = priceTo(g, seat, to);
        if (!price) return { key: `location.${to}` };
        const { terrain, cards } = price;
        return { key: terrain ? 'label.way-terrain' : 'label.way-any', args: { place: to, terrain, cards } };
      },
    },
    pay: {
      kind: 'shares',
      room: ({ g, seat }) => counted(hero(g, seat).piles.hand),
      total: ({ g, seat }, { to }) => {
        const price = priceTo(g, seat, to as string);
        if (!price) return [0, 0] as const;
        return [price.terrain === null ? price.cards : 1, price.cards] as const;
      },
      label: (card, { g, seat }) => cardLabel(card, g, seat),
      usual: ({ g, seat }, { to }) => usualPayment(g, seat, to as string),
    },
  },
  barred: ({ g, seat }) =>
    herosTurn(g).moves >= mostMoves(g, seat)
      ? { key: 'refusal.no-more-moves', args: { n: mostMoves(g, seat) } }
      : undefined,
  check: ({ g, seat }, { to, pay }) => {
    const price = priceTo(g, seat, to);
    return price && pays(price, terrains(g, seat, listed(pay))) ? undefined : { key: 'refusal.wrong-payment' };
  },
  suggest: ({ g, seat }): Suggestion[] =>
    destinations(g, seat).flatMap((to) => {
      const pay = usualPayment(g, seat, to);
      return pay
        ? [{ label: { key: 'label.move-for', args: { place: to, cards: listed(pay) } }, args: { to, pay } }]
        : [];
    }),
  pull: () => 2,
});

/** He pays and goes; Sauron may play a Shadow card, then comes Combat or Peril (MEQ-6.9). */
export function* moves(
  t: Table<State>,
  calls: Calls,
  seat: SeatId,
  { to, pay }: { to: string; pay: Record<string, number> },
): Script {
  const { g } = t;
  const turn = herosTurn(g);
  const own = hero(g, seat);
  const cards = listed(pay);
  discardHand(g, seat, cards);
  const from = own.at;
  own.at = to;
  turn.moves++;
  t.tell({ type: 'hero-moves', shown: { seat, from, to, cards } });
  if (!isHaven(to)) yield* calls.shadow(t, 'afterEnterNonHaven', seat);
  if (!turn.isOver && !isEnding(g)) yield* combatOrPeril(t, calls, seat);
}
