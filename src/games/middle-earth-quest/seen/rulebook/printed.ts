import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { Site } from '../../printed/cards/shapes.ts';
import { text } from '../../printed/text.ts';

/** Words of what is printed, as an entry of the rulebook says them. */

/** The words of a page, by their key below `printed.page`. */
export const says = (key: string, locale: Locale, args: Record<string, Json | undefined> = {}): string =>
  text.say(
    {
      key: `printed.page.${key}`,
      args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value ?? null])),
    },
    locale,
  );

/** A name of the catalogue. */
export const named =
  (key: string) =>
  (locale: Locale): string =>
    text.say({ key }, locale);

/** What stands on a card: the same words as on its picture. */
export const onCard = (kind: string, id: string, locale: Locale): string => named(`printed.${kind}.${id}`)(locale);

export const lines = <T>(things: Iterable<T>, line: (thing: T) => string): string => [...things].map(line).join('\n');

/** Where a card fits. */
export function siteWords(site: Site, locale: Locale): string {
  if (site === 'any') return says('site.any', locale);
  return 'at' in site
    ? says('site.at', locale, { at: site.at })
    : says('site.regions', locale, { regions: site.regions });
}
