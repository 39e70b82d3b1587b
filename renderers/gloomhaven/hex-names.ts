import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { View } from '#games/gloomhaven/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, type Point, polygon, rect, stroke, words } from '../scene.ts';
import { cream, done, doneEdge, doneLight, now, nowEdge } from '../theme.ts';
import { askedHexes } from './asked-marks.ts';
import { frameOf, isNumbered, writtenOn } from './figures.ts';
import { headlineDeed, isAt } from './headline-deed.ts';
import { axial, floorOf, isIn, isWithin, type Lie } from './lie.ts';
import { newsOf } from './news-of.ts';
import { shovedOver } from './tracks.ts';

/** Names of hexes: loud of those that can be chosen or that the headline names, faint of every second other one. */

interface Here {
  lie: Lie;
  stands: Lie;
  isSeen: (at: string) => boolean;
}
interface Named {
  nodes: Node[];
  frames: Frame[];
}

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
export function wayNames(view: View, look: Look, { lie, stands, isSeen }: Here, taken: readonly Frame[]): Named {
  const { ways, loud } = newsOf(look);
  const told = headlineDeed(look);
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
  const alike = alikeAsked(view, look);
  // What can be chosen has its name already.
  const named = new Set(askedHexes(view, look).filter((at) => !stood.has(at)));
  const those = [...new Set([...ends, ...alike])].filter((at) => isSeen(at) && !named.has(at));
  const found = those.flatMap((at) => {
    const frame = (stood.has(at) ? ROUND_STAND : IN_HEX)
      .map((by): Frame => {
        const [x, y] = lie.off(at, by);
        return { x: x - HALF_WIDE, y: y - HALF_HIGH, w: 2 * HALF_WIDE, h: 2 * HALF_HIGH };
      })
      .find((one) => isIn(one, lie) && !busy.some((other) => isOver(one, other)));
    if (frame) busy.push(frame);
    return frame ? [{ at, frame }] : [];
  });
  const look33 = { size: 33, bold: true, align: 'centre' } as const;
  return {
    nodes: found.flatMap(({ at, frame }): Node[] => {
      const [x, y] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
      const name = { ...look33, tag: `hex:${at}` };
      return stood.has(at)
        ? [
            tab(frame, lie.centre(at), alike.includes(at) ? [now, nowEdge] : [done, doneEdge]),
            words(hexName(at), x, y, { ...name, colour: doneLight }),
          ]
        : [words(hexName(at), x, y, { ...name, colour: cream, outline })];
    }),
    frames: found.map(({ frame }) => frame),
  };
}

/** Where those stand who can be chosen and are told apart by nothing but their hexes: two of a kind without numbers. */
function alikeAsked(view: View, look: Look): string[] {
  const asked = new Set(askedHexes(view, look));
  const bare = view.figures.filter((one) => asked.has(one.at) && one.kind === 'monster' && !isNumbered(one));
  return bare.filter((one) => bare.some((other) => other !== one && other.what === one.what)).map(({ at }) => at);
}

