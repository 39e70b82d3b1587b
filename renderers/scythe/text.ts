import { catalogue, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { abilityTexts } from '#games/scythe/printed/content';
import automaEn from './automa.en.json' with { type: 'json' };
import automaJa from './automa.ja.json' with { type: 'json' };
import matsEn from './mats.en.json' with { type: 'json' };
import matsJa from './mats.ja.json' with { type: 'json' };
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };

const abilities = (locale: Locale) => ({
  ability: Object.fromEntries(Object.entries(abilityTexts).map(([id, says]) => [id, says[locale]])),
});

/** Words of the pictures and of their descriptions: those of the board begin with `board.`. */
export const text = catalogue(
  { en: abilities('en'), ja: abilities('ja'), file: 'renderers/scythe/text.ts' },
  { en, ja, file: 'renderers/scythe/text.*.json' },
  { en: matsEn, ja: matsJa, file: 'renderers/scythe/mats.*.json' },
  { en: automaEn, ja: automaJa, file: 'renderers/scythe/automa.*.json' },
);

/** One template put into words. Throws for an unknown key. */
export const say = (key: string, locale: Locale, args: Record<string, Json> = {}): string =>
  text.say({ key, args }, locale);
