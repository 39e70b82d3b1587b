import type { SeatId, Table } from '#core/types';
import { gain, tellGain } from '../../state/counters.ts';
import { amountOf } from '../../state/mats.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { placeStars } from '../stars.ts';

/** SC-4.1: Gain, instead of moving. */
export const gainCoins = action({
  name: 'gain-coins',
  fields: {},
});

export function gainCoinsTop(t: Table<State>, seat: SeatId): void {
  const coins = amountOf(t.g, seat, 'move', 'gain');
  tellGain(t, 'coins-gained', seat, { gained: gain(t.g, seat, { coins }) });
  placeStars(t);
}
