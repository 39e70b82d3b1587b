import type { Locale } from '#core/text';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import { setText } from '../measure.ts';
import { type Frame, type Point, type Text, words } from '../scene.ts';
import { plates, spotOf } from './geography.ts';
import { placeName } from './names.ts';

/** Everywhere the name of a place may stand, whatever lies on the map: off all coins, and nearer to its own sign than to any other. */

export const apart = (a: Frame, b: Frame): boolean =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
export const within = (a: Frame, b: Frame): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** A name somewhere: its box, where it breaks, and what standing there costs. */
export interface Spot extends Frame {
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

/** A name in the display face about a point. */
export const setName = (
  text: string,
  { x, y, size, breakAt }: { x: number; y: number } & Pick<Spot, 'size' | 'breakAt'>,
  look: Pick<Text, 'colour' | 'outline'>,
): Text =>
  words(text, x, y, { size, face: 'display', ...look, align: 'centre', ...(breakAt !== undefined && { breakAt }) });

/** How far a name stands from the edge of its sign. Far off a line leads to it, and it need not be nearest to its own. */
export const AWAY = {
  near: [2, 12],
  far: [22, 34, 46],
  farther: [58, 74, 92, 112],
  anywhere: [140, 170, 200, 230],
} as const;
export type Distance = keyof typeof AWAY;

/** What a name belongs to: its place, how far its sign reaches, and the language it is in. */
export interface Bearer {
  id: string;
  reach: number;
  locale: Locale;
}

const STEP = 10;

const known = new Map<string, readonly Spot[]>();
/** Everywhere a place's name of a size may stand, the best first. */
export function spotsOf(of: Bearer, size: number, distance: Distance): readonly Spot[] {
  const key = `${of.locale} ${of.id} ${of.reach} ${size} ${distance}`;
  const found = known.get(key) ?? allSpots(of, size, distance);
  known.set(key, found);
  return found;
}

function allSpots({ id, reach, locale }: Bearer, size: number, distance: Distance): Spot[] {
  const [x, y] = spotOf(id);
  const name = placeName(id, locale);
  const joint = jointOf(name);
  const all = [undefined, ...(joint === undefined ? [] : [joint])].flatMap((breakAt): Spot[] => {
    const { w, h } = setText(setName(name, { x, y, size, breakAt }, { colour: '' })).box;
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
    return AWAY[distance].flatMap((off, far) => {
      const near = reach + off;
      return [
        ...shifts.map((s) => at(x + s, y + near + dy, off, Math.abs(s) * 0.7 + far * 20)),
        ...shifts.map((s) => at(x + s, y - near - dy, off, 14 + Math.abs(s) * 0.7 + far * 20)),
        ...lifts.flatMap((s) => [
          at(x + near + 3 + dx, y + s, off, 18 + Math.abs(s) + far * 20),
          at(x - near - 3 - dx, y + s, off, 18 + Math.abs(s) + far * 20),
        ]),
      ];
    });
  });
  const most = reach + AWAY[distance].at(-1)! + 40;
  const [wide, high] = [Math.max(...all.map(({ w }) => w)) + most, Math.max(...all.map(({ h }) => h)) + most];
  const area = { x: x - wide, y: y - high, w: 2 * wide, h: 2 * high };
  const coins = plates.filter((one) => !apart(one, area));
  const others = LOCATIONS.filter((one) => one !== id)
    .map(spotOf)
    .filter(([ox, oy]) => Math.abs(ox - x) < wide + most && Math.abs(oy - y) < high + most);
  const isFit = (spot: Spot) =>
    coins.every((one) => apart(one, spot)) &&
    (distance === 'farther' || distance === 'anywhere' || isNearest([x, y], spot, others));
  return all.filter(isFit).sort((a, b) => a.cost - b.cost);
}

/** No other sign is nearer to a name than its own: it would seem to name that one. */
function isNearest(own: Point, spot: Spot, others: readonly Point[]): boolean {
  const far = ([x, y]: Point) => {
    const dx = Math.max(spot.x - x, 0, x - spot.x - spot.w);
    const dy = Math.max(spot.y - y, 0, y - spot.y - spot.h);
    return Math.hypot(dx, dy);
  };
  const least = far(own) + 4;
  return others.every((one) => far(one) > least);
}

/** 0, then as many steps to both sides. */
const swings = (n: number): number[] => [
  0,
  ...Array.from({ length: n }, (_, k) => [-(k + 1) * STEP, (k + 1) * STEP]).flat(),
];
