import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import type { PlacementView, View } from '../view.types.ts';

/** Whose phase it is, and what they may still do. */
export function now(view: View): BoardSection[] {
  const { turn, phase, active, winner, first, lost, allowance } = view;
  const about =
    winner === null
      ? boardLine(turn === 0 ? 'before' : 'turn', {
          turn,
          seat: active === null ? null : { key: `seat.${active}` },
          phase: { key: `text-board.phase.${phase}` },
        })
      : boardLine('won', { turn, seat: winner });
  return boardSection('now', [
    about,
    ...(allowance ? [allowanceLine(allowance)] : []),
    ...(first === null ? [] : [boardLine('first', { seat: first })]),
    ...lost.flatMap((n, seat) => (n > 0 ? [boardLine('bonus', { seat, n })] : [])),
  ]);
}

/** TD-5.1: how many pieces may still be activated. */
const allowanceLine = ({ seat, units, wizard, byEnemyRoll }: NonNullable<View['allowance']>): Message =>
  boardLine('allowance', { seat, units, wizard, byEnemyRoll });

/** Counters that are still to be placed, and the viewer's own plan in its order. */
export function placement({ placement: placing }: View): BoardSection[] {
  if (!placing) return [];
  return boardSection('placement', [
    ...placing.left.map((left, seat) =>
      boardLine('left', {
        seat,
        pieces: Object.entries(left).map(([face, n]): Json => ({ key: 'text-board.so-many', args: { face, n } })),
      }),
    ),
    ...runs(placing.plan).map(({ from, to, face, at }) =>
      boardLine('plan', { from, to: to > from ? to : null, face, at }),
    ),
  ]);
}

/** Counters of one face that are planned for one place one after another, with the numbers of the first and the last. */
function runs(plan: PlacementView['plan']): { from: number; to: number; face: string; at: string }[] {
  const found: ReturnType<typeof runs> = [];
  for (const [i, { face, at }] of plan.entries()) {
    const last = found.at(-1);
    if (last?.face === face && last.at === at) last.to = i + 1;
    else found.push({ from: i + 1, to: i + 1, face, at });
  }
  return found;
}
