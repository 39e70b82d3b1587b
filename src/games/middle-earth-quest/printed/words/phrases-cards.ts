import type { CARD_OPS } from '../ops/cards.ts';
import { does, type Says } from './phrase.ts';

/** What happens to Sauron's cards and to the card itself, in words. */

type CardOp = (typeof CARD_OPS)[number]['_output']['op'];

export const CARDS_SAY: { readonly [O in CardOp]: Says<O> } = {
  sauronDraw: (s, { deck, n }) => does(s, 'sauron', `draw-${deck}`, { n }),
  sauronDiscard: (s, { deck, n, mode }) => does(s, 'sauron', `discard-${deck}-${mode}`, { n }),
  lookHand: (s) => does(s, 'hero', 'look-hand'),
  peekPlotDeck: (s) => does(s, 'sauron', 'peek-plot-deck'),
  fetchDiscard: (s) => does(s, 'sauron', 'fetch-discard'),
  fetchPlot: (s, { plots }) => {
    const [first = '', ...rest] = plots.map((plot) => s.say('some-plots.one', { plot }));
    return does(s, 'sauron', 'fetch-plot', {
      plots: rest.reduce((a, b) => s.say('some-plots.either', { a, b }), first),
    });
  },
  fetchPlotOf: (s) => does(s, 'sauron', 'fetch-plot-of'),
  shufflePlotDeck: (s) => does(s, 'card', 'shuffle-plot-deck'),
  reshuffleSelf: (s) => does(s, 'card', 'reshuffle-self'),
  favorToCard: (s, { n }) => does(s, 'hero', 'favor-to-card', { n }),
  giveCard: (s) => does(s, 'sauron', 'give-card'),
  redistributeCorruption: (s, { heroes }) => does(s, 'sauron', 'redistribute-corruption', { n: heroes }),
};
