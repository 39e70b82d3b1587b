import { z } from 'zod';
import type { Here, Message, Script, Table } from '#core/types';
import { cardsOf } from '../../printed/terms/card-things.ts';
import { placesFor } from '../../state/conditions/plots.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { playsPlot } from '../sauron/plot.ts';
import type { Perform } from './kind/effect.ts';

const Wanted = z.object({ plots: z.array(z.string()) });
/** Those of the plots that lie in the deck or on its discards. */
const found = ({ g, about }: Here<State, z.infer<typeof Wanted>>): string[] =>
  about.plots.filter((card) => g.plotDeck.draw.includes(card) || g.plotDeck.discard.includes(card));

export const fetchPlotCard = action({
  name: 'fetch-plot',
  about: Wanted,
  fields: {
    plot: { kind: 'one', of: cardsOf('plot'), options: found, label: (plot): Message => ({ key: `plot.${plot}` }) },
  },
});
export const fetchNoPlot = action({ name: 'fetch-no-plot', fields: {} });

/** Sauron looks through the deck, which only he sees; gives what he has taken to his hand. */
export function* searches(t: Table<State>, plots: readonly string[]): Script<string | undefined> {
  const { g } = t;
  const about = { plots: [...plots] };
  const said = yield* t.askOneOf(SAURON, 'fetch-plot', [fetchPlotCard, fetchNoPlot], { secret: true, about });
  if (said.name === 'fetch-no-plot') {
    t.tell({ type: 'plot-not-fetched', shown: {} });
    return undefined;
  }
  const { plot } = said.args;
  const pile = g.plotDeck.draw.includes(plot) ? g.plotDeck.draw : g.plotDeck.discard;
  pile.splice(pile.indexOf(plot), 1);
  g.plots.push(plot);
  t.reveal();
  t.tell({ type: 'plot-fetched', shown: {}, only: { [SAURON]: { plot } } });
  return plot;
}

/** The one that came to his hand last. */
const fetched = (g: State): string => g.plots.at(-1)!;

export const playFetched = action({
  name: 'play-fetched',
  fields: {
    place: {
      kind: 'one',
      of: 'place',
      options: ({ g }) => placesFor(g, fetched(g)),
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
});
export const keepFetched = action({ name: 'keep-fetched', fields: {} });

/** One of these plots to his hand, or into play at once, if its conditions are met (MEQ-3.6, R-405). */
export const fetchPlot: Perform<'fetchPlot'> = function* (t, now, { plots }) {
  const plot = yield* searches(t, plots);
  if (plot === undefined) return;
  const said = yield* t.askOneOf(SAURON, 'play-fetched', [playFetched, keepFetched], { secret: true });
  if (said.name === 'play-fetched') yield* playsPlot(t, now.calls, plot, said.args.place);
};
