import type { Json } from '#core/types';
import { locations, type Path, paths } from '#games/middle-earth-quest/printed/map/map';
import type { Look, Now } from '../pictures.ts';
import { disc, group, type Node, type Point, stroke } from '../scene.ts';
import { now as bright, nowEdge } from '../theme.ts';
import { arrow, footprints } from '../ways.ts';
import { plateOf, SIGN, spotOf } from './geography.ts';

/** What the last action did, in the colour of now: the ways that were gone, and a ring round each place where something changed. */

/** Who walks leaves footprints; what Sauron moves an arrow. */
const WALKS: ReadonlySet<string> = new Set(['hero-moves', 'hero-is-moved']);
const MOVES: ReadonlySet<string> = new Set([...WALKS, 'figure-moves']);
const GAP = [SIGN + 8, SIGN + 8] as const;

const isPlace = (id: Json | undefined): id is string => typeof id === 'string' && locations.has(id);

/** What happened and still holds: the moves of a hero who was stopped on the way were never made. */
function standing(now: Now | undefined): Now['events'] {
  const kept: Now['events'][number][] = [];
  for (const event of now?.events ?? []) {
    const { seat, n } = event.shown;
    for (let left = event.type === 'hero-stopped' ? (n as number) : 0; left > 0; left--) {
      const at = kept.findLastIndex(({ type, shown }) => type === 'hero-moves' && shown.seat === seat);
      if (at >= 0) kept.splice(at, 1);
    }
    kept.push(event);
  }
  return kept;
}

const movesOf = (now: Now | undefined): { type: string; from: string; to: string }[] =>
  standing(now).flatMap(({ type, shown: { from, to } }) =>
    MOVES.has(type) && isPlace(from) && isPlace(to) && from !== to ? [{ type, from, to }] : [],
  );

export function newsWays({ now }: Look): Node[] {
  return movesOf(now).map(({ type, from, to }) => {
    const way = [spotOf(from), spotOf(to)];
    return WALKS.has(type) ? footprints(way, { gap: GAP, size: 0.9 }) : arrow(way, { gap: GAP, width: 8 });
  });
}

/** The paths whose plates would lie under a ring or a way: they are laid over them. */
export function pathsUnder({ now }: Look): Path[] {
  const rings = changedPlaces(now).map(spotOf);
  const gone = new Set(movesOf(now).flatMap(({ from, to }) => [`${from}-${to}`, `${to}-${from}`]));
  return paths.filter((one) => {
    const { x, y, w, h } = plateOf(one);
    const isNear = ([px, py]: Point) =>
      Math.hypot(px - Math.max(x, Math.min(px, x + w)), py - Math.max(y, Math.min(py, y + h))) < SIGN + 16;
    return gone.has(`${one.a}-${one.b}`) || rings.some(isNear);
  });
}

export const newsRings = ({ now }: Look): Node[] =>
  changedPlaces(now).map((id) => {
    const [x, y] = spotOf(id);
    const ring = (colour: string, width: number) => disc(x, y, SIGN + 10, { stroke: stroke(colour, width) });
    return group([ring(nowEdge, 11), ring(bright, 6)], { tag: `changed:${id}` });
  });

/** Every place that the news name, but for where somebody has left. */
export function changedPlaces(now: Now | undefined): string[] {
  const found = new Set<string>();
  for (const { shown } of standing(now))
    for (const [key, value] of Object.entries(shown ?? {})) if (key !== 'from') gather(value, found);
  return [...found];
}

function gather(value: Json, found: Set<string>): void {
  if (typeof value === 'string') {
    const id = value.replace(/^location\./, '');
    if (locations.has(id)) found.add(id);
  } else if (Array.isArray(value)) for (const one of value) gather(one, found);
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) gather(one, found);
}
