import { inset } from './boxes.ts';
import {
  disc,
  group,
  line,
  type Node,
  type Point,
  path,
  polygon,
  put,
  rect,
  type Sprite,
  type Style,
  stroke,
} from './scene.ts';
import { ink, paper, type SeatLook } from './theme.ts';

/** Outlines of seats, stars, ticks and bars: what counters and charts are marked with. */

/** The outline of a seat, `size` high, centred on the origin. */
export function emblem(look: SeatLook, size: number, style: Style): Node {
  const s = size / 2;
  switch (look.shape) {
    case 'pointed':
      return path(
        `M${-s * 0.86} ${-s} L${s * 0.86} ${-s} L${s * 0.86} ${-s * 0.1} Q${s * 0.8} ${s * 0.62} 0 ${s} Q${-s * 0.8} ${s * 0.62} ${-s * 0.86} ${-s * 0.1} Z`,
        style,
      );
    case 'round':
      return disc(0, 0, s, style);
    case 'square':
      return rect({ x: -s * 0.9, y: -s * 0.9, w: s * 1.8, h: s * 1.8 }, { ...style, radius: 2 });
    case 'diamond':
      return polygon(
        [
          [0, -s * 1.1],
          [s * 1.05, 0],
          [0, s * 1.1],
          [-s * 1.05, 0],
        ],
        style,
      );
  }
}

/** Points of a star round the origin. */
export function starPoints(spikes: number, outer: number, inner: number): Point[] {
  return Array.from({ length: spikes * 2 }, (_, n) => {
    const angle = (Math.PI * n) / spikes - Math.PI / 2;
    const r = n % 2 === 0 ? outer : inner;
    return [Math.round(Math.cos(angle) * r * 100) / 100, Math.round(Math.sin(angle) * r * 100) / 100];
  });
}

/** What lies behind bars. */
export function cage(inside: Sprite): Sprite {
  const w = inside.w + 10;
  const h = inside.h + 6;
  const bars: Node[] = [];
  for (let x = 4; x < w; x += 9)
    bars.push(
      line(
        [
          [x, 2],
          [x, h - 2],
        ],
        stroke('#2b2b2b', 1.75),
      ),
    );
  return {
    w,
    h,
    nodes: [
      rect(inset({ w, h }, 1), { fill: '#d8d2c2', radius: 4 }),
      ...bars,
      put(inside, 5, 3),
      rect(inset({ w, h }, 1), { stroke: stroke('#2b2b2b', 2.5), radius: 4 }),
    ],
  };
}

/** A check mark as a drawing: the fonts have none. */
export const tick = (x: number, y: number, scale = 1, colour = '#1f1710'): Node =>
  group(
    [
      disc(0, 0, 7, { fill: paper, stroke: stroke(ink, 1) }),
      line(
        [
          [-3.4, 0.2],
          [-0.8, 3],
          [3.6, -3],
        ],
        stroke(colour, 2),
      ),
    ],
    { x, y, scale },
  );
