import type { Message, Script, SeatId, Suggestion, Table } from '#core/types';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { counted, listed } from '../card-counts.ts';
import { terrainOf } from '../heroes.ts';
import { isHaven } from '../map.ts';
import { hero, herosTurn, isEnding } from '../pieces.ts';
import { couldPlay } from '../sauron/shadows.ts';
import type { State } from '../state.ts';
import { pays } from '../travel/price.ts';
import { journeyForeseen, journeys } from './journey.ts';
import { combatOrPeril } from './meet.ts';
import { destinations, mostMoves, priceTo, terrains, usualPayment, walker } from './paying.ts';
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
  suggest: ({ g, seat }) => {
    const plans = journeys(g, seat);
    if (!couldPlay(g, 'afterEnterNonHaven', seat)) return [...plans, ...singles(g, seat)];
    // Sauron is asked after each of them: the moves with which the plans begin stand first.
    const later = ({ args }: Suggestion) => (plans.some((plan) => plan.args.to === args.to) ? 0 : 1);
    return singles(g, seat).sort((a, b) => later(a) - later(b));
  },
  foresee: ({ g, seat }, { to, pay }, further = []) => journeyForeseen(g, seat, [{ to, pay }, further]),
  pull: () => 2,
});

/**
 * He pays and goes; Sauron may play a Shadow card, then comes Combat or Peril (MEQ-6.9). Gives whether nothing came of it: nobody was
 * asked, and nobody could have been.
 */
export function* moves(
  t: Table<State>,
  calls: Calls,
  seat: SeatId,
  { to, pay }: { to: string; pay: Record<string, number> },
): Script<boolean> {
  const { g } = t;
  const turn = herosTurn(g);
  const own = hero(g, seat);
  const cards = listed(pay);
  discardHand(g, seat, cards);
  const from = own.at;
  own.at = to;
  turn.moves++;
  t.tell({ type: 'hero-moves', shown: { seat, from, to, cards } });
  const isWatched = !isHaven(to) && couldPlay(g, 'afterEnterNonHaven', seat);
  if (isWatched) yield* calls.shadow(t, 'afterEnterNonHaven', seat);
  if (turn.isOver || isEnding(g)) return false;
  return !(yield* combatOrPeril(t, calls, seat)) && !isWatched;
}
