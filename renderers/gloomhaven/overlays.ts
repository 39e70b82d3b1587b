import type { View } from '#games/gloomhaven/seen/view.types';
import {
  disc,
  glowing,
  group,
  line,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  shaded,
  stroke,
  words,
} from '../scene.ts';
import { starPoints } from '../tokens.ts';
import type { Lie } from './lie.ts';
import { BODIES, boulder, type Draw, dark, deep, OBSTACLES, sheen } from './obstacles.ts';
import { once } from './once.ts';
import { conditionBadge } from './signs.ts';

/** What lies on the floor: obstacles by kind, traps, hazards, difficult ground, plates, treasure and money. */

type Overlay = View['overlays'][number];
/** A floor in which it is bad to stand: the whole hex is tinted and edged. */
const GROUNDS: Readonly<Record<string, { fill: string; edge: string; draw: Draw }>> = {
  water: {
    fill: '#2f6c8fb8',
    edge: '#9fd0e0',
    draw: () =>
      [-8, 0, 8].map((y) =>
        path(`M-14 ${y} C-8 ${y - 6} -4 ${y + 6} 2 ${y} C6 ${y - 4} 10 ${y - 2} 14 ${y}`, {
          stroke: stroke('#cfeaf2', 2),
        }),
      ),
  },
  rubble: {
    fill: '#5f564a99',
    edge: '#d8ccb4',
    draw: () =>
      [
        [-9, -4, 6],
        [6, -7, 5],
        [8, 6, 6],
        [-4, 7, 5],
        [-1, -1, 3],
      ].map(([x, y, r]) =>
        polygon(
          [
            [x! - r!, y! + r! * 0.5],
            [x! - r! * 0.4, y! - r!],
            [x! + r!, y! - r! * 0.3],
            [x! + r! * 0.5, y! + r!],
          ],
          { fill: sheen('#8f8778'), stroke: dark },
        ),
      ),
  },
  log: {
    fill: '#00000030',
    edge: '#d8ccb4',
    draw: () => [
      rect({ x: -17, y: -8, w: 34, h: 16 }, { fill: sheen('#7a5026'), stroke: dark, radius: 7 }),
      disc(-10, 0, 5, { fill: sheen('#c79a5e'), stroke: dark }),
    ],
  },
  'stairs-vert': {
    fill: '#4d464099',
    edge: '#d8ccb4',
    draw: () =>
      [-10, -3, 4, 11].map((y) =>
        rect({ x: -12, y: y - 3, w: 24, h: 5 }, { fill: '#a79e90', stroke: stroke('#1a120b', 1.4) }),
      ),
  },
  thorns: {
    fill: '#4c5a1c80',
    edge: '#ff9a4a',
    draw: () => [
      path('M-15 6 C-6 -14 4 14 15 -6', { stroke: stroke('#2c3a12', 4) }),
      path('M-14 -6 C-4 12 6 -12 14 8', { stroke: stroke('#3f5218', 4) }),
      ...[
        [-8, -3],
        [0, 3],
        [8, -2],
        [-3, -6],
        [5, 6],
      ].map(([x, y]) =>
        polygon(
          [
            [x! - 3, y!],
            [x!, y! - 6],
            [x! + 3, y!],
          ],
          { fill: '#2c3a12' },
        ),
      ),
    ],
  },
  'hot-coals': {
    fill: '#5c1f0c99',
    edge: '#ff9a4a',
    draw: () =>
      [
        [-8, -5],
        [5, -8],
        [9, 4],
        [-3, 7],
        [-11, 6],
        [1, 0],
      ].map(([x, y]) => disc(x!, y!, 4.6, { fill: glowing([x!, y!], 5, '#ffd27a', '#e2571c', '#4a1408') })),
  },
};
const DIFFICULT = GROUNDS.rubble!;
const HAZARDOUS = GROUNDS['hot-coals']!;

/** What is drawn in the language of `Draw`, painted once, at a place. */
export const piece = (key: string, draw: Draw, s: number): Node =>
  once({ key: `lies.${key}`, half: 1.2, draw: () => [group(draw(), { scale: 100 / 24 })] }, s);
const at = (lie: Lie, hex: string, [key, draw]: readonly [string, Draw]): Node => {
  const [x, y] = lie.centre(hex);
  return group([piece(key, draw, lie.size)], { x, y });
};

/** Floors first, then what stands on them. */
export function overlaysOf(view: View, lie: Lie): Node[] {
  const low = view.overlays.filter(
    ({ type }) => type === 'difficult' || type === 'hazardous' || type === 'pressure-plate',
  );
  const high = view.overlays.filter((one) => !low.includes(one));
  const busy = busyIn(view);
  return [...low, ...high].map((one) => group(drawn(one, lie, busy), { tag: `overlay:${one.type}:${one.hexes[0]}` }));
}

/** With teeth along each edge: a broken line is what can be chosen. */
const jagged = (corners: readonly Point[], [x, y]: Point): Point[] =>
  corners.flatMap(([fromX, fromY], n) => {
    const [toX, toY] = corners[(n + 1) % corners.length]!;
    return Array.from({ length: TEETH }, (_, k): Point => {
      const t = k / TEETH;
      const [alongX, alongY] = [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t];
      const by = k % 2 === 0 ? 1 : 0.88;
      return [x + (alongX - x) * by, y + (alongY - y) * by];
    });
  });
