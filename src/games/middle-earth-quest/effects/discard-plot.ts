import type { Message } from '#core/types';
import { action } from '../action.ts';
import { isHaven } from '../map.ts';
import { heroSeats } from '../pieces.ts';
import { discardPlot as discards } from '../plots.ts';
import type { State } from '../state.ts';
import type { Perform } from './effect.ts';
import { askThem } from './questions/together.ts';

const onHavens = (g: State): string[] =>
  g.slots.flatMap((plot, i) => (plot && isHaven(plot.at) ? [String(i + 1)] : []));

export const pickPlot = action({
  name: 'pick-plot',
  fields: {
    slot: {
      kind: 'one',
      options: ({ g }) => onHavens(g),
      label: (slot, { g }): Message => ({ key: `plot.${g.slots[Number(slot) - 1]!.card}` }),
    },
  },
});

/** An active plot whose marker lies in a Haven. */
export const discardPlot: Perform<'discardPlot'> = function* (t) {
  if (onHavens(t.g).length === 0) return;
  const question = { key: 'discard-plot', actions: [pickPlot], about: null };
  const said = yield* askThem(t, heroSeats(t.g), question);
  discards(t, Number(said.args.slot) - 1);
};
