import { board, type Terrain } from '#games/scythe/printed/content';
import { cornersOf } from '../hexes.ts';
import { keptLayer } from '../kept-layer.ts';
import { compass } from '../paper.ts';
import {
  type Colour6,
  glowing,
  group,
  type Layer,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  type Stroke,
  stroke,
  words,
} from '../scene.ts';
import { doneEdge, doneLight } from '../theme.ts';
import { type Cell, cells, MAP, SIZE } from './cells.ts';
import { water } from './lakes.ts';
import { rivers } from './rivers.ts';
import { darker, lighter } from './shade.ts';
import { archSign } from './signs.ts';
import { grounds, terrainDrawing } from './terrain.ts';

/** What is printed on the board. Tiles lie below the rings of owners, rivers and tunnels above them: both never change. The codes of hexes lie above ways. */

type Shown = (id: string) => boolean;
/** Where something was done, how far aside its code stands; undefined elsewhere. */
export type Loud = (id: string) => number | undefined;

/** What the land lies in: a deep sea, as old maps have it. */
export const TABLE = '#173740';
const sea = (w: number, h: number): Node[] => [
  rect(
    { x: 0, y: 0, w, h },
    { fill: { shade: 'noise', from: '#153239', to: '#2a5a5c', size: 84, octaves: 2, stretch: 3, seed: 11 } },
  ),
  rect({ x: 0, y: 0, w, h }, { fill: glowing([w / 2, h / 2], w * 0.78, '#3c7c7600', '#00000000', '#04100f88') }),
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
    { blend: 'soft', opacity: 0.42 },
  );

const along = (corners: readonly Point[]): string => corners.map((corner) => corner.join(' ')).join(' L');

/** A painted tile: pale in the middle, where pieces stand, darker at its rim, lit from the upper left. */
function tile(terrain: Terrain, { at: [x, y], id }: Cell, nodes: readonly Node[]): Node[] {
  const base = grounds[terrain];
  const outer = cornersOf([x, y], SIZE);
  const [top, ne, se, foot, sw, nw] = cornersOf([x, y], SIZE - 2.5) as [Point, Point, Point, Point, Point, Point];
  return [
    polygon(outer, {
      fill: {
        shade: 'radial',
        centre: [x - 10, y - 14],
        radius: SIZE * 1.12,
        stops: [
          { at: 0, colour: lighter(base, 0.3) },
          { at: 0.5, colour: lighter(base, 0.14) },
          { at: 0.82, colour: darker(base, 0.06) },
          { at: 1, colour: darker(base, 0.26) },
        ],
      },
    }),
    ...(terrain === 'lake' ? water(id, [x, y]) : []),
    group(nodes, { x, y }),
    polygon(outer, { stroke: stroke('#1b120bb8', 2.5) }),
    path(`M${along([sw, nw, top, ne])}`, { stroke: stroke('#ffffff42', 2) }),
    path(`M${along([ne, se, foot, sw])}`, { stroke: stroke('#0000003d', 3) }),
  ];
}

const ground = (shown: Shown): Node[] =>
  board.hexes
    .filter(({ id }) => shown(id))
    .map(({ id, terrain, tunnel }) =>
      group(tile(terrain, cells.get(id)!, terrainDrawing(terrain, id, tunnel)), { tag: `hex:${id}` }),
    );

/** The coast round the whole board: shallows that shine, a beach, and the shadow of the land. */
const base = (shown: Shown): Node[] => {
  const land = [...cells.values()].filter(({ id }) => shown(id));
  const d = land.map(({ corners }) => `M${along(corners)} Z`).join(' ');
  return [
    path(d, { fill: '#3f8a88', shadow: { colour: '#6fc0b0c0', blur: 44 } }),
    path(d, { fill: '#3f8a88', stroke: stroke('#4f9c9466', 34) }),
    path(d, { fill: '#0d1d1f', stroke: stroke('#8cc7b37a', 20) }),
    path(d, { fill: '#0d1d1f', stroke: stroke('#e4d3a0', 10) }),
    path(d, { fill: '#0d1d1f', stroke: stroke('#4a3a20', 4) }),
  ];
};

