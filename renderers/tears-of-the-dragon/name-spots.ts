import { LRUCache } from 'lru-cache';
import type { Locale } from '#core/text';
import { areas, lair, seas } from '#games/tears-of-the-dragon/printed/content';
import { setText } from '../measure.ts';
import { type Frame, type Point, type Text, words } from '../scene.ts';
import { gapTo } from './beside.ts';
import { type Cell, lairAt } from './geography.ts';
import { isOneWord, jointOf } from './joints.ts';
import { AFLOAT, ASHORE } from './name-labels.ts';

/** Where the name of a place may stand, the best first: below its drawing, moved aside, below its pieces, above or beside. */

/** A name so much lower than below its drawing is far from it. */
const FAR = 45;
/** Letters do not fill the height that is measured. */
const SLACK = 0.6;
export const apart = (a: Frame, b: Frame): boolean =>
  a.x + a.w <= b.x + SLACK || b.x + b.w <= a.x + SLACK || a.y + a.h <= b.y + SLACK || b.y + b.h <= a.y + SLACK;

export const isFree = (box: Frame, frames: readonly Frame[]): boolean => frames.every((one) => apart(one, box));

/** Somewhere with a name: where it lies, what is drawn there, and the middle of the line below it. */
export interface Site {
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

/** Whether something is the room of pieces itself: marks and rooms of others that only reach into it are none. */
const isIn = (one: Frame, { x, y, w, h }: Frame): boolean =>
  Math.abs(one.x + one.w / 2 - (x + w / 2)) < w / 4 && Math.abs(one.y - y) < ALIKE && Math.abs(one.h - h) < ALIKE;
const ALIKE = 6;

export const siteOf = (cell: Cell, locale: Locale, taken: readonly Frame[]): Site => ({
  id: cell.id,
  name: nameOf(cell.id, locale),
  afloat: seas.has(cell.id),
  at: cell.at,
  icon: iconOf(cell),
  below: seas.has(cell.id) ? cell.slot.y - 15.5 : cell.name.y + cell.name.h / 2,
  slot: cell.slot,
  peopled: taken.some((one) => isIn(one, cell.slot)),
});

export const caveSite = (locale: Locale): Site => {
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
export interface Spot {
  text: Text;
  box: Frame;
  cost: number;
  /** Below the room of the pieces: without any there it is so far off that it seems to name what lies next to it. */
  far?: true;
  /** It lies right at the drawing of another place, as if it were its name. */
  mistaken?: true;
  /** It covers something, for there is no room. */
  covers?: true;
}

export const COST = {
  two: 16,
  torn: 24,
  above: 30,
  beside: 36,
  under: 44,
  towers: 58,
  ring: 60,
  gap: 12,
  stack: 30,
} as const;
const STEP = 7;
/** Beside a drawing higher than this a name may stand at its top too: at the towers of a castle. */
const TOWERS = 100;

/** Everywhere a name of a size may stand, the best first: the same in every picture, so it is found once as long as it is in use. */
export function spotsOf(site: Site, size: number): readonly Spot[] {
  const key = [site.id, site.name, size, site.peopled].join();
  const known = keptSpots.get(key) ?? spotsAround(site, size);
  keptSpots.set(key, known);
  return known;
}
const keptSpots = new LRUCache<string, readonly Spot[]>({ max: 400 });

/** From a target on a sea to beyond its ring, and how far it lies above the middle of the sea. */
const RING = { out: 24, up: 15 } as const;
/** How far a name is moved to stand to the left or the right of a target on its sea. */
const besideRing = ([x, middle]: Point, box: Frame): Point[] => {
  const y = middle - RING.up - (box.y + box.h / 2);
  return [
    [x - RING.out - (box.x + box.w), y],
    [x + RING.out - box.x, y],
  ];
};

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
      const extra = breakAt === undefined ? 0 : isOneWord(site.name) ? COST.torn : COST.two;
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
        ...(icon.h > TOWERS
          ? [
              moved(icon.x + icon.w + 3 - box.x, icon.y - box.y, COST.towers),
              moved(icon.x - 3 - (box.x + box.w), icon.y - box.y, COST.towers),
            ]
          : []),
        ...(site.afloat ? besideRing(at, box).map(([x, y]) => moved(x, y, COST.ring)) : []),
      ];
    })
    .sort((a, b) => a.cost - b.cost);
}

/** How close above or below the drawing of another place a name seems to be that place's. */
const MISTAKEN = 16;
/** Whether a name seems to be that of another drawing: it lies right at it, or nearer to it than to what is its `own`. */
export function isMistaken(box: Frame, drawings: readonly Frame[], own: readonly Frame[]): boolean {
  const near = Math.max(MISTAKEN, Math.min(...own.map((one) => gapTo(box, one))));
  return drawings.some((one) => {
    const middle = one.x + one.w / 2;
    return box.x < middle && middle < box.x + box.w && gapTo(box, one) < near;
  });
}
