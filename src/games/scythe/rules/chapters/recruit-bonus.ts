import type { SeatId, Table } from '#core/types';
import { type BottomAction, bottomActions } from '../../printed/content.ts';
import { draw, gain, tellGain } from '../../state/counters.ts';
import { neighbourSeats, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/** SC-5.7 to SC-5.9, R-4: ongoing bonuses of recruits: the active player, then left, then right. Nobody is asked. */
export function recruitBonuses(t: Table<State>, active: SeatId, row: BottomAction): void {
  for (const seat of [active, ...neighbourSeats(t.g, active)]) ongoingBonus(t, seat, row);
}

/** What the recruit of this section gives its player, if it is enlisted and the bonus not declined. */
export function ongoingBonus(t: Table<State>, seat: SeatId, row: BottomAction): void {
  const { combatCards = 0, ...bonus } = bottomActions[row].recruitOngoing;
  const { recruits, declines } = player(t.g, seat);
  if (!recruits.some(({ from }) => from === row) || declines.includes(row)) return;
  const gained = gain(t.g, seat, bonus);
  const drawn = combatCards > 0 ? draw(t, seat, combatCards) : [];
  tellGain(t, 'recruit-bonus', seat, { gained, drawn, more: { bottom: row } });
}
