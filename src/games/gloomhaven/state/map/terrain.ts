import type { At, Figure, Overlay, State } from '../state.ts';
import { boardOf } from './board.ts';

/** What lies and stands on the hexes. */

type Kind = Overlay['type'];

export const overlayAt = (g: State, at: At, type: Kind): Overlay | undefined =>
  g.overlays.find((one) => one.type === type && one.hexes.includes(at));

export function hexesWith(g: State, type: Kind): At[] {
  const found: At[] = [];
  for (const one of g.overlays) if (one.type === type) found.push(...one.hexes);
  return found;
}

export const figureAt = (g: State, at: At): Figure | undefined => g.figures.find((one) => one.at === at);

/** Neither figure, token nor overlay, but for pressure plates (GH-6.7). */
export const isEmpty = (g: State, at: At): boolean =>
  boardOf(g).isFloor(at) &&
  !figureAt(g, at) &&
  !g.money.some((one) => one.at === at) &&
  !g.overlays.some((one) => one.type !== 'pressure-plate' && one.hexes.includes(at));

/** Where somebody could be put who comes into play: nobody there, and no obstacle. */
export const isFree = (g: State, at: At): boolean =>
  boardOf(g).isFloor(at) && !figureAt(g, at) && !overlayAt(g, at, 'obstacle');

/** Takes one hex of an overlay away, and the overlay with its last one. */
export function removeOverlay(g: State, gone: Overlay): void {
  g.overlays = g.overlays.filter((one) => one !== gone);
}

export const nextId = (g: State, what: string): string => `${what}:${++g.made}`;

/** GH-12.2: several tokens may lie in a hex. */
export function dropMoney(g: State, at: At): void {
  const lying = g.money.find((one) => one.at === at);
  if (lying) lying.n++;
  else g.money.push({ at, n: 1 });
}
