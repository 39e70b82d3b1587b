import type { Terrain } from '#games/scythe/content';
import { disc, group, line, type Node, type Point, path, polygon, rect, stroke } from '../scene.ts';
import { SIZE } from './cells.ts';
import { cog } from './signs.ts';

/** The ground of a hex round its middle: a colour, and drawings that tell the terrain without it. */

export const grounds: Readonly<Record<Terrain, string>> = {
  mountain: '#d3c6b5',
  farm: '#efdc9b',
  tundra: '#e4e6dd',
  forest: '#bfcc9c',
  village: '#eac9ad',
  lake: '#a5c7d1',
  factory: '#d6c3b6',
};

/** One drawing, about 30 wide and 26 high round the origin; `strong` where no piece ever covers it. */
type Motif = (strong: boolean) => Node[];

const motifs: Readonly<Record<Terrain, Motif>> = {
  mountain: (strong) => {
    const [rock, snow, edge] = strong ? ['#94826f', '#fdfaf2', '#463a2d'] : ['#bcab97', '#efe8db', '#93826d'];
    return [
      path('M-16 11 L-4 -11 L3 1 L7 -5 L17 11 Z', { fill: rock, stroke: stroke(edge, 1.5) }),
      path('M-4 -11 L-8.5 -2.5 L-4.5 -4.5 L-2 -1 L0.5 -3.4 Z', { fill: snow, stroke: stroke(edge, 1) }),
    ];
  },
  farm: (strong) => {
    const [edge, ear] = strong ? ['#7b5a0c', '#d9a521'] : ['#c2a043', '#e6c765'];
    return [-9, 0, 9].flatMap((x): Node[] => [
      line(
        [
          [x, 12],
          [x, -3],
        ],
        stroke(edge, 1.5),
      ),
      path(`M${x} ${-12} Q${x + 5} ${-6} ${x} ${1} Q${x - 5} ${-6} ${x} ${-12} Z`, {
        fill: ear,
        stroke: stroke(edge, 1.25),
      }),
    ]);
  },
  tundra: (strong) => {
    const [edge, drop, grass] = strong ? ['#23211f', '#3b3836', '#7d8177'] : ['#a9aca2', '#c4c7bd', '#b5b8ad'];
    return [
      path('M0 -12 Q6.5 -4 6.5 0 Q6.5 5.5 0 5.5 Q-6.5 5.5 -6.5 0 Q-6.5 -4 0 -12 Z', {
        fill: drop,
        stroke: stroke(edge, 1.25),
      }),
      path('M-16 11 L-13 6 L-11 11 L-9 8 L-7 11 M7 11 L9 8 L11 11 L13 6 L16 11', { stroke: stroke(grass, 1.5) }),
    ];
  },
  forest: (strong) => {
    const [fill, edge] = strong ? ['#56753a', '#24360f'] : ['#9fb173', '#7d9152'];
    return [
      [-8, 3],
      [8, 3],
      [0, -1],
    ].flatMap(([x, y]): Node[] => [
      path(
        `M${x} ${y! - 11} L${x! + 7} ${y! - 1} L${x! + 3} ${y! - 1} L${x! + 8} ${y! + 8} L${x! - 8} ${y! + 8} L${x! - 3} ${y! - 1} L${x! - 7} ${y! - 1} Z`,
        { fill, stroke: stroke(edge, 1.25) },
      ),
    ]);
  },
  village: (strong) => {
    const [wall, roof, edge] = strong ? ['#fbf1df', '#b1502f', '#4d1f0e'] : ['#f3dfcb', '#d89a7a', '#b3765a'];
    return [
      rect({ x: -12, y: -1, w: 14, h: 12 }, { fill: wall, stroke: stroke(edge, 1.25) }),
      polygon(
        [
          [-15, 0],
          [-5, -11],
          [5, 0],
        ],
        { fill: roof, stroke: stroke(edge, 1.25) },
      ),
      rect({ x: 3, y: 3, w: 10, h: 8 }, { fill: wall, stroke: stroke(edge, 1.25) }),
      polygon(
        [
          [1, 4],
          [8, -4],
          [15, 4],
        ],
        { fill: roof, stroke: stroke(edge, 1.25) },
      ),
      rect({ x: -7.5, y: 4, w: 4.5, h: 7 }, { fill: edge }),
    ];
  },
  lake: (strong) => {
    const edge = strong ? '#1d4c60' : '#7ba5b3';
    return [-7, 1, 9].map((y, n) => {
      const x = n % 2 === 0 ? -15 : -10;
      return path(
        `M${x} ${y} Q${x + 5} ${y - 6} ${x + 10} ${y} Q${x + 15} ${y - 6} ${x + 20} ${y} Q${x + 24} ${y - 5} ${x + 27} ${y - 2}`,
        {
          stroke: stroke(edge, strong ? 2.25 : 1.75),
        },
      );
    });
  },
  factory: () => [],
};

