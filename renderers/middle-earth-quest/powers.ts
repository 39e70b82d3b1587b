import type { Locale } from '#core/text';
import type { Power } from '#games/middle-earth-quest/printed/combat/foes';
import { powerText } from '#games/middle-earth-quest/printed/words/card-text';
import { say } from './text.ts';

/** What a monster can, by name and in words, and whether it has: what works once in a combat does not again. */
export const powerLines = (power: Power, locale: Locale, isUsed: boolean): string[] => {
  const told = { name: power.name[locale], text: powerText(power, locale) };
  return [say(isUsed ? 'combat.power-used' : 'combat.power', locale, told)];
};
