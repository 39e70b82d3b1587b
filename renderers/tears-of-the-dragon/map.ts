import type { Locale } from '#core/text';
import { type AreaType, areas, lair, penguinAreas, portSeas, roads, seas } from '#games/tears-of-the-dragon/content';
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
import { faint, fine, halo, ink, paperLight } from '../theme.ts';
import { borderPaths, landPath, ringPath, shorePath } from './coast.ts';
import { type Cell, cells, lairAt, MAP, within } from './geography.ts';
import { caveIcon, placeIcon } from './icons.ts';
import { coastMark, type Kinds, LEGEND, legend } from './legend.ts';
import { say } from './text.ts';

/** What never moves: land and sea, roads, places and their names. One layer for each language and set of pieces. */

const deep = '#9fb7b5';
const road = '#9b7443';

const layers = new Map<string, Layer>();

/** The whole map with the legend below it: one layer for each language and each set of pieces. */
export function mapLayer(locale: Locale, kinds: Kinds): Layer {
  const { scenario, penguins } = kinds;
  const key = `tears-of-the-dragon.map.${locale}.${scenario}${penguins ? '.penguins' : ''}`;
  const layer = layers.get(key) ?? {
    kind: 'layer',
    key,
    width: MAP.w,
    height: MAP.h + LEGEND,
    nodes: [
      ...groundOf(kinds),
      ...places(locale, kinds),
      ...closedSign(locale, kinds),
      ...legend(locale, kinds, MAP.h),
    ],
  };
  layers.set(key, layer);
  return layer;
}

/** The part of the map within a window. Of places that would be cut at its edge nothing is drawn but their roads. */
export const mapPart = (locale: Locale, kinds: Kinds, window: Frame): Node[] => [
  ...groundOf(kinds),
  ...places(locale, kinds, window),
];

function places(locale: Locale, kinds: Kinds, window?: Frame): Node[] {
  const shown = (frame: Frame) => window === undefined || within(frame, window);
  const [x, y] = lairAt;
  return [
    ...[...areas.values()].flatMap((area) => {
      const cell = cells.get(area.id)!;
      if (!shown(cell.frame)) return [];
      const name = nameOf(cell, area.name[locale], { size: 19.5, bold: true, colour: ink, outline: halo });
      const coast = kinds.penguins && penguinAreas.has(area.id) ? [coastMark(...coastAt(area.type, cell.at))] : [];
      return [
        group([group(placeIcon(area.type, area.castleStrength), { x: cell.at[0], y: cell.at[1] }), name, ...coast], {
          tag: `place:${area.id}`,
        }),
      ];
    }),
    ...[...seas.values()].flatMap((sea) => {
      const cell = cells.get(sea.id)!;
      if (!shown(cell.frame)) return [];
      const look = { size: 17, bold: false, colour: '#23434d', outline: { colour: '#bccfcc', width: 4 } };
      return [group([nameOf(cell, sea.name[locale], look)], { tag: `place:${sea.id}` })];
    }),
    ...(shown({ x: x - 40, y: y - 50, w: 95, h: 90 }) ? [lairPlace(locale)] : []),
  ];
}

/** Where the mark of a penguin coast is free of drawing, name and pieces. */
function coastAt(type: AreaType, [x, y]: Point): Point {
  if (type === 'castle') return [x - 62, y + 47];
  if (type === 'ruin') return [x - 56, y + 19];
  if (type === 'island') return [x - 64, y - 14];
  return [x - 52, y - 14];
}

/** TD-26.3: no movement by sea. The room of the first sea area is free then. */
function closedSign(locale: Locale, { scenario }: Kinds): Node[] {
  if (scenario !== 'war-of-the-dragon') return [];
  const { x, y, w } = cells.get('veil-of-tears')!.slot;
  return [
    group(
      [
        rect({ x: x - 20, y: y + 6, w: w + 40, h: 36 }, { fill: paperLight, stroke: stroke('#23434d', 2), radius: 6 }),
        words(say('sea-closed', locale), x + w / 2, y + 24, {
          size: 20,
          bold: true,
          colour: '#23434d',
          align: 'centre',
          width: w + 28,
        }),
      ],
      { tag: 'sea-closed' },
    ),
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

/** Hatching over a sea on which nobody sails. */
const shut: Node = rect(
  { x: 0, y: 1000, w: MAP.w, h: MAP.h - 1000 },
  { fill: { shade: 'hatch', ground: '#a9bcb9', colour: '#8aa19f', gap: 12, width: 3, angle: 45 } },
);

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

const allRoads = (): Node[] => roads.flatMap(([a, b]) => roadLine(cells.get(a)!.at, cells.get(b)!.at));

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

/** Land, sea and roads; without ships' ways where nobody sails (TD-26.3). */
const open: readonly Node[] = [...sea(), ...land(), ...lanes(), ...allRoads()];
const closed: readonly Node[] = [...sea(), shut, ...land(), ...allRoads()];
const groundOf = ({ scenario }: Kinds): readonly Node[] => (scenario === 'war-of-the-dragon' ? closed : open);
