import { isFreeOf } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { type Frame, group, line, type Node, type Point, rect, stroke, words } from '../scene.ts';
import { cream, done, doneEdge, doneLight } from '../theme.ts';
import type { Lie } from './lie.ts';
import type { Blow } from './news.ts';

/** The sum of a blow on a plate, beside the burst that tells what came of it. */

/** Whether all of it is in the picture. */
export const isIn = ({ x, y, w, h }: Frame, lie: Lie): boolean =>
  x > 4 && y > 4 && x + w < lie.w - 4 && y + h < lie.h - 4;

/** From the point to the nearest edge of the frame. */
const awayFrom = ({ x, y, w, h }: Frame, [px, py]: Point): number =>
  Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));

/** From so far away, in sizes, a line leads to its burst, up to so many pixels from the middle. */
const [LEADS, RAYS] = [1, 44];
/** So much nearer, in pixels, it is to its own burst than to any other. */
const NEARER = 8;

interface Beside {
  /** Where nothing may be covered, and where better nothing is. */
  busy: readonly Frame[];
  arrows: readonly Frame[];
  /** The middle of the burst of this blow, and of all others. */
  own: Point;
  others: readonly Point[];
}

/** As near to its own burst as can be, and nearer to it than to any other; nothing where there is no such place. */
export function sumPlate(
  { at, sum }: Blow,
  lie: Lie,
  { busy, arrows, own, others }: Beside,
): { node: Node; frame: Frame } | undefined {
  if (sum === undefined) return undefined;
  const size = 33;
  const [w, h] = [Math.ceil(textWidth(sum, size, true)) + 20, 44];
  const [cx, cy] = own;
  const s = lie.size;
  const isNearest = (frame: Frame) => {
    const away = awayFrom(frame, own) + NEARER;
    return others.every((one) => awayFrom(frame, one) >= away);
  };
  const places = [0.3, 0.4, 0.55, 0.75, 0.95, 1.2, 1.5, 1.8, 2.2]
    .flatMap((far) =>
      Array.from({ length: 24 }, (_, n): Point => {
        const angle = (Math.PI * n) / 12 + Math.PI / 2;
        return [cx + Math.cos(angle) * (far * s + w / 2), cy + Math.sin(angle) * (far * s + h / 2)];
      }),
    )
    // At the edge of the picture it moves inwards.
    .map(([x, y]) => [Math.max(w / 2 + 12, Math.min(lie.w - w / 2 - 12, x)), y] as const)
    .map(([x, y]): Frame => ({ x: Math.round(x - w / 2), y: Math.round(y - h / 2), w, h }))
    .filter((frame) => isIn(frame, lie) && isNearest(frame) && isFreeOf(frame, busy))
    .sort((one, other) => awayFrom(one, own) - awayFrom(other, own));
  // Over the arrow only where there is no other place.
  const found = places.find((frame) => isFreeOf(frame, arrows)) ?? places[0];
  if (!found) return undefined;
  // In the colour of a blow the line was read as one.
  const far = awayFrom(found, own);
  const from: Point = [Math.max(found.x, Math.min(found.x + w, cx)), Math.max(found.y, Math.min(found.y + h, cy))];
  const to: Point = [cx + ((from[0] - cx) / far) * RAYS, cy + ((from[1] - cy) / far) * RAYS];
  const lead = far > s * LEADS ? [line([from, to], stroke(doneEdge, 6)), line([from, to], stroke(cream, 2))] : [];
  const node = group(
    [
      ...lead,
      rect(found, { fill: doneEdge, stroke: stroke(done, 2.5), radius: 10 }),
      words(sum, found.x + w / 2, found.y + h / 2, { size, bold: true, colour: doneLight, align: 'centre' }),
    ],
    { tag: `sum:${at}` },
  );
  return { node, frame: found };
}
