import type { Terrain } from '#games/scythe/printed/content';
import { disc, group, line, type Node, type Point, path, polygon, rect, stroke } from '../scene.ts';
import { scatter } from './shade.ts';
import { cog } from './signs.ts';

/** The drawings of a hex: at its rim, where pieces cover them least, strewn differently on every hex. */

/** Grounds, each of another lightness, and 12 or more of CIEDE2000 apart for every kind of eyes: 31, 45, 55, 64, 67, 79 and 93 of L*. */
export const grounds = {
  factory: '#524742',
  forest: '#43763b',
  lake: '#3e8eb4',
  village: '#d7857a',
  mountain: '#a5a2ac',
  farm: '#e3c26b',
  tundra: '#e6ecf2',
} as const satisfies Readonly<Record<Terrain, string>>;

/** One drawing, about 26 wide and 26 high, its foot at the origin. */
type Motif = (turn: number) => Node[];

const shadow = (w: number): Node =>
  path(`M${-w} 0 Q0 ${-w * 0.35} ${w + 3} 0 Q0 ${w * 0.42} ${-w} 0 Z`, { fill: '#00000038' });

const motifs: Readonly<Record<Exclude<Terrain, 'factory'>, Motif>> = {
  mountain: (turn) => [
    shadow(15),
    path('M-16 1 L-1 -24 L16 1 Q8 3 0 2 Q-8 3 -16 1 Z', { fill: '#8d857d' }),
    path('M-1 -24 L16 1 Q8 3 3 2 L1 -8 L-2 -13 Z', { fill: '#5f5853' }),
    path(
      turn < 0.5
        ? 'M-1 -24 L-8 -12 L-4 -14 L-2 -10 L1 -14 L4 -11 L6.5 -13 Z'
        : 'M-1 -24 L-7 -14 L-3 -12 L0 -15 L3 -12 L6.5 -13 Z',
      {
        fill: '#fbfaf6',
      },
    ),
  ],
  farm: () => [
    path('M-7 0 L-4 -13 M0 1 L0 -15 M7 0 L4 -13', { stroke: stroke('#8a6512', 1.5) }),
    path(
      'M-4 -20 Q-0.5 -15 -4 -9 Q-8 -15 -4 -20 Z M0 -23 Q3.5 -17 0 -11 Q-3.5 -17 0 -23 Z M4 -20 Q8 -15 4 -9 Q0.5 -15 4 -20 Z',
      { fill: '#b98410' },
    ),
  ],
  tundra: (turn) =>
    turn < 0.3
      ? [
          path('M0 -18 Q6.5 -9 6.5 -5 Q6.5 1 0 1 Q-6.5 1 -6.5 -5 Q-6.5 -9 0 -18 Z', { fill: '#4a4f55' }),
          path('M-3.5 -5 Q-3.5 -2 -1 -1.5', { stroke: stroke('#dfe6ea', 1.5) }),
        ]
      : [path('M-6 -7 L-2 0 L-2 -10 M-2 0 L3 -8 M6 -5 L3 0', { stroke: stroke('#7d8a90', 1.5) })],
  forest: (turn) => [
    shadow(8),
    path('M-9 0 L-5.5 -8 L-7.5 -8 L-3.5 -16 L-5 -16 L0 -26 L5 -16 L3.5 -16 L7.5 -8 L5.5 -8 L9 0 Z', {
      fill: turn < 0.5 ? '#2f5a2c' : '#39682f',
    }),
    path('M0 -26 L5 -16 L3.5 -16 L7.5 -8 L5.5 -8 L9 0 L2 0 Z', { fill: '#1f4322' }),
  ],
  village: (turn) => [
    shadow(13),
    rect({ x: -10, y: -11, w: 20, h: 11 }, { fill: '#f8e9d2' }),
    rect({ x: 3, y: -11, w: 7, h: 11 }, { fill: '#d3b394' }),
    path('M-13 -10 L-5 -21 L7 -21 L13 -10 Z', { fill: turn < 0.5 ? '#8d2f1d' : '#a33d22' }),
    path('M7 -21 L13 -10 L4 -10 Z', { fill: '#6b2013' }),
    path('M-6 0 L-6 -7 L-2 -7 L-2 0 Z', { fill: '#4a2a18' }),
  ],
  lake: () => [
    path('M-13 -3 Q-8 -8 -3 -3 Q2 -8 7 -3 Q10 -6 13 -4', { stroke: stroke('#d8eef4', 2) }),
    path('M-10 0 Q-5 -4 0 0 Q5 -4 9 -1', { stroke: stroke('#1f5d7c', 1.5) }),
  ],
};

