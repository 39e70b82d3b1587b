import { type Node, type Point, path, polygon, rect, shaded, stroke } from '../scene.ts';

/**
 * A castle as an illustration: one tall tower for each point of its strength, a curtain wall with a gate between. Stands on y = 34. Those
 * of the west are of pale stone with pointed roofs, those of the east are dark, with crowns of spikes.
 */

/** What castles of one country are built of. */
export type Stone = 'pale' | 'dark';

const EDGE = { pale: '#4a3624', dark: '#2a1d22' } as const;
const COLOURS = {
  pale: {
    tower: ['#f3e7cb', '#dcc9a2', '#a98f66'],
    wall: ['#efe1c0', '#c9b184'],
    gate: ['#eadbb8', '#bfa676'],
    roof: ['#6f86b0', '#3f557f', '#26365a'],
  },
  dark: {
    tower: ['#b9a9a0', '#8d7b76', '#5b4a4a'],
    wall: ['#a99892', '#776564'],
    gate: ['#a3918b', '#6d5b5b'],
    roof: ['#8a4038', '#5c2227', '#33131b'],
  },
} as const;
const across = (x: number, w: number, colours: readonly [string, string, string]) =>
  shaded([x, 0], [x + w, 0], ...colours);

/** Middles of the towers of a castle of strength `n`, left to right. */
export const towersAt = (n: number): number[] =>
  Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * (n > 3 ? 42 : n > 2 ? 50 : 84));

const battlements = (from: number, to: number, y: number): Point[] => {
  const found: Point[] = [];
  for (let x = from; x < to - 1; x += 14) found.push([x, y - 7], [x + 8, y - 7], [x + 8, y], [Math.min(to, x + 14), y]);
  return found;
};

function tower(x: number, tall: number, stone: Stone): Node[] {
  const { tower: wall, roof } = COLOURS[stone];
  const edge = stroke(EDGE[stone], 1.5);
  const top = -tall - 4;
  const body = [
    rect({ x: x - 13, y: -tall, w: 26, h: tall + 34 }, { fill: across(x - 13, 26, wall), stroke: edge }),
    rect({ x: x - 15.5, y: top, w: 31, h: 8 }, { fill: across(x - 15.5, 31, wall), stroke: edge, radius: 1.5 }),
  ];
  const window = rect({ x: x - 2.5, y: -tall + 10, w: 5, h: 9 }, { fill: '#3a2818', radius: 2.5 });
  const cone: Point[] = [
    [x - 18, top],
    [x, -tall - 34],
    [x + 18, top],
  ];
  // Horns on both sides of a steep spire.
  const crown: Point[] = [
    [x - 17, top - 15],
    [x - 11, top - 5],
    [x - 6, top - 9],
    [x, -tall - 36],
    [x + 6, top - 9],
    [x + 11, top - 5],
    [x + 17, top - 15],
    [x + 15, top + 1],
    [x - 15, top + 1],
  ];
  const shape = stone === 'pale' ? cone : crown;
  return [...body, polygon(shape, { fill: across(x - 18, 36, roof), stroke: edge }), window];
}

/** Where a banner stands on each tower: the tips of the roofs. */
export const bannersAt = (strength: number): Point[] =>
  towersAt(strength).map((x, n) => [x, -tallOf(strength, n) - 34]);
const tallOf = (strength: number, n: number): number => 22 + (n === 0 || n === strength - 1 ? 0 : 10);

export function castle(strength: number, stone: Stone = 'pale'): Node[] {
  const at = towersAt(strength);
  const { wall, gate } = COLOURS[stone];
  const edge = stroke(EDGE[stone], 1.5);
  return [
    path('M-92 36 Q-40 28 0 30 Q60 27 92 36 Q40 44 0 43 Q-60 45 -92 36 Z', { fill: '#2b1a0a4d' }),
    polygon([[-74, 34], [-74, -4], ...battlements(-74, 74, -4), [74, -4], [74, 34]], {
      fill: shaded([0, -8], [0, 34], ...wall),
      stroke: edge,
    }),
    ...at.flatMap((x, n) => tower(x, tallOf(strength, n), stone)),
    rect({ x: -17, y: 2, w: 34, h: 32 }, { fill: shaded([-17, 0], [17, 0], ...gate), stroke: edge }),
    path('M-11 34 L-11 16 Q0 2 11 16 L11 34 Z', { fill: '#33210f', stroke: edge }),
  ];
}
