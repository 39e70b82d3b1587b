import type { Perform } from './kind/effect.ts';

export const shufflePlotDeck: Perform<'shufflePlotDeck'> = function* ({ g, rng, tell }) {
  g.plotDeck.draw = rng.shuffle(g.plotDeck.draw, 'deck/plotDeck');
  tell({ type: 'plots-shuffled', shown: {} });
};