/** How many stand round the rim, and at what size. */
const CROWD: Readonly<Record<keyof typeof motifs, readonly [n: number, scale: number]>> = {
  mountain: [7, 0.92],
  farm: [9, 0.72],
  tundra: [10, 0.72],
  forest: [11, 0.72],
  village: [8, 0.82],
  lake: [10, 0.78],
};

/** A point of the rim, so far round the hex from its top, at a part of its size. */
function rimAt(part: number, inset: number): Point {
  const turn = part * 6;
  const n = Math.floor(turn) % 6;
  const corner = (k: number): Point => [Math.sin((k * Math.PI) / 3) * inset, -Math.cos((k * Math.PI) / 3) * inset];
  const [[ax, ay], [bx, by]] = [corner(n), corner(n + 1)];
  const t = turn - Math.floor(turn);
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

/** Everything that is drawn on a hex of that name, from behind to the front: nothing below its label or a tunnel's arch. */
export function terrainDrawing(terrain: Terrain, id: string, tunnel: boolean): Node[] {
  if (terrain === 'factory') return factory();
  const [n, scale] = CROWD[terrain];
  const next = scatter(id);
  const spots = Array.from({ length: n }, (_, at) => {
    const [x, y] = rimAt((at + 0.5 + (next() - 0.5) * 0.5) / n, 57 + next() * 11);
    return { x, y: y + 9, turn: next(), size: scale * (0.88 + next() * 0.3) };
  });
  const free = spots.filter(
    ({ x, y }) => !(Math.abs(x) < 36 && y < -30) && !(tunnel && Math.abs(x) < 24 && y > 40) && y < 70,
  );
  return [
    ...textures[terrain](next),
    ...free
      .sort((a, b) => a.y - b.y)
      .map(({ x, y, turn, size }) => group(motifs[terrain](turn), { x: round(x), y: round(y), scale: round(size) })),
  ];
}
const round = (value: number): number => Math.round(value * 100) / 100;

/** One drawing alone, round the origin, for the legend. */
export const terrainSign = (terrain: Terrain): Node[] =>
  terrain === 'factory'
    ? [path(cog(10, 13, 10), { fill: '#8a6a58', stroke: stroke('#33231a', 1.5) }), disc(0, 0, 4, { fill: '#33231a' })]
    : [group(motifs[terrain](0), { y: 11 })];

/** What the ground between the drawings is like: of each terrain other lines, so that no eyes need its colour. */
const textures: Readonly<Record<keyof typeof motifs, (next: () => number) => Node[]>> = {
  farm: furrows,
  lake: ripples,
  forest: undergrowth,
  village: paving,
  mountain: ridges,
  tundra: drifts,
};

/** How far a line at this height may reach from the middle of a hex. */
const reach = (y: number): number => round(Math.min(68, (80 - Math.abs(y)) * 1.7));
const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, n) => from + n * by);

/** Tufts in rows, every second row between those above. */
function undergrowth(): Node[] {
  const tufts = steps(-54, 54, 27).flatMap((y, row) =>
    steps(-70 + (row % 2) * 14, 70, 28)
      .filter((x) => Math.abs(x) < reach(y) - 4)
      .map((x) => `M${x - 5} ${y - 4} L${x} ${y + 3} L${x + 5} ${y - 4}`),
  );
  return [path(tufts.join(' '), { stroke: stroke('#1c3d1a80', 2.5) })];
}

