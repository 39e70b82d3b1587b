import { says, wish } from '#core/order-parts';
import type { SeatId, Window } from '#core/types';
import { combatCard } from '../../printed/combat/combat-cards.ts';
import type { State } from '../../state/state.ts';
import { cardsOf, costWith, NOTHING, playCard } from './play-card.ts';

/** Standing orders: which combat card a side plays without being asked. */

const BY = ['attack', 'defense', 'cheapest'] as const;
type By = (typeof BY)[number];

/** How good a card is by one of these rules; of equal ones the one that costs least. */
const WORTH: Readonly<Record<By, (card: string) => number>> = {
  attack: (card) => combatCard(card).attack,
  defense: (card) => combatCard(card).defense,
  cheapest: () => 0,
};

/** of the cards that the side's strength still bears the best by that rule; if it bears none, exhaustion is declared. */
function best(g: State, seat: SeatId, by: By): string {
  const borne = cardsOf(g, seat).filter((card) => {
    const { cost, strength } = costWith(g, seat, card);
    return cost <= strength;
  });
  const worth = (card: string): number => 100 * WORTH[by](card) - combatCard(card).cost;
  return borne.reduce((found, card) => (found === NOTHING || worth(card) > worth(found) ? card : found), NOTHING);
}

/** It always answers: to be asked after all would tell what the hand holds. */
export const cardWindow: Window<State> = {
  orders: {
    play: {
      fields: { by: wish(BY) },
      suggest: ({ g }) =>
        g.combat ? BY.map((by) => ({ label: { key: `suggest.fight-by-${by}` }, args: { by } })) : [],
      answer: ({ g, seat }, _, { by }: { by: By }) => says(playCard.name, { card: best(g, seat, by) }),
    },
  },
};
