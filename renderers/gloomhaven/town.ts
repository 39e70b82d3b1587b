import type { View } from '#games/gloomhaven/seen/view.types';
import {
  disc,
  glowing,
  group,
  type Layer,
  line,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  shaded,
  stroke,
} from '../scene.ts';
import { lit } from '../ways.ts';
import { grain } from './floors.ts';
import { standOf } from './stands.ts';

/** Before a scenario, while no room lies open: the town at dusk, in which the party levels up and shops (GH-18). */

const EDGE = '#0d0a12';

/** Houses from left to right: where each begins, its width, the height of its walls and of its roof. */
const HOUSES: readonly (readonly [x: number, w: number, wall: number, roof: number])[] = [
  [-30, 130, 82, 60],
  [86, 96, 118, 66],
  [190, 150, 74, 52],
  [336, 84, 132, 84],
  [428, 120, 88, 58],
  [648, 124, 92, 60],
  [764, 92, 140, 88],
  [862, 156, 78, 52],
  [1008, 98, 122, 66],
  [1098, 140, 86, 58],
];

/** The whole width, so high; it never changes. */
function backdrop(h: number): Layer {
  const ground = h - 62;
  return {
    kind: 'layer',
    key: `gloomhaven.town.${h}`,
    width: 1200,
    height: h,
    nodes: [
      rect(
        { x: 0, y: 0, w: 1200, h },
        { fill: shaded([0, 0], [0, ground], '#12112b', '#3a2a52', '#8a4a52', '#d9894a') },
      ),
      ...stars(h * 0.42),
      disc(930, 80, 150, { fill: glowing([930, 80], 150, '#fff2c85a', '#fff2c818', '#fff2c800') }),
      disc(930, 80, 42, { fill: glowing([918, 68], 60, '#fffbe8', '#f7e3a6', '#d9b878') }),
      ...[
        [912, 70, 9],
        [944, 92, 7],
        [934, 60, 5],
      ].map(([x, y, r]) => disc(x!, y!, r!, { fill: '#d9bd8250' })),
      hills(ground - 96, 26, '#3a2848'),
      keep(600, ground),
      hills(ground - 44, 14, '#261b33'),
      ...HOUSES.flatMap((house, n) => houseOn(ground, house, String(n))),
      ...gate(ground),
      path(`M0 ${ground} C300 ${ground - 10} 800 ${ground + 10} 1200 ${ground - 4} L1200 ${h} L0 ${h} Z`, {
        fill: shaded([0, ground], [0, h], '#3b2a2c', '#171018'),
      }),
      polygon(
        [
          [566, ground - 2],
          [634, ground - 2],
          [820, h],
          [380, h],
        ],
        { fill: shaded([0, ground], [0, h], '#8a6238', '#2c1f1e') },
      ),
      rect({ x: 0, y: ground - 60, w: 1200, h: 122 }, { fill: glowing([600, ground], 420, '#ffb85a40', '#ffb85a00') }),
    ],
  };
}

/** As many as are seen at dusk, each always in its place. */
const stars = (low: number): Node[] =>
  Array.from({ length: 34 }, (_, n) => {
    const at = (k: number) => grain(`star ${n}`, k);
    return disc(at(1) * 1200, at(2) * low, 0.8 + at(3) * 1.4, { fill: at(4) > 0.5 ? '#fff6dcb0' : '#cfd6ff90' });
  });

const hills = (y: number, high: number, fill: string): Node =>
  path(
    `M0 ${y + high} C120 ${y - high} 260 ${y - high} 380 ${y + high} C480 ${y - high * 2} 640 ${y - high * 2} 760 ${y + high} C900 ${y - high} 1060 ${y - high * 1.6} 1200 ${y} L1200 ${y + 160} L0 ${y + 160} Z`,
    { fill },
  );

/** The castle over the roofs: towers with battlements. */
function keep(x: number, ground: number): Node {
  const tower = (dx: number, w: number, high: number): string => {
    const [l, r, t] = [x + dx - w / 2, x + dx + w / 2, ground - high];
    const step = w / 5;
    return `M${l} ${ground} L${l} ${t} L${l + step} ${t} L${l + step} ${t + 9} L${l + 2 * step} ${t + 9} L${l + 2 * step} ${t} L${r - 2 * step} ${t} L${r - 2 * step} ${t + 9} L${r - step} ${t + 9} L${r - step} ${t} L${r} ${t} L${r} ${ground} Z`;
  };
  const d = [tower(0, 210, 130), tower(-96, 54, 176), tower(96, 54, 164), tower(0, 70, 214)].join(' ');
  const lights = [
    [-96, 150],
    [96, 138],
    [-8, 188],
    [8, 160],
    [-40, 104],
    [44, 108],
  ].map(([dx, up]) => rect({ x: x + dx! - 3.5, y: ground - up!, w: 7, h: 13 }, { fill: '#f4b95c', radius: 3 }));
  return group([path(d, { fill: shaded([0, ground - 214], [0, ground], '#33264a', '#2a1f38') }), ...lights]);
}

