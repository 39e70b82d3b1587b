import type { State } from '#games/middle-earth-quest/state/state';

/** What several scenes of the summary's tests begin with. */

export const ELEANOR = { id: 'eleanor', at: 'minas_tirith', hand: ['parry'] };

/** These events come next, in this order. */
export const next =
  (...cards: string[]) =>
  (g: State): void => {
    for (const deck of Object.values(g.eventDecks)) {
      const here = cards.filter((card) => deck.draw.includes(card));
      deck.draw = [...here, ...deck.draw.filter((card) => !here.includes(card))];
    }
  };
