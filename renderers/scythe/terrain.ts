import type { Terrain } from '#games/scythe/printed/content';
import { disc, group, type Node, type Point, path, stroke } from '../scene.ts';
import { motifs } from './motifs.ts';
import { scatter } from './shade.ts';
import { cog } from './signs.ts';

/** The drawings of a hex: at its rim, where pieces cover them least, strewn differently on every hex. */

/** Grounds, each of another lightness, and 12 or more of CIEDE2000 apart for every kind of eyes: 31, 45, 55, 61, 72, 83 and 93 of L*. */
export const grounds = {
  factory: '#524742',
  forest: '#43763b',
  lake: '#3e8eb4',
  village: '#d27f74',
  mountain: '#adaab4',
  farm: '#ecce7e',
  tundra: '#e6ecf2',
} as const satisfies Readonly<Record<Terrain, string>>;

/** How many stand round the rim, and at what size. */
const CROWD: Readonly<Record<keyof typeof motifs, readonly [n: number, scale: number]>> = {
  mountain: [7, 1.12],
  farm: [8, 0.78],
  tundra: [9, 0.8],
  forest: [13, 0.84],
  village: [7, 0.92],
  lake: [7, 0.78],
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
    const [x, y] = rimAt((at + 0.5 + (next() - 0.5) * 0.5) / n, (terrain === 'lake' ? 44 : 57) + next() * 11);
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
  village: lanes,
  mountain: slopes,
  tundra: drifts,
};

/** How far a line at this height may reach from the middle of a hex. */
const reach = (y: number): number => round(Math.min(68, (80 - Math.abs(y)) * 1.7));
const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, n) => from + n * by);

/** Undergrowth: bushes in rows, every second row between those above. */
function undergrowth(): Node[] {
  const bushes = steps(-54, 54, 27).flatMap((y, row) =>
    steps(-72 + (row % 2) * 16, 72, 32)
      .filter((x) => Math.abs(x) < reach(y) - 8)
      .map((x) => `M${x - 8} ${y + 3} Q${x - 7} ${y - 5} ${x} ${y - 4} Q${x + 7} ${y - 5} ${x + 8} ${y + 3}`),
  );
  return [path(bushes.join(' '), { stroke: stroke('#1d421c70', 2.5) })];
}

/** Two lanes that meet, with gardens hedged off on both sides. */
function lanes(next: () => number): Node[] {
  const lean = round((next() - 0.5) * 30);
  const lane = `M-66 ${lean} Q-30 ${-lean - 8} 0 4 Q34 ${18 - lean} 65 ${-lean} M0 4 Q${lean} 36 ${round(lean / 2)} 68`;
  const plots = steps(-52, 44, 16)
    .filter((y) => Math.abs(y) > 18)
    .map((y) => `M${-reach(y) + 14} ${y} L-18 ${y - 2} M20 ${y} L${reach(y) - 14} ${y - 2}`);
  return [
    path(plots.join(' '), { stroke: stroke('#8c40373a', 3) }),
    path(lane, { stroke: stroke('#8c40374d', 11) }),
    // Little lighter than its ground: a river is told from it in grey too.
    path(lane, { stroke: stroke('#e2a892', 8) }),
  ];
}

/** Slopes one behind the other, each with the shade of its screes. */
function slopes(): Node[] {
  const lines = steps(-40, 58, 28).map((y, row) => {
    const half = round(reach(y) - 8);
    const crest = (row % 2 === 0 ? 1 : -1) * half * 0.3;
    return `M${-half} ${y + 8} Q${round(crest - half * 0.5)} ${y + 4} ${round(crest)} ${y - 8} Q${round(crest + half * 0.4)} ${y + 6} ${half} ${y + 6}`;
  });
  const screes = steps(-34, 58, 28).flatMap((y, row) =>
    [-26, 4, 30].map((x) => `M${x + (row % 2) * 12} ${y} L${x + 7 + (row % 2) * 12} ${y + 9}`),
  );
  return [
    path(lines.join(' '), { stroke: stroke('#5a545f66', 3) }),
    path(screes.join(' '), { stroke: stroke('#5a545f45', 2) }),
  ];
}

