import { type Catalogue, catalogue, isMessage, type Locale, type Words } from '#core/text';
import type { Here, Json, Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };
import { clamp, plain } from './words.ts';

/** The words of commands, questions and refusals, for whoever makes a larger catalogue of them. */
export const commonWords: Record<Locale, Words> = { en, ja };
export const commonText: Catalogue = catalogue(commonWords);

/**
 * A refusal in words: the game's own ones first, then `text`. The field is named as the game names it, and with `here`
 * the value is too. Never throws: a key nobody knows reads like input that could not be read.
 */
export function refusalText(
  part: AnyGame | undefined,
  refused: Message,
  locale: Locale,
  here?: Here<unknown>,
  text: Catalogue = commonText,
): string {
  const own = part?.text.has(refused.key, locale) ? part.text : undefined;
  const words = own ?? text;
  const args: Record<string, Json> = { ...refused.args };
  const [action, field] = String(args.field ?? '').split('.');
  if (part && !own) {
    for (const [name, value] of Object.entries(args)) args[name] = spoken(part, value, locale);
    if (args.given !== undefined && action && field)
      args.given = givenWords(part, action, field, args.given, locale, here);
    if (args.given !== undefined && !field && part.text.has(`action.${args.given}`, locale)) {
      args.given = part.text.say({ key: `action.${args.given}` }, locale);
    }
  }
  if (part?.text.has(`field.${args.field}`, locale)) args.field = part.text.say({ key: `field.${args.field}` }, locale);
  else if (!own) delete args.field;
  const key = words.has(refused.key, locale) ? refused.key : 'refusal.bad-arguments';
  try {
    return words.say({ key, args }, locale);
  } catch {
    return text.say({ key: 'refusal.bad-arguments' }, locale);
  }
}

function givenWords(
  part: AnyGame,
  action: string,
  field: string,
  given: Json,
  locale: Locale,
  here: Here<unknown> | undefined,
): Json {
  const declared = part.game.actions[action]?.fields[field];
  if (here && typeof given === 'string' && declared?.label) {
    try {
      return clamp(part.text.say(declared.label(given, here), locale), 100);
    } catch {
      // Not an option of this game: the label has nothing to say about it.
    }
  }
  return typeof given === 'string' ? clamp(plain(given), 100) : given;
}

/** Messages inside the arguments are the game's: put into words before another catalogue speaks. */
function spoken(part: AnyGame, value: Json, locale: Locale): Json {
  if (Array.isArray(value)) return value.map((one) => spoken(part, one, locale));
  return isMessage(value) ? part.text.say(value, locale) : value;
}
