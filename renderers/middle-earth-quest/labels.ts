import type { Locale } from '#core/text';
import { LOCATIONS, locationAt, regions } from '#games/middle-earth-quest/map';
import { setText } from '../measure.ts';
import { type Frame, type Node, type Point, rect, stroke, type Text, words } from '../scene.ts';
import { halo, ink } from '../theme.ts';
import { lands, SIGN, spotOf } from './geography.ts';
import { isSea } from './ground.ts';
import { placeName, regionName } from './names.ts';

/** Names of places beside their signs, as large as they have room, and names of regions where there is room left. */

const LEAST = 15;
const TRIES = 6;
const STEP = 9;

const apart = (a: Frame, b: Frame): boolean =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
const within = (a: Frame, b: Frame): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** A name somewhere: its box, where it breaks, and what standing there costs. */
interface Spot extends Frame {
  size: number;
  breakAt: number | undefined;
  cost: number;
}

const KANJI = /[\u4e00-\u9fff]/;
const KATAKANA = /[ァ-ヶー]/;

/** Where a name may break in two: after a blank, ・, ＝ or の, and between katakana and kanji; what leaves the shorter longest line. */
export function jointOf(name: string): number | undefined {
  const isJoint = (n: number) => {
    const [before, after] = [name[n - 1]!, name[n]!];
    if (/[ ・＝]/.test(before)) return true;
    if (name.length - n < 2) return false;
    return name.length > 4 && ((before === 'の' && n > 1) || (KATAKANA.test(before) && KANJI.test(after)));
  };
  const joints = Array.from({ length: Math.max(0, name.length - 1) }, (_, n) => n + 1).filter(isJoint);
  const most = (at: number) => Math.max(at, name.length - at);
  return joints.sort((a, b) => most(a) - most(b))[0];
}

const setName = (
  text: string,
  { x, y, size, breakAt }: { x: number; y: number } & Pick<Spot, 'size' | 'breakAt'>,
): Text =>
  words(text, x, y, {
    size,
    face: 'display',
    colour: ink,
    outline: halo,
    align: 'centre',
    ...(breakAt !== undefined && { breakAt }),
  });

const known = new Map<string, readonly Spot[]>();
/** Everywhere a place's name of a size may stand, the best first. */
function spots(id: string, locale: Locale, size: number): readonly Spot[] {
  const key = `${locale} ${id} ${size}`;
  const found = known.get(key) ?? allSpots(id, placeName(id, locale), size);
  known.set(key, found);
  return found;
}

function allSpots(id: string, name: string, size: number): Spot[] {
  const [x, y] = spotOf(id);
  const joint = jointOf(name);
  return [undefined, ...(joint === undefined ? [] : [joint])]
    .flatMap((breakAt): Spot[] => {
      const { w, h } = setText(setName(name, { x, y, size, breakAt })).box;
      const [dx, dy] = [w / 2, h / 2];
      const at = (cx: number, cy: number, cost: number): Spot => ({
        x: cx - dx,
        y: cy - dy,
        w,
        h,
        size,
        breakAt,
        cost: cost + (breakAt === undefined ? 0 : 6),
      });
      const shifts = swings(Math.ceil((dx + 20) / STEP));
      const lifts = swings(Math.ceil((dy + 20) / STEP));
      return [SIGN + 2, SIGN + 12].flatMap((near, far) => [
        ...shifts.map((s) => at(x + s, y + near + dy, Math.abs(s) * 0.7 + far * 20)),
        ...shifts.map((s) => at(x + s, y - near - dy, 14 + Math.abs(s) * 0.7 + far * 20)),
        ...lifts.flatMap((s) => [
          at(x + near + 3 + dx, y + s, 18 + Math.abs(s) + far * 20),
          at(x - near - 3 - dx, y + s, 18 + Math.abs(s) + far * 20),
        ]),
      ]);
    })
    .filter((spot) => isNearest(id, spot))
    .sort((a, b) => a.cost - b.cost);
}

