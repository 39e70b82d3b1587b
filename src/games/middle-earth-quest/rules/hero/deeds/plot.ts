import type { SeatId } from '#core/types';
import { plotInPlay } from '../../../printed/cards/decks.ts';
import { discardPlot } from '../../../state/conditions/plots.ts';
import { hero } from '../../../state/pieces.ts';
import type { State } from '../../../state/state.ts';
import type { Deed } from './deed.ts';

const slotOf = (g: State, target: string) => g.slots[Number(target) - 1];
const costOf = (g: State, target: string): number => {
  const plot = slotOf(g, target);
  return plot ? plotInPlay(plot.card).favor : 0;
};
const canPay = (g: State, seat: SeatId, target: string): boolean => {
  const { at, favor } = hero(g, seat);
  return slotOf(g, target)?.at === at && favor >= costOf(g, target);
};

/** Pays the favor of a plot whose marker lies where he stands: it is discarded. */
export const plot: Deed = {
  on: (g, seat) => g.slots.map((_, i) => String(i + 1)).filter((target) => canPay(g, seat, target)),
  label: (target, { g }) => ({
    key: 'deed.plot',
    args: { plot: slotOf(g, target)?.card ?? null, favor: costOf(g, target) },
  }),
  costs: (g, target) => ({
    key: 'foresee.plot-deed',
    args: { plot: slotOf(g, target)?.card ?? null, favor: costOf(g, target) },
  }),
  *does(t, _, seat, target) {
    const favor = costOf(t.g, target);
    hero(t.g, seat).favor -= favor;
    t.tell({ type: 'plot-foiled', shown: { seat, plot: slotOf(t.g, target)!.card, favor } });
    discardPlot(t, Number(target) - 1);
  },
};
