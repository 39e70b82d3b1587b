import type { Message, SeatId, Suggestion, Table } from '#core/types';
import { terrainOf } from '../../printed/combat/heroes.ts';
import { counted, listed } from '../../printed/terms/card-counts.ts';
import { cardsOf } from '../../printed/terms/card-things.ts';
import { destinations, mostMoves, priceTo, terrains, usualPayment, walker } from '../../state/hero/paying.ts';
import { hero, herosTurn } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { pays } from '../../state/travel/price.ts';
import { action } from '../action.ts';
import { journeyForeseen, journeys } from './journey.ts';
import { discardHand } from './piles.ts';

/** MEQ-6.6, 6.7: a Move along a path, paid with hand cards. */

export const cardLabel = (card: string, g: State, seat: SeatId): Message => ({
  key: 'label.card-terrain',
  args: { card, terrain: terrainOf(hero(g, seat).id, card) },
});

/** One move and nothing said further, to each place he can pay for. */
function singles(g: State, seat: SeatId): Suggestion[] {
  const one = walker(g, seat);
  return destinations(one).flatMap((to) => {
    const pay = usualPayment(one, to);
    return pay
      ? [{ label: { key: 'label.move-for', args: { place: to, cards: listed(pay) } }, args: { to, pay } }]
      : [];
  });
}

export const move = action({
  name: 'move',
  fields: {
    to: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat }) => destinations(walker(g, seat)),
      label: (to, { g, seat }): Message => {
        const price = priceTo(walker(g, seat), to);
        if (!price) return { key: `location.${to}` };
        const { terrain, cards } = price;
        return { key: terrain ? 'label.way-terrain' : 'label.way-any', args: { place: to, terrain, cards } };
      },
    },
    pay: {
      kind: 'shares',
      of: cardsOf('combat'),
      room: ({ g, seat }) => counted(hero(g, seat).piles.hand),
      total: ({ g, seat }, { to }) => {
        const price = priceTo(walker(g, seat), to as string);
        if (!price) return [0, 0] as const;
        return [price.terrain === null ? price.cards : 1, price.cards] as const;
      },
      label: (card, { g, seat }) => cardLabel(card, g, seat),
      usual: ({ g, seat }, { to }) => usualPayment(walker(g, seat), to as string),
    },
  },
  barred: ({ g, seat }) =>
    herosTurn(g).moves >= mostMoves(g, seat)
      ? { key: 'refusal.no-more-moves', args: { n: mostMoves(g, seat) } }
      : undefined,
  check: ({ g, seat }, { to, pay }) => {
    const one = walker(g, seat);
    const price = priceTo(one, to);
    return price && pays(price, terrains(one.id, listed(pay))) ? undefined : { key: 'refusal.wrong-payment' };
  },
  suggest: ({ g, seat }) => [...journeys(g, seat), ...singles(g, seat)],
  foresee: ({ g, seat }, { to, pay }, further = []) => journeyForeseen(g, seat, [{ to, pay }, further]),
});

/** He pays and goes. */
export function goes(t: Table<State>, seat: SeatId, { to, pay }: { to: string; pay: Record<string, number> }): void {
  const own = hero(t.g, seat);
  const cards = listed(pay);
  discardHand(t.g, seat, cards);
  const from = own.at;
  own.at = to;
  herosTurn(t.g).moves++;
  t.tell({ type: 'hero-moves', shown: { seat, from, to, cards } });
}
