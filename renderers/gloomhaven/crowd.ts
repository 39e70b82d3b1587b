import type { View } from '#games/gloomhaven/seen/view.types';
import { beside, type Lie } from './lie.ts';

/** How large stands are: whole where each has room, smaller where they would cover one another or what lies beside them. */

const CLOSE = 0.85;

/** Whether somebody stands beside another, or beside what lies there. */
function isCrowded({ figures, overlays, money }: View): boolean {
  const high = overlays.flatMap(({ type, hexes }) => (type === 'difficult' || type === 'hazardous' ? [] : hexes));
  const taken = new Set([...figures.map(({ at }) => at), ...high, ...money.map(({ at }) => at)]);
  return figures.some(({ at }) => beside(at).some((other) => taken.has(other)));
}

/** The map as it lies for its stands: the same middles of hexes, and the size that their stands have room for. */
export function standLie(view: View, lie: Lie): Lie {
  if (!isCrowded(view)) return lie;
  return { ...lie, size: lie.size * CLOSE };
}