/** Snow in long strokes. */
function drifts(): Node[] {
  const lines = steps(-50, 50, 25).flatMap((y, row) =>
    steps(-62 + (row % 3) * 18, 62, 54)
      .filter((x) => x > -reach(y) && x + 30 < reach(y))
      .map((x) => `M${x} ${y} Q${x + 12} ${y - 7} ${x + 30} ${y}`),
  );
  return [path(lines.join(' '), { stroke: stroke('#8aa2b766', 3) })];
}

/** Fields side by side, each ploughed its own way, with a hedge between them. */
function furrows(next: () => number): Node[] {
  const lean = round((next() - 0.5) * 24);
  const rows = [-56, -42, -28, -14, 0, 14, 28, 42, 56].map((y) => {
    const half = round(Math.min(68, (80 - Math.abs(y)) * 1.7));
    return `M${-half} ${y} Q${round(-half / 2)} ${y - 7} ${lean} ${y}`;
  });
  const across = steps(-60, 60, 13).flatMap((x) => {
    const [from, to] = [lean + 12 + (x + 60) * 0.42, 62 - Math.abs(x) * 0.25];
    return Math.abs(x) < 52 ? [`M${round(from)} ${-round(to - 14)} L${round(from)} ${round(to - 16)}`] : [];
  });
  return [
    path(rows.join(' '), { stroke: stroke('#a87f2266', 3) }),
    path(across.join(' '), { stroke: stroke('#a87f224d', 3) }),
    path(`M${lean + 2} -66 Q${lean - 6} 0 ${lean + 3} 66`, { stroke: stroke('#6f7a2c80', 4) }),
  ];
}

function ripples(next: () => number): Node[] {
  return Array.from({ length: 5 }, () => {
    const [x, y] = [round((next() - 0.5) * 80), round((next() - 0.5) * 80)];
    return path(`M${x - 9} ${y} Q${x - 4} ${y - 4} ${x} ${y} Q${x + 4} ${y - 4} ${x + 9} ${y}`, {
      stroke: stroke('#ffffff55', 2),
    });
  });
}

/** A works of brick with a toothed roof, lit windows and smoking chimneys, in a yard that is a cogwheel as large as the hex. */
function factory(): Node[] {
  const edge = stroke('#2a1710', 2);
  return [
    path(cog(14, 72, 61), { fill: '#6a5648', stroke: stroke('#33251c', 2) }),
    disc(0, 0, 54, { fill: '#b39d8a', stroke: stroke('#33251c', 2) }),
    path('M-46 27 Q0 60 46 27 M-50 12 Q0 66 50 12', { stroke: stroke('#8d7666', 3) }),
    path('M-31 -30 Q-40 -38 -30 -43 Q-22 -46 -26 -54 M0 -36 Q-7 -43 3 -47 M29 -26 Q23 -34 32 -39 Q41 -41 38 -50', {
      stroke: stroke('#f6efe4c0', 6),
    }),
    path('M-36 2 L-34 -28 L-26 -28 L-24 2 Z M-5 2 L-4 -34 L4 -34 L5 2 Z M24 2 L26 -24 L34 -24 L36 2 Z', {
      fill: '#7c3f2b',
      stroke: edge,
    }),
    path('M-36 -28 L-24 -28 L-24 -23 L-36 -23 Z M-6 -34 L6 -34 L6 -29 L-6 -29 Z M24 -24 L36 -24 L36 -19 L24 -19 Z', {
      fill: '#4a2a20',
      stroke: stroke('#2a1710', 1.5),
    }),
    path('M-45 34 L-45 2 L-25 -9 L-25 2 L-5 -9 L-5 2 L15 -9 L15 2 L45 -9 L45 34 Z', { fill: '#a5583d', stroke: edge }),
    path('M-45 2 L-25 -9 L-25 2 Z M-25 2 L-5 -9 L-5 2 Z M-5 2 L15 -9 L15 2 Z M15 2 L45 -9 L45 2 Z', {
      fill: '#5d4a48',
      stroke: stroke('#2a1710', 1.5),
    }),
    path('M-38 10 h10 v9 h-10 Z M-21 10 h10 v9 h-10 Z M11 10 h10 v9 h-10 Z M28 10 h10 v9 h-10 Z', {
      fill: '#f8cf6b',
      stroke: stroke('#4a2417', 1.5),
    }),
    path('M-8 34 L-8 20 Q0 11 8 20 L8 34 Z', { fill: '#33201a', stroke: stroke('#4a2417', 1.5) }),
  ];
}
