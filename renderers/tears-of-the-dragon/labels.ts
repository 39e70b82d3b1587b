import { LRUCache } from 'lru-cache';
import type { Locale } from '#core/text';
import { seas } from '#games/tears-of-the-dragon/printed/content';
import type { Frame, Text } from '../scene.ts';
import { cells, isSeen, within } from './geography.ts';
import { apart, COST, caveSite, isFree, isMistaken, type Site, type Spot, siteOf, spotsOf } from './name-spots.ts';
import { aired, GAP, hangs, STACK_LACK, spaced, stacked, unstacked } from './stacked-names.ts';

/**
 * Names of places: nine pixels high on a phone wherever that can be. Who finds no
 * room (`name-spots.ts`) is set first the next time, and the best of some tries is kept.
 */

/** Nine pixels high on a phone, when the map is as wide as the picture; of what is told eleven, where there is room. */
const LARGE = 27;
export const TOLD = 34;
/** At this size it stands somewhere, whatever it touches. */
const LEAST = 13;
/** Rather than far from its drawing a name is set smaller: by one where the map is as wide as the picture, else down to this. */
const NEAR = { by: 1, to: 20 };
/** What the frame of the map covers. */
const EDGE = 15;
const TRIES = 12;
/** After so many vain tries it is left at that. */
const VAIN = 3;
/** Nothing happens at the cave that its name is needed for: others come before it. */
const CAVE = 'name:lair';
/** Eight pixels on a phone. */
const READ = 24;

export interface Named {
  locale: Locale;
  /** Places whose names matter now: they choose first. */
  large: ReadonlySet<string>;
  /** Places of what is told: their names are larger than others. */
  told?: ReadonlySet<string>;
  /** Places whose names are never smaller than others, wherever they then stand: of targets. */
  firm?: ReadonlySet<string>;
  /** Rooms in which something is drawn that no name may cover or stand under. */
  taken: readonly Frame[];
  /** Rooms that a name covers rather than be small: of ways. */
  avoided: readonly Frame[];
  /** What is seen of the map: only places within get names, and wholly within it. */
  seen: Frame;
  /** How large the map is drawn: names need not grow with it. */
  scale: number;
  /** Spots for every picture: none below where pieces stand now. */
  lasting?: boolean;
  /** Where there is room none stands right at the drawing of another place, as if it were its name. */
  strict?: boolean;
  /** Of these places alone; absent for all. */
  only?: ReadonlySet<string>;
  /** Whether ships sail, and the dragon's cave is on it: without both seas have no names. */
  open: boolean;
}

/** That a name covers something is worse than all names that are small. */
const COVERING = 10_000;
/** What stands in the way of all names. */
interface Ground {
  frame: Frame;
  taken: readonly Frame[];
  avoided: readonly Frame[];
  icons: readonly { id: string; frame: Frame }[];
  strict: boolean;
}

type Spots = (size: number) => readonly Spot[];
interface Room {
  /** Where nothing is drawn, at each size, the best first. */
  free: Spots;
  /** Where nothing but a way is drawn. */
  overWays: Spots;
  /** Where nothing but the drawing of another place may be covered. */
  overIcons: Spots;
  /** Rooms of pieces of others. */
  others: readonly Frame[];
}

/** The spots of a site: remembered by what stands round it. */
function roomFor(site: Site, { frame, taken, avoided, icons, strict }: Ground): Room {
  const around = aroundOf(site);
  const fixed: Frame[] = taken.filter((one) => !apart(one, around));
  const pieces = fixed.length;
  const others = fixed.filter((one) => apart(one, site.slot) && apart(one, site.icon));
  const drawings = icons.filter((one) => one.id !== site.id && !apart(one.frame, around)).map((one) => one.frame);
  fixed.push(...drawings);
  const foreign = strict ? drawings : [];
  const ways = avoided.filter((one) => !apart(one, around));
  const key = [
    site.id,
    site.name,
    site.peopled,
    strict,
    ways.length,
    ...[frame, ...ways, ...fixed].flatMap(({ x, y, w, h }) => [x, y, w, h]),
  ].join();
  const open = freeSpots(site, { frame, foreign }, fixed);
  const known = keptRooms.get(key) ?? {
    free: ways.length > 0 ? freeSpots(site, { frame, foreign }, [...fixed, ...ways]) : open,
    overWays: open,
    overIcons: freeSpots(site, { frame, foreign }, fixed.slice(0, pieces)),
    others,
  };
  keptRooms.set(key, known);
  return known;
}
const keptRooms = new LRUCache<string, Room>({ max: 400 });

