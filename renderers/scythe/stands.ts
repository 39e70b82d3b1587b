import type { Direction } from '../hexes.ts';
import { type Node, put, type Sprite } from '../scene.ts';
import { SIZE } from './cells.ts';
import { type Corner, type InCorners, inCorners } from './corners.ts';
import { GAP, LAPS, lapOf, type Rank, rank, type Stack, sizeIn } from './in-rank.ts';
import type { Laid } from './pieces.ts';

/**
 * Where the pieces of one seat stand in a hex, as large as they may. Character and mechs stand above, workers below or beside them, goods at
 * the foot, structure and token in the upper corners. Nothing lies over the label or over the number of another piece.
 */

/** What stands in a hex; structure and token as drawings that are still to be put somewhere. */
export interface Standing extends InCorners {
  faction: string;
  stacks: readonly Stack[];
  lying?: Laid;
  /** Home bases have no label. */
  home: boolean;
  /** Nothing lies at its lower corner: an arch stands there, or what lies is amber and within its hex. */
  isKept: boolean;
}

/** From below the label to above the lower corner, and so far to either side of the middle. */
const ROOM = { top: -46, foot: 64, half: 66 };
const HOME = { top: -56, foot: 58, half: 62 };
/** Units keep so much farther from a side that a way crosses, from one beside them and from one above or below them. */
const CROSSED = { beside: 17, slanting: 8 };

/** Goods end here: of one kind lower than of two, where the hex is still as wide; alone they lie below the middle. */
const GOODS_FOOT = { narrow: 62, one: 58, two: 53, kept: 44 };
const ALONE_DOWN = 3;
const ONE_KIND = 66;
/** So wide they lie between the labels of the hexes below. */
const NARROW = 92;
/** Wider goods would lie over the labels of the hexes below; a row as wide as the hex ends above those. */
const GOODS_WIDE = 112;
const ROW_WIDE = 146;
const ROW_FOOT = 50;
/** The tallest of an upper and of a lower rank, of fighters alone and of workers alone. */
const UPPER = 64;
const LOWER = 54;
const ALONE = 78;
const WORKERS_ALONE = 66;

/** What is left of a hex for units, so far to the west and to the east of its middle; and what stands in its upper corners. */
interface Room {
  top: number;
  foot: number;
  west: number;
  east: number;
  left?: Corner;
  right?: Corner;
}

/** A hex becomes narrower towards its lower corner; over its sides an outline may stand out by so much. */
const taper = (end: number): number => (SIZE - end) * Math.sqrt(3) + 14;

/** Between what stands in the corners and the sides, from one height to another. */
function across({ west, east, left, right }: Room, top: number, end: number): { x: number; half: number } {
  const most = taper(end);
  const from = left && top < left.below ? left.inner : -Math.min(west, most);
  const to = right && top < right.below ? right.inner : Math.min(east, most);
  return { x: (from + to) / 2, half: (to - from) / 2 };
}

/** A wide rank ends here: below it a hex is too narrow. */
const SHALLOW = 48;

const hasCoins = (stacks: readonly Stack[]): boolean => stacks.some(({ n }) => n > 1);
/** In a lower rank a number lies over goods or over the rank above it: that is the last choice. */
const COIN_HIGH = 26;
const TOO_LOW = 100;

const isWorkers = (stacks: readonly Stack[]): boolean => stacks.every(({ kind }) => kind === 'worker');

/** All in one rank from this height down. */
function inOne(stacks: readonly Stack[], room: Room, top: number): Rank[] {
  const h = Math.min(room.foot - top, isWorkers(stacks) ? WORKERS_ALONE : ALONE);
  const y = (top + room.foot) / 2;
  return [{ stacks, ...across(room, top, y + h / 2), y, h }];
}

/** Fighters above workers from this height down. */
function inTwo(high: readonly Stack[], low: readonly Stack[], room: Room, top: number): Rank[] {
  const all = room.foot - top;
  const [u, l] = [Math.min(UPPER, all * 0.54), Math.min(LOWER, all * 0.46)];
  const start = top + (all - u - l) / 2;
  return [
    { stacks: high, ...across(room, start, start + u), y: start + u / 2, h: u },
    { stacks: low, ...across(room, start + u, start + u + l), y: start + u + l / 2, h: l },
  ];
}

/** Aslant, only one of both reaches farther down than this. */
const SLANT = 50;

/** One piece above and workers below it stand aslant: both are larger so. */
function aslant(high: readonly Stack[], low: readonly Stack[], room: Room, top: number): Rank[] {
  const all = room.foot - top;
  const [u, l] = [Math.min(UPPER, all * 0.66), Math.min(LOWER, all * 0.58)];
  const start = top + Math.max(0, (all - u - l) / 2);
  const end = Math.min(room.foot, start + u + l);
  const { x, half } = across(room, start, Math.min(end, SLANT));
  return [
    { stacks: high, x: x - 22, y: start + u / 2, h: u, half: half - 22 },
    { stacks: low, x: x + 17, y: end - l / 2, h: l, half: half - 15 },
  ];
}

/** Of all ways to stand the one in which the smallest piece is largest; of equal ones the first. */
const ranksOf = (faction: string, stacks: readonly Stack[], rooms: readonly Room[]): Rank[] =>
  rooms
    .map((room) => ranksIn(faction, stacks, room))
    .reduce((best, one) => (leastOf(faction, one) > leastOf(faction, best) + 0.5 ? one : best));

