import { commonWords } from '#asking/terms/text';
import { type Catalogue, catalogue, type Locale } from '#core/text';
import type { Json } from '#core/types';
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };

/** All words of the bot, those of questions included. */
export const botText: Catalogue = catalogue(commonWords, { en, ja, file: 'src/bot/words/text.*.json' });

/** Words of the bot by key below `bot.`. */
export const say = (key: string, locale: Locale, args?: Record<string, Json>): string =>
  botText.say({ key: `bot.${key}`, ...(args && { args }) }, locale);
