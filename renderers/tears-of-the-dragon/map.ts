import type { Locale } from '#core/text';
import { areas, lair, portSeas, roads, seas, units } from '#games/tears-of-the-dragon/content';
import {
  type Frame,
  type Group,
  group,
  type Layer,
  line,
  type Node,
  type Point,
  path,
  rect,
  stroke,
  type Text,
  words,
} from '../scene.ts';
import { faint, fine, halo, ink, paperLight, seatLook } from '../theme.ts';
import { borderPaths, landPath, ringPath, shorePath } from './coast.ts';
import { type Cell, cells, lairAt, MAP, within } from './geography.ts';
import { caveIcon, placeIcon } from './icons.ts';
import { unitSign } from './signs.ts';
import { say } from './text.ts';

/** What never moves: land and sea, roads, places and their names. One layer for each language. */

const deep = '#9fb7b5';
const road = '#9b7443';

const layers = new Map<Locale, Layer>();

export function mapLayer(locale: Locale): Layer {
  const layer = layers.get(locale) ?? {
    kind: 'layer',
    key: `tears-of-the-dragon.map.${locale}`,
    width: MAP.w,
    height: MAP.h,
    nodes: [...ground, ...places(locale), ...legend(locale)],
  };
  layers.set(locale, layer);
  return layer;
}

/** The part of the map within a window: names that would be cut at its edge are left out. */
export const mapPart = (locale: Locale, window: Frame): Node[] => [...ground, ...places(locale, window)];

function places(locale: Locale, window?: Frame): Node[] {
  const shown = (frame: Frame) => window === undefined || within(frame, window);
  const [x, y] = lairAt;
  return [
    ...[...areas.values()].map((area) => {
      const cell = cells.get(area.id)!;
      const name = shown(cell.name)
        ? [nameOf(cell, area.name[locale], { size: 18, bold: true, colour: ink, outline: halo })]
        : [];
      return group([group(placeIcon(area.type, area.castleStrength), { x: cell.at[0], y: cell.at[1] }), ...name], {
        tag: `place:${area.id}`,
      });
    }),
    ...[...seas.values()].flatMap((sea) => {
      const cell = cells.get(sea.id)!;
      if (!shown(cell.name)) return [];
      const look = { size: 16, bold: false, colour: '#23434d', outline: { colour: '#bccfcc', width: 4 } };
      return [group([nameOf(cell, sea.name[locale], look)], { tag: `place:${sea.id}` })];
    }),
    ...(shown({ x: x - 40, y: y - 50, w: 95, h: 90 }) ? [lairPlace(locale)] : []),
  ];
}

function sea(): Node[] {
  const waves: Node[] = [];
  for (let n = 0; n < 90; n++) {
    const x = 150 + ((n * 197) % 900);
    const y = 1090 + ((n * 131) % 410);
    waves.push(
      path(`M${x} ${y} Q${x + 6} ${y - 5} ${x + 12} ${y} Q${x + 18} ${y - 5} ${x + 24} ${y}`, {
        stroke: stroke('#aac0bd', 1.25),
      }),
    );
  }
  return [
    rect(
      { x: 0, y: 1000, w: MAP.w, h: MAP.h - 1000 },
      {
        fill: '#bccfcc',
      },
    ),
    ...waves,
    path(ringPath, { stroke: stroke('#5f7f86', 2, [9, 6]) }),
    ...borderPaths.map((d) => path(d, { stroke: stroke('#5f7f86', 1.5, [5, 6]) })),
  ];
}

function land(): Node[] {
  return [
    path(shorePath, { stroke: stroke(deep, 24) }),
    path(shorePath, { stroke: stroke('#b4c8c4', 15) }),
    path(shorePath, { stroke: stroke('#86a3a3', 7) }),
    path(landPath, {
      fill: '#efe3c3',
      stroke: fine,
    }),
    ...country(),
  ];
}

