import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, type Point, polygon, type Region, stroke, words } from '../scene.ts';
import { cream } from '../theme.ts';
import { askedHexes, askedMarks, askedOver } from './asked-marks.ts';
import { bursts, fallenAt } from './bursts.ts';
import { standLie } from './crowd.ts';
import { doorsOf } from './doors.ts';
import { ground } from './dungeon.ts';
import { figuresOf, frameOf } from './figures.ts';
import { glow } from './glow.ts';
import { isAt } from './headline-deed.ts';
import { axial, floorOf, isWhole, isWithin, type Lie } from './lie.ts';
import { newsOf } from './news-of.ts';
import { moneyOf, moneyUnder, overlaysOf, trapsBelow } from './overlays.ts';
import { regionsOf } from './regions.ts';
import { isIn } from './sum-plates.ts';
import { ghostsAt, shovedOver, threads, tracks, trodden, wayHeads } from './tracks.ts';

/** The revealed map with all that lies and stands on it: of the board, of a part of it, and of a question. */

interface Drawn {
  lie: Lie;
  /** Which hexes are named loudly; if absent every second one is, faintly. */
  named?: (at: string) => boolean;
  /** Which hexes are shown with what is in them: all that lie open, if absent. */
  shows?: (at: string) => boolean;
  /** Marks over the ground and below the figures. */
  marks?: readonly Node[];
  /** What is laid over it: no name stands there. */
  under?: Frame;
}

/** So much a lock needs round its middle, in pixels. */
const LOCK = 24;

export function mapNodes(
  all: View,
  look: Look,
  { lie, named, marks = [], shows = () => true, under }: Drawn,
): { nodes: Node[]; regions: Region[] } {
  const floor = floorOf(all).filter(shows);
  const isFloor = new Set(floor);
  const isSeen = (at: string) => isFloor.has(at);
  const view: View = {
    ...all,
    figures: all.figures.filter(({ at }) => isSeen(at) && isWhole(lie, at)),
    overlays: all.overlays.filter(({ hexes }) => hexes.some(isSeen)),
    money: all.money.filter(({ at }) => isSeen(at)),
    start: all.start.filter(isSeen),
    // The number of a lock would be cut.
    doors: all.doors.filter(({ at }) => isWithin(lie, at, LOCK)),
  };
  const stands = standLie(view, lie);
  const here = { lie, stands, isSeen, under };
  // Who is cut by the edge is not shown: what came to them is told by the strip alone.
  const above = bursts(view, look, { ...here, isSeen: (at) => isSeen(at) && isWhole(lie, at) });
  const steps = trodden(look, here);
  const ends = wayNames(view, look, here, [...above.taken, ...above.arrows]);
  return {
    nodes: [
      ground(all, lie),
      ...glow(view, lie),
      ...overlaysOf(view, lie),
      ...startHexes(view, lie),
      ...doorsOf(view, lie),
      ...askedMarks(view, look, here),
      ...tracks(view, look, here),
      ...marks,
      ...moneyOf(view, lie, new Set([...fallenAt(view, look), ...ghostsAt(view, look)])),
      ...(named
        ? hexNames(view, lie, named)
        : faintNames(view, here, {
            taken: [...above.taken.map(rayed), ...above.arrows, ...steps, ...ends.frames, ...(under ? [under] : [])],
            asked: new Set(askedHexes(view, look)),
          })),
      ...figuresOf(view, stands, [...askedOver(view, look, here), ...threads(view, look, here)]),
      ...moneyUnder(view, lie),
      ...trapsBelow(view, lie),
      ...wayHeads(look, here),
      ...ends.nodes,
      ...above.nodes,
    ],
    regions: regionsOf(view, floor, lie),
  };
}

/** Where the party may begin. */
const startHexes = (view: View, lie: Lie): Node[] =>
  view.start.map((at) => ({
    ...polygon(lie.corners(at, 0.84), { fill: '#2d559040', stroke: { colour: '#1a3566', width: 4, dash: [10, 7] } }),
    tag: `start:${at}`,
  }));

/** The hexes in which nothing stands or lies that is drawn over their name. */
function freeHexes(view: View): string[] {
  const busy = new Set([
    ...view.figures.map(({ at }) => at),
    ...view.overlays.flatMap(({ hexes }) => hexes),
    ...view.money.map(({ at }) => at),
    ...view.doors.map(({ at }) => at),
  ]);
  return floorOf(view).filter((at) => !busy.has(at));
}

/** Of the hexes of a row every second one is named: those between are counted. */
const isSecond = (at: string): boolean => (axial(at).q + Math.floor(axial(at).r / 2)) % 2 === 0;

/** Round letters that are cut into the floor. */
const FAINT = { colour: '#fff2d4b8', outline: stroke('#1d130aa0', 5) } as const;

/** So near to the edge of the picture, in pixels, a name would be cut or go dark. */
const EDGE = 64;
/** Half of what a name takes. */
const [HALF_WIDE, HALF_HIGH] = [34, 18];

/** Deeds that are told with their hex. */
const TELLS_PLACE: ReadonlySet<string> = new Set([
  'summoned',
  'monster-placed',
  'door-opens',
  'opens-door',
  'trap-sprung',
  'trap-kills',
  'trap-fells',
  'trap-made',
  'overlay-gone',
]);

