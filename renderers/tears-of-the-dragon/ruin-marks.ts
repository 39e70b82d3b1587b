import type { SeatId } from '#core/types';
import { ruins } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { fallen } from '../counters.ts';
import { disc, type Frame, group, type Node, type Point, put, stroke, words } from '../scene.ts';
import { ink, paperLight } from '../theme.ts';
import { arms } from './arms.ts';
import { type Cell, cells, isSeen } from './geography.ts';

/** Marks at ruins: who holds their knowledge, or that nobody does. */

/** At each ruin the sides that hold its piece of knowledge, or a question mark; nothing in The War of the Dragon (TD-26.3). */
export function ruinMarks(view: View, seen: Frame): Node[] {
  return ruinsIn(view, seen).flatMap(({ ruin, at: [x, y], seats }) => {
    if (seats.length === 0)
      return [
        group(
          [
            disc(0, 0, 18, { fill: paperLight, stroke: stroke(ink, 2.5), shadow: fallen(2) }),
            words('?', 0, 0, { size: 29, face: 'display', colour: ink, align: 'centre' }),
          ],
          { x: x + 56, y: y - 16, tag: `unexplored:${ruin}` },
        ),
      ];
    return seats.map((seat) =>
      group([put(arms(seat, 34), -17, -17)], {
        x: x + (seat === 0 ? -46 : 57),
        y: y - 14,
        tag: `knowledge:${ruin}:${seat}`,
      }),
    );
  });
}

/** The rooms of the marks at ruins, which no plate may cover. */
export function ruinRooms(view: View, seen: Frame): Frame[] {
  return ruinsIn(view, seen).flatMap(({ at: [x, y], seats }) => {
    if (seats.length === 0) return [{ x: x + 36, y: y - 36, w: 40, h: 40 }];
    return seats.map((seat) => ({ x: x + (seat === 0 ? -65 : 38), y: y - 33, w: 38, h: 38 }));
  });
}

/** The ruins that are seen and have marks, with the sides that hold their knowledge. */
function ruinsIn({ scenario, knowledge }: View, seen: Frame): { ruin: string; at: Point; seats: SeatId[] }[] {
  if (scenario === 'war-of-the-dragon') return [];
  return ruins.flatMap((ruin) => {
    const cell = cells.get(ruin);
    if (!cell || !isSeen(cell, seen)) return [];
    const seats = knowledge.flatMap((held, seat) => (held.includes(ruin) ? [seat] : []));
    return [{ ruin, at: ruinAt(cell, seen), seats }];
  });
}

const ruinAt = ({ at: [x, y] }: Cell, seen: Frame): Point => [
  Math.max(seen.x + 76, Math.min(seen.x + seen.w - 88, x)),
  y,
];