/** No other sign is nearer to a name than its own: it would seem to name that one. */
function isNearest(id: string, spot: Spot): boolean {
  const far = (one: string) => {
    const [x, y] = spotOf(one);
    const dx = Math.max(spot.x - x, 0, x - spot.x - spot.w);
    const dy = Math.max(spot.y - y, 0, y - spot.y - spot.h);
    return Math.hypot(dx, dy);
  };
  const own = far(id);
  return LOCATIONS.every((one) => one === id || far(one) > own + 4);
}

/** 0, then as many steps to both sides. */
const swings = (n: number): number[] => [
  0,
  ...Array.from({ length: n }, (_, k) => [-(k + 1) * STEP, (k + 1) * STEP]).flat(),
];

export interface Room {
  locale: Locale;
  /** What is seen of the map: names stand wholly in it. */
  seen: Frame;
  /** What no name may cover: plates and pieces. */
  taken: readonly Frame[];
  /** The places that get names. */
  named: readonly string[];
  /** The signs of all places, which no name of another may cover. */
  signs: readonly { id: string; frame: Frame }[];
  /** The size that is wanted. */
  size: number;
}

/** The names of places: those that found too little room choose first the next time, and the best of some tries is kept. */
export function placeNames(room: Room): Text[] {
  const { locale, named, size } = room;
  const free = new Map(named.map((id) => [id, freeSpots(id, room)]));
  let order = [...named];
  let best: { spots: Map<string, Spot>; lack: number } | undefined;
  for (let n = 0; n < TRIES && best?.lack !== 0; n++) {
    const boxes: Spot[] = [];
    const spots = new Map<string, Spot>();
    for (const id of order) {
      const spot = settled(free.get(id)!, size, boxes) ?? anyhow(id, room, boxes);
      boxes.push(spot);
      spots.set(id, spot);
    }
    const lackOf = (id: string) => (size - spots.get(id)!.size) ** 2;
    const lack = order.reduce((sum, id) => sum + lackOf(id), 0);
    if (!best || lack < best.lack) best = { spots, lack };
    const small = order.filter((id) => lackOf(id) > 0);
    order = [...small, ...order.filter((id) => !small.includes(id))];
  }
  return [...(best?.spots ?? [])].map(([id, spot]) => {
    const centre = { x: spot.x + spot.w / 2, y: spot.y + spot.h / 2, size: spot.size, breakAt: spot.breakAt };
    return { ...setName(placeName(id, locale), centre), tag: `name:${id}` };
  });
}

type Find = (size: number) => readonly Spot[];

/** The spots of a name at each size where nothing is drawn. */
function freeSpots(id: string, { locale, seen, taken, signs }: Room): Find {
  const around = aroundOf(id);
  const fixed = [...taken, ...signs.flatMap((one) => (one.id === id ? [] : [one.frame]))].filter(
    (one) => !apart(one, around),
  );
  const frame = inside(seen);
  const found = new Map<number, readonly Spot[]>();
  return (size) => {
    const some =
      found.get(size) ??
      spots(id, locale, size).filter((spot) => within(spot, frame) && fixed.every((one) => apart(one, spot)));
    found.set(size, some);
    return some;
  };
}

function settled(find: Find, wanted: number, names: readonly Spot[]): Spot | undefined {
  for (let size = wanted; size >= LEAST; size--) {
    const found = find(size).find((spot) => names.every((one) => apart(one, spot)));
    if (found) return found;
  }
  return undefined;
}

/** Where nothing is free: as small as may be, where it covers least. */
function anyhow(id: string, { locale, seen, taken, signs }: Room, names: readonly Spot[]): Spot {
  const frame = inside(seen);
  const around = aroundOf(id);
  const others = [...names, ...names, ...signs.map((one) => one.frame), ...taken].filter((one) => !apart(one, around));
  const over = (a: Frame, b: Frame) =>
    Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
  const all = spots(id, locale, LEAST);
  let [best] = all;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of all) {
    let covered = within(spot, frame) ? 0 : 1e6;
    for (let n = 0; n < others.length && covered < least; n++) covered += over(spot, others[n]!);
    if (covered < least) [best, least] = [spot, covered];
  }
  return best!;
}

/** Nothing beyond touches the name of a place. */
function aroundOf(id: string): Frame {
  const [x, y] = spotOf(id);
  return { x: x - 290, y: y - 130, w: 580, h: 260 };
}

