import type { Choice } from '#core/choice';
import type { Sort, Thing } from '#core/terms/thing';
import type { Locale } from '#core/text';
import { shared } from './boxes.ts';
import { setText, textWidth } from './measure.ts';
import { cut, fitting, sentence } from './prose.ts';
import { type Frame, group, type Node, type Point, type Region, rect, type Sprite, stroke, words } from './scene.ts';
import { cream, ink, now, nowEdge, paperLight, wood } from './theme.ts';

/** What can be chosen now, marked where it is seen: in the colour of now, with the words of the menu. */

/** A place where something can be chosen. */
export interface Mark<P> {
  place: P;
  /** The choices there, by their places among all of them. */
  choices: readonly number[];
}

/** The marks of what can be chosen, each place once, in the order of the choices; `placeOf` says where what a choice means is seen. */
export function marksOf<P>(choices: readonly Choice[], placeOf: (means: readonly Thing[]) => P | undefined): Mark<P>[] {
  const found = new Map<P, number[]>();
  for (const [n, { means }] of choices.entries()) {
    const place = placeOf(means);
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), n]);
  }
  return [...found].map(([place, numbers]) => ({ place, choices: numbers }));
}

/** The region that an answer means: the first place it names; if it names none, where the first is seen whom it names. */
export function regionOf(regions: readonly Region[], means: readonly Thing[]): Region | undefined {
  const first = (sort: Sort, isIt: (region: Region, id: string) => boolean) =>
    means.flatMap(({ of, id }) => (of === sort ? (regions.find((one) => isIt(one, id)) ?? []) : []))[0];
  return first('place', (one, id) => one.id === id) ?? first('figure', ({ holds }, id) => holds?.includes(id) ?? false);
}

/** A circle or corners as the frame round them. */
export function frameAround({ shape }: Region): Frame {
  if ('r' in shape) return { x: shape.x - shape.r, y: shape.y - shape.r, w: 2 * shape.r, h: 2 * shape.r };
  return around(shape);
}
const around = (points: readonly Point[]): Frame => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
};

/** The frame round several. Throws for none. */
export function frameRound(frames: readonly Frame[]): Frame {
  if (frames.length === 0) throw new Error('no frames');
  return around(
    frames.flatMap(({ x, y, w, h }): Point[] => [
      [x, y],
      [x + w, y + h],
    ]),
  );
}

/** A mark as it stands in the picture, in its pixels. */
export interface Spot {
  frame: Frame;
  choices: readonly number[];
  /** Where its name is drawn already: a choice in the same words takes its place. */
  name?: { words: string; at: Point };
  /** A free part of it, in which its number stands before anywhere else. */
  free?: Point;
}

/** What a picture of choices looks like besides its ground. */
interface Labelled {
  /** The plates over the picture. */
  nodes: Node[];
  /** What the numbers on it mean, for below it; absent where there are none. */
  key?: Sprite;
}

/** Letters of the labels: nine pixels and more where a picture of 1,200 is 400 wide. */
const SIZE = 28;
const LINE = 35;
const WIDEST = 440;
/** The longest names of several places at once take as many lines in their size. */
const LINES = 4;
/** More choices than these in one place are numbers. */
const MOST = 3;
/** Words at more places than these would hide the map: only names stand there then, and numbers. */
const MOST_SPOKEN = 8;
const GAP = 3;

/** Where labels may stand, what they cover last, and whether they are numbers in any case. */
interface Room {
  within: Frame;
  busy?: readonly Frame[];
  numbersOnly?: true;
}

/** The words of each choice beside its mark, or its number where they have no room. */
export function labelled(
  spots: readonly Spot[],
  choices: readonly Choice[],
  { within, busy = [], numbersOnly }: Room,
): Labelled {
  const taken: Frame[] = [];
  const numbered: number[] = [];
  const nodes = spots.flatMap((spot, n) => {
    const others = spots.flatMap(({ frame }, k) => (k === n ? [] : [core(frame)]));
    const at = { spot, taken, others, busy, within };
    const lines = [...new Set(spot.choices.map((one) => choices[one]!.label))];
    const isNamed = lines.length === 1 && spot.name?.words === lines[0];
    const speaks = !numbersOnly && areShort(lines) && (isNamed || spots.length <= MOST_SPOKEN);
    const spoken = speaks ? placed(plate(lines), at) : undefined;
    const number = plate([numbers(spot.choices)]);
    const inside = spot.free && free(centred(number, spot.free), taken);
    const found = spoken ?? inside ?? (spot.free ? undefined : placed(number, { ...at, others: [] }));
    const { nodes, frame } = found ?? nearest(number, at);
    if (!spoken) numbered.push(...spot.choices);
    taken.push(frame);
    return [group(nodes, { x: frame.x, y: frame.y, tag: `choice:${spot.choices.map((one) => one + 1).join()}` })];
  });
  return numbered.length > 0 ? { nodes, key: keyOf(numbered, choices, within.w) } : { nodes };
}