/** A house with beams, a roof that the last light touches, and windows in which there is light. */
function houseOn(ground: number, [x, w, wall, roof]: (typeof HOUSES)[number], key: string): Node[] {
  const top = ground - wall;
  const windows = Array.from({ length: Math.floor((w - 12) / 42) }, (_, n) => x + 16 + n * 42);
  const [from, ridge, to]: readonly [Point, Point, Point] = [
    [x - 10, top],
    [x + w / 2, top - roof],
    [x + w + 10, top],
  ];
  const chimney = x + w * 0.72;
  return [
    rect({ x: chimney, y: top - roof * 0.86, w: 15, h: roof * 0.7 }, { fill: '#2d2130', stroke: stroke(EDGE, 2) }),
    rect(
      { x, y: top, w, h: wall + 20 },
      { fill: shaded([x, 0], [x + w, 0], '#54402f', '#2c2129'), stroke: stroke(EDGE, 2.5) },
    ),
    ...[0.34, 0.67].map((t) =>
      line(
        [
          [x + w * t, top],
          [x + w * t, ground],
        ],
        stroke('#1d141a', 4),
      ),
    ),
    line(
      [
        [x, top + wall * 0.55],
        [x + w, top + wall * 0.55],
      ],
      stroke('#1d141a', 4),
    ),
    polygon([from, ridge, to], { fill: shaded(from, to, '#6a3a34', '#3a2430', '#221824'), stroke: stroke(EDGE, 2.5) }),
    line([from, ridge], stroke('#d9895a90', 2.5)),
    ...windows.flatMap((at, n): Node[] => {
      const y = top + 12 + (n % 2) * Math.max(0, wall * 0.5 - 8);
      if (grain(key, n) < 0.25) return [rect({ x: at, y, w: 17, h: 22 }, { fill: '#1a1420', radius: 3 })];
      const middle: Point = [at + 8.5, y + 11];
      return [
        disc(...middle, 26, { fill: glowing(middle, 26, '#ffc96a70', '#ffc96a00') }),
        rect({ x: at, y, w: 17, h: 22 }, { fill: '#ffd27a', stroke: stroke('#2a1a12', 2.5), radius: 3 }),
        path(`M${at + 8.5} ${y} L${at + 8.5} ${y + 22} M${at} ${y + 11} L${at + 17} ${y + 11}`, {
          stroke: stroke('#2a1a12', 2),
        }),
      ];
    }),
  ];
}

/** The gate through which the party sets out, with its lanterns. */
function gate(ground: number): Node[] {
  const lantern = (x: number): Node[] => [
    disc(x, ground - 66, 40, { fill: glowing([x, ground - 66], 40, '#ffcf7a90', '#ffcf7a00') }),
    rect({ x: x - 5, y: ground - 74, w: 10, h: 16 }, { fill: '#ffe7a8', stroke: stroke('#1a1013', 2.5), radius: 3 }),
  ];
  return [
    rect(
      { x: 536, y: ground - 104, w: 128, h: 110 },
      { fill: shaded([0, ground - 104], [0, ground], '#6a5f70', '#3a3342'), stroke: stroke(EDGE, 3) },
    ),
    ...[540, 566, 592, 618, 640].map((x) =>
      rect({ x: x - 4, y: ground - 118, w: 20, h: 16 }, { fill: '#6a5f70', stroke: stroke(EDGE, 2.5) }),
    ),
    path(
      `M568 ${ground + 6} L568 ${ground - 44} C568 ${ground - 88} 632 ${ground - 88} 632 ${ground - 44} L632 ${ground + 6} Z`,
      {
        fill: shaded([0, ground - 80], [0, ground], '#1a1018', '#c07a34'),
        stroke: stroke(EDGE, 3),
      },
    ),
    ...lantern(553),
    ...lantern(647),
  ];
}

const SIZE = 58;

/** The town with the party before its gate; round whoever is asked (`asked`, seats) is the colour of now. */
export function town(view: View, asked: readonly number[], h: number): Node[] {
  const each = 190;
  const first = 600 - ((view.characters.length - 1) * each) / 2;
  return [
    backdrop(h),
    ...view.characters.flatMap(({ seat, class: what }, n): Node[] => {
      const [x, y] = [first + n * each, h - 66];
      const isAsked = asked.includes(seat);
      const ring = `M${x - 62} ${y + 44} C${x - 62} ${y + 22} ${x + 62} ${y + 22} ${x + 62} ${y + 44} C${x + 62} ${y + 66} ${x - 62} ${y + 66} ${x - 62} ${y + 44} Z`;
      return [
        ...(isAsked ? [lit(ring, `asked:${seat}`)] : []),
        group([standOf({ kind: 'character', what, rank: null, seat }, SIZE)], { x, y, tag: `hero:${seat}` }),
      ];
    }),
  ];
}