const inside = ({ x, y, w, h }: Frame): Frame => ({ x: x + 12, y: y + 12, w: w - 24, h: h - 24 });

const REGION = { size: 27, least: 17, colour: '#7a2a14' } as const;

/** The names of regions on plates with the dotted edge of their borders; where nothing is free a region has none. */
export function regionNames({ locale, seen, taken, named, signs }: Room, names: readonly Frame[]): Node[] {
  const frame = inside(seen);
  const fixed = [...taken, ...names, ...signs.map((one) => one.frame)];
  return [...regions.keys()].flatMap((id): Node[] => {
    const isFree = (one: Frame) => within(one, frame) && fixed.every((other) => apart(one, other));
    const isWhole = LOCATIONS.every((one) => locationAt(one).region !== id || named.includes(one));
    const found =
      regionSpot(id, locale, (one) => isFree(one) && isOn(one, id)) ??
      (isWhole ? regionSpot(id, locale, isFree) : undefined);
    if (!found) return [];
    fixed.push(found.plate);
    const look = { fill: '#fbf2d8d8', stroke: stroke(REGION.colour, 2, [3, 5]), radius: 14 };
    return [rect(found.plate, look), found.text];
  });
}

/** Where a region's name is free: as large as can be, and near the middle of its land. */
function regionSpot(
  id: string,
  locale: Locale,
  isFree: (plate: Frame) => boolean,
): { plate: Frame; text: Text } | undefined {
  const name = regionName(id, locale);
  const joint = jointOf(name);
  for (let size = REGION.size; size >= REGION.least; size -= 3)
    for (const breakAt of joint === undefined ? [undefined] : [undefined, joint]) {
      const look = { size, face: 'display', colour: REGION.colour, align: 'centre' } as const;
      const text = words(name, 0, 0, { ...look, ...(breakAt !== undefined && { breakAt }), tag: `region:${id}` });
      const { box } = setText(text);
      const [w, h] = [box.w + 14, box.h + 2];
      for (const [x, y] of pointsOf(id)) {
        const plate = { x: x - w / 2, y: y - h / 2, w, h };
        if (isFree(plate)) return { plate, text: { ...text, x, y } };
      }
    }
  return undefined;
}

/** Whether most of a plate lies on a region's land: one whose places are not all seen has no name elsewhere. */
const isOn = ({ x, y, w, h }: Frame, region: string): boolean =>
  [x + w * 0.2, x + w * 0.8].every((end) => regionAt([end, y + h / 2]) === region);
const regionAt = ([x, y]: Point): string => {
  const far = (id: string) => Math.hypot(spotOf(id)[0] - x, spotOf(id)[1] - y);
  return locationAt(LOCATIONS.reduce((a, b) => (far(b) < far(a) ? b : a))).region;
};

const GRID = 16;
const points = new Map<string, readonly Point[]>();
/** Points all over a region's dry land, the nearest to its middle first. */
function pointsOf(region: string): readonly Point[] {
  const known = points.get(region);
  if (known) return known;
  const its = LOCATIONS.filter((one) => locationAt(one).region === region);
  const mean = (k: 0 | 1) => its.reduce((sum, one) => sum + spotOf(one)[k], 0) / its.length;
  const [mx, my] = [mean(0), mean(1)];
  const far = ([x, y]: Point) => Math.hypot(x - mx, y - my);
  const found = its
    .flatMap((one) => gridOf(lands.get(one)!.outline))
    .filter((one) => !isSea(one))
    .sort((a, b) => far(a) - far(b));
  points.set(region, found);
  return found;
}

/** Points all over a convex land, the same every time. */
function gridOf(outline: readonly Point[]): Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const found: Point[] = [];
  for (let y = Math.ceil(Math.min(...ys) / GRID) * GRID; y < Math.max(...ys); y += GRID)
    for (let x = Math.ceil(Math.min(...xs) / GRID) * GRID; x < Math.max(...xs); x += GRID)
      if (outline.every((from, n) => isLeft([x, y], from, outline[(n + 1) % outline.length]!))) found.push([x, y]);
  return found;
}
const isLeft = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
