import type { Locale } from '#core/text';
import { board } from '#games/scythe/content';
import type { View } from '#games/scythe/view.types';
import { group, type Layer, type Node, type Point, path, polygon, stroke, words } from '../scene.ts';
import { ink } from '../theme.ts';
import { cells, MAP, riverSides, sideOf } from './cells.ts';
import { legend } from './legend.ts';
import { archSign } from './signs.ts';
import { grounds, terrainDrawing } from './terrain.ts';

/** What is printed on the board and never moves, in two layers: hexes, rivers, tunnels and labels. */

const water = { deep: '#1f4f66', mid: '#4f96b4', light: '#b9dbe6' };

type Shown = (id: string) => boolean;

const ground = (shown: Shown): Node[] => [
  ...['#d8c59a', '#c2a878'].map((colour, n) =>
    group(
      [...cells.values()]
        .filter(({ id }) => shown(id))
        .map(({ corners }) => polygon(corners, { fill: colour, stroke: stroke(colour, 16 - n * 8) })),
    ),
  ),
  ...board.hexes
    .filter(({ id }) => shown(id))
    .map(({ id, terrain, tunnel }) => {
      const { at, corners } = cells.get(id)!;
      return group(
        [
          polygon(corners, { fill: grounds[terrain], stroke: stroke('#8a7350', 1.5) }),
          group(terrainDrawing(terrain, tunnel), { x: at[0], y: at[1] }),
        ],
        { tag: `hex:${id}` },
      );
    }),
];

type Side = readonly [Point, Point];
const allSides: readonly Side[] = riverSides.map(([a, b]) => sideOf(a, b));
const near = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.hypot(ax - bx, ay - by) < 5;

/** Where the river goes on beyond one end of a side; that end itself at springs, mouths and confluences. */
function beyond(end: Point, other: Point): Point {
  const next = allSides
    .flatMap(([a, b]) => (near(a, end) ? [b] : near(b, end) ? [a] : []))
    .filter((one) => !near(one, other));
  return next.length === 1 ? next[0]! : end;
}

/** A side as water: through both corners, bending as the sides before and behind it do. */
function bend([a, b]: Side): string {
  const [before, after] = [beyond(a, b), beyond(b, a)];
  const control = (at: Point, from: Point, to: Point, sign: number) =>
    [0, 1].map((n) => Math.round((at[n]! + (sign * (to[n]! - from[n]!)) / 4) * 10) / 10).join(' ');
  return `M${a.join(' ')} C${control(a, before, b, 1)} ${control(b, a, after, -1)} ${b.join(' ')}`;
}

function rivers(shown: Shown): Node[] {
  const sides = riverSides.filter(([a, b]) => shown(a) || shown(b));
  const bends = sides.map(([a, b]) => ({ tag: `river:${a}/${b}`, d: bend(sideOf(a, b)) }));
  return [
    ...bends.map(({ d }) => path(d, { stroke: stroke(water.deep, 13) })),
    ...bends.map(({ d, tag }) => ({ ...path(d, { stroke: stroke(water.mid, 9) }), tag })),
    ...bends.map(({ d }) => path(d, { stroke: stroke(water.light, 1.75, [9, 7]) })),
  ];
}

function signs(shown: Shown): Node[] {
  return board.hexes
    .filter(({ id }) => shown(id))
    .flatMap(({ id, terrain, tunnel }): Node[] => {
      const [x, y] = cells.get(id)!.at;
      return [
        ...(tunnel ? [group(archSign(), { x: x - 17, y: y + 54, tag: `tunnel:${id}` })] : []),
        words(id, x, y - 57, {
          size: 21,
          bold: true,
          colour: ink,
          align: 'centre',
          outline: { colour: grounds[terrain], width: 5 },
          tag: `label:${id}`,
        }),
      ];
    });
}

/** What is printed on the board below the rings of owners, and above them. */
export interface Printed<N> {
  below: N;
  above: N;
}

/** Some places of the board, to be drawn at other scales. */
export const mapPart = (ids: readonly string[]): Printed<Node[]> => {
  const shown = (id: string) => ids.includes(id);
  return { below: ground(shown), above: [...rivers(shown), ...signs(shown)] };
};

const layer = (part: string, nodes: readonly Node[]): Layer => ({
  kind: 'layer',
  key: `scythe.map.${part}`,
  width: MAP.w,
  height: MAP.h,
  nodes,
});
const whole = mapPart([...cells.keys()]);
const above = layer('above', whole.above);
const belows = new Map<string, Layer>();

/** The whole board with its legend, its upper left corner at the origin, `MAP.w` × `MAP.h`. */
export function mapLayers({ expansion }: View, locale: Locale): Printed<Layer> {
  const part = `below.${locale}.${expansion}`;
  const below = belows.get(part) ?? layer(part, [...whole.below, ...legend(expansion, locale)]);
  belows.set(part, below);
  return { below, above };
}
