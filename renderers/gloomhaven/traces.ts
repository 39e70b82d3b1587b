import { disc, group, line, type Node, type Point, path, polygon, stroke, tenth } from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { GIFT, GIFT_EDGE, GIFT_LIGHT } from './helps.ts';

/** What has just happened, in the colour of embers on a dark edge; the colour of now is for what is asked, and for nothing else. */

/** How a trace is drawn. */
interface Trace {
  /** Half as wide at its widest, in pixels. */
  width: number;
  /** So many pixels are free at its beginning and its end. */
  gap: readonly [number, number];
  /** How far it bows to the side, in parts of its length; 0 if absent. */
  bend?: number;
  tag: string;
}

/** A stroke that grows from who strikes to a head at who is struck. */
export function swing(from: Point, to: Point, { width, gap, bend = 0, tag }: Trace): Node {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
  const length = Math.hypot(dx, dy);
  return bow([from, middle, to], { width, ends: [gap[0] / length, 1 - gap[1] / length], tag });
}

/** A point of the curve from the first to the last of three, drawn towards the one between; `t` from 0 to 1. */
export const onBow = ([from, middle, to]: Bow, t: number): Point => {
  const of = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * middle[k] + t * t * to[k];
  return [of(0), of(1)];
};
export type Bow = readonly [from: Point, middle: Point, to: Point];

/** The same along a curve, from one part of it to another. */
export function bow(
  curve: Bow,
  { width, ends: [start, end], tag }: { width: number; ends: readonly [number, number]; tag: string },
): Node {
  const [from, middle, to] = curve;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const isStraight =
    Math.abs((middle[0] - from[0]) * (to[1] - from[1]) - (middle[1] - from[1]) * (to[0] - from[0])) < 1;
  const at = (t: number): Point => onBow(curve, t);
  const head = Math.min(width * 2.6, (end - start) * length * 0.6);
  const neck = end - head / length;
  const side = (t: number, half: number): Point => {
    const [a, b] = [at(Math.max(0, t - 0.02)), at(Math.min(1, t + 0.02))];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [x, y] = at(t);
    return [tenth(x - ((b[1] - a[1]) / far) * half), tenth(y + ((b[0] - a[0]) / far) * half)];
  };
  const steps = isStraight ? [0, 1] : [0, 0.2, 0.4, 0.6, 0.8, 1];
  const along = steps.map((n): [number, number] => [start + (neck - start) * n, width * (0.25 + 0.5 * n)]);
  const points = [
    ...along.map(([t, half]) => side(t, half)),
    side(neck, width * 1.45),
    side(end, 0),
    side(neck, -width * 1.45),
    ...along.reverse().map(([t, half]) => side(t, -half)),
  ];
  return group(
    [
      polygon(points, { fill: done, stroke: stroke(doneEdge, 7) }),
      polygon(points, { fill: done, stroke: stroke(doneLight, 1.5) }),
    ],
    { tag },
  );
}

/** Where the head of an arrow along a curve reaches back to, so far behind its tip and to its side; it points as the curve goes from `neck` on. */
function barbOf(curve: Bow, neck: number, long: number): (side: number) => Point {
  const [from, tip] = [onBow(curve, neck), onBow(curve, 1)];
  const far = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / far, (tip[1] - from[1]) / far];
  return (side) => [tip[0] - ux * long - uy * side, tip[1] - uy * long + ux * side];
}

/** Dashes along a curve to a head that is hollow: what has not come yet. */
export function meant(curve: Bow, { width, tag }: Pick<Trace, 'width' | 'tag'>): Node {
  const half = width * 1.4;
  const back = barbOf(curve, 0.84, width * 2.4);
  const way = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 1].map((t) => onBow(curve, t));
  way[way.length - 1] = back(0);
  const head = [onBow(curve, 1), back(half), back(-half)];
  return group(
    [
      line(way, stroke(doneEdge, width + 5)),
      line(way, { colour: done, width: width * 0.75, dash: [14, 9] }),
      polygon(head, { fill: '#2a1206', stroke: stroke(doneEdge, 8) }),
      polygon(head, { fill: '#2a1206', stroke: stroke(done, 4) }),
    ],
    { tag },
  );
}

/** What is given: broken, in green, from a dot to an open head, so that it is no blow without colour either. */
export function gift(curve: Bow, { width, tag }: Pick<Trace, 'width' | 'tag'>): Node {
  const half = width * 1.7;
  const barb = barbOf(curve, 0.8, width * 2.2);
  const way = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((t) => onBow(curve, t));
  const head = [barb(half), onBow(curve, 1), barb(-half)];
  const [x, y] = way[0]!;
  return group(
    [
      line(way, stroke(GIFT_EDGE, width + 6)),
      line(head, stroke(GIFT_EDGE, width * 0.8 + 7)),
      disc(x, y, width * 0.9, { fill: GIFT, stroke: stroke(GIFT_EDGE, 4) }),
      line(way, { colour: GIFT, width: width * 0.8, dash: [10, 8] }),
      line(head, stroke(GIFT_LIGHT, width * 0.8)),
    ],
    { tag },
  );
}