/** What is seen of the map, and drawings of other places whose name none there may seem to be. */
interface Near {
  frame: Frame;
  foreign: readonly Frame[];
}

function freeSpots(site: Site, { frame, foreign }: Near, fixed: readonly Frame[]): Spots {
  const own = [site.icon, ...(site.peopled ? [site.slot] : [])];
  const known = new Map<number, readonly Spot[]>();
  return (size) => {
    const found =
      known.get(size) ??
      spotsOf(site, size)
        .filter(({ box }) => within(box, frame) && fixed.every((one) => apart(one, box)))
        .map((spot): Spot => (isMistaken(spot.box, foreign, own) ? { ...spot, mistaken: true } : spot));
    known.set(size, found);
    return found;
  };
}

/** Nothing beyond touches the name of a site. */
const aroundOf = ({ at: [x, y] }: Site): Frame => ({ x: x - 260, y: y - 190, w: 520, h: 360 });

interface Sizes {
  wanted: number;
  /** As large as others are; above this it is on one line. */
  usual: number;
  /** Whether there is no room to be choosy: names then also stand right below pieces of others. */
  cramped: boolean;
  /** Down to this a name is set smaller rather than far from its drawing. */
  near: number;
  /** It is never far from it. */
  lasting: boolean;
  /** It is never smaller. */
  isFirm: boolean;
}

/** The first spot of a site that touches no name: as large as is wanted, else smaller, else over the drawing of another place. */
function settled(
  site: Site,
  { wanted, usual, cramped, near, lasting, isFirm }: Sizes,
  { free, overWays, overIcons, others: pieces }: Room,
  names: readonly Frame[],
): Spot {
  const around = aroundOf(site);
  const beside = names.filter((one) => !apart(one, around));
  const wide = beside.map(aired);
  const lines = beside.map(stacked);
  const others = beside.map((one) => spaced(one, GAP.least));
  const first = (least: number, spots: Spots, may = (_: Spot) => true) => {
    for (let size = wanted; size >= least; size--) {
      const mayHere = (spot: Spot) => may(spot) && (size <= usual || spot.text.breakAt === undefined);
      const close = spots(size).find((spot) => mayHere(spot) && isFree(spot.box, others));
      if (!close) continue;
      // A name stays near its place: for a wider gap alone it does not move far.
      const within = (by: number, free: readonly Frame[]) =>
        spots(size).find((spot) => spot.cost <= close.cost + by && mayHere(spot) && isFree(spot.box, free));
      return (
        within(COST.gap, [...wide, ...lines]) ??
        within(COST.stack, [...others, ...lines]) ??
        within(COST.gap, wide) ??
        close
      );
    }
    return undefined;
  };
  const isNear = ({ far, box }: Spot) => !far && (cramped || !hangs(box, pieces));
  const isOwn = (spot: Spot) => isNear(spot) && !spot.mistaken;
  const found =
    // It rather is no larger than others than cover a way, and covers one than seem to be another's; it is never small for that.
    first(Math.min(wanted, usual), free, isOwn) ??
    first(near, overWays, isOwn) ??
    first(near, free, isNear) ??
    (overWays === free ? undefined : first(near, overWays, isNear)) ??
    (isFirm ? (first(near, free) ?? first(near, overWays)) : undefined) ??
    (isFirm ? undefined : first(READ, overWays, ({ far }) => !far)) ??
    (isFirm ? undefined : first(LEAST, free, ({ far }) => !(lasting && far)));
  const over = isFirm ? (first(near, overIcons) ?? spotsOf(site, near)[0]) : undefined;
  return found ?? { ...(over ?? first(LEAST, overIcons) ?? spotsOf(site, LEAST)[0]!), covers: true };
}

/** Smaller than it should be, or elsewhere. */
const isCramped = ({ text: { size, tag }, far, covers }: Spot, near: number): boolean =>
  tag !== CAVE && (size < near || far === true || covers === true);

/** By all that decides where names stand: mostly the pictures of a moment have the same. */
const kept = new LRUCache<string, readonly Text[]>({ max: 64 });