const TEETH = 6;

export const busyIn = (view: View): ReadonlySet<string> => new Set(view.figures.map((one) => one.at));

function drawn(one: Overlay, lie: Lie, busy: ReadonlySet<string>): Node[] {
  const { type, kind, hexes } = one;
  switch (type) {
    case 'difficult':
    case 'hazardous': {
      const { fill, edge, draw } = GROUNDS[kind] ?? (type === 'difficult' ? DIFFICULT : HAZARDOUS);
      const edged = (hex: string) => {
        const corners = lie.corners(hex, 0.93);
        return type === 'hazardous' ? jagged(corners, lie.centre(hex)) : corners;
      };
      return hexes.flatMap((hex) => [
        polygon(edged(hex), { fill, stroke: stroke(edge, Math.max(2, lie.size / 22)) }),
        at(lie, hex, [`ground.${type}.${kind}`, draw]),
      ]);
    }
    case 'pressure-plate':
      return hexes.map((hex) => at(lie, hex, ['plate', plate]));
    case 'trap':
      return hexes.flatMap((hex) => [
        at(lie, hex, [`jaws.${one.kind}`, jaws(one)]),
        ...(busy.has(hex) ? [] : harm(one, lie.centre(hex), lie.size)),
      ]);
    case 'treasure':
      return hexes.map((hex) => at(lie, hex, ['chest', chest]));
    case 'obstacle': {
      const centres = hexes.map((hex) => lie.centre(hex));
      const [first, ...others] = centres;
      const body = BODIES[kind] ?? '#00000059';
      const joined = others.flatMap((other) => [
        line([first!, other], stroke('#1a120b', lie.size * (body.length > 7 ? 0.84 : 1.2))),
        line([first!, other], stroke(body.length > 7 ? '#3d352e' : body, lie.size * (body.length > 7 ? 0.74 : 1.1))),
      ]);
      return [...joined, ...hexes.map((hex) => at(lie, hex, [`obstacle.${kind}`, OBSTACLES[kind] ?? boulder]))];
    }
  }
}

const plate: Draw = () => [
  rect({ x: -14, y: -14, w: 28, h: 28 }, { fill: sheen('#a98a4a'), stroke: dark, radius: 3 }),
  rect({ x: -9, y: -9, w: 18, h: 18 }, { fill: sheen('#8a6c34'), stroke: stroke('#5c4618', 2), radius: 2 }),
];

/** A chest with a round lid and iron bands, that shines a little. */
const chest: Draw = () => [
  disc(0, 0, 22, { fill: glowing([0, 0], 22, '#ffe08a90', '#ffd06a30', '#ffd06a00') }),
  rect({ x: -15, y: -4, w: 30, h: 16 }, { fill: sheen('#8a5420'), stroke: dark, radius: 2, shadow: deep }),
  path('M-15 -3 C-15 -16 15 -16 15 -3 Z', { fill: sheen('#b3742c'), stroke: dark }),
  ...[-10, 10].map((x) => rect({ x: x - 2, y: -11, w: 4, h: 22 }, { fill: '#3c332c' })),
  rect({ x: -4, y: -7, w: 8, h: 9 }, { fill: sheen('#f0c95a'), stroke: stroke('#1a0f05', 1.6), radius: 1.5 }),
  disc(0, -3, 1.5, { fill: '#2a1a05' }),
];

/** Toothed jaws. */
const jaws =
  ({ kind }: Overlay): Draw =>
  () => {
    const poisoned = kind === 'poison';
    return [
      disc(0, 2, 19, { fill: '#00000060', shadow: deep }),
      polygon(starPoints(12, 19.5, 13), {
        fill: shaded([-14, -16], [14, 16], '#b9b6ae', '#55534f', '#252422'),
        stroke: stroke('#120c08', 1.6),
      }),
      disc(0, 0, 13.4, {
        fill: glowing([-3, -4], 16, poisoned ? '#3f7a34' : '#9a2a20', poisoned ? '#16380f' : '#4a0d0a'),
        stroke: stroke('#f0d9c0', 1.6),
      }),
    ];
  };

/** The damage that a trap does, and the conditions that it brings: by these the kinds differ without colour. */
function harm({ damage, conditions }: Overlay, [x, y]: Point, hexSize: number): Node[] {
  if (damage === null) return [];
  const size = Math.max(28, hexSize * 0.56);
  const badge = Math.max(27, hexSize * 0.42);
  return [
    ...conditions.map((id, n) =>
      group([conditionBadge(id, badge)], { x: x + size * 0.86, y: y + size * 0.5 - n * badge, tag: `trap:${id}` }),
    ),
    words(String(damage), x, y, { size, bold: true, colour: '#ffffff', align: 'centre', tag: 'trap' }),
  ];
}

/** What traps do over which somebody flies: small jaws above him, at the right. */
export function trapsBelow(view: View, lie: Lie): Node[] {
  const busy = busyIn(view);
  return view.overlays.flatMap((one) => {
    if (one.type !== 'trap') return [];
    return one.hexes
      .filter((hex) => busy.has(hex))
      .map((hex) => {
        const [x, y] = lie.off(hex, [0.68, -0.34]);
        const size = 34;
        return group([group([piece(`jaws.${one.kind}`, jaws(one), size)], { x, y }), ...harm(one, [x, y], 0)], {
          tag: `overlay:trap:${hex}`,
        });
      });
  });
}
