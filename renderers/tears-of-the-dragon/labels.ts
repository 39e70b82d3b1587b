import { LRUCache } from 'lru-cache';
import type { Locale } from '#core/text';
import { areas, lair, seas } from '#games/tears-of-the-dragon/printed/content';
import { setText } from '../measure.ts';
import { type Frame, type Text, words } from '../scene.ts';
import { type Cell, cells, isSeen, lairAt, within } from './geography.ts';
import { jointOf } from './joints.ts';
import { AFLOAT, ASHORE } from './name-labels.ts';

/**
 * Names of places: nine pixels high on a phone wherever that can be. A name stands below its drawing; where it has no room it breaks
 * in two, moves, or stands above or beside. Who finds no room at all is set first the next time, and the best of some tries is kept.
 */

/** Nine pixels high on a phone, when the map is as wide as the picture. */
const LARGE = 27;
/** At this size a name stands somewhere, whatever it touches. */
const LEAST = 13;
/** Rather than far from its drawing a name is set smaller: by one where the map is as wide as the picture, else down to this. */
const NEAR = { by: 1, to: 20 };
/** A name so much lower than below its drawing is far from it. */
const FAR = 45;
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
  /** Rooms in which something is drawn that no name may cover or stand under. */
  taken: readonly Frame[];
  /** What is seen of the map: only places within get names, and wholly within it. */
  seen: Frame;
  /** How large the map is drawn: names need not grow with it. */
  scale: number;
  /** Whether the dragon's cave is on it. */
  cave: boolean;
}

/** Letters do not fill the height that is measured. */
const SLACK = 0.6;
const apart = (a: Frame, b: Frame): boolean =>
  a.x + a.w <= b.x + SLACK || b.x + b.w <= a.x + SLACK || a.y + a.h <= b.y + SLACK || b.y + b.h <= a.y + SLACK;

const isFree = (box: Frame, frames: readonly Frame[]): boolean => frames.every((one) => apart(one, box));

/** Two names in a row are read as two: so far apart where there is room, and never so near that their labels touch. */
const GAP = { wide: 22, least: 14 } as const;
const spaced = (box: Frame, gap: number): Frame => ({ ...box, x: box.x - gap, w: box.w + 2 * gap });

/** Somewhere with a name: where it lies, what is drawn there, and the middle of the line below it. */
interface Site {
  id: string;
  name: string;
  afloat: boolean;
  at: Cell['at'];
  icon: Frame;
  below: number;
  /** The room of its pieces. */
  slot: Frame;
  peopled: boolean;
}

const nameOf = (id: string, locale: Locale): string => (areas.get(id) ?? seas.get(id))!.name[locale];

/** The drawing of a place with its signs, which no name may touch. */
function iconOf({ id, at: [x, y], inside }: Cell): Frame {
  if (inside) return { x: x - 88, y: y - 88, w: 176, h: 118 };
  switch (areas.get(id)?.type) {
    case 'ruin':
      return { x: x - 66, y: y - 36, w: 142, h: 40 };
    case 'city':
    case 'port':
      return { x: x - 42, y: y - 44, w: 84, h: 48 };
    case 'island':
      return { x: x - 70, y: y - 64, w: 140, h: 72 };
    case undefined:
      return { x: x - 1, y: y - 34, w: 2, h: 2 };
    default:
      return { x: x - 36, y: y - 30, w: 72, h: 34 };
  }
}

const siteOf = (cell: Cell, locale: Locale, taken: readonly Frame[]): Site => ({
  id: cell.id,
  name: nameOf(cell.id, locale),
  afloat: seas.has(cell.id),
  at: cell.at,
  icon: iconOf(cell),
  below: seas.has(cell.id) ? cell.slot.y - 15.5 : cell.name.y + cell.name.h / 2,
  slot: cell.slot,
  peopled: taken.some((one) => !apart(one, cell.slot)),
});

const caveSite = (locale: Locale): Site => {
  const [x, y] = lairAt;
  return {
    id: 'lair',
    name: lair.name[locale],
    afloat: false,
    at: [x - 4, y],
    icon: { x: x - 48, y: y - 42, w: 88, h: 60 },
    below: y + 34,
    slot: { x: x - 48, y, w: 88, h: 20 },
    peopled: false,
  };
};

