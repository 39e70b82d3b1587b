import { coveredBy, inset } from '../boxes.ts';
import type { Frame, Point } from '../scene.ts';
import { SIGN, spotOf } from './geography.ts';
import { keptBoxes, type Naming } from './labels.ts';

/** Names that lie on a way, or have grown, step aside to another side of their sign, where they hide neither names, signs nor ways. */

/** From the rim of a sign to a name, and how far along it in parts of the name. */
const AIRS = [3, 9, 18];
/** The same of a name that a line leads to its place from. */
const FAR_AIRS = [28, 40, 54];
const SLIDES = [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6];
/** A name that is hidden less than this stays where it is, in square pixels. */
const STAYS = 120;

/** By place how far its name steps aside. */
export function namesAside(
  naming: Naming,
  ways: readonly Frame[],
  signs: readonly Frame[],
): ReadonlyMap<string, Point> {
  const boxes = keptBoxes(naming);
  const aside = new Map<string, Point>(naming.aside);
  if (ways.length === 0) return aside;
  for (const [n, id] of naming.places.entries()) {
    const box = boxes[n]!;
    const hides = coveredBy(box, ways);
    if (hides < STAYS) continue;
    const others = [...boxes.filter((_, k) => k !== n), ...signs];
    const spots = spotsOf(id, box).filter(
      (one) =>
        isWithin(one, naming.seen) && coveredBy(inset(one, -2), others) === 0 && coveredBy(one, ways) < hides / 2,
    );
    const costs = spots.map((one) => coveredBy(one, ways) + Math.hypot(one.x - box.x, one.y - box.y));
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

/**
 * Names of where the headline happened are larger: each where it has its spot, else at another side of its sign, where it hides no
 * other name and no sign. One that has no such room stays as it is. Those of whom and of what is asked grow where they are.
 */
export function loudNames(naming: Naming, ways: readonly Frame[], signs: readonly Frame[]): Naming {
  let grown = naming;
  for (const [n, id] of naming.places.entries()) {
    const on = naming.plates.get(id);
    if (on !== 'news' && !naming.offered?.has(id)) continue;
    const others = [...keptBoxes(grown).filter((_, k) => k !== n), ...signs];
    const isFree = (one: Frame) => isWithin(one, naming.seen) && coveredBy(inset(one, -CLEAR), others) === 0;
    if (on !== 'news') {
      // Where the hero who is asked stands, or may go to: a little larger where it has its spot.
      const tried = { ...grown, larger: new Map(grown.larger).set(id, LOUD[1]) };
      const box = keptBoxes(tried)[n]!;
      if (isFree(box) && coveredBy(box, ways) === 0) grown = tried;
      continue;
    }
    const tries = (airs?: readonly number[], sizes: readonly number[] = LOUD) =>
      sizes.flatMap((size) => {
        const tried = { ...grown, larger: new Map(grown.larger).set(id, size) };
        const box = keptBoxes(tried)[n]!;
        return [...(airs ? [] : [box]), ...spotsOf(id, box, airs)].filter(isFree).map((spot) => ({ tried, box, spot }));
      });
    // Rather smaller, then as small as others, then further off than over the head of an arrow.
    const near = tries();
    const isClear = ({ spot }: { spot: Frame }) => coveredBy(spot, ways) === 0;
    const found =
      near.find(isClear) ?? tries(undefined, [grown.size]).find(isClear) ?? tries(FAR_AIRS).find(isClear) ?? near[0];
    if (!found) continue;
    const { tried, box, spot } = found;
    grown = { ...tried, aside: new Map(tried.aside).set(id, [spot.x - box.x, spot.y - box.y]) };
  }
  return grown;
}

/** A box of that size at each side of the sign, and slid along it. */
function spotsOf(id: string, { w, h }: Frame, airs: readonly number[] = AIRS): Frame[] {
  const [x, y] = spotOf(id);
  return airs.flatMap((air) =>
    SLIDES.flatMap((slide) => {
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
