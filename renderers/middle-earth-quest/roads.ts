import { type Path, paths } from '#games/middle-earth-quest/printed/map/map';
import { group, line, type Node, type Point, path, rect, stroke, words } from '../scene.ts';
import { middleOf, plateOf, spotOf } from './geography.ts';
import { signAt, TERRAIN_SIGNS, waves } from './signs.ts';

/** The paths, each with a plate in its middle: the sign of its terrain and its number; water flows and has waves on its plate. */

const WATER = { deep: '#2d5f78', light: '#a9d0d8' };

/** All lines first, then all plates: no line runs over a plate. */
export const drawPaths = (some: readonly Path[] = paths): Node[] => [
  ...some.filter(({ water }) => !water).flatMap(road),
  ...some.filter(({ water }) => water).flatMap(river),
  ...some.map(plate),
];

/** The plates alone, to be laid over what is drawn on the paths. */
export const drawPlates = (some: readonly Path[]): Node[] => some.map(plate);

const endsOf = ({ a, b }: Path): [Point, Point] => [spotOf(a), spotOf(b)];

const road = (one: Path): Node[] => [
  line(endsOf(one), stroke('#5e3f1f', 7)),
  line(endsOf(one), stroke('#f0deb0', 3.6, [9, 4])),
];

/** Water winds about its line. */
function river(one: Path): Node[] {
  const [[ax, ay], [bx, by]] = endsOf(one);
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const bends = Math.max(4, 2 * Math.round(length / 40));
  const at = (along: number, across: number) =>
    `${tenth(ax + ux * along - uy * across)} ${tenth(ay + uy * along + ux * across)}`;
  let d = `M${at(0, 0)}`;
  for (let n = 0; n < bends; n++)
    d += ` Q${at(((n + 0.5) * length) / bends, n % 2 === 0 ? 9 : -9)} ${at(((n + 1) * length) / bends, 0)}`;
  return [path(d, { stroke: stroke(WATER.deep, 11) }), path(d, { stroke: stroke(WATER.light, 6) })];
}

const INK = '#2c1c0c';

function plate(one: Path): Node {
  const frame = plateOf(one);
  const { x, y, w, h } = frame;
  const [cx, cy] = middleOf(one);
  const { terrain, cost, water, a, b } = one;
  const look = { size: 27, bold: true, colour: INK, align: 'centre' } as const;
  return group(
    [
      ...(water
        ? [
            rect(
              { x: x - 3, y: y - 3, w: w + 6, h: h + 12 },
              { fill: WATER.light, stroke: stroke(WATER.deep, 2), radius: 8 },
            ),
            ...[-13, 13].map((shift) => signAt(waves(WATER.deep), cx + shift, y + h + 4, 18)),
          ]
        : []),
      rect(frame, {
        fill: '#fbf2d8',
        stroke: stroke(water ? WATER.deep : '#5e3f1f', 1.8),
        radius: terrain === null ? h / 2 : 8,
      }),
      ...(terrain === null
        ? [words(String(cost), cx, cy, look)]
        : [signAt(TERRAIN_SIGNS[terrain](INK), x + 14, cy, 20.5), words(String(cost), x + w - 12, cy, look)]),
    ],
    { tag: `path:${a}-${b}` },
  );
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
