import { areas, lair, mapHeight, mapWidth, seas } from '#games/tears-of-the-dragon/printed/content';
import type { Frame, Point } from '../scene.ts';

/** Where everything lies on the drawn map: printed positions, stretched so that each place has room for its pieces. */

export const MAP = { w: 1200, h: 1530 };
/** Down to here the printed map is stretched; below it there is only sea. */
const BOTTOM = 1510;
/** So much of the upper edge is empty country, and left out of the whole board. */
export const CROP = 30;

/** The printed y where the land ends and the sea begins, and where that is drawn. */
const SHORE = { printed: 1000, drawn: 1040 };

/** Moves of a place from its printed position, in printed units, that keep neighbours' pieces apart. */
const NUDGE: Readonly<Record<string, Point>> = {
  wintermoor: [0, -28],
  northwatch: [-8, -12],
  grimholt: [4, -12],
  blackfen: [0, -28],
  highfield: [-15, 0],
  mistwood: [-18, 0],
  wolfden: [8, 0],
  skarn: [15, 0],
  eldinbourg: [22, 24],
  morvane: [-26, 24],
  ursh: [-22, 0],
  dunmarch: [-10, 0],
  'caer-sillius': [4, 25],
  kimrin: [0, 30],
  westmere: [0, 23],
  'hollow-spire': [12, 22],
  'old-tarn': [0, -18],
  saltmarket: [0, -22],
  'cinder-hill': [20, -10],
  'caer-clavell': [0, 8],
  ossum: [14, 22],
  brightsea: [-10, 22],
  ilrog: [8, 33],
  'foam-break': [24, 6],
  'alder-bay': [18, 0],
  devonport: [0, 12],
  asten: [-20, 15],
  lair: [0, -65],
  'sea-reach': [0, 8],
  island: [-20, 42],
};

function drawn(id: string, x: number, y: number): Point {
  const [dx, dy] = NUDGE[id] ?? [0, 0];
  const py = y + dy;
  const down =
    py <= SHORE.printed
      ? (py / SHORE.printed) * SHORE.drawn
      : SHORE.drawn + ((py - SHORE.printed) / (mapHeight - SHORE.printed)) * (BOTTOM - SHORE.drawn);
  return [Math.round(((x + dx) / mapWidth) * MAP.w), Math.round(down)];
}

/** Sea areas are set by hand: their pieces need room between the coast and the Island. */
const SEA_AT: Readonly<Record<string, Point>> = {
  'dusk-water': [300, 1428],
  'lament-bay': [330, 1266],
  'salt-sound': [345, 1158],
  'bright-sound': [505, 1123],
  'sorrow-roads': [750, 1150],
  'foam-sound': [898, 1200],
  'ember-water': [895, 1291],
  'long-water': [905, 1448],
  'southern-deep': [602, 1473],
  'veil-of-tears': [602, 1199],
  'sighing-water': [430, 1345],
  'weeping-water': [805, 1369],
  'still-water': [602, 1391],
};

/** What castles are built of where a place lies: the west is pale, the east dark. */
export const stoneAt = (id: string): 'pale' | 'dark' => (cells.get(id)!.at[0] < MAP.w / 2 ? 'pale' : 'dark');

/** The room of one place: where it is drawn, where its name and its pieces stand, and the frame round all of it. */
export interface Cell {
  id: string;
  at: Point;
  name: Frame;
  slot: Frame;
  /** Castles: the room before the wall, for what stands inside. */
  inside?: Frame;
  frame: Frame;
}

/** Whether one frame lies wholly in another. */
export const within = (inner: Frame, outer: Frame): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** Whether a place lies so far within a window that it is shown. */
export const isSeen = ({ at: [x, y] }: Pick<Cell, 'at'>, seen: Frame): boolean =>
  x > seen.x + 24 && x < seen.x + seen.w - 24 && y > seen.y + 30 && y < seen.y + seen.h - 50;

const box = (x: number, y: number, w: number, h: number): Frame => ({ x: x - w / 2, y, w, h });

function cell(id: string, type: string, [x, y]: Point): Cell {
  if (type === 'castle')
    return {
      id,
      at: [x, y],
      name: box(x, y + 31, 156, 30),
      slot: box(x, y + 62, 152, 52),
      inside: box(x, y - 24, 150, 54),
      frame: box(x, y - 62, 160, 176),
    };
  if (type === 'island')
    return {
      id,
      at: [x, y],
      name: box(x, y + 17, 150, 30),
      slot: { x: x + 34, y: y - 44, w: 110, h: 60 },
      frame: { x: x - 76, y: y - 66, w: 222, h: 114 },
    };
  if (type === 'sea')
    return {
      id,
      at: [x, y],
      name: box(x, y - 34, 144, 26),
      slot: box(x, y - 8, 148, 50),
      frame: box(x, y - 34, 148, 76),
    };
  const tall = type === 'city' || type === 'port' ? 44 : 36;
  return {
    id,
    at: [x, y],
    name: box(x, y + 5, 138, 30),
    slot: box(x, y + 35, 138, 50),
    frame: box(x, y - tall, 138, tall + 85),
  };
}

/** The coast of the Island, round its tower. */
export const islandPath = islandAt(drawn('island', areas.get('island')!.x, areas.get('island')!.y));
function islandAt([x, y]: Point): string {
  return `M${x - 66} ${y + 8} Q${x - 58} ${y - 16} ${x - 30} ${y - 14} Q${x - 8} ${y - 24} ${x + 16} ${y - 14} Q${x + 40} ${y - 12} ${x + 42} ${y + 8} Q${x + 14} ${y + 22} ${x - 14} ${y + 18} Q${x - 48} ${y + 22} ${x - 66} ${y + 8} Z`;
}

/** Every land and sea area's room, by id. */
export const cells: ReadonlyMap<string, Cell> = new Map([
  ...[...areas.values()].map((area) => [area.id, cell(area.id, area.type, drawn(area.id, area.x, area.y))] as const),
  ...[...seas.values()].map(
    (sea) => [sea.id, cell(sea.id, 'sea', SEA_AT[sea.id] ?? drawn(sea.id, sea.x, sea.y))] as const,
  ),
]);

export const lairAt: Point = drawn('lair', lair.x, lair.y);
