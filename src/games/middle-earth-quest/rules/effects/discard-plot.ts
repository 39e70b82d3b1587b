import type { Message } from '#core/types';
import { isHaven } from '../../printed/map/map.ts';
import { cardIn } from '../../printed/terms/card-things.ts';
import { discardPlot as discards, plotOf } from '../../state/conditions/plots.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { type Perform, seatOf } from './kind/effect.ts';

/** The slots of active plots whose markers lie in Havens, as options name them. */
export const onHavens = (g: State): string[] =>
  g.slots.flatMap((plot, i) => (plot && isHaven(plot.at) ? [String(i + 1)] : []));

export const pickPlot = action({
  name: 'pick-plot',
  fields: {
    slot: {
      kind: 'one',
      of: (slot, { g }) => [cardIn('plot', plotOf(g, slot))],
      options: ({ g }) => onHavens(g),
      label: (slot, { g }): Message => ({ key: `plot.${plotOf(g, slot)}` }),
    },
  },
});

/** An active plot whose marker lies in a Haven; the hero whom the card concerns picks it, who has paid for it. */
export const discardPlot: Perform<'discardPlot'> = function* (t, now) {
  if (onHavens(t.g).length === 0) return;
  const { slot } = yield* t.ask(seatOf(now), 'discard-plot', pickPlot);
  discards(t, Number(slot) - 1);
};
