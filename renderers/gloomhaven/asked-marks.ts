import type { Json } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, type Node, polygon } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import type { Lie } from './lie.ts';
import { changedHexes } from './tracks.ts';

/** What all may know that can be chosen now: figures and hexes that an open question names, each in a broken ring of the colour of now. */

/** The words of a list that a question is about; none where it has no such list. */
export function listIn(about: Json | undefined, key: string): string[] {
  const found = valueIn(about, key);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}
/** What a question is about under this key; undefined where it has no such thing. */
export const valueIn = (about: Json | undefined, key: string): Json | undefined =>
  typeof about === 'object' && about !== null && !Array.isArray(about) && Object.hasOwn(about, key)
    ? about[key]
    : undefined;

/** The numbers of such a list. */
export function numbersIn(about: Json | undefined, key: string): number[] {
  const found = valueIn(about, key);
  return Array.isArray(found) ? found.map(Number) : [];
}

/** The figures and hexes of one question: by its lists, by whom each area would strike, or by what a tie leaves open. */
function namedBy(about: Json | undefined): { figures: string[]; hexes: string[] } {
  const areas = valueIn(about, 'areas');
  const struck = Array.isArray(areas) ? areas.flatMap((one) => listIn(one, 'hits')) : [];
  const kind = valueIn(about, 'kind');
  const options = listIn(about, 'options');
  const tied = kind === 'targets' ? options.flatMap((one) => one.split(' ')) : kind === 'figure' ? options : [];
  return {
    figures: [...listIn(about, 'targets'), ...struck, ...tied],
    hexes: kind === 'hex' ? options : [],
  };
}

/** The hexes that open questions name, by themselves or by who stands there; while places to begin are chosen, these. */
export function askedHexes({ figures, start }: Pick<View, 'figures' | 'start'>, { now: told }: Look): string[] {
  const asked = told?.asked ?? [];
  const found = asked.flatMap(({ about, places = [] }) => {
    const named = namedBy(about);
    return [...places, ...named.hexes, ...figures.filter(({ id }) => named.figures.includes(id)).map(({ at }) => at)];
  });
  return [...new Set([...found, ...(asked.length > 0 ? start : [])])];
}

/** The seats between which a tie of those who act is open. */
export const tiedSeats = ({ now: told }: Look): number[] => {
  const tied = (told?.asked ?? []).filter(({ about }) => valueIn(about, 'kind') === 'seat');
  return [...new Set(tied.flatMap(({ about }) => listIn(about, 'options').map(Number)))];
};

/** The elements that an open question offers: to infuse, to consume, or of which a tie leaves one open. */
export const askedElements = ({ now: told }: Look): ReadonlySet<string> =>
  new Set(
    (told?.asked ?? []).flatMap(({ about }) => {
      const offers = valueIn(about, 'offers');
      const paid = Array.isArray(offers) ? offers.flatMap((one) => listIn(one, 'elements')) : [];
      return [
        ...listIn(about, 'elements'),
        ...paid,
        ...(valueIn(about, 'kind') === 'element' ? listIn(about, 'options') : []),
      ];
    }),
  );

/** A broken ring round one such hex. */
export function askedRing(at: string, lie: Lie, part = 0.9): Node {
  const corners = lie.corners(at, part);
  const dash = [lie.size * 0.32, lie.size * 0.2];
  return group(
    [
      polygon(corners, { stroke: { colour: nowEdge, width: 9, ...(part > 0.9 && { dash }) } }),
      polygon(corners, { fill: `${now}1c`, stroke: { colour: now, width: 5, dash } }),
    ],
    { tag: `choose:${at}` },
  );
}

interface Here {
  lie: Lie;
  isSeen(at: string): boolean;
}

/** These rings, of the hexes that are seen and in which nobody stands. */
export function askedMarks(view: View, look: Look, { lie, isSeen }: Here): Node[] {
  const stood = stoodIn(view);
  const changed = new Set(changedHexes(view, look));
  return askedHexes(view, look)
    .filter((at) => isSeen(at) && !stood.has(at))
    .map((at) => askedRing(at, lie, changed.has(at) ? WITHIN : undefined));
}
/** Within the dots round what has changed: over one another neither would be seen. */
const WITHIN = 0.76;
const stoodIn = ({ figures }: View): ReadonlySet<string> => new Set(figures.map(({ at }) => at));

/** The same over whoever stands there, and a size larger: below them no ring would be seen. */
export function askedOver(view: View, look: Look, { lie, isSeen }: Here): Node[] {
  const stood = stoodIn(view);
  return askedHexes(view, look)
    .filter((at) => stood.has(at) && isSeen(at))
    .map((at) => askedRing(at, lie, OVER));
}
const OVER = 0.98;
