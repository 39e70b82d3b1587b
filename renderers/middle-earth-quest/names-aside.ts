import { coveredBy, inset, isFreeOf } from '../boxes.ts';
import type { Frame, Point, Ring } from '../scene.ts';
import { SIGN, spotOf } from './geography.ts';
import { farFrom, isNearest, keptBoxes, type Naming, PLATE } from './labels.ts';

/** Names that lie on a way or under a ring, or have grown, step aside to another side of their sign, where they hide neither names, signs nor ways. */

/** From the rim of a sign to a name, and how far along it in parts of the name. */
const AIRS = [3, 9, 18];
const SLIDES = [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6];
/** A name that is hidden less than this stays where it is, in square pixels. */
const STAYS = 120;
const UNDER_RINGS = 400;
/** By so much its own place is nearer than any other to a name that a ring moved. */
const CLEAR_OF_OTHERS = 20;

/** The rims of rings, piece by piece: a name lies under none of them where it has another spot. */
const rimFrames = (rings: readonly Ring[]): Frame[] =>
  rings.flatMap(({ x, y, r }) =>
    Array.from({ length: RIM.pieces }, (_, n) => {
      const turn = (2 * Math.PI * n) / RIM.pieces;
      const at = [x + (r - RIM.wide / 2) * Math.cos(turn), y + (r - RIM.wide / 2) * Math.sin(turn)] as const;
      return { x: at[0] - RIM.wide / 2, y: at[1] - RIM.wide / 2, w: RIM.wide, h: RIM.wide };
    }),
  );
const RIM = { pieces: 20, wide: 12 } as const;

/** By place how far its name steps aside. */
export function namesAside(
  naming: Naming,
  { ways, rings }: Marked,
  signs: readonly Frame[],
): ReadonlyMap<string, Point> {
  const boxes = keptBoxes(naming);
  const aside = new Map<string, Point>(naming.aside);
  const all = [...ways, ...rimFrames(rings)];
  if (all.length === 0) return aside;
  for (const [n, id] of naming.places.entries()) {
    const box = boxes[n]!;
    const hides = coveredBy(box, all);
    // Under a ring it can still be read: it steps aside later, and only to where nobody takes it for another place’s.
    const isRead = coveredBy(box, ways) < STAYS;
    if (hides < (isRead ? UNDER_RINGS : STAYS)) continue;
    const others = [...boxes.filter((_, k) => k !== n), ...signs];
    const spots = spotsOf(id, box).filter(
      (one) =>
        isWithin(one, naming.seen) &&
        isFreeOf(inset(one, isRead ? -2 * CLEAR : -2, isRead ? -CLEAR : -2), others) &&
        coveredBy(one, all) < hides / 2 &&
        (!isRead || isNearest(id, one, CLEAR_OF_OTHERS)),
    );
    const costs = spots.map((one) => coveredBy(one, all) + Math.hypot(one.x - box.x, one.y - box.y));
    const spot = spots[costs.indexOf(Math.min(...costs))];
    if (!spot) continue;
    const [dx, dy] = aside.get(id) ?? [0, 0];
    aside.set(id, [dx + spot.x - box.x, dy + spot.y - box.y]);
    boxes[n] = spot;
  }
  return aside;
}

/** Eleven pixels on a phone where there is room, else ten. */
const LOUD = [34, 31] as const;
/** So far from a larger name on its plate all else stays. */
const CLEAR = 6;
/** From the outermost ring of a place to the plate of its name. */
const PLATE_AIRS = [PLATE + 1, 11, 17, 24, 32, 40, 50, 62];

/** A plate is nearer to its own place than to any other. Where it has no such room a line leads from it, and it may be so much nearer to another. */
const STRAYS = [0, -40] as const;

/** Plates also stand off the corners of a place. */
const CORNERS = [...SLIDES, 0.8, -0.8, 1, -1, 1.3, -1.3];

/** What no plate lies on besides names and signs: ways with the heads of their arrows, and rings. */
export interface Marked {
  ways: readonly Frame[];
  rings: readonly Ring[];
}

/**
 * Names of where the headline happened are larger, each on its plate outside the rings, where it hides no way, no other name and no sign.
 * One that has no such room has no plate. Those of whom and of what is asked grow where they are.
 */