/** A name set somewhere, and what that costs: the further from below its drawing, the more. */
interface Spot {
  text: Text;
  box: Frame;
  cost: number;
  /** Below the room of the pieces: without any there it is so far off that it seems to name what lies next to it. */
  far?: true;
  /** It covers something, for there is no room. */
  covers?: true;
}

/** That a name covers something is worse than all names that are small. */
const COVERING = 10_000;
const COST = { two: 16, above: 30, beside: 36, under: 44, gap: 12 } as const;
const STEP = 7;

/** Everywhere a name of a size may stand, the best first: the same in every picture, so it is found once as long as it is in use. */
function spotsOf(site: Site, size: number): readonly Spot[] {
  const key = [site.id, site.name, size, site.peopled].join();
  const known = keptSpots.get(key) ?? spotsAround(site, size);
  keptSpots.set(key, known);
  return known;
}
const keptSpots = new LRUCache<string, readonly Spot[]>({ max: 400 });

function spotsAround(site: Site, size: number): Spot[] {
  const { at, icon, below, id } = site;
  const joint = jointOf(site.name);
  const under = site.slot.y + site.slot.h;
  const isFar = !site.peopled && under - below > FAR;
  return [undefined, ...(joint === undefined ? [] : [joint])]
    .flatMap((breakAt) => {
      const text = words(site.name, at[0], below, {
        size,
        face: 'display',
        ...(site.afloat ? AFLOAT : ASHORE),
        align: 'centre',
        ...(breakAt !== undefined && { breakAt }),
        tag: `name:${id}`,
      });
      const { box } = setText(text);
      const extra = breakAt === undefined ? 0 : COST.two;
      const moved = (dx: number, dy: number, cost: number): Spot => ({
        text: { ...text, x: text.x + dx, y: text.y + dy },
        box: { ...box, x: box.x + dx, y: box.y + dy },
        cost: cost + extra,
      });
      // As high as one line would begin.
      const top = below - (size * 1.12) / 2;
      const shifts = Array.from({ length: Math.floor(box.w / 2 / STEP) + 1 }, (_, n) => n * STEP).flatMap((x) =>
        x === 0 ? [0] : [-x, x],
      );
      const far = (x: number) => Math.abs(x) + Math.max(0, Math.abs(x) - 35);
      return [
        ...shifts.map((x) => moved(x, top - box.y, far(x))),
        ...shifts.map(
          (x): Spot => ({ ...moved(x, under + 1 - box.y, COST.under + far(x)), ...(isFar && { far: true }) }),
        ),
        ...shifts.map((x) => moved(x, icon.y - 2 - (box.y + box.h), COST.above + far(x))),
        moved(icon.x + icon.w + 3 - box.x, icon.y + icon.h / 2 - (box.y + box.h / 2), COST.beside),
        moved(icon.x - 3 - (box.x + box.w), icon.y + icon.h / 2 - (box.y + box.h / 2), COST.beside),
      ];
    })
    .sort((a, b) => a.cost - b.cost);
}

/** What stands in the way of all names. */
interface Ground {
  frame: Frame;
  taken: readonly Frame[];
  icons: readonly { id: string; frame: Frame }[];
}

type Spots = (size: number) => readonly Spot[];
interface Room {
  /** Where nothing is drawn, at each size, the best first. */
  free: Spots;
  /** Where nothing but the drawing of another place may be covered. */
  overIcons: Spots;
}

/** The spots of a site: remembered by what stands round it. */
function roomFor(site: Site, { frame, taken, icons }: Ground): Room {
  const around = aroundOf(site);
  const fixed: Frame[] = taken.filter((one) => !apart(one, around));
  const pieces = fixed.length;
  for (const one of icons) if (one.id !== site.id && !apart(one.frame, around)) fixed.push(one.frame);
  const key = [site.id, site.name, site.peopled, ...[frame, ...fixed].flatMap(({ x, y, w, h }) => [x, y, w, h])].join();
  const known = keptRooms.get(key) ?? {
    free: freeSpots(site, frame, fixed),
    overIcons: freeSpots(site, frame, fixed.slice(0, pieces)),
  };
  keptRooms.set(key, known);
  return known;
}
const keptRooms = new LRUCache<string, Room>({ max: 400 });

function freeSpots(site: Site, frame: Frame, fixed: readonly Frame[]): Spots {
  const known = new Map<number, readonly Spot[]>();
  return (size) => {
    const found =
      known.get(size) ??
      spotsOf(site, size).filter(({ box }) => within(box, frame) && fixed.every((one) => apart(one, box)));
    known.set(size, found);
    return found;
  };
}

