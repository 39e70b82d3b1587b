import { disc, group, type Node, stroke, words } from '../scene.ts';
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
  const look = { size: 27, bold: true, colour: done, outline: stroke(doneEdge, 3) } as const;
  const won = WON.filter((kind) => own?.has(kind)).map((kind, n) =>
    group([disc(0, 0, 17, { fill: done, stroke: stroke(doneEdge, 2) }), sign(kind, 26)], {
      x: plan.first + 18 - n * 36,
      y: plan.low + dy + 2,
      tag: `change:${kind}`,
    }),
  );
  const counts = COUNTED.flatMap((kind): Node[] => {
    const n = own?.get(kind) ?? 0;
    return n === 0
      ? []
      : [{ ...words(signed(n), leftOf(kind, plan) + dx, plan.low + dy, look), tag: `change:${kind}` }];
  });
  return [...won, ...counts];
}
