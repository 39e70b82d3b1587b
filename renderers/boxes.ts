import { type Frame, group, type Node, put, type Sprite } from './scene.ts';

/**
 * A small layout: what is drawn says how large it is and is drawn from its own corner, and where it comes to stand is reckoned here. All is in
 * pixels. The size of what is laid begins at the corner that `x` and `y` are counted from, so room above and at the left is part of it.
 */

/** Where the first part stands, and how much is left free between two. All are 0 if absent. */
interface Laid {
  x?: number;
  y?: number;
  gap?: number;
}

/** Parts below one another, flush left. */
export function column(parts: readonly Sprite[], { x = 0, y = 0, gap = 0 }: Laid = {}): Sprite {
  let at = y;
  const nodes = parts.map((part): Node => {
    const node = put(part, x, at);
    at += part.h + gap;
    return node;
  });
  return { w: x + Math.max(0, ...parts.map(({ w }) => w)), h: parts.length > 0 ? at - gap : y, nodes };
}

/** Parts beside one another, their middles at one height. */
export function row(parts: readonly Sprite[], { x = 0, y = 0, gap = 0 }: Laid = {}): Sprite {
  const high = Math.max(0, ...parts.map(({ h }) => h));
  let at = x;
  const nodes = parts.map((part): Node => {
    const node = put(part, at, y + (high - part.h) / 2);
    at += part.w + gap;
    return node;
  });
  return { w: parts.length > 0 ? at - gap : x, h: y + high, nodes };
}

/** The frame so much within another, which begins at 0 where it does not say: `by` at each side, `byY` above and below if it is not the same. */
export const inset = (
  { x = 0, y = 0, w, h }: Partial<Frame> & Pick<Frame, 'w' | 'h'>,
  by: number,
  byY = by,
): Frame => ({
  x: x + by,
  y: y + byY,
  w: w - 2 * by,
  h: h - 2 * byY,
});

/** How a picture is parted into columns: how many, what is left free between two (12 if absent), and at its edges (16). */
interface Columns {
  columns: number;
  gap?: number;
  edge?: number;
}
const ACROSS = 1200;

/** How wide each of so many columns is, in whole pixels. */
export const columnWidth = ({ columns, gap = 12, edge = 16 }: Columns): number =>
  Math.floor((ACROSS - 2 * edge - (columns - 1) * gap) / columns);

/** How things come into rows. */
interface InRows<T> extends Columns {
  /** What is left free between two rows; as between columns if absent. */
  gapY?: number;
  /** One thing, so wide and at least so high. */
  draw(thing: T, w: number, least: number): Sprite;
  /** How high it is by itself, where that is known without drawing it. */
  high?(thing: T, w: number): number;
  tag?(thing: T): string;
}

/** Things in rows across the whole picture, each row as high as its highest. */
export function inRows<T>(
  things: readonly T[],
  { columns, gap = 12, edge = 16, gapY = gap, ...of }: InRows<T>,
): Sprite {
  const w = columnWidth({ columns, gap, edge });
  const { draw, tag, high = (thing) => draw(thing, w, 0).h } = of;
  const nodes: Node[] = [];
  let y = 0;
  for (let n = 0; n < things.length; n += columns) {
    const beside = things.slice(n, n + columns);
    const h = Math.max(...beside.map((thing) => high(thing, w)));
    for (const [k, thing] of beside.entries()) {
      const node = put(draw(thing, w, h), edge + k * (w + gap), y);
      nodes.push(tag ? group([node], { tag: tag(thing) }) : node);
    }
    y += h + gapY;
  }
  return { w: ACROSS, h: Math.max(0, y - gapY), nodes };
}

/** How much two frames have in common, in square pixels. */
export const shared = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How much a frame has in common with each of these, together: what lies under two of them counts twice. */
export const coveredBy = (one: Frame, all: readonly Frame[]): number =>
  all.reduce((sum, other) => sum + shared(one, other), 0);

/** The frame that has all of these in it, of which there is one at least. */
export function framing(all: readonly Frame[]): Frame {
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  const [right, low] = [Math.max(...all.map((one) => one.x + one.w)), Math.max(...all.map((one) => one.y + one.h))];
  return { x, y, w: right - x, h: low - y };
}

/** Whether a frame has nothing in common with any of these. */
export const isFreeOf = ({ x, y, w, h }: Frame, all: readonly Frame[]): boolean =>
  all.every((one) => one.x >= x + w || one.x + one.w <= x || one.y >= y + h || one.y + one.h <= y);
