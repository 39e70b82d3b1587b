import { textWidth } from '../measure.ts';
import { type Frame, group, line, type Node, type Point, rect, stroke, words } from '../scene.ts';
import { cream, done, doneEdge, doneLight } from '../theme.ts';
import type { Lie } from './lie.ts';
import type { Blow } from './news.ts';

/** The sum of a blow on a plate, beside who was struck. */

const overlaps = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
/** Whether all of it is in the picture. */
export const isIn = ({ x, y, w, h }: Frame, lie: Lie): boolean =>
  x > 4 && y > 4 && x + w < lie.w - 4 && y + h < lie.h - 4;

/** From the point to the nearest edge of the frame. */
const awayFrom = ({ x, y, w, h }: Frame, [px, py]: Point): number =>
  Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));

/** From so far away, in sizes. */
const LEADS = 1.25;

/** Where nobody stands and nothing lies (`busy`), as near as can be; nothing where that is not beside them. */
export function sumPlate(
  { at, sum }: Blow,
  lie: Lie,
  { busy, arrows }: { busy: readonly Frame[]; arrows: readonly Frame[] },
): { node: Node; frame: Frame } | undefined {
  if (sum === undefined) return undefined;
  const size = 33;
  const [w, h] = [Math.ceil(textWidth(sum, size, true)) + 20, 44];
  const [cx, cy] = lie.centre(at);
  const s = lie.size;
  const places = [0.95, 1.1, 1.3, 1.5, 1.7, 2.1, 2.5]
    .flatMap((far) =>
      Array.from({ length: 16 }, (_, n): Point => {
        const angle = (Math.PI * n) / 8 + Math.PI / 2;
        return [cx + Math.cos(angle) * (far * s * 0.75 + w * 0.4), cy + Math.sin(angle) * far * s];
      }),
    )
    // At the edge of the picture it moves inwards.
    .map(([x, y]) => [Math.max(w / 2 + 12, Math.min(lie.w - w / 2 - 12, x)), y] as const)
    .map(([x, y]): Frame => ({ x: Math.round(x - w / 2), y: Math.round(y - h / 2), w, h }))
    .filter((frame) => isIn(frame, lie) && !busy.some((one) => overlaps(one, frame)))
    .sort((one, other) => awayFrom(one, [cx, cy]) - awayFrom(other, [cx, cy]));
  // Over the arrow only where there is no other place.
  const found = places.find((frame) => !arrows.some((one) => overlaps(one, frame))) ?? places[0];
  if (!found) return undefined;
  // From further away a line leads to whom it tells of; in the colour of a blow it was read as one.
  const far = awayFrom(found, [cx, cy]);
  const from: Point = [Math.max(found.x, Math.min(found.x + w, cx)), Math.max(found.y, Math.min(found.y + h, cy))];
  const to: Point = [cx + ((from[0] - cx) / far) * s * 0.72, cy + ((from[1] - cy) / far) * s * 0.72];
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
