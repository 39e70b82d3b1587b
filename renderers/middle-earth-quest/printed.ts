import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { text } from '#games/middle-earth-quest/printed/text';

/** What cards are called and say, in the words of the game. */

type Kind = 'event' | 'encounter' | 'peril' | 'shadow' | 'plot' | 'quest' | 'corruption' | 'item' | 'objective';

/** Words of the game under a key: `corruption.reckless`, `attribute.strength`. */
export const word = (kind: string, id: string, locale: Locale): string => text.say({ key: `${kind}.${id}` }, locale);

/** A sentence of the game. */
export const told = (key: string, args: Record<string, Json>, locale: Locale): string =>
  text.say({ key, args }, locale);

/** What stands on a card, a line each. */
export const printed = (kind: Kind, id: string, locale: Locale): string[] =>
  word(`printed.${kind}`, id, locale).split('\n');
