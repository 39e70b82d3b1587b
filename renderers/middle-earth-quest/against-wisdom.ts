import type { Locale } from '#core/text';
import { shadows } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { list } from '../prose.ts';
import { heroName } from './names.ts';
import { say } from './text.ts';

/** A Shadow card that asks whether a hero’s corruption reaches his wisdom: how both stand, as wisdom is on no board. */

export const againstWisdom = ({ heroes }: View, shadow: string, locale: Locale): string[] => {
  const isAsked = shadows
    .get(shadow)
    ?.effect.some(({ op, ...of }) => op === 'if' && /"wisdom"/.test(JSON.stringify(of)));
  if (!isAsked) return [];
  const each = heroes.map(({ id, corruption, stats: { wisdom } }) => {
    const reaches = corruption.length >= wisdom ? '≥' : '<';
    return `${heroName(id, locale)} ${corruption.length} ${reaches} ${wisdom}`;
  });
  return [say('effects.against-wisdom', locale, { heroes: list(each, locale) })];
};
