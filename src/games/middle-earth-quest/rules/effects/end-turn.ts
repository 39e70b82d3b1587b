import { type Perform, seatOf } from './kind/effect.ts';

/** In the hero's own turn; in others there is nothing to end. */
export const endTurn: Perform<'endTurn'> = function* ({ g, tell }, now) {
  const seat = seatOf(now);
  if (g.turn?.who !== 'hero' || g.turn.seat !== seat || g.turn.isOver) return;
  g.turn.isOver = true;
  tell({ type: 'turn-cut-short', shown: { seat } });
};
