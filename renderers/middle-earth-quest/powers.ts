import type { Locale } from '#core/text';
import type { Power } from '#games/middle-earth-quest/printed/combat/foes';
import { powerText } from '#games/middle-earth-quest/printed/words/card-text';
import { say } from './text.ts';

/** What a monster can, by name and in words. */
export const powerLines = (power: Power, locale: Locale): string[] => [
  say('combat.power', locale, { name: power.name[locale], text: powerText(power, locale) }),
];
