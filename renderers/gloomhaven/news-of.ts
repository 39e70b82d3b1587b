import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { named } from './gains.ts';
import { headlineDeed, placesIn } from './headline-deed.ts';
import { type Change, type News, readNews } from './news.ts';

/** The news of a board, and where on its map they are told. */

/** Where whoever it is told of stands now; undefined where it is nobody on the map. */
export const placeOf = (
  { figures }: Pick<View, 'figures'>,
  { actor, seat: of, at: told }: Change,
): string | undefined =>
  told ??
  figures.find(({ id, kind, seat }) => (of === undefined ? id === actor : kind === 'character' && seat === of))?.at;

/** Where somebody stood when that event was told, by the ways they have gone since; undefined where nobody knows. */
export function stoodAt(
  { figures }: Pick<View, 'figures'>,
  { ways }: Pick<News, 'ways'>,
  { id, when }: { id: string; when: number },
): string | undefined {
  const parts = ways
    .filter(({ actor }) => actor === id)
    .flatMap(({ places, parts }) => parts.map((one) => ({ ...one, places })));
  const [before, since] = [parts.findLast((one) => one.when < when), parts.find((one) => one.when > when)];
  if (since === undefined) return figures.find((one) => one.id === id)?.at;
  return before ? before.places[before.last] : since.places[0];
}

/** Of a board, by what it is told: it is asked for by each part of the map. */
const known = new WeakMap<object, News>();

/** All of the stretch: also while cards are chosen for the next round, as it is what led there. */
export function newsOf(look: Look): News {
  const { now = NOTHING } = look;
  const before = known.get(now);
  if (before) return before;
  const news = readNews(now.events, headlineDeed(look));
  known.set(now, news);
  return news;
}

type Seen = Pick<View, 'figures'>;

/** Where something is told of: at whose hexes, from where to where. */
export function toldHexes(view: Seen, look: Look): string[] {
  const { ways, places } = newsOf(look);
  const all = [...ways.flatMap((one) => one.places), ...struckHexes(view, look, 'all'), ...places];
  return [...new Set(all)];
}

/** Of it where somebody struck, was struck, or was changed; of all, or of what the headline tells. */
export function struckHexes({ figures }: Seen, look: Look, which: 'all' | 'loud'): string[] {
  const { blows, changes, loud } = newsOf(look);
  const isTold = ({ act, isOpen = false }: { act: number; isOpen?: boolean }) =>
    which === 'all' || act === loud || isOpen;
  const standing = new Map(figures.map(({ id, at }) => [id, at]));
  const struck = blows
    .filter(isTold)
    .flatMap(({ actor, target, from, at }) => [standing.get(actor) ?? from, standing.get(target) ?? at, from, at]);
  const all = [...struck, ...changes.filter(isTold).map((one) => placeOf({ figures }, one) ?? '')];
  return [...new Set(all)].filter((at) => at !== '');
}

/** Where a door has been opened, as the headline tells: it, who opened it, and all who stood behind it. None while something else is told. */
export function openedHexes({ figures }: Pick<View, 'figures'>, look: Look): string[] {
  const { now } = look;
  const told = headlineDeed(look);
  if (!now || !told || !OPENS.has(told.type)) return [];
  const { events } = now;
  const from = events.findIndex(({ type }) => type === 'door-opens');
  const since = events.slice(Math.max(0, from));
  const came = since.flatMap(({ type, shown }) => (type === 'monster-placed' ? [named(shown.actor)] : []));
  const openers = [told, ...since].flatMap(({ type, shown }) => (OPENS.has(type) ? [named(shown.actor)] : []));
  const doors = [told, ...since].flatMap(({ type, shown }) => (OPENS.has(type) ? placesIn(shown.at ?? null) : []));
  const those = new Set([...came, ...openers]);
  return [...doors, ...figures.filter(({ id }) => those.has(id)).map(({ at }) => at)];
}
const OPENS: ReadonlySet<string> = new Set(['door-opens', 'opens-door', 'room-revealed']);

const NOTHING: NonNullable<Look['now']> = { said: [], events: [], asked: [] };
