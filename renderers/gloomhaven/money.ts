import type { View } from '#games/gloomhaven/seen/view.types';
import { coveredBy } from '../boxes.ts';
import { disc, glowing, group, type Node, type Point, path, stroke, words } from '../scene.ts';
import { tokensOn, writtenOn } from './figures.ts';
import type { Lie } from './lie.ts';
import { type Draw, deep } from './obstacles.ts';
import { busyIn, piece } from './overlays.ts';

/** Money on the map: a coin, with how many lie there. */

/** A coin with a struck edge. */
const coin: Draw = () => [
  disc(0, 1.5, 22, { fill: '#6b4a0c', shadow: deep }),
  disc(0, 0, 22, {
    fill: glowing([-7, -9], 34, '#fff3b8', '#e6b83e', '#9c6c14'),
    stroke: stroke('#4a3206', 2.4),
  }),
  disc(0, 0, 16.5, { stroke: stroke('#8a6110', 1.8) }),
];
const mint: Draw = () => [...coin(), path('M0 -10 L8 0 L0 10 L-8 0 Z', { fill: '#6b4a0c' })];

/** Money tokens: a coin with how many lie there; smaller beside a trap, or who has just fallen or stood there (`left`, hexes). */
export function moneyOf(view: View, lie: Lie, left: ReadonlySet<string>): Node[] {
  const busy = busyIn(view);
  const beside = new Set([...left, ...view.overlays.flatMap(({ type, hexes }) => (type === 'trap' ? hexes : []))]);
  return view.money
    .filter(({ at: hex }) => !busy.has(hex))
    .map((one) => (beside.has(one.at) ? token(one, lie, SMALL, [0.6, 0.36]) : token(one, lie, LARGE, [0, 0])));
}

/** The same over whoever stands there, at an edge of the stand where it hides nothing that must be read. */
export function moneyUnder(view: View, lie: Lie, stands: Lie): Node[] {
  const busy = busyIn(view);
  const read = view.figures.flatMap((one) => [...writtenOn(one, stands), ...tokensOn(one, stands)]);
  return view.money
    .filter(({ at: hex }) => busy.has(hex))
    .map((one) => {
      const r = coinSize(lie, SMALL);
      const [best] = ASIDE.map((by, n) => {
        const [x, y] = lie.off(one.at, by);
        const out = r + AIR;
        return { by, cost: n / 100 + coveredBy({ x: x - out, y: y - out, w: 2 * out, h: 2 * out }, read) };
      }).sort((a, b) => a.cost - b.cost);
      return token(one, lie, SMALL, best!.by);
    });
}
/** So far from what must be read, in pixels: letters reach out over their bar. */
const AIR = 5;
/** Best first, in sizes: left, at the upper corners and above, right; then anywhere round the stand. */
const ASIDE: readonly Point[] = [
  [-0.68, 0.06],
  [0.62, -0.6],
  [0.7, -0.2],
  [0, -0.92],
  ...[0.7, 0.85, 1].flatMap((far) =>
    Array.from({ length: 16 }, (_, n): Point => [far * Math.cos((n * Math.PI) / 8), far * Math.sin((n * Math.PI) / 8)]),
  ),
];

/** In sizes of a hex. */
const [LARGE, SMALL] = [0.42, 0.26];

const coinSize = ({ size }: Lie, part: number): number => Math.max(15, size * part);

function token({ at: hex, n }: View['money'][number], lie: Lie, part: number, by: Point): Node {
  const [x, y] = lie.off(hex, by);
  const r = coinSize(lie, part);
  const look = { size: Math.max(27, r), bold: true, colour: '#2b1b02', align: 'centre' } as const;
  return group(
    [
      group([n > 1 ? piece('coin', coin, (r / 22) * 24) : piece('mint', mint, (r / 22) * 24)], { x, y }),
      ...(n > 1 ? [words(String(n), x, y, look)] : []),
    ],
    { tag: `money:${hex}` },
  );
}