/** The letters of a hex are nine pixels high where the board is 400 wide. */
const LABEL = 27;

const tunnels = (shown: Shown): Node[] =>
  board.hexes
    .filter(({ id, tunnel }) => tunnel && shown(id))
    .map(({ id }) => {
      const [x, y] = cells.get(id)!.at;
      return group(archSign(), { x, y: y + 74, scale: 1.05, tag: `tunnel:${id}` });
    });

/** The code of a hex where something was done is as large as what tells of it. */
const LOUD = { size: 34, w: 62, h: 36, y: -63 };

const largeCode =
  ({ colour, ...ground }: { colour: Colour6; fill: Colour6; stroke?: Stroke }) =>
  (id: string, [x, y]: Point, tag = `label:${id}`): Node =>
    group([
      rect({ x: x - LOUD.w / 2, y: y - LOUD.h / 2, w: LOUD.w, h: LOUD.h }, { ...ground, radius: 9 }),
      words(id, x, y - 0.5, { size: LOUD.size, bold: true, colour, align: 'centre', tag }),
    ]);
/** Its middle on the point. */
export const loudCode = largeCode({ fill: doneLight, stroke: stroke(doneEdge, 5), colour: doneEdge });
/** The same of a hex where nothing was done: dark, as on the map. */
export const calmCode = largeCode({ fill: '#1e140b', colour: '#fff3d6' });

/** Codes of hexes; those where something was done are large, dark on pale. */
export function labels(shown: Shown, loud: Loud = () => undefined): Node[] {
  return board.hexes
    .filter(({ id }) => shown(id))
    .flatMap(({ id }): Node[] => {
      const [x, y] = cells.get(id)!.at;
      const aside = loud(id);
      if (aside !== undefined) return [loudCode(id, [x + aside, y + LOUD.y])];
      return [
        rect({ x: x - 25, y: y - 75, w: 50, h: 29 }, { fill: '#1e140bcc', radius: 8 }),
        words(id, x, y - 61, { size: LABEL, bold: true, colour: '#fff3d6', align: 'centre', tag: `label:${id}` }),
      ];
    });
}

/** What is printed on the board: tiles below the rings of owners; rivers and tunnels above them. */
export interface Printed<N> {
  below: N;
  rivers: N;
}

/** Some places of the board, to be drawn at other scales. */
export const mapPart = (ids: readonly string[]): Printed<Node[]> => {
  const shown = (id: string) => ids.includes(id);
  return {
    below: [...base(shown), ...ground(shown), grain(shown)],
    rivers: [...rivers(shown), ...tunnels(shown)],
  };
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
  keptLayer(`scythe.table.${w}.${h}`, { width: w, height: h }, () => sea(w, h));

/** The whole board, its upper left corner at the origin, `MAP.w` × `MAP.h`. */
export const mapLayers: Printed<Layer> = {
  below: layer('below', [...sea(MAP.w, MAP.h), compass([84, 92], 62), ...whole.below]),
  rivers: layer('rivers', whole.rivers),
};

/** Codes of the hexes of one row, kept as they are drawn: from so far above the middles of their hexes. */
const ROW = { above: 80, h: 40 };
const labelRows = [...new Set(board.hexes.map(({ id }) => id[0]!))].map((letter) => {
  const isIn = (id: string) => id.startsWith(letter);
  const [first] = board.hexes.filter(({ id }) => isIn(id));
  const y = Math.floor((cells.get(first!.id)!.at[1] - ROW.above) / 10) * 10;
  const kept: Layer = {
    kind: 'layer',
    key: `scythe.map.labels.${letter}`,
    width: MAP.w,
    height: ROW.h + 10,
    nodes: [group(labels(isIn), { y: -y })],
  };
  return { isIn, drawn: group([kept], { y }) };
});

/** The same of the whole board: only rows with a loud one are drawn anew. */
export const boardLabels = (loud: Loud): Node[] =>
  labelRows.flatMap(({ isIn, drawn }) =>
    board.hexes.some(({ id }) => isIn(id) && loud(id) !== undefined) ? labels(isIn, loud) : [drawn],
  );