/** Hills on Gorganun's side and woods on Forseti's, wherever no place and no road is. */
function country(): Node[] {
  const found: Node[] = [];
  for (let n = 0; n < 420; n++) {
    const x = 20 + ((n * 379) % 1160);
    const y = 30 + ((n * 617) % 1020);
    const near = [...cells.values()].some(
      ({ frame }) => x > frame.x - 16 && x < frame.x + frame.w + 16 && y > frame.y - 6 && y < frame.y + frame.h + 18,
    );
    const onRoad = roads.some(([a, b]) => distance([x, y - 6], cells.get(a)!.at, cells.get(b)!.at) < 24);
    if (near || onRoad) continue;
    found.push(...(x < 600 ? wood(x, y) : hill(x, y)));
  }
  return found;
}
const hill = (x: number, y: number): Node[] => [
  path(`M${x - 13} ${y} L${x - 3} ${y - 15} L${x + 2} ${y - 9} L${x + 5} ${y - 12} L${x + 14} ${y}`, {
    fill: '#e2cfa8',
    stroke: stroke(faint, 1.25),
  }),
  line(
    [
      [x - 3, y - 15],
      [x + 1, y - 2],
    ],
    stroke(faint, 1),
  ),
];
const wood = (x: number, y: number): Node[] =>
  [-7, 6, 0].map((dx, n) =>
    path(`M${x + dx} ${y - 15 + n * 2} L${x + dx + 6} ${y - 2 + n * 2} L${x + dx - 6} ${y - 2 + n * 2} Z`, {
      fill: '#d5d9ac',
      stroke: stroke('#8b8f5c', 1.25),
    }),
  );

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function roadLine(a: Point, b: Point): Node[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend = ((Math.round(a[0] * 3 + b[1]) % 5) - 2) * 0.025;
  const middle: Point = [Math.round((a[0] + b[0]) / 2 - dy * bend), Math.round((a[1] + b[1]) / 2 + dx * bend)];
  const d = `M${a[0]} ${a[1]} Q${middle[0]} ${middle[1]} ${b[0]} ${b[1]}`;
  return [path(d, { stroke: stroke('#f7efd9', 7) }), path(d, { stroke: stroke(road, 3.5) })];
}

/** Dotted ways from each port to the sea areas its ships reach. */
function lanes(): Node[] {
  return Object.entries(portSeas).flatMap(([port, reached]) =>
    reached.map((id) => {
      const [ax, ay] = cells.get(port)!.at;
      const [bx, by] = cells.get(id)!.at;
      return line(
        [
          [ax, ay],
          [ax + (bx - ax) * 0.55, ay + (by - ay) * 0.55],
        ],
        stroke('#3f5f6b', 2.25, [2, 6]),
      );
    }),
  );
}

const nameOf = (
  { name: frame, id }: Cell,
  name: string,
  look: Pick<Text, 'size' | 'bold' | 'colour' | 'outline'>,
): Text =>
  words(name, frame.x + frame.w / 2, frame.y + frame.h / 2, {
    ...look,
    align: 'centre',
    width: frame.w - 4,
    tag: `name:${id}`,
  });

function lairPlace(locale: Locale): Group {
  const [x, y] = lairAt;
  return group(
    [
      group(caveIcon(), { x: x + 10, y: y - 6 }),
      words(lair.name[locale], x + 10, y + 16, {
        size: 14,
        bold: true,
        colour: ink,
        align: 'centre',
        width: 84,
        lines: 2,
        outline: halo,
        tag: 'name:lair',
      }),
    ],
    { tag: 'place:lair' },
  );
}

/** Units of both sides with their signs, and how chips are read, on two plates in the lower corners. */
function legend(locale: Locale): Node[] {
  const notes = ['count', 'reduced', 'spent'].map((key) => say(`legend.${key}`, locale));
  return [
    ...legendPlate(locale, 'forseti', 1, 6, notes.slice(0, 1)),
    ...legendPlate(locale, 'gorganun', 0, MAP.w - 206, notes.slice(1)),
  ];
}

function legendPlate(locale: Locale, side: string, seat: number, x: number, notes: readonly string[]): Node[] {
  const own = [...units.values()].filter((unit) => unit.side === side && !unit.only);
  const h = (own.length + notes.length) * 17 + 8;
  const top = MAP.h - h - 6;
  const look = seatLook(seat);
  return [
    rect({ x, y: top, w: 200, h }, { fill: paperLight, stroke: stroke(look.dark, 1.5), radius: 5 }),
    ...own.flatMap((unit, n): Node[] => [
      rect({ x: x + 6, y: top + 5 + n * 17, w: 17, h: 16 }, { fill: look.colour, radius: 3 }),
      group(unitSign(unit.id)('#ffffff'), { x: x + 14.5, y: top + 13 + n * 17, scale: 0.55 }),
      words(unit.name[locale], x + 30, top + 13 + n * 17, { size: 13, bold: true, colour: ink, width: 164 }),
    ]),
    ...notes.map((note, n) =>
      words(note, x + 8, top + 13 + (own.length + n) * 17, { size: 13, colour: ink, width: 186 }),
    ),
  ];
}

const ground: readonly Node[] = [
  ...sea(),
  ...land(),
  ...lanes(),
  ...roads.flatMap(([a, b]) => roadLine(cells.get(a)!.at, cells.get(b)!.at)),
];
