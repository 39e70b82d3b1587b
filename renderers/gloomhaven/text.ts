import { catalogue, type Locale } from '#core/text';
import type { Json } from '#core/types';
import scenariosEn from '#data/gloomhaven/scenarios.en.json' with { type: 'json' };
import scenariosJa from '#data/gloomhaven/scenarios.ja.json' with { type: 'json' };
import { conditions } from '#games/gloomhaven/printed/content/content';
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };

const names = (locale: Locale) => ({
  condition: Object.fromEntries([...conditions].map(([id, { name }]) => [id, name[locale]])),
});

/** Words of the pictures and of their descriptions. */
export const text = catalogue(
  { en: names('en'), ja: names('ja'), file: 'renderers/gloomhaven/text.ts' },
  { en: { objective: scenariosEn.objective }, ja: { objective: scenariosJa.objective } },
  { en, ja, file: 'renderers/gloomhaven/text.*.json' },
);

/** One template put into words. Throws for an unknown key. */
export const say = (key: string, locale: Locale, args: Record<string, Json> = {}): string =>
  text.say({ key, args }, locale);
