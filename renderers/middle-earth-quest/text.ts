import { catalogue, type Locale } from '#core/text';
import type { Json } from '#core/types';
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };

/** Words of the pictures and of their descriptions. */
export const text = catalogue({ en, ja, file: 'renderers/middle-earth-quest/text.*.json' });

/** One template put into words. Throws for an unknown key. */
export const say = (key: string, locale: Locale, args: Record<string, Json> = {}): string =>
  text.say({ key, args }, locale);