const SPOTS: readonly Point[] = [
  [-46, -22],
  [46, -22],
  [0, -18],
  [-49, 23],
  [49, 23],
  [0, 24],
];
/** Where no piece ever stands: the lower corner. Beside a tunnel's arch there is less room. */
const STRONG: Point = [0, 60];
const BESIDE: Point = [17, 55];

/** Everything that is printed on a hex but its label. */
export function terrainDrawing(terrain: Terrain, tunnel: boolean): Node[] {
  if (terrain === 'factory') return factory();
  const motif = motifs[terrain];
  const [x, y] = tunnel ? BESIDE : STRONG;
  return [
    ...(terrain === 'farm' ? furrows() : []),
    ...SPOTS.filter(([, spot]) => spot < 30 || !tunnel).map(([sx, sy]) =>
      group(motif(false), { x: sx, y: sy, scale: 0.9 }),
    ),
    group(motif(true), { x, y, scale: 0.8 }),
  ];
}

/** One sign alone, for the legend. */
export const terrainSign = (terrain: Terrain): Node[] =>
  terrain === 'factory'
    ? [path(cog(10, 13, 10), { fill: '#8a6a58', stroke: stroke('#33231a', 1.5) }), disc(0, 0, 4, { fill: '#33231a' })]
    : motifs[terrain](true);

function furrows(): Node[] {
  return [-40, -22, -4, 14, 32, 50].map((y) => {
    const half = Math.min(70, (SIZE - Math.abs(y) - 4) * 1.7);
    return path(`M${-half} ${y} Q${-half / 2} ${y - 5} 0 ${y} Q${half / 2} ${y + 5} ${half} ${y}`, {
      stroke: stroke('#e0c778', 2),
    });
  });
}

/** A cogwheel as large as the hex with a chimney in its lower corner. */
function factory(): Node[] {
  return [
    path(cog(14, 70, 59), { fill: '#c4ab9b', stroke: stroke('#9a7c69', 2) }),
    disc(0, 0, 45, { fill: '#d6c3b6', stroke: stroke('#9a7c69', 2) }),
    ...[0, 60, 120].map((turn) => {
      const [x, y] = [Math.cos((turn * Math.PI) / 180) * 43, Math.sin((turn * Math.PI) / 180) * 43];
      return line(
        [
          [0 - x, 0 - y],
          [x, y],
        ],
        stroke('#c4ab9b', 8),
      );
    }),
    disc(0, 0, 13, { fill: '#c4ab9b', stroke: stroke('#9a7c69', 2) }),
    path('M-17 75 L-17 58 L-9 64 L-9 58 L-1 64 L-1 58 L3 61 L4 48 L9 48 L10 75 Z', {
      fill: '#7c4a36',
      stroke: stroke('#33190e', 1.5),
    }),
    path('M7 46 Q4 41 9 39 Q16 38 15 33', { stroke: stroke('#6d625a', 2.25) }),
  ];
}