/** The hexes that the headline names, as where its way began and ended, as far as there is room below who stands or stood there. */
function wayNames(
  view: View,
  look: Look,
  { lie, stands, isSeen }: { lie: Lie; stands: Lie; isSeen: (at: string) => boolean },
  taken: readonly Frame[],
): { nodes: Node[]; frames: Frame[] } {
  const { ways, loud } = newsOf(look);
  const told = look.now?.said.length ? look.now.deeds?.at(-1) : undefined;
  const ends = [
    ...(told && TELLS_PLACE.has(told.type) && isAt(told.shown.at) ? [told.shown.at] : []),
    ...ways.filter(({ act }) => act === loud).flatMap(({ places }) => [places[0]!, places.at(-1)!]),
  ];
  const busy = [
    ...view.figures.map((one) => frameOf(one, stands)),
    ...taken,
    ...shovedOver(view, look, { lie, stands, isSeen }),
  ];
  const stood = new Set(view.figures.map(({ at }) => at));
  const found = [...new Set(ends)].filter(isSeen).flatMap((at) => {
    const frame = (stood.has(at) ? ROUND_STAND : IN_HEX)
      .map((by): Frame => {
        const [x, y] = lie.off(at, by);
        return { x: x - HALF_WIDE, y: y - HALF_HIGH, w: 2 * HALF_WIDE, h: 2 * HALF_HIGH };
      })
      .find((one) => isIn(one, lie) && !busy.some((other) => isOver(one, other)));
    if (frame) busy.push(frame);
    return frame ? [{ at, frame }] : [];
  });
  const look33 = { size: 33, bold: true, colour: cream, align: 'centre', outline } as const;
  return {
    nodes: found.map(({ at, frame: { x, y, w, h } }) =>
      words(hexName(at), x + w / 2, y + h / 2, { ...look33, tag: `hex:${at}` }),
    ),
    frames: found.map(({ frame }) => frame),
  };
}
/** Where such a name may stand, best first, in sizes: where somebody stands, and where nobody does any more. */
const ROUND_STAND: readonly Point[] = [
  [0, 1.02],
  [-1.1, 0.5],
  [1.1, 0.5],
  [0, -1.24],
  [1.12, -0.42],
  [-1.12, -0.42],
  [0.9, 0.98],
  [-0.9, 0.98],
  [0, 1.34],
  [0.95, -1.05],
];
const IN_HEX: readonly Point[] = [
  [0, 0.62],
  [0, -0.5],
];

const isOver = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** A burst with its rays. */
const rayed = ({ x, y, w, h }: Frame): Frame => ({ x: x - RAYS, y: y - RAYS, w: w + 2 * RAYS, h: h + 2 * RAYS });
const RAYS = 14;

/** As if cut into the floor, to be found by whoever looks for them; loud and each, where one of them is `asked` for. They give way to all that stands, and to what is `taken`. */
function faintNames(
  view: View,
  { lie, stands, isSeen }: { lie: Lie; stands: Lie; isSeen: (at: string) => boolean },
  { taken, asked }: { taken: readonly Frame[]; asked: ReadonlySet<string> },
): Node[] {
  const busy: Frame[] = [...view.figures.map((one) => frameOf(one, stands)), ...taken];
  return freeHexes(view)
    .filter((at) => isSeen(at) && (isSecond(at) || asked.has(at)) && isWithin(lie, at, EDGE))
    .sort((one, other) => Number(asked.has(other)) - Number(asked.has(one)))
    .flatMap((at) => {
      const [x, y] = lie.off(at, [0, lie.size < 50 ? 0.1 : 0.34]);
      const own = { x: x - HALF_WIDE, y: y - HALF_HIGH, w: 2 * HALF_WIDE, h: 2 * HALF_HIGH };
      const isFree = !busy.some((one) => isOver(own, one));
      // Where hexes are small the next name would touch this one.
      if (isFree) busy.push(own);
      const style = asked.has(at) ? { colour: cream, outline } : FAINT;
      const look = { size: 27, bold: true, align: 'centre', ...style, tag: `hex:${at}` } as const;
      return isFree ? [words(hexName(at), x, y, look)] : [];
    });
}

const outline = stroke('#141014', 6);

/** Each hex with its name, where nobody stands in it. */
function hexNames(view: View, lie: Lie, named: (at: string) => boolean): Node[] {
  const busy = new Set([
    ...view.figures.map(({ at }) => at),
    ...view.overlays.flatMap(({ type, hexes }) => (type === 'trap' ? hexes : [])),
    ...view.money.map(({ at }) => at),
  ]);
  return floorOf(view)
    .filter((at) => named(at) && !busy.has(at))
    .map((at) => {
      const [x, y] = lie.off(at, [0, 0.4]);
      return words(hexName(at), x, y, {
        size: 28,
        bold: true,
        colour: cream,
        align: 'centre',
        outline,
        tag: `hex:${at}`,
      });
    });
}

/** The map as a group that can be pressed. */
export function mapGroup(view: View, look: Look, drawn: Drawn & { y: number }): Node {
  const { nodes, regions } = mapNodes(view, look, drawn);
  return group(nodes, { y: drawn.y, regions, tag: 'map' });
}
