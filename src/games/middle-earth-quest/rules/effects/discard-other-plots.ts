import { plots } from '../../printed/cards/decks.ts';
import { discardPlot } from '../../state/conditions/plots.ts';
import type { Perform } from './kind/effect.ts';

/** T-12: all of the kind but the one that is played. */
export const discardOtherPlots: Perform<'discardOtherPlots'> = function* (t, _, { tag }) {
  const played = t.g.resolving.at(-1)?.card;
  for (const [slot, plot] of t.g.slots.entries())
    if (plot && plot.card !== played && plots.get(plot.card)?.tags?.includes(tag)) discardPlot(t, slot);
};
