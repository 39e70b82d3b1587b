import type { Json } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, type Node, polygon } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import type { Lie } from './lie.ts';

/** What all may know that can be chosen now: figures and hexes that an open question names, each in a broken ring of the colour of now. */

/** The words of a list that a question is about; none where it has no such list. */
function listIn(about: Json | undefined, key: string): string[] {
  const isNamed = typeof about === 'object' && about !== null && !Array.isArray(about) && Object.hasOwn(about, key);
  const found = isNamed ? about[key] : undefined;
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}

/** The hexes that open questions name, by themselves or by who stands there; while places to begin are chosen, these. */
export function askedHexes({ figures, start }: Pick<View, 'figures' | 'start'>, { now: told }: Look): string[] {
  const asked = told?.asked ?? [];
  const found = asked.flatMap(({ about }) => {
    const [targets, hexes] = [listIn(about, 'targets'), listIn(about, 'hexes')];
    return [...hexes, ...figures.filter(({ id }) => targets.includes(id)).map(({ at }) => at)];
  });
  return [...new Set([...found, ...(asked.length > 0 ? start : [])])];
}

/** A broken ring round one such hex. */
export function askedRing(at: string, lie: Lie): Node {
  const corners = lie.corners(at, 0.9);
  const dash = [lie.size * 0.32, lie.size * 0.2];
  return group(
    [
      polygon(corners, { stroke: { colour: nowEdge, width: 9 } }),
      polygon(corners, { fill: `${now}30`, stroke: { colour: now, width: 5, dash } }),
    ],
    { tag: `choose:${at}` },
  );
}

/** These rings, of the hexes that are seen. */
export const askedMarks = (
  view: View,
  look: Look,
  { lie, isSeen }: { lie: Lie; isSeen(at: string): boolean },
): Node[] =>
  askedHexes(view, look)
    .filter(isSeen)
    .map((at) => askedRing(at, lie));