/** Whether each of these can be told from the next one: a label that is broken stands alone. */
const areShort = (lines: readonly string[]): boolean =>
  lines.length <= (lines.some((line) => textWidth(line, SIZE, true) > WIDEST) ? 1 : MOST);

/** What of a mark stays seen beside the words of others. */
const core = ({ x, y, w, h }: Frame): Frame => ({ x: x + w * 0.22, y: y + h * 0.22, w: w * 0.56, h: h * 0.56 });

/** "1–4, 7": which choices, counted from one. */
function numbers(choices: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of choices.map((one) => one + 1)) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** The numbers of choices on a plate: what `keyOf` explains. */
export const numberPlate = (choices: readonly number[]): Sprite => plate([numbers(choices)]);

/** Lines on dark ground in the colour of now. */
function plate(lines: readonly string[]): Sprite {
  const set = lines.map((line) => {
    const long = textWidth(line, SIZE, true) > WIDEST;
    return words(line, 0, 0, {
      size: SIZE,
      bold: true,
      colour: now,
      align: 'centre',
      ...(long && { width: WIDEST, lines: LINES }),
    });
  });
  const boxes = set.map((one) => setText(one));
  const w = Math.ceil(Math.max(...boxes.map(({ box }) => box.w))) + 22;
  const heights = boxes.map(({ lines: { length } }) => length * LINE + 2);
  const h = heights.reduce((sum, one) => sum + one, 6);
  const middle = (n: number) => 3 + heights.slice(0, n).reduce((sum, one) => sum + one, 0) + heights[n]! / 2;
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill: nowEdge, stroke: stroke(now, 2.5), radius: 9 }),
      ...set.map((one, n) => ({ ...one, x: w / 2, y: middle(n) })),
    ],
  };
}

interface Placing {
  spot: Spot;
  taken: readonly Frame[];
  others: readonly Frame[];
  busy: readonly Frame[];
  within: Frame;
}

/** Where a plate covers no other plate and no other mark, and as little else as can be; undefined where there is no such place. */
function placed({ w, h, nodes }: Sprite, { spot, taken, others, busy, within }: Placing) {
  const { frame, name } = spot;
  const isName = name !== undefined && nodes.some((node) => node.kind === 'text' && node.text === name.words);
  const [left, middle, right] = [frame.x - w + 8, frame.x + (frame.w - w) / 2, frame.x + frame.w - 8];
  const [top, bottom] = [frame.y - h + 8, frame.y + frame.h - 8];
  const beside = frame.y + (frame.h - h) / 2;
  const places: Point[] = [
    ...(isName ? [[name.at[0] - w / 2, name.at[1] - h / 2] as const] : []),
    [middle, bottom],
    [middle, top],
    [right, beside],
    [left, beside],
    ...[-0.5, 0.5, -1, 1].flatMap((by): Point[] => [
      [middle + by * w * 0.8, bottom],
      [middle + by * w * 0.8, top],
    ]),
    [right, top],
    [left, top],
    [right, bottom],
    [left, bottom],
  ];
  const cost = (at: Frame, n: number) => n * 300 + busy.reduce((sum, one) => sum + shared(at, one), 0);
  const free = places
    .map(([x, y]) => kept({ x, y, w, h }, within))
    .flatMap((at, n) => {
      if (taken.some((one) => shared(wider(at), one) > 0) || others.some((one) => shared(at, one) > 0)) return [];
      if (shared(at, core(frame)) > 0 && !(isName && n === 0)) return [];
      return [{ at, cost: isName && n === 0 ? 0 : cost(at, n) }];
    });
  const [best] = free.sort((a, b) => a.cost - b.cost);
  return best && { nodes, frame: best.at };
}

