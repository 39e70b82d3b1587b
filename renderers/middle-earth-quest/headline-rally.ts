import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { list, sentences } from '../prose.ts';
import { placeName } from './names.ts';
import { messages, numberOf } from './shown.ts';
import type { Fruit } from './tales.ts';
import { say } from './text.ts';

/** A Hero Rally in a headline: where influence left the map, how much of it, and which markers moved. */

/** Names of one thing: two are joined by a word, more are a list. */
export const together = (names: readonly string[], locale: Locale): string =>
  names.length === 2 ? say('head.two', locale, { one: names[0]!, other: names[1]! }) : list(names, locale);

/** By place how much influence it has lost, the most first. */
function fallenBy(places: Json | undefined, came: readonly Fruit[]): [place: string, n: number][] {
  const found = new Map<string, number>();
  const falls = came.filter(({ type }) => type === 'influence-falls').flatMap(({ args }) => messages(args.falls));
  for (const { args = {} } of messages(places))
    if (typeof args.place === 'string') found.set(args.place, (found.get(args.place) ?? 0) + (numberOf(args.n) || 1));
  for (const { args = {} } of falls)
    if (typeof args.place === 'string')
      found.set(args.place, (found.get(args.place) ?? 0) + numberOf(args.from) - numberOf(args.to));
  return [...found].filter(([, n]) => n > 0).toSorted((a, b) => b[1] - a[1]);
}

/** The places of one loss each together: "by 3 in Ruins of Angmar, by 2 in Ettenmoors and The North Downs". */
function fallsWords(all: readonly (readonly [string, number])[], locale: Locale): string {
  const each = [...new Set(all.map(([, n]) => n))].map((n) => {
    const names = all.flatMap(([id, some]) => (some === n ? [placeName(id, locale)] : []));
    return say('head.fell-in', locale, { n, places: together(names, locale) });
  });
  return say('head.rally-fell', locale, { falls: list(each, locale) });
}

/** From the fullest to the shortest; nothing where nothing fell and no marker moved. */
export function rallyWords(places: Json | undefined, came: readonly Fruit[], locale: Locale): string[] {
  const fallen = fallenBy(places, came);
  const moves = came.filter(({ type }) => type === 'marker-moves');
  const moved =
    moves.length === 0
      ? []
      : [
          say('head.rally-markers', locale, {
            moves: list(
              moves.map(({ args }) => say('head.marker', locale, { ...args })),
              locale,
            ),
          }),
        ];
  if (fallen.length === 0) return moved;
  const total = fallen.reduce((sum, [, n]) => sum + n, 0);
  const long = fallsWords(fallen, locale);
  const short = fallen.length === 1 ? long : say('head.rally-total', locale, { n: total, places: fallen.length });
  return [[long, ...moved], [short, ...moved], [long], [short]].map((some) => sentences(some, locale));
}
