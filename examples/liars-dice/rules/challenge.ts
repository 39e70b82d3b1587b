import type { SeatId, Table } from '#core/types';
import { after, counted, isOver } from '../state/cups.ts';
import type { Bid, State } from '../state/state.ts';

/** LD-4.1 to LD-5.2: all dice are opened, and whoever was wrong loses one. */
export function open(t: Table<State>, challenger: SeatId, bid: Bid): void {
  const { g } = t;
  t.reveal();
  const { count, face } = bid;
  // LD-4.2, LD-4.3
  const found = counted(g.cups.flat(), face, g.ones);
  // LD-4.4
  const loser = found >= count ? challenger : bid.seat;
  g.shown = { challenger, bid, cups: g.cups, found, loser };
  t.tell({ type: 'challenged', shown: { seat: challenger, by: bid.seat, count, face } });
  t.tell({ type: 'opened', shown: { found, face, right: found >= count, wrong: found < count } });
  // LD-4.5
  g.left[loser]!--;
  g.cups = g.cups.map(() => []);
  t.tell({ type: 'lost', shown: { seat: loser, n: g.left[loser]! } });
  // LD-5.1
  const isOut = g.left[loser] === 0;
  if (isOut) t.tell({ type: 'out', shown: { seat: loser } });
  // LD-5.2
  g.turn = isOut ? after(g, loser) : loser;
  if (!isOver(g)) g.round++;
}
