import type { Locale } from '#core/text';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import { inset } from '../boxes.ts';
import { setText } from '../measure.ts';
import { type Frame, type Text, words } from '../scene.ts';
import { halo, ink } from '../theme.ts';
import { SIGN, spotOf } from './geography.ts';
import { placeName } from './names.ts';

/** Names of places beside their signs, as large as they have room. */

const LEAST = 15;
/** Smaller still, rather than over something. */
const SMALLEST = [13.5, 12.5];
const TRIES = 6;
/** A name that covers something lacks more than any number of others, and one that is tiny or far off more than any number of small ones. */
const COVERS = 100_000;
const TINY = 10_000;
const STEP = 9;

export const apart = (a: Frame, b: Frame): boolean =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
export const within = (a: Frame, b: Frame): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** A name somewhere: its box, where it breaks, and what standing there costs. */
interface Spot extends Frame {
  size: number;
  breakAt: number | undefined;
  /** From the edge of its sign. */
  away: number;
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

/** How far a name stands from the edge of its sign; further off only where nothing is free. */
const NEAR = [2, 12];
const FAR = [22, 34, 46];
const FARTHER = [58, 70];
const ANYWHERE = [...NEAR, ...FAR, ...FARTHER];

const known = new Map<string, readonly Spot[]>();
/** Everywhere a place's name of a size may stand, the best first. */
function spots(id: string, locale: Locale, size: number, away = NEAR): readonly Spot[] {
  const key = `${locale} ${id} ${size} ${away}`;
  const found = known.get(key) ?? allSpots(id, { name: placeName(id, locale), size, away });
  known.set(key, found);
  return found;
}

function allSpots(id: string, { name, size, away }: { name: string; size: number; away: readonly number[] }): Spot[] {
  const [x, y] = spotOf(id);
  const joint = jointOf(name);
  return [undefined, ...(joint === undefined ? [] : [joint])]
    .flatMap((breakAt): Spot[] => {
      const { w, h } = setText(setName(name, { x, y, size, breakAt })).box;
      const [dx, dy] = [w / 2, h / 2];
      const at = (cx: number, cy: number, away: number, cost: number): Spot => ({
        x: cx - dx,
        y: cy - dy,
        w,
        h,
        size,
        breakAt,
        away,
        cost: cost + (breakAt === undefined ? 0 : 6),
      });
      const shifts = swings(Math.ceil((dx + 20) / STEP));
      const lifts = swings(Math.ceil((dy + 20) / STEP));
      return away.flatMap((off, far) => {
        const near = SIGN + off;
        return [
          ...shifts.map((s) => at(x + s, y + near + dy, off, Math.abs(s) * 0.7 + far * 20)),
          ...shifts.map((s) => at(x + s, y - near - dy, off, 14 + Math.abs(s) * 0.7 + far * 20)),
          ...lifts.flatMap((s) => [
            at(x + near + 3 + dx, y + s, off, 18 + Math.abs(s) + far * 20),
            at(x - near - 3 - dx, y + s, off, 18 + Math.abs(s) + far * 20),
          ]),
        ];
      });
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
    const covering = new Set<string>();
    for (const id of order) {
      const near = boxes.filter((one) => !apart(one, around(id)));
      const found = firstFree(free.get(id)!(), near);
      if (!found) covering.add(id);
      const spot = found ?? anyhow(id, room, near);
      boxes.push(spot);
      spots.set(id, spot);
    }
    const isTiny = (id: string) => spots.get(id)!.size < LEAST || spots.get(id)!.away >= FARTHER[0]!;
    const lackOf = (id: string) =>
      (size - spots.get(id)!.size) ** 2 + (covering.has(id) ? COVERS : isTiny(id) ? TINY : 0);
    const lack = order.reduce((sum, id) => sum + lackOf(id), 0);
    if (!best || lack < best.lack) best = { spots, lack };
    const rank = (id: string) => (covering.has(id) ? 0 : isTiny(id) ? 1 : lackOf(id) > 0 ? 2 : 3);
    order = order.toSorted((a, b) => rank(a) - rank(b));
  }
  return [...(best?.spots ?? [])].map(([id, spot]) => {
    const centre = { x: spot.x + spot.w / 2, y: spot.y + spot.h / 2, size: spot.size, breakAt: spot.breakAt };
    return { ...setName(placeName(id, locale), centre), tag: `name:${id}` };
  });
}

/** Where a place's name stands, wherever it stands. */
function around(id: string): Frame {
  const [x, y] = spotOf(id);
  return { x: x - 290, y: y - 130, w: 580, h: 260 };
}

/** Spots of a name where nothing is drawn, the best first: near its sign as large as is wanted, then smaller, then further off, then both. */
function freeSpots(id: string, { locale, seen, taken, signs, size }: Room): () => Iterable<Spot> {
  const area = around(id);
  const near = [...taken, ...signs.flatMap((one) => (one.id === id ? [] : [one.frame]))].filter(
    (one) => !apart(one, area),
  );
  const frame = inside(seen);
  const isFree = (fixed: readonly Frame[]) => (spot: Spot) =>
    within(spot, frame) && fixed.every((one) => apart(one, spot));
  const all = [...signs.map((one) => one.frame), ...taken];
  const ways = [
    ...Array.from({ length: size - LEAST + 1 }, (_, n) => () => spots(id, locale, size - n).filter(isFree(near))),
    ...[FAR, FARTHER].map((away) => () => spots(id, locale, LEAST, away).filter(isFree(all))),
    ...SMALLEST.map((least) => () => spots(id, locale, least, ANYWHERE).filter(isFree(all))),
  ];
  const found: (readonly Spot[])[] = [];
  return function* () {
    for (const [n, way] of ways.entries()) {
      const some = found[n] ?? way();
      found[n] = some;
      yield* some;
    }
  };
}

function firstFree(free: Iterable<Spot>, names: readonly Spot[]): Spot | undefined {
  for (const spot of free) if (names.every((one) => apart(one, spot))) return spot;
  return undefined;
}

/** Where nothing is free: as small as may be, where it covers least. */
function anyhow(id: string, { locale, seen, taken, signs }: Room, names: readonly Spot[]): Spot {
  const frame = inside(seen);
  const area = around(id);
  const fixed = [...signs.map((one) => one.frame), ...taken].filter((one) => !apart(one, area));
  const others = [...names, ...names, ...fixed];
  const over = (a: Frame, b: Frame) =>
    Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
  const cover = (spot: Spot) => others.reduce((sum, one) => sum + over(spot, one), 0) + (within(spot, frame) ? 0 : 1e6);
  let [best, least] = [undefined as Spot | undefined, Number.POSITIVE_INFINITY];
  for (const spot of spots(id, locale, SMALLEST.at(-1)!, ANYWHERE)) {
    const covers = cover(spot);
    if (covers < least) [best, least] = [spot, covers];
  }
  return best!;
}

export const inside = (seen: Frame): Frame => inset(seen, 12);
