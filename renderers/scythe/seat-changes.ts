import { textWidth } from '../measure.ts';
import { disc, group, type Node, rect, stroke, words } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { type Sign, sign } from './goods.ts';
import { COUNTED, leftOf, type Plan } from './seat-plan.ts';
import { signed } from './tallies.ts';

/** What the last deed changed for a seat, in amber above the numbers of its plate. */

/** What a seat has won that is no number of its plate. */
const WON = ['cube', 'recruit', 'star'] as const satisfies readonly Sign[];

/** How much more or less a seat has of each by what was done last, in gold, and what it has won before them. */
export function changed(own: ReadonlyMap<Sign, number> | undefined, plan: Plan): Node[] {
  const [dx, dy] = plan.change;
  const won = WON.filter((kind) => own?.has(kind)).map((kind, n) =>
    group([disc(0, 0, 17, { fill: done, stroke: stroke(doneEdge, 2) }), sign(kind, 26)], {
      x: plan.first + 18 - n * 36,
      y: plan.low + dy + 2,
      tag: `change:${kind}`,
    }),
  );
  const counts = COUNTED.flatMap((kind): Node[] => {
    const n = own?.get(kind) ?? 0;
    return n === 0 ? [] : [pill(signed(n), [leftOf(kind, plan) + dx, plan.low + dy], `change:${kind}`)];
  });
  return [...won, ...counts];
}

/** The same tag as on the map, the left end of its words at the point. */
function pill(text: string, [x, y]: readonly [number, number], tag: string): Node {
  const w = Math.ceil(textWidth(text, FIGURE, true)) + 16;
  return group(
    [
      rect({ x: x - 8, y: y - 14, w, h: 29 }, { fill: done, stroke: stroke(doneEdge, 2), radius: 10 }),
      words(text, x, y, { size: FIGURE, bold: true, colour: doneEdge }),
    ],
    { tag },
  );
}
const FIGURE = 26;