/** Nothing beyond touches the name of a site. */
const aroundOf = ({ at: [x, y] }: Site): Frame => ({ x: x - 260, y: y - 190, w: 520, h: 360 });

interface Sizes {
  wanted: number;
  /** Down to this a name is set smaller rather than far from its drawing. */
  near: number;
}

/** The first spot of a site that touches no name: as large as is wanted, else smaller, else over the drawing of another place. */
function settled(site: Site, { wanted, near }: Sizes, { free, overIcons }: Room, names: readonly Frame[]): Spot {
  const around = aroundOf(site);
  const beside = names.filter((one) => !apart(one, around));
  const wide = beside.map((one) => spaced(one, GAP.wide));
  const others = beside.map((one) => spaced(one, GAP.least));
  const first = (least: number, spots: (size: number) => readonly Spot[]) => {
    for (let size = wanted; size >= least; size--) {
      const close = spots(size).find(({ box }) => isFree(box, others));
      if (!close) continue;
      // A name stays near its place: for a wider gap alone it does not move far.
      const most = close.cost + COST.gap;
      return spots(size).find(({ box, cost }) => cost <= most && isFree(box, wide)) ?? close;
    }
    return undefined;
  };
  const found = first(near, (size) => free(size).filter(({ far }) => !far)) ?? first(LEAST, free);
  return found ?? { ...(first(LEAST, overIcons) ?? spotsOf(site, LEAST)[0]!), covers: true };
}

/** By all that decides where names stand: mostly the pictures of a moment have the same. */
const kept = new LRUCache<string, readonly Text[]>({ max: 64 });

/** The names of all places that are seen: found once for each way in which things lie. */
export function placeNames(named: Named): readonly Text[] {
  const key = JSON.stringify({ ...named, large: [...named.large].sort() });
  const known = kept.get(key) ?? namesIn(named);
  kept.set(key, known);
  return known;
}

function namesIn({ locale, large, taken, seen, scale, cave }: Named): readonly Text[] {
  const sites = [
    ...[...cells.values()].map((cell) => siteOf(cell, locale, taken)),
    ...(cave ? [caveSite(locale)] : []),
  ];
  const shown = sites.filter((site) => isSeen(site, seen));
  const frame = { x: seen.x + EDGE, y: seen.y + EDGE, w: seen.w - 2 * EDGE, h: seen.h - 2 * EDGE };
  const ground = { frame, taken, icons: shown.map(({ id, icon }) => ({ id, frame: icon })) };
  // Where the map is drawn larger, names grow with it by half.
  const wanted = Math.ceil(LARGE / Math.max(1, scale * 0.72));
  const sizes = { wanted, near: scale > 1 ? Math.min(wanted, NEAR.to) : wanted - NEAR.by };
  const rooms = new Map(shown.map((site) => [site, roomFor(site, ground)]));
  let order = [...shown].sort((a, b) => Number(large.has(b.id)) - Number(large.has(a.id)));
  let best: { names: Text[]; lack: number } | undefined;
  let vain = 0;
  for (let n = 0; n < TRIES && vain < VAIN && best?.lack !== 0; n++) {
    const boxes: Frame[] = [];
    const spots = order.map((site) => {
      const spot = settled(site, sizes, rooms.get(site)!, boxes);
      boxes.push(spot.box);
      return spot;
    });
    // A name that is far from its place lacks a little more than one that is set as small as may be.
    const lackOf = ({ text: { size, tag }, far, covers }: Spot) =>
      (covers ? COVERING : 0) +
      (wanted - size) * (tag === CAVE ? 1 : 10) +
      (far && tag !== CAVE ? 10 * (wanted - sizes.near) + 5 : 0);
    const lack = spots.reduce((sum, spot) => sum + lackOf(spot), 0);
    vain = best && lack >= best.lack ? vain + 1 : 0;
    if (!best || lack < best.lack) best = { names: spots.map(({ text }) => text), lack };
    const small = new Set(order.filter((_, k) => lackOf(spots[k]!) > 0));
    order = [...small, ...order.filter((site) => !small.has(site))];
  }
  // A name so small that nobody reads it is left away where nothing happens.
  const mayGo = ({ tag }: Text) => tag === CAVE || (scale > 1 && !large.has(tag?.slice(5) ?? ''));
  return (best?.names ?? []).filter((text) => text.size * scale >= READ || !mayGo(text));
}