/** A plate that points to whoever stands there: beside a stand a bare name would be read as the next hex's. */
function tab(frame: Frame, [cx, cy]: Point, [bright, dark]: readonly [string, string]): Node {
  const [x, y] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  const far = Math.hypot(cx - x, cy - y) || 1;
  const [ux, uy] = [(cx - x) / far, (cy - y) / far];
  const tip: Point = [x + ux * 38, y + uy * 34];
  const foot = (side: number): Point => [x + ux * 12 - uy * side, y + uy * 12 + ux * side];
  const edge = stroke(bright, 2.5);
  return group([
    polygon([foot(13), tip, foot(-13)], { fill: dark, stroke: edge }),
    rect(frame, { fill: dark, stroke: edge, radius: 8 }),
  ]);
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
export const rayed = ({ x, y, w, h }: Frame): Frame => ({ x: x - RAYS, y: y - RAYS, w: w + 2 * RAYS, h: h + 2 * RAYS });
const RAYS = 14;

/** As if cut into the floor, to be found by whoever looks for them, where nobody is `asked` for them. They give way to all that stands, and to what is `taken`. */
export function faintNames(
  view: View,
  { lie, stands, isSeen }: Here,
  { taken, asked }: { taken: readonly Frame[]; asked: ReadonlySet<string> },
): Node[] {
  const busy: Frame[] = [...view.figures.map((one) => frameOf(one, stands)), ...taken];
  return freeHexes(view)
    .filter((at) => isSeen(at) && isSecond(at) && !asked.has(at) && isWithin(lie, at, EDGE))
    .flatMap((at) => {
      const [own] = nameFrames(lie, at) as [Frame];
      return busy.some((one) => isOver(own, one)) ? [] : [nameIn(own, at, FAINT)];
    });
}

/** The places of a name within its hex, best first. */
export const nameFrames = (lie: Lie, at: string): Frame[] => {
  const half = Math.ceil(textWidth(hexName(at), NAME, true) / 2) + 3;
  return (lie.size < SMALL ? [[0, 0.1] as const, ...WITHIN] : WITHIN).map((by) => {
    const [x, y] = lie.off(at, by);
    return { x: x - half, y: y - NAME_HIGH, w: 2 * half, h: 2 * NAME_HIGH };
  });
};
const SMALL = 50;
const WITHIN: readonly Point[] = [
  [0, 0.34],
  [0, 0.56],
  [0, -0.4],
  [0, 0.1],
  [0, -0.58],
  [0.28, 0.4],
  [-0.28, 0.4],
  [0.28, -0.4],
  [-0.28, -0.4],
];
/** Letters of a name, and half of what it takes upwards. */
const [NAME, NAME_HIGH] = [27, 15];

const nameIn = ({ x, y, w, h }: Frame, at: string, style: { colour: string; outline: typeof outline }): Node =>
  words(hexName(at), x + w / 2, y + h / 2, { size: NAME, bold: true, align: 'centre', ...style, tag: `hex:${at}` });

/**
 * Of each hex that can be chosen and in which nobody stands: over all that is drawn, and never over words. Arrows (`better`) are left free
 * where it can be helped. At last a name lies between the rays of bursts (`tight`).
 */
export function askedNames(
  view: View,
  look: Look,
  { lie, stands, isSeen }: Here,
  { never, tight, better }: { never: readonly Frame[]; tight: readonly Frame[]; better: readonly Frame[] },
): Named {
  const stood = new Set(view.figures.map(({ at }) => at));
  const busy: Frame[] = [...view.figures.map((one) => frameOf(one, stands)), ...never];
  const taken: Frame[] = [];
  const coins = view.money.map(({ at }): Frame => {
    const [[x, y], r] = [lie.centre(at), lie.size * 0.42];
    return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  });
  // Life and numbers, and the number of a trap or a lock.
  const written = [
    ...view.figures.flatMap((one) => writtenOn(one, stands)),
    ...[
      ...view.overlays.flatMap(({ type, hexes }) => (type === 'trap' ? hexes : [])),
      ...view.doors.flatMap(({ at, state }) => (state === 'locked' ? [at] : [])),
    ].map((at): Frame => {
      const [[x, y], r] = [lie.centre(at), Math.max(20, lie.size * 0.3)];
      return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
    }),
  ];
  const named = askedHexes(view, look)
    .filter((at) => isSeen(at) && !stood.has(at))
    .flatMap((at) => {
      const all = nameFrames(lie, at).filter((own) => isIn(own, lie));
      const clearOf = (...those: readonly Frame[][]) =>
        all.find((own) => !those.flat().some((one) => isOver(own, one)));
      const frame =
        clearOf(busy, written, [...better], coins) ??
        clearOf(busy, written, coins) ??
        clearOf(busy, written) ??
        clearOf([...tight], written, taken);
      // Where hexes are small the next name would touch this one.
      if (frame) for (const those of [busy, taken]) those.push(frame);
      return frame ? [{ at, frame }] : [];
    });
  return {
    nodes: named.map(({ at, frame }) => nameIn(frame, at, { colour: cream, outline })),
    frames: named.map(({ frame }) => frame),
  };
}

const outline = stroke('#141014', 6);

/** Each hex with its name, where nobody stands in it. */
export function hexNames(view: View, lie: Lie, named: (at: string) => boolean): Node[] {
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
