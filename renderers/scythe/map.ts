import { board, type Terrain } from '#games/scythe/printed/content';
import { cornersOf } from '../hexes.ts';
import { keptLayer } from '../kept-layer.ts';
import { glowing, group, type Layer, type Node, polygon, rect, stroke, words } from '../scene.ts';
import { type Cell, cells, MAP, SIZE } from './cells.ts';
import { rivers } from './rivers.ts';
import { darker, lighter } from './shade.ts';
import { archSign } from './signs.ts';
import { grounds, terrainDrawing } from './terrain.ts';

/** What is printed on the board and never moves, in three layers: tiles below the rings of owners, rivers above them, tunnels and labels above ways. */

type Shown = (id: string) => boolean;

/** What the tiles lie on: dark leather. */
export const TABLE = '#2a1d13';
const leather = (w: number, h: number): Node[] => [
  rect(
    { x: 0, y: 0, w, h },
    { fill: { shade: 'noise', from: '#1b120b', to: '#46321f', size: 90, octaves: 3, seed: 11 } },
  ),
  rect({ x: 0, y: 0, w, h }, { fill: glowing([w / 2, h / 2], w * 0.75, '#00000000', '#00000000', '#0000008c') }),
];

/** The grain of paint over all tiles. */
const grain = (shown: Shown): Node =>
  group(
    [...cells.values()]
      .filter(({ id, home }) => shown(id) && !home)
      .map(({ at }) =>
        polygon(cornersOf(at, SIZE - 2), {
          fill: { shade: 'noise', from: '#3a2a18', to: '#fffaf0', size: 38, octaves: 2, seed: 3 },
        }),
      ),
    { blend: 'soft', opacity: 0.34 },
  );

/** A painted tile: pale in the middle, where pieces stand, and dark at its rim. */
function tile(terrain: Terrain, { at: [x, y] }: Cell, nodes: readonly Node[]): Node[] {
  const base = grounds[terrain];
  const outer = cornersOf([x, y], SIZE - 1.5);
  return [
    polygon(outer, {
      fill: {
        shade: 'radial',
        centre: [x, y],
        radius: SIZE,
        stops: [
          { at: 0, colour: lighter(base, 0.32) },
          { at: 0.42, colour: lighter(base, 0.18) },
          { at: 0.78, colour: base },
          { at: 1, colour: darker(base, 0.2) },
        ],
      },
      stroke: stroke(darker(base, 0.55), 1.5),
    }),
    group(nodes, { x, y }),
    polygon(cornersOf([x, y], SIZE - 3.5), { stroke: stroke('#ffffff3d', 2) }),
  ];
}

const ground = (shown: Shown): Node[] =>
  board.hexes
    .filter(({ id }) => shown(id))
    .map(({ id, terrain, tunnel }) =>
      group(tile(terrain, cells.get(id)!, terrainDrawing(terrain, id, tunnel)), { tag: `hex:${id}` }),
    );

/** The shadow of the whole board on the table. */
const base = (shown: Shown): Node[] =>
  [true, false].map((first) =>
    group(
      [...cells.values()]
        .filter(({ id }) => shown(id))
        .map(({ corners }) =>
          polygon(corners, {
            fill: '#120b06',
            stroke: stroke('#120b06', 7),
            ...(first ? { shadow: { colour: '#000000d0', blur: 22, y: 8 } } : {}),
          }),
        ),
    ),
  );

/** The letters of a hex are nine pixels high where the board is 400 wide. */
const LABEL = 27;

function signs(shown: Shown): Node[] {
  return board.hexes
    .filter(({ id }) => shown(id))
    .flatMap(({ id, tunnel }): Node[] => {
      const [x, y] = cells.get(id)!.at;
      return [
        ...(tunnel ? [group(archSign(), { x, y: y + 64, scale: 1.05, tag: `tunnel:${id}` })] : []),
        rect({ x: x - 25, y: y - 75, w: 50, h: 29 }, { fill: '#1e140bcc', radius: 8 }),
        words(id, x, y - 61, { size: LABEL, bold: true, colour: '#fff3d6', align: 'centre', tag: `label:${id}` }),
      ];
    });
}

/** What is printed on the board: tiles below the rings of owners; rivers above them; tunnels and labels above ways. */
export interface Printed<N> {
  below: N;
  rivers: N;
  labels: N;
}

/** Some places of the board, to be drawn at other scales. */
export const mapPart = (ids: readonly string[]): Printed<Node[]> => {
  const shown = (id: string) => ids.includes(id);
  return { below: [...base(shown), ...ground(shown), grain(shown)], rivers: rivers(shown), labels: signs(shown) };
};

const layer = (part: string, nodes: readonly Node[]): Layer => ({
  kind: 'layer',
  key: `scythe.map.${part}`,
  width: MAP.w,
  height: MAP.h,
  nodes,
});
const whole = mapPart([...cells.keys()]);

/** The bare table of a size, kept. */
export const table = (w: number, h: number): Layer =>
  keptLayer(`scythe.table.${w}.${h}`, { width: w, height: h }, () => leather(w, h));

/** The whole board, its upper left corner at the origin, `MAP.w` × `MAP.h`. */
export const mapLayers: Printed<Layer> = {
  below: layer('below', [...leather(MAP.w, MAP.h), ...whole.below]),
  rivers: layer('rivers', whole.rivers),
  labels: layer('labels', whole.labels),
};