export function loudNames(naming: Naming, marked: Marked, signs: readonly Frame[]): Naming {
  const { ways, rings } = marked;
  const spotsFor = steppingAside(naming.seen, marked, signs);
  let grown = naming;
  for (const [n, id] of naming.places.entries()) {
    const on = naming.plates.get(id);
    if (!on && !naming.offered?.has(id)) continue;
    const boxes = keptBoxes(grown);
    const others = [...boxes.filter((_, k) => k !== n), ...signs];
    const isFree = (one: Frame) => isWithin(one, naming.seen) && isFreeOf(inset(one, -CLEAR), others);
    const isClear = (one: Frame) => isOff(inset(one, -PLATE), ways, rings);
    const sized = (size: number): Naming => ({ ...grown, larger: new Map(grown.larger).set(id, size) });
    if (on !== 'news') {
      // Where the hero who is asked stands, or may go to: a little larger where it has its spot.
      const tried = sized(LOUD[1]);
      const box = keptBoxes(tried)[n]!;
      if (naming.offered?.has(id) && isFree(box) && isFreeOf(box, ways)) grown = tried;
      if (!on || isClear(keptBoxes(grown)[n]!)) continue;
    }
    const [x, y] = spotOf(id);
    const rim = Math.max(0, ...rings.map((one) => (one.x === x && Math.abs(one.y - y) < SIGN ? one.r + y - one.y : 0)));
    const airs = rim > 0 ? PLATE_AIRS.map((air) => rim - SIGN + air) : AIRS;
    const sizes = [...(on === 'news' ? LOUD : []), grown.size];
    const tries = STRAYS.flatMap((strays) => sizes.map((size) => ({ strays, size })));
    const made = first(tries, ({ strays, size }) => {
      const tried = sized(size);
      const box = keptBoxes(tried)[n]!;
      const far = (one: Frame) => Math.hypot(one.x - box.x, one.y - box.y);
      const spots = [box, ...spotsOf(id, box, airs, CORNERS)]
        .filter((one) => isWithin(one, naming.seen) && isNearest(id, one, strays) && isClear(one))
        .toSorted((a, b) => far(a) - far(b));
      const at = (spot: Frame): Naming => ({
        ...tried,
        aside: new Map(tried.aside).set(id, [spot.x - box.x, spot.y - box.y]),
      });
      const free = spots.find(isFree);
      return free ? at(free) : first(spots, (spot) => madeRoom(at(spot), boxes.with(n, spot), { n, signs, spotsFor }));
    });
    grown = made ?? withoutPlate(grown, [id]);
  }
  return grown;
}

/** What comes first of some things; undefined where nothing comes of any. */
function first<T, U>(some: readonly T[], of: (one: T) => U | undefined): U | undefined {
  for (const one of some) {
    const found = of(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where the name of a place may step aside, its nearest spots first, while no other name stands there. */
type SpotsFor = (id: string, box: Frame) => readonly Frame[];

/** Names that step aside keep their size: what they may not hide on the map is looked at once for each. */
function steppingAside(seen: Frame, { ways, rings }: Marked, signs: readonly Frame[]): SpotsFor {
  const known = new Map<string, readonly Frame[]>();
  return (id, box) => {
    const found =
      known.get(id) ??
      spotsOf(id, box).filter(
        (one) => isWithin(one, seen) && isFreeOf(inset(one, -2), signs) && isOff(one, ways, rings),
      );
    known.set(id, found);
    return found;
  };
}

/** A name that needs room, by its number, beside what it may not hide. */
interface InNeed {
  n: number;
  signs: readonly Frame[];
  spotsFor: SpotsFor;
}

/** Names without a plate step aside for the plate of the name that was laid over them; undefined where one has no other spot. `given` are the boxes of all. */
function madeRoom(naming: Naming, given: readonly Frame[], { n, signs, spotsFor }: InNeed): Naming | undefined {
  const boxes = [...given];
  const plate = inset(boxes[n]!, -CLEAR);
  if (!isFreeOf(plate, signs)) return undefined;
  const hidden = boxes.flatMap((box, k) => (k === n || isFreeOf(box, [plate]) ? [] : [k]));
  const stays = (k: number) => naming.plates.has(naming.places[k]!) || naming.offered?.has(naming.places[k]!);
  if (hidden.some(stays)) return undefined;
  const aside = new Map(naming.aside);
  for (const k of hidden) {
    const id = naming.places[k]!;
    const box = boxes[k]!;
    const others = [...boxes.filter((_, other) => other !== k), plate];
    const spot = spotsFor(id, box).find((one) => isFreeOf(inset(one, -2), others));
    if (!spot) return undefined;
    const [dx, dy] = aside.get(id) ?? [0, 0];
    aside.set(id, [dx + spot.x - box.x, dy + spot.y - box.y]);
    boxes[k] = spot;
  }
  return { ...naming, aside };
}

/** The same where these names have no plate. */
export const withoutPlate = (naming: Naming, some: readonly string[]): Naming => ({
  ...naming,
  plates: new Map([...naming.plates].filter(([id]) => !some.includes(id))),
});

/** Whether a frame lies on none of these frames and rings. */
export const isOff = (one: Frame, frames: readonly Frame[], rings: readonly Ring[]): boolean =>
  isFreeOf(one, frames) && rings.every(({ x, y, r }) => farFrom([x, y], one) >= r);

/** A box of that size at each side of the sign, and slid along it. */
function spotsOf(
  id: string,
  { w, h }: Frame,
  airs: readonly number[] = AIRS,
  slides: readonly number[] = SLIDES,
): Frame[] {
  const [x, y] = spotOf(id);
  return airs.flatMap((air) =>
    slides.flatMap((slide) => {
      const far = SIGN + air;
      return [
        ...[y + far, y - far - h].map((top) => ({ x: x - w / 2 + slide * w, y: top, w, h })),
        ...[x + far, x - far - w].map((left) => ({ x: left, y: y - h / 2 + slide * 2 * SIGN, w, h })),
      ];
    }),
  );
}

const isWithin = (a: Frame, { x, y, w, h }: Frame): boolean =>
  a.x >= x + 8 && a.y >= y + 8 && a.x + a.w <= x + w - 8 && a.y + a.h <= y + h - 8;
