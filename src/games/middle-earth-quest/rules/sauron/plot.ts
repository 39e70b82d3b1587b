import type { Message, Script, Table } from '#core/types';
import { plotInPlay, plots } from '../../printed/cards/decks.ts';
import { cardIn, cardsOf } from '../../printed/terms/card-things.ts';
import { discardPlot, placesFor, plotOf } from '../../state/conditions/plots.ts';
import { activePlots } from '../../state/pieces.ts';
import { reads } from '../../state/reads.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { resolve } from './resolve.ts';

/** MEQ-3.6: one plot is played, or one discarded, or nothing is done. */

const unique = (cards: readonly string[]): string[] => [...new Set(cards)];

/** Why a Plot card in hand cannot be played now. */
function whyNot(g: State, card: string): Message {
  if (!g.slots.includes(null)) return { key: 'absent.no-slot' };
  const { pool } = plots.get(card)!;
  return g.pool < pool ? { key: 'absent.pool', args: { pool, has: g.pool } } : { key: 'absent.requirement' };
}

export const playPlot = action({
  name: 'play-plot',
  fields: {
    plot: {
      kind: 'one',
      of: cardsOf('plot'),
      options: ({ g }) => unique(g.plots).filter((card) => placesFor(g, card).length > 0),
      label: (card): Message => ({ key: `plot.${card}` }),
      absent: ({ g }) =>
        unique(g.plots)
          .filter((card) => placesFor(g, card).length === 0)
          .map((option) => ({ option, why: whyNot(g, option) })),
    },
    place: {
      kind: 'one',
      of: 'place',
      options: ({ g }, { plot }) => placesFor(g, plot as string),
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
  // Where it is all that can be played, the button alone would play it unseen.
  foresee: ({ g }, { plot, place }) => ({
    says: [{ key: 'foresee.play-plot', args: { plot, place } }],
    isOdd: waysToPlay(g) === 1,
  }),
});

/** In how many ways he could play a Plot card of his hand. */
const waysToPlay = (g: State): number => unique(g.plots).reduce((sum, card) => sum + placesFor(g, card).length, 0);

/** The slots with an active plot, as options name them. */
const taken = (g: State): string[] => g.slots.flatMap((plot, i) => (plot ? [String(i + 1)] : []));

/** The plot is named on the button, and asked for once more: what has fallen does not come back. */
export const dropPlot = action({
  name: 'drop-plot',
  fields: {
    slot: {
      kind: 'one',
      of: (slot, { g }) => [cardIn('plot', plotOf(g, slot))],
      options: ({ g }) => taken(g),
      label: (slot, { g }): Message => ({ key: `plot.${plotOf(g, slot)}` }),
    },
  },
  suggest: ({ g }) =>
    taken(g).map((slot) => ({ label: { key: 'label.drop-plot', args: { plot: plotOf(g, slot) } }, args: { slot } })),
  foresee: ({ g }, { slot }) => {
    const plot = plotOf(g, slot);
    return { says: [{ key: 'foresee.drop-plot', args: { plot, marker: plotInPlay(plot).marker } }], isOdd: true };
  },
});
export const noPlot = action({ name: 'no-plot', fields: {}, isAlwaysLegal: true });

/** Asked whenever he holds Plot cards or has a plot: what he could do is his secret. */
export function* plotStep(t: Table<State>, calls: Calls): Script {
  const { g } = t;
  if (g.plots.length === 0 && activePlots(g).length === 0) return;
  const said = yield* t.askOneOf(SAURON, 'plot', [playPlot, dropPlot, noPlot], { secret: true });
  if (said.name === 'no-plot') t.tell({ type: 'plot-none', shown: {} });
  else if (said.name === 'drop-plot') discardPlot(t, Number(said.args.slot) - 1);
  else yield* playsPlot(t, calls, said.args.plot, said.args.place);
}

/** MEQ-3.7: it lies in the first free slot, and what it does when it is played it does at once. Takes it from Sauron's hand. */
export function* playsPlot(t: Table<State>, calls: Calls, card: string, at: string): Script {
  const { g } = t;
  g.plots.splice(g.plots.indexOf(card), 1);
  g.slots[g.slots.indexOf(null)] = { card, at };
  t.reveal();
  t.tell({ type: 'plot-played', shown: { plot: card, place: at } });
  reads(t, 'plot', card);
  const { onPlay } = plots.get(card)!;
  if (onPlay) yield* resolve(t, { calls, kind: 'plot', card, seat: null, effects: onPlay, deck: null });
}
