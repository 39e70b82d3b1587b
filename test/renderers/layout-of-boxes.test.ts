import { expect, test } from 'vitest';
import { column, columnWidth, inRows, inset, row } from '#renderers/boxes';
import { type Group, type Node, rect, type Sprite } from '#renderers/scene';

/** Where the small layout puts what is drawn. */

const box = (w: number, h: number): Sprite => ({ w, h, nodes: [rect({ x: 0, y: 0, w, h }, {})] });
const at = (node: Node) => [(node as Group).x, (node as Group).y];
const spots = ({ nodes }: Sprite) => nodes.map(at);
const size = ({ w, h }: Sprite) => [w, h];

test('parts of a column stand below one another, each as far down as those above are high', () => {
  const laid = column([box(30, 10), box(50, 25), box(20, 5)]);
  expect(spots(laid)).toEqual([
    [0, 0],
    [0, 10],
    [0, 35],
  ]);
  expect(size(laid)).toEqual([50, 40]);
});

test('a gap lies between two parts, and neither before the first nor after the last', () => {
  expect(spots(column([box(9, 10), box(9, 10)], { gap: 4 }))).toEqual([
    [0, 0],
    [0, 14],
  ]);
  expect(size(column([box(9, 10), box(9, 10)], { gap: 4 }))).toEqual([9, 24]);
  expect(size(row([box(10, 9), box(10, 9)], { gap: 4 }))).toEqual([24, 9]);
  expect(size(column([box(9, 10)], { gap: 4 }))).toEqual([9, 10]);
});

test('parts of a row stand beside one another, their middles at one height', () => {
  const laid = row([box(30, 10), box(20, 40), box(5, 40)]);
  expect(spots(laid)).toEqual([
    [0, 15],
    [30, 0],
    [50, 0],
  ]);
  expect(size(laid)).toEqual([55, 40]);
});

test('room above and at the left moves all parts and is part of the size', () => {
  const room = { x: 7, y: 100, gap: 2 };
  expect(spots(column([box(9, 10), box(9, 10)], room))).toEqual([
    [7, 100],
    [7, 112],
  ]);
  expect(size(column([box(9, 10), box(9, 10)], room))).toEqual([16, 122]);
  expect(spots(row([box(9, 10), box(9, 10)], room))).toEqual([
    [7, 100],
    [18, 100],
  ]);
  expect(size(row([box(9, 10), box(9, 10)], room))).toEqual([27, 110]);
});

test('where nothing is laid there is the room alone, and no gap is taken from it', () => {
  for (const lay of [column, row]) {
    expect(lay([], { x: 7, y: 100, gap: 2 })).toEqual({ w: 7, h: 100, nodes: [] });
    expect(lay([])).toEqual({ w: 0, h: 0, nodes: [] });
  }
});

test('what is laid is laid again like any part', () => {
  const laid = column([row([box(10, 6), box(10, 8)], { gap: 2 }), box(5, 5)], { gap: 3 });
  expect(size(laid)).toEqual([22, 16]);
  expect(at(laid.nodes[1]!)).toEqual([0, 11]);
});

test('an inset frame keeps as far from each side, or from above and below by another measure', () => {
  expect(inset({ x: 10, y: 20, w: 100, h: 50 }, 4)).toEqual({ x: 14, y: 24, w: 92, h: 42 });
  expect(inset({ x: 10, y: 20, w: 100, h: 50 }, 4, 0)).toEqual({ x: 14, y: 20, w: 92, h: 50 });
  expect(inset({ w: 100, h: 50 }, 1.5)).toEqual({ x: 1.5, y: 1.5, w: 97, h: 47 });
  expect(inset({ w: 100, h: 50 }, 0)).toEqual({ x: 0, y: 0, w: 100, h: 50 });
});

test('columns with their gaps and both edges fill the picture, but for pixels that cannot be shared', () => {
  expect(columnWidth({ columns: 3, gap: 10, edge: 15 })).toBe(383);
  expect(columnWidth({ columns: 2, gap: 10, edge: 15 })).toBe(580);
  expect(columnWidth({ columns: 1, edge: 0 })).toBe(1200);
});

const drawn = (h: number, w: number, least: number) => box(w, Math.max(h, least));

test('each row is as high as its highest thing, and all in it are drawn so high', () => {
  const laid = inRows([10, 30, 20, 5], { columns: 2, gap: 10, edge: 15, draw: drawn });
  expect(spots(laid)).toEqual([
    [15, 0],
    [605, 0],
    [15, 40],
    [605, 40],
  ]);
  expect(laid.nodes.map((node) => (node as Group).nodes[0])).toMatchObject([
    { h: 30 },
    { h: 30 },
    { h: 20 },
    { h: 20 },
  ]);
  expect(size(laid)).toEqual([1200, 60]);
});

test('a last row that is not full begins at the left, and no rows have no height', () => {
  const lay = { columns: 2, gap: 10, edge: 15, gapY: 3, draw: drawn };
  expect(spots(inRows([10, 30, 20], lay))).toEqual([
    [15, 0],
    [605, 0],
    [15, 33],
  ]);
  expect(inRows([], lay)).toEqual({ w: 1200, h: 0, nodes: [] });
});

test('a thing whose height is known is drawn once, and has its tag', () => {
  const seen: number[] = [];
  const laid = inRows([10, 30], {
    columns: 2,
    high: (h) => h,
    draw: (h, w, least) => {
      seen.push(h);
      return drawn(h, w, least);
    },
    tag: (h) => `card:${h}`,
  });
  expect(seen).toEqual([10, 30]);
  expect(laid.nodes.map(({ tag }) => tag)).toEqual(['card:10', 'card:30']);
});