/** Soles along a way through these points, left and right in turn, where it is free; one shape for all of them. */
export function soles(
  way: readonly Point[],
  {
    size,
    gap,
    tag,
    isFree = () => true,
  }: Pick<Trace, 'gap' | 'tag'> & { size: number; isFree?: (at: Point) => boolean },
): Node {
  const lengths = way.slice(1).map(([x, y], n) => Math.hypot(x - way[n]![0], y - way[n]![1]));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  const d: string[] = [];
  let left = true;
  for (let far = gap[0]; far <= whole - gap[1]; far += 17 * size) {
    let [n, rest] = [0, far];
    while (n < lengths.length - 1 && rest > lengths[n]!) rest -= lengths[n++]!;
    const [[ax, ay], [bx, by]] = [way[n]!, way[n + 1]!];
    const [ux, uy] = [(bx - ax) / lengths[n]!, (by - ay) / lengths[n]!];
    const across = left ? 6.5 : -6.5;
    const [x, y] = [ax + ux * rest - uy * across * size, ay + uy * rest + ux * across * size];
    left = !left;
    if (!isFree([x, y])) continue;
    const p = (along: number, aside: number) =>
      `${tenth(x + (ux * along - uy * aside) * size)} ${tenth(y + (uy * along + ux * aside) * size)}`;
    d.push(
      `M${p(-8, 0)} C${p(-8, 5)} ${p(-3, 3)} ${p(0, 3.4)} C${p(5, 6)} ${p(9, 4)} ${p(9.5, 0)} C${p(9, -4)} ${p(5, -6)} ${p(0, -3.4)} C${p(-3, -3)} ${p(-8, -5)} ${p(-8, 0)} Z`,
    );
  }
  if (d.length === 0) return group([], { tag });
  return group([path(d.join(' '), { fill: done, stroke: stroke(doneEdge, 3) })], { tag });
}

/** Round an outline that has just changed, given as a closed path: dots of what has just happened. */
export const glint = (d: string, tag: string): Node =>
  group([path(d, { stroke: stroke(doneEdge, 8) }), path(d, { stroke: { colour: done, width: 5, dash: [5, 8] } })], {
    tag,
  });

/** Round who acts, given as its outline and one within: two fine lines. */
export const acts = (outer: string, inner: string, tag: string): Node =>
  group(
    [outer, inner].flatMap((d) => [path(d, { stroke: stroke(doneEdge, 7) }), path(d, { stroke: stroke(done, 3) })]),
    { tag },
  );

/** At the lower edge of who has fallen, `r` pixels each way: a cross on a dark disc, which leaves the face to be seen. */
export const felled = ([x, y]: Point, r: number): Node => {
  const arm = r * 0.55;
  const d = `M${x - arm} ${y - arm} L${x + arm} ${y + arm} M${x + arm} ${y - arm} L${x - arm} ${y + arm}`;
  return group(
    [
      disc(x, y, r, { fill: '#1a0f08', stroke: stroke('#ff6a4a', r * 0.2) }),
      path(d, { stroke: stroke('#ff6a4a', r * 0.42) }),
    ],
    { tag: 'felled' },
  );
};

/** A way that somebody was pushed along: a broad line with a head; or pulled: a chain. */
export function shoved(
  way: readonly Point[],
  { width, tag, isPull }: Pick<Trace, 'width' | 'tag'> & { isPull: boolean },
): Node {
  const [[ax, ay], tip] = [way.at(-2)!, way.at(-1)!];
  const far = Math.hypot(tip[0] - ax, tip[1] - ay) || 1;
  const [ux, uy] = [(tip[0] - ax) / far, (tip[1] - ay) / far];
  const back = (along: number, across: number): Point => [
    tenth(tip[0] - ux * along - uy * across),
    tenth(tip[1] - uy * along + ux * across),
  ];
  const long = width * 2.6;
  const body = [...way.slice(0, -1), back(long * 0.9 + (isPull ? width : 0), 0)];
  const head = [tip, back(long, width * 1.7), back(long * 0.7, 0), back(long, -width * 1.7)];
  return group(
    [
      ...(isPull
        ? chain(body, width)
        : [line(body, stroke(doneEdge, width * 1.5 + 6)), line(body, stroke(done, width * 1.5))]),
      polygon(head, { fill: done, stroke: stroke(doneEdge, 4) }),
    ],
    { tag },
  );
}

/** Links along a way, one seen flat, the next from its side. */
function chain(way: readonly Point[], width: number): Node[] {
  const links: string[] = [];
  const sides: string[] = [];
  const step = width * 1.9;
  let rest = step / 2;
  for (const [n, [bx, by]] of way.slice(1).entries()) {
    const [ax, ay] = way[n]!;
    const far = Math.hypot(bx - ax, by - ay);
    if (far === 0) continue;
    const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
    for (; rest <= far; rest += step) {
      const p = (along: number, across: number) =>
        `${tenth(ax + ux * (rest + along) - uy * across)} ${tenth(ay + uy * (rest + along) + ux * across)}`;
      const [l, h] = [width * 1.05, width * 0.72];
      if (links.length > sides.length) sides.push(`M${p(-l, 0)} L${p(l, 0)}`);
      else
        links.push(
          `M${p(-l, 0)} C${p(-l, h * 1.3)} ${p(l, h * 1.3)} ${p(l, 0)} C${p(l, -h * 1.3)} ${p(-l, -h * 1.3)} ${p(-l, 0)} Z`,
        );
    }
    rest -= far;
  }
  const [round, flat] = [links.join(' '), sides.join(' ')];
  return [
    path(round, { stroke: stroke(doneEdge, width * 0.55 + 6) }),
    ...(flat ? [path(flat, { stroke: stroke(doneEdge, width * 0.55 + 6) })] : []),
    path(round, { stroke: stroke(done, width * 0.55) }),
    ...(flat ? [path(flat, { stroke: stroke(doneLight, width * 0.55) })] : []),
  ];
}
