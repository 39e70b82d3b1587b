import { Locale as DiscordLocale, type LocalizationMap } from 'discord-api-types/v10';
import { type Catalogue, type Locale, locales } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { LIMITS } from './terms/limits.ts';
import { clamp } from './terms/words.ts';

/** The same words in every language. */
export type Both = Record<Locale, string>;
/** The words of a key in both languages. Throws when it has none in one of them. */
export const both = (text: Catalogue, key: string, args?: Parameters<Catalogue['say']>[0]['args']): Both =>
  Object.fromEntries(locales.map((locale) => [locale, text.say({ key, ...(args && { args }) }, locale)])) as Both;

/** A game as one of the values of an option. */
export const gameValue = ({ game, text }: AnyGame): { words: Both; value: string } => ({
  words: both(text, 'game.name'),
  value: game.id,
});

/** Both kinds of English are named, or Discord would fall back to some other language it knows. */
const localized = (words: Both): LocalizationMap => ({
  [DiscordLocale.EnglishUS]: words.en,
  [DiscordLocale.EnglishGB]: words.en,
  [DiscordLocale.Japanese]: words.ja,
});

const each = (words: Both, change: (one: string) => string): Both => ({ en: change(words.en), ja: change(words.ja) });

/** A name as commands and options have it: lower case, no spaces, 32 characters (application-commands, "Naming"). */
export function slashName(words: Both, name?: string): { name: string; name_localizations: LocalizationMap } {
  const slash = each(words, (one) =>
    one
      .normalize('NFC')
      .toLowerCase()
      .replace(/\s+/g, '-')
      .replace(/[^-_'\p{L}\p{N}]/gu, '')
      .slice(0, LIMITS.command.name),
  );
  return { name: name ?? slash.en, name_localizations: localized(slash) };
}

/** The description of a command or an option in each language, cut to what Discord takes. */
export function described(words: Both): { description: string; description_localizations: LocalizationMap } {
  const short = each(words, (one) => clamp(one, LIMITS.command.description));
  return { description: short.en, description_localizations: localized(short) };
}

/** One of a fixed list of values. */
export function choice(
  words: Both,
  value: string,
): { name: string; name_localizations: LocalizationMap; value: string } {
  const short = each(words, (one) => clamp(one, LIMITS.command.choiceName));
  return { name: short.en, name_localizations: localized(short), value };
}
