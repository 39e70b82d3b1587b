import { catalogue, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { text as words } from '../printed/text.ts';
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };

/** Words of the pictures and of their descriptions. */
export const text = catalogue({ en, ja, file: 'examples/liars-dice/renderers/text.*.json' });

export const say = (key: string, locale: Locale, args: Record<string, Json> = {}): string =>
  text.say({ key, args }, locale);

/** What the game is called. */
export const gameName = (locale: Locale): string => words.say({ key: 'game.name' }, locale);

/** What a seat is called: whole, or short. */
export const seatName = (seat: number, locale: Locale): string => words.say({ key: `seat.${seat}` }, locale);
export const shortName = (seat: number, locale: Locale): string => words.say({ key: `seat.${seat}.short` }, locale);