/** The names of all places that are seen: found once for each way in which things lie. */
export function placeNames(named: Named): readonly Text[] {
  const sorted = (ids: ReadonlySet<string> | undefined) => ids && [...ids].sort();
  const { large, told, firm, only } = named;
  const sets = { large: sorted(large), told: sorted(told), firm: sorted(firm), only: sorted(only) };
  const key = JSON.stringify({ ...named, ...sets });
  const known = kept.get(key) ?? namesIn(named);
  kept.set(key, known);
  return known;
}

function namesIn({
  locale,
  large,
  told,
  firm,
  taken,
  avoided,
  seen,
  scale,
  open,
  only,
  lasting = false,
  strict = false,
}: Named): readonly Text[] {
  const sites = [
    ...[...cells.values()]
      .filter(({ id }) => open || !seas.has(id))
      .map((cell) => siteOf(cell, locale, lasting ? [] : taken)),
    ...(open ? [caveSite(locale)] : []),
  ];
  const shown = sites.filter((site) => isSeen(site, seen) && (only?.has(site.id) ?? true));
  const frame = { x: seen.x + EDGE, y: seen.y + EDGE, w: seen.w - 2 * EDGE, h: seen.h - 2 * EDGE };
  const ground = {
    frame,
    taken,
    avoided,
    strict,
    // A drawing at the edge of a window is seen, though its place has no name there.
    icons: sites
      .filter((site) => isSeen(site, seen) || (scale > 1 && !apart(site.icon, seen)))
      .map(({ id, icon }) => ({ id, frame: icon })),
  };
  // Where the map is drawn larger, names grow with it by half.
  const grown = Math.max(1, scale * 0.72);
  const wanted = Math.ceil(LARGE / grown);
  const wantedOf = ({ id }: Site) => (told?.has(id) ? Math.ceil(TOLD / grown) : wanted);
  const near = scale > 1 ? Math.min(wanted, NEAR.to) : wanted - NEAR.by;
  let cramped = false;
  const rooms = new Map(shown.map((site) => [site, roomFor(site, ground)]));
  const weightOf = ({ id }: Site) => (firm?.has(id) ? 2 : large.has(id) ? 1 : 0);
  let order = [...shown].sort((a, b) => weightOf(b) - weightOf(a));
  let best: { names: Text[]; lack: number } | undefined;
  let vain = 0;
  for (let n = 0; n < TRIES && vain < VAIN && best?.lack !== 0; n++) {
    const boxes: Frame[] = [];
    const spots = order.map((site) => {
      const sizes = {
        wanted: wantedOf(site),
        usual: wanted,
        near,
        cramped,
        lasting,
        isFirm: firm?.has(site.id) ?? false,
      };
      const spot = settled(site, sizes, rooms.get(site)!, boxes);
      boxes.push(spot.box);
      return spot;
    });
    // A name that is far from its place lacks a little more than one that is set as small as may be.
    const lackOf = ({ text: { size, tag }, far, covers }: Spot) => {
      const small = Math.max(0, wanted - size) * (tag === CAVE ? 1 : 10);
      return (covers ? COVERING : 0) + small + (far && tag !== CAVE ? 10 * (wanted - near) + 5 : 0);
    };
    // On the whole board, where names stay as near to their places as they may, only those of two lines.
    const isBroken = spots.map(({ text }) => text.breakAt !== undefined);
    const lies = boxes.map(stacked);
    const isStacked = (k: number) =>
      lies.some((one, other) => other !== k && (scale > 1 || isBroken[k] || isBroken[other]) && !apart(one, boxes[k]!));
    const lacks = spots.map((spot, k) => lackOf(spot) + (isStacked(k) ? STACK_LACK : 0));
    const lack = lacks.reduce((sum, one) => sum + one, 0);
    const small = new Set(order.filter((_, k) => lacks[k]! > 0));
    order = [...small, ...order.filter((site) => !small.has(site))];
    // Where there is no room to be choosy all is tried anew.
    if (!cramped && spots.some((spot) => isCramped(spot, near))) {
      cramped = true;
      continue;
    }
    vain = best && lack >= best.lack ? vain + 1 : 0;
    if (!best || lack < best.lack) best = { names: spots.map(({ text }) => text), lack };
  }
  // A name so small that nobody reads it is left away where nothing happens.
  const isMeant = ({ tag }: Text) => [large, firm].some((some) => some?.has(tag?.slice(5) ?? ''));
  const mayGo = (text: Text) => text.tag === CAVE || (scale > 1 && !isMeant(text));
  const read = (best?.names ?? []).filter((text) => text.size * scale >= READ || !mayGo(text));
  return scale > 1 ? unstacked(read, mayGo) : read;
}