const wider = ({ x, y, w, h }: Frame): Frame => ({ x: x - GAP, y: y - GAP, w: w + 2 * GAP, h: h + 2 * GAP });
/** Moved so far that it stands within. */
const kept = (at: Frame, { x, y, w, h }: Frame): Frame => ({
  ...at,
  x: Math.max(x + GAP, Math.min(x + w - at.w - GAP, at.x)),
  y: Math.max(y + GAP, Math.min(y + h - at.h - GAP, at.y)),
});
const centred = ({ w, h, nodes }: Sprite, [x, y]: Point) => ({ nodes, frame: { x: x - w / 2, y: y - h / 2, w, h } });
const atMiddle = ({ w, h, nodes }: Sprite, { x, y, w: wide, h: high }: Frame) => ({
  nodes,
  frame: { x: x + (wide - w) / 2, y: y + (high - h) / 2, w, h },
});

/** What covers no other plate. */
const free = <T extends { frame: Frame }>(plate: T, taken: readonly Frame[]): T | undefined =>
  taken.some((one) => shared(wider(plate.frame), one) > 0) ? undefined : plate;

const ROUND = Array.from({ length: 16 }, (_, n) => (n * Math.PI) / 8);
/** In steps of this many pixels, and so many of them. */
const STEP = 12;
const STEPS = 30;

/** In the middle of its mark, or as near to it as no other plate is covered; numbers in a crowd are wide and stand close together. */
function nearest(number: Sprite, { spot, taken, within }: Placing) {
  const { nodes, frame } = atMiddle(number, spot.frame);
  const places = Array.from({ length: STEPS }, (_, n) =>
    ROUND.map((turn) => ({
      ...frame,
      x: frame.x + Math.cos(turn) * n * STEP,
      y: frame.y + Math.sin(turn) * n * STEP,
    })),
  ).flat();
  const isFree = (at: Frame) => free({ frame: at }, taken) !== undefined;
  return { nodes, frame: places.map((at) => kept(at, within)).find(isFree) ?? frame };
}

/** Numbers with the words they stand for, in two columns. */
export function keyOf(numbered: readonly number[], choices: readonly Choice[], width: number): Sprite {
  const all = [...new Set(numbered)].sort((a, b) => a - b);
  const wide = (width - 60) / 2;
  const half = Math.ceil(all.length / 2);
  const heights = [0, 0];
  const nodes = all.map((n, k): Node => {
    const column = k < half ? 0 : 1;
    const badge = plate([String(n + 1)]);
    const label = words(choices[n]!.label, 78, badge.h / 2, {
      size: SIZE,
      colour: ink,
      width: wide - 84,
      lines: LINES,
    });
    const { box } = setText(label);
    const h = Math.max(badge.h, box.h) + 8;
    const y = heights[column]!;
    heights[column] = y + h;
    return group([group(badge.nodes, { x: 66 - badge.w, y: (h - 8 - badge.h) / 2 }), { ...label, y: (h - 8) / 2 }], {
      x: 20 + column * (wide + 20),
      y: y + 12,
      tag: `key:${n + 1}`,
    });
  });
  const h = Math.max(...heights) + 16;
  return {
    w: width,
    h,
    nodes: [rect({ x: 0, y: 0, w: width, h }, { fill: paperLight, stroke: stroke(wood, 4) }), ...nodes],
  };
}

/** What lies below a window with its key. */
export const below = (key: Sprite | undefined, y: number): Node[] => (key ? [group(key.nodes, { y, tag: 'key' })] : []);

/** A mark round what was chosen before: pale, so that it is not taken for a choice. */
export const CHOSEN = { outer: stroke(wood, 7), inner: stroke(cream, 3.5, [10, 7]) };

/** Discord takes 1,024 characters; pictures keep to 1,000. */
const MOST_WORDS = 1000;

/** What can be chosen, in words, before what else the picture says; as much as there is room for. */
export function choicesAlt(head: string, choices: readonly Choice[], more: readonly string[], locale: Locale): string {
  const labels = [...new Set(choices.map(({ label }) => label))].map((label) => sentence(label, locale));
  const said = [sentence(head, locale), ...labels, ...more.map((one) => sentence(one, locale))];
  return cut(fitting(said, locale, MOST_WORDS), MOST_WORDS);
}
