import type { Frame, Point } from '../scene.ts';
import { bothNode, type Clear, underBlow } from './blows.ts';
import type { Lie } from './lie.ts';

/** Where several struck one figure: their arrows are laid first, and each burst stands at its own arrow. */

interface Way {
  from: string;
  at: string;
}
/** What names an arrow. */
export const arrowOf = ({ from, at }: Way): string => `${from}>${at}`;
const backOf = ({ from, at }: Way): string => arrowOf({ from: at, at: from });

/** The arrows that end at one figure or in one hex with others, each with those others. `ends`: arrows with where whom they struck stands now. */
export function rivalsOf(arrows: readonly Way[], ends: readonly (readonly [string, string])[]): Map<string, string[]> {
  const places = new Map(arrows.map((one) => [arrowOf(one), new Set([one.at])]));
  for (const [arrow, end] of ends) places.get(arrow)?.add(end);
  return new Map(
    [...places].flatMap(([arrow, own]) => {
      const others = [...places].flatMap(([other, those]) =>
        other !== arrow && [...own].some((at) => those.has(at)) ? [other] : [],
      );
      return others.length > 0 ? [[arrow, others] as const] : [];
    }),
  );
}

/** Where these arrows lie, and those that strike back at them, as they are drawn one after the other: no burst moves them. */
export function pinnedArrows(
  order: readonly Way[],
  which: ReadonlyMap<string, unknown>,
  { lie, clear, isMany }: { lie: Lie; clear: Clear; isMany: boolean },
): Map<string, readonly Frame[]> {
  const pinned = order.filter((one) => which.has(arrowOf(one)) || which.has(backOf(one)));
  const all = new Set(order.map(arrowOf));
  const laid = new Map<string, readonly Frame[]>();
  const short = new Set<string>();
  for (const one of pinned) {
    const { from, at } = one;
    const isBack = all.has(backOf(one));
    const back = isBack && !short.has(backOf(one)) ? (laid.get(backOf(one)) ?? []) : [];
    if (isBack && !isMany && back.length === 0 && bothNode(from, at, lie, clear)) {
      short.add(arrowOf(one));
      laid.set(arrowOf(one), [between(lie.centre(from), lie.centre(at))]);
    } else laid.set(arrowOf(one), underBlow(from, at, lie, { ...clear, never: [...clear.never, ...back] }));
  }
  return laid;
}

/** The middle of the edge between two hexes. */
const between = ([ax, ay]: Point, [bx, by]: Point): Frame => ({
  x: (ax + bx) / 2 - 8,
  y: (ay + by) / 2 - 8,
  w: 16,
  h: 16,
});

/** How far a point is from the nearest of these. */
export const farFromAny = ([x, y]: Point, frames: readonly Frame[]): number =>
  Math.min(...frames.map((one) => Math.hypot(one.x + one.w / 2 - x, one.y + one.h / 2 - y)));
