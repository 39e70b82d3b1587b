import { type Node, type Point, path, polygon, rect, shaded, stroke } from '../scene.ts';

/** A castle as an illustration: one tall tower for each point of its strength, a curtain wall with a gate between. Stands on y = 34. */

const EDGE = '#4a3624';
const edge = stroke(EDGE, 1.5);
const stone = (x: number, w: number) => shaded([x, 0], [x + w, 0], '#f3e7cb', '#dcc9a2', '#a98f66');
const slate = (x: number, w: number) => shaded([x, 0], [x + w, 0], '#6f86b0', '#3f557f', '#26365a');

/** Middles of the towers of a castle of strength `n`, left to right. */
export const towersAt = (n: number): number[] =>
  Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * (n > 3 ? 42 : n > 2 ? 50 : 84));

const battlements = (from: number, to: number, y: number): Point[] => {
  const found: Point[] = [];
  for (let x = from; x < to - 1; x += 14) found.push([x, y - 7], [x + 8, y - 7], [x + 8, y], [Math.min(to, x + 14), y]);
  return found;
};

const tower = (x: number, tall: number): Node[] => [
  rect({ x: x - 13, y: -tall, w: 26, h: tall + 34 }, { fill: stone(x - 13, 26), stroke: edge }),
  rect({ x: x - 15.5, y: -tall - 4, w: 31, h: 8 }, { fill: stone(x - 15.5, 31), stroke: edge, radius: 1.5 }),
  polygon(
    [
      [x - 18, -tall - 4],
      [x, -tall - 34],
      [x + 18, -tall - 4],
    ],
    { fill: slate(x - 18, 36), stroke: edge },
  ),
  rect({ x: x - 2.5, y: -tall + 10, w: 5, h: 9 }, { fill: '#3a2818', radius: 2.5 }),
];

/** Where a banner stands on each tower: the tips of the roofs. */
export const bannersAt = (strength: number): Point[] =>
  towersAt(strength).map((x, n) => [x, -tallOf(strength, n) - 34]);
const tallOf = (strength: number, n: number): number => 22 + (n === 0 || n === strength - 1 ? 0 : 10);

export function castle(strength: number): Node[] {
  const at = towersAt(strength);
  return [
    path('M-92 36 Q-40 28 0 30 Q60 27 92 36 Q40 44 0 43 Q-60 45 -92 36 Z', { fill: '#2b1a0a4d' }),
    polygon([[-74, 34], [-74, -4], ...battlements(-74, 74, -4), [74, -4], [74, 34]], {
      fill: shaded([0, -8], [0, 34], '#efe1c0', '#c9b184'),
      stroke: edge,
    }),
    ...at.flatMap((x, n) => tower(x, tallOf(strength, n))),
    rect({ x: -17, y: 2, w: 34, h: 32 }, { fill: shaded([-17, 0], [17, 0], '#eadbb8', '#bfa676'), stroke: edge }),
    path('M-11 34 L-11 16 Q0 2 11 16 L11 34 Z', { fill: '#33210f', stroke: edge }),
  ];
}
