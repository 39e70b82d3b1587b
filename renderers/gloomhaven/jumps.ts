import type { View } from '#games/gloomhaven/seen/view.types';

/** Whoever jumps or flies passes over what others must go round: footprints there would tell of a trap that was sprung. */

const OVER: ReadonlySet<string> = new Set(['trap', 'obstacle']);

/** Of the hexes of a way those that were not touched: what lies there blocks the way, or is a trap that still lies there. */
export function passedOver({ overlays }: Pick<View, 'overlays'>, places: readonly string[]): string[] {
  const lying = new Set(overlays.flatMap(({ type, hexes }) => (OVER.has(type) ? hexes : [])));
  return places.slice(1).filter((at) => lying.has(at));
}
