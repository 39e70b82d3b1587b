import type { Foreseen, Message, SeatId } from '#core/types';
import { type BottomAction, bottomActions, sectionOf } from '../../printed/content.ts';
import { counts } from '../../state/counters.ts';
import { matOf, neighbourSeats, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { type Payment, paymentWords } from '../pay.ts';
import { foreseen } from './foresee.ts';

/** What a bottom action pays from where, and who gains by it (SC-5.1, SC-5.7 to SC-5.9). All public. */
export function foreseeBottom(g: State, seat: SeatId, row: BottomAction | undefined, payment: Payment): Foreseen {
  if (!row) return { says: [] };
  const coins = player(g, seat).declines.includes('coins') ? 0 : sectionOf(matOf(g, seat), row).bottomCoins;
  const bonus = counts(bottomActions[row].recruitOngoing);
  const recruits = [seat, ...neighbourSeats(g, seat)].filter((one) => enjoys(g, one, row));
  const paid: Message[] = Object.keys(payment).length > 0 ? [foreseen('pays', { sources: paymentWords(payment) })] : [];
  return {
    says: [
      ...paid,
      ...(coins > 0 ? [foreseen('coins', { gain: counts({ coins }) })] : []),
      ...recruits.map((one) => foreseen('recruit', { seat: one, gain: bonus })),
    ],
  };
}
/** Whether this seat has enlisted the recruit of this section and takes what it gives. */
function enjoys(g: State, seat: SeatId, row: BottomAction): boolean {
  const { recruits, declines } = player(g, seat);
  return recruits.some(({ from }) => from === row) && !declines.includes(row);
}