/** Stones laid in courses. */
function paving(): Node[] {
  const courses = steps(-60, 60, 24).flatMap((y, row) => [
    `M${-reach(y)} ${y} L${reach(y)} ${y}`,
    ...steps(-76 + (row % 2) * 19, 76, 38)
      .filter((x) => Math.abs(x) < Math.min(reach(y), reach(y + 24)))
      .map((x) => `M${x} ${y} L${x} ${y + 24}`),
  ]);
  return [path(courses.join(' '), { stroke: stroke('#7a33283d', 2) })];
}

/** Ridges one behind the other. */
function ridges(): Node[] {
  const lines = steps(-44, 56, 32).map((y, row) => {
    const half = reach(y) - 6;
    const from = -Math.floor(half / 20) * 20 + (row % 2) * 10;
    const corners = steps(from, half, 10).map((x, n) => `${n === 0 ? 'M' : 'L'}${x} ${n % 2 === 0 ? y + 5 : y - 6}`);
    return corners.join(' ');
  });
  return [path(lines.join(' '), { stroke: stroke('#5a545f59', 2.5) })];
}

/** Snow in long strokes. */
function drifts(): Node[] {
  const lines = steps(-48, 48, 24).flatMap((y, row) =>
    steps(-60 + (row % 3) * 16, 60, 48)
      .filter((x) => x > -reach(y) && x + 22 < reach(y))
      .map((x) => `M${x} ${y} Q${x + 11} ${y - 4} ${x + 22} ${y}`),
  );
  return [path(lines.join(' '), { stroke: stroke('#8ea3b566', 2) })];
}

function furrows(): Node[] {
  return [-56, -42, -28, -14, 0, 14, 28, 42, 56].map((y) => {
    const half = Math.min(70, (84 - Math.abs(y) - 4) * 1.7);
    return path(`M${-half} ${y} Q${-half / 2} ${y - 7} 0 ${y} Q${half / 2} ${y + 7} ${half} ${y}`, {
      stroke: stroke('#b98f2a55', 3),
    });
  });
}

function ripples(next: () => number): Node[] {
  return Array.from({ length: 7 }, () => {
    const [x, y] = [round((next() - 0.5) * 80), round((next() - 0.5) * 80)];
    return path(`M${x - 9} ${y} Q${x - 4} ${y - 4} ${x} ${y} Q${x + 4} ${y - 4} ${x + 9} ${y}`, {
      stroke: stroke('#ffffff44', 1.75),
    });
  });
}

/** A cogwheel as large as the hex, a works with smoking chimneys at its lower corner. */
function factory(): Node[] {
  return [
    path(cog(14, 72, 60), { fill: '#5d493d', stroke: stroke('#3a2b22', 2) }),
    disc(0, 0, 50, { fill: '#a58d7c', stroke: stroke('#3a2b22', 2) }),
    disc(0, 0, 42, { fill: '#b59d8b' }),
    ...[0, 60, 120].map((turn) => {
      const [x, y] = [Math.cos((turn * Math.PI) / 180) * 45, Math.sin((turn * Math.PI) / 180) * 45];
      return line(
        [
          [0 - x, 0 - y],
          [x, y],
        ],
        stroke('#8d7666', 8),
      );
    }),
    disc(0, 0, 13, { fill: '#8d7666', stroke: stroke('#5d493d', 2) }),
    path('M-21 80 L-21 60 L-12 66 L-12 60 L-3 66 L-3 60 L3 64 L4 48 L10 48 L11 66 L14 66 L15 52 L20 52 L21 80 Z', {
      fill: '#5b2f20',
      stroke: stroke('#2a140b', 1.5),
    }),
    path('M7 46 Q3 40 9 37 Q17 36 15 29 M17 50 Q15 45 20 43', { stroke: stroke('#efe6dcaa', 3) }),
    polygon(
      [
        [-17, 77],
        [-17, 72],
        [-13, 72],
        [-13, 77],
      ],
      { fill: '#f3c65a' },
    ),
  ];
}
