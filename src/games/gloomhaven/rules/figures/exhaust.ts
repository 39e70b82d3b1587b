import type { SeatId, Table } from '#core/types';
import { character } from '../../state/figures/figures.ts';
import type { State } from '../../state/state.ts';

/** GH-15.1: all cards are lost, the figure and its summons leave; money and experience stay. */
export function exhaust(t: Table<State>, seat: SeatId): void {
  const { g } = t;
  const one = character(g, seat);
  const { chosen, played } = one;
  const active = one.active.map(({ card }) => card);
  one.lost.push(...one.hand, ...one.discard, ...played, ...active);
  Object.assign(one, { hand: [], discard: [], played: [], active: [], chosen: null, exhausted: true });
  g.figures = g.figures.filter((figure) => !isOf(figure, seat));
  t.tell({ type: 'exhausted', shown: { seat, chose: chosen !== null } });
}

const isOf = (figure: State['figures'][number], seat: SeatId): boolean =>
  (figure.kind === 'character' && figure.seat === seat) || (figure.kind === 'summon' && figure.owner === seat);
