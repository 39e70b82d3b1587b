import type { SeatId, Table } from '#core/types';
import { counts, gain, tellGain } from '../../state/counters.ts';
import { amountOf } from '../../state/mats.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { placeStars } from '../stars.ts';
import { apart, ending, foreseeEnding, turnsWith } from './ending.ts';

/** SC-4.1: Gain, instead of moving. */
export const gainCoins = action({
  name: 'gain-coins',
  fields: {},
  more: ({ g, seat }) => {
    const label = { key: 'suggest.gain', args: { gain: counts({ coins: amountOf(g, seat, 'move', 'gain') }) } };
    return turnsWith({ label, args: {}, ending: ending(afterGain(g, seat), seat, 'move') });
  },
  foresee: ({ g, seat }, _, further = []) => foreseeEnding(afterGain(g, seat), seat, 'move', further),
});

export function gainCoinsTop(t: Table<State>, seat: SeatId): void {
  tellGain(t, 'coins-gained', seat, { gained: takeCoins(t.g, seat) });
  placeStars(t);
}
const takeCoins = (g: State, seat: SeatId) => gain(g, seat, { coins: amountOf(g, seat, 'move', 'gain') });
function afterGain(g: State, seat: SeatId): State {
  const after = apart(g);
  takeCoins(after, seat);
  return after;
}