function ranksIn(faction: string, stacks: readonly Stack[], room: Room): Rank[] {
  if (stacks.length === 0) return [];
  const high = stacks.filter(({ kind }) => kind !== 'worker');
  const low = stacks.filter(({ kind }) => kind === 'worker');
  const isMixed = high.length > 0 && low.length > 0;
  const tops = [room.top, ...[room.right, room.left].flatMap((one) => (one ? [one.below] : []))];
  const rooms = [...new Set([room.foot, Math.min(room.foot, SHALLOW)])].map((foot) => ({ ...room, foot }));
  const isThree = isMixed && stacks.length === 3 && high.length === 2;
  const ways = tops.flatMap((top) =>
    rooms.flatMap((one) => [
      ...(isMixed ? [inTwo(high, low, one, top)] : []),
      ...(isMixed && high.length === 1 && high[0]!.n === 1 ? [aslant(high, low, one, top)] : []),
      ...(isThree ? [inTwo(high.slice(0, 1), [...high.slice(1), ...low], one, top)] : []),
      inOne(stacks, one, top),
    ]),
  );
  return ways
    .map((ranks) => ranks.map((one) => lapped(faction, one)))
    .reduce((best, one) => (leastOf(faction, one) > leastOf(faction, best) + 0.5 ? one : best));
}

/** What a coin hides of its counter is not seen. */
function worth(faction: string, one: Rank): number {
  if (!hasCoins(one.stacks)) return sizeIn(faction, one);
  return sizeIn(faction, one) - lapOf(one).hides - (one.h < COIN_HIGH ? TOO_LOW : 0);
}
const leastOf = (faction: string, ranks: readonly Rank[]): number =>
  Math.min(...ranks.map((one) => worth(faction, one)));

/** With its coins where the counters are worth most. */
const lapped = (faction: string, one: Rank): Rank =>
  hasCoins(one.stacks)
    ? LAPS.map((lap) => ({ ...one, lap })).reduce((best, next) =>
        worth(faction, next) > worth(faction, best) + 0.5 ? next : best,
      )
    : one;

/** On a phone figures of this size are ten pixels high. Where ghosts would make them smaller they are left out: ways tell who went. */
const RECOGNISED = 30;
function recognised(faction: string, stacks: readonly Stack[], rooms: readonly Room[]): Rank[] {
  const all = ranksOf(faction, stacks, rooms);
  const isSmall = all.some((one) => sizeIn(faction, one) < RECOGNISED);
  const present = stacks.filter(({ isGhost }) => !isGhost);
  return isSmall && present.length < stacks.length ? ranksOf(faction, present, rooms) : all;
}

const goodsFoot = ({ w }: Sprite, isKept: boolean): number =>
  isKept && w > NARROW
    ? GOODS_FOOT.kept
    : w <= NARROW && !isKept
      ? GOODS_FOOT.narrow
      : w > ONE_KIND
        ? GOODS_FOOT.two
        : GOODS_FOOT.one;

/** How far units may reach to a side of which ways cross the middle, and its parts above and below. */
const reach = (half: number, crossed: readonly Direction[], [beside, ...slanting]: readonly Direction[]): number =>
  crossed.includes(beside!)
    ? half - CROSSED.beside
    : slanting.some((one) => crossed.includes(one))
      ? half - CROSSED.slanting
      : half;

/** Beside the tabs of goods units have room down to their row: to the west of them, and to the east. */
function besideTabs(room: Room, lying: Laid | undefined, by: number): Room[] {
  if (!lying?.tabs) return [];
  const { from, to, h } = lying.tabs;
  const low = { ...room, foot: room.foot + h * by };
  const [west, east] = [(from - lying.w / 2) * by - GAP, (to - lying.w / 2) * by + GAP];
  return [
    { ...low, east: Math.min(room.east, west) },
    { ...low, west: Math.min(room.west, -east) },
  ];
}

/** All of it, round the middle of the hex. */
export function standing(given: Standing): Node[] {
  const { faction, stacks, lying, home, isKept, crossed } = given;
  const { top, foot, half } = home ? HOME : ROOM;
  const { drawn, ...corners } = inCorners(given);
  const isRow = lying !== undefined && lying.w > GOODS_WIDE;
  const shrunk = lying ? Math.min(1, (isRow ? ROW_WIDE : GOODS_WIDE) / lying.w) : 1;
  const isAlone = stacks.length === 0 && drawn.length === 0 && !home;
  const end = lying
    ? (isAlone
        ? lying.h / 2 + ALONE_DOWN
        : isRow
          ? Math.min(ROW_FOOT, goodsFoot(lying, isKept))
          : goodsFoot(lying, isKept)) - lying.h
    : foot;
  const room = {
    ...{ top, foot: end, ...corners },
    west: reach(half, crossed, ['w', 'nw', 'sw']),
    east: reach(half, crossed, ['e', 'ne', 'se']),
  };
  const rooms = [room, ...besideTabs(room, lying, shrunk)];
  const ranks = recognised(faction, stacks, rooms).flatMap((one) => rank(faction, one));
  return [
    ...drawn,
    ...ranks.map(({ drawn: one }) => one),
    ...(lying ? [put(lying, (-lying.w * shrunk) / 2, end + (lying.h * (1 - shrunk)) / 2, shrunk)] : []),
    ...ranks.flatMap(({ count }) => count ?? []),
  ];
}
