import type { Here, Script, SeatId, Table } from '#core/types';
import { type FactoryCard, factoryCards } from '../../printed/content.ts';
import { counts, tellGained } from '../../state/counters.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { placeStars } from '../stars.ts';
import { costProblem, payCost } from './costs.ts';
import { declineProblem, takeAsked, takeAtOnce, withoutField } from './gains.ts';

/** SC-9: the Factory and its cards. */

const cardOf = (g: State, seat: SeatId): FactoryCard | undefined => factoryCards.get(player(g, seat).factory ?? '');

/** SC-9.2: the top entry of the Factory card; its cost must be payable in full. */
export const useFactory = action({
  name: 'use-factory',
  fields: {
    without: withoutField(({ g, seat }) => ({ gain: cardOf(g, seat)?.gain ?? {}, hex: null })),
  },
  barred: ({ g, seat }) => {
    const card = cardOf(g, seat);
    return card ? costProblem(g, seat, card.cost) : { key: 'refusal.no-factory-card' };
  },
  check: (_, { without }) => declineProblem(without),
  suggest: (here: Here<State>) => {
    const card = cardOf(here.g, here.seat);
    if (!card || costProblem(here.g, here.seat, card.cost)) return [];
    return [{ label: { key: `factory-card.${card.id}` }, args: { without: [] } }];
  },
});

/** SC-9.2, SC-9.3: the cost, then the gains. */
export function* factoryTop(t: Table<State>, seat: SeatId, { without }: { without: string[] }): Script {
  const { g } = t;
  const { id: card, cost, gain } = cardOf(g, seat)!;
  const { loss, cards, paid } = yield* payCost(t, seat, cost);
  const { gained, drawn } = takeAtOnce(t, seat, { gain, hex: null, without });
  tellGained(t, 'factory-used', seat, { gained, drawn, more: { loss: counts(loss), cards, paid, card } });
  yield* takeAsked(t, seat, gain, null);
  placeStars(t);
}

/** SC-9.1: one of the cards on offer, for good. */
export const takeFactory = action({
  name: 'take-factory',
  fields: {
    card: {
      kind: 'one',
      of: 'card',
      options: ({ g }) => g.offer,
      label: (card) => ({ key: `factory-card.${card}` }),
    },
  },
});

/** SC-9.1: the first visit of the character, at the end of a Move action. Only the visitor sees the offer. */
export function* factoryVisit(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  if (player(g, seat).factory !== null || g.offer.length === 0) return;
  g.visitor = seat;
  t.tell({ type: 'factory-visited', shown: { seat, n: g.offer.length }, only: { [seat]: { cards: [...g.offer] } } });
  const { card } = yield* t.ask(seat, 'factory', takeFactory, { secret: true });
  g.offer = g.offer.filter((one) => one !== card);
  player(g, seat).factory = card;
  g.visitor = null;
  t.tell({ type: 'factory-taken', shown: { seat, card } });
}
