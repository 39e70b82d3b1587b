import { plots } from '../../printed/cards/decks.ts';
import { searches } from './fetch-plot.ts';
import type { Perform } from './kind/effect.ts';

/** Any plot of a kind to his hand. */
export const fetchPlotOf: Perform<'fetchPlotOf'> = function* (t, _, { tag }) {
  yield* searches(
    t,
    [...plots.values()].flatMap(({ id, tags }) => (tags?.includes(tag) ? [id] : [])),
  );
};
