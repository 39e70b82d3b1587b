import { isMessage, type Locale } from '#core/text';
import type { Json, Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { askingOf } from './fields/kinds.ts';
import { knownName } from './reading/known.ts';
import { type SomeField, type SomeHere, soMany, type Voice } from './terms/names.ts';
import { commonText } from './terms/text.ts';
import { clamp, plain } from './terms/words.ts';

/**
 * A refusal in words: the game's own ones first, then the common ones. The field is named as the game names it, and with
 * `here` the value is too. Never throws: a key nobody knows reads like input that could not be read.
 */
export function refusalText(part: AnyGame | undefined, refused: Message, locale: Locale, here?: SomeHere): string {
  const own = part?.text.has(refused.key, locale) ? part.text : undefined;
  const words = own ?? commonText;
  const args: Record<string, Json> = { ...refused.args };
  const [action, field] = String(args.field ?? '').split('.');
  if (part && !own) {
    for (const [name, value] of Object.entries(args)) args[name] = spoken(part, value, locale);
    // What is a message already says itself what it is called.
    if (args.given !== undefined && action && field && !isMessage(refused.args?.given)) {
      const { actions, inquiries = {} } = part.game;
      const declared: SomeField | undefined = (actions[action] ?? inquiries[action])?.fields[field];
      const said = here && declared && optionWords(args.given, declared, { part, here, locale });
      args.given = said ?? literally(args.given);
    }
    if (args.given !== undefined && !field && part.text.has(`action.${args.given}`, locale)) {
      args.given = part.text.say({ key: `action.${args.given}` }, locale);
    }
  }
  const name =
    part && !own && refused.key === NOT_UNDERSTOOD ? knownName(part, String(refused.args?.given), locale) : undefined;
  if (name) args.given = clamp(plain(name), 100);
  if (part && !own && refused.key === WRONG_NUMBER)
    for (const many of ['given', 'max']) args[many] = soMany(part, String(field), Number(args[many]), locale);
  if (part?.text.has(`field.${args.field}`, locale)) args.field = part.text.say({ key: `field.${args.field}` }, locale);
  else if (!own) delete args.field;
  const why = name ? 'refusal.not-here-now' : refused.key;
  const key = words.has(why, locale) ? why : 'refusal.bad-arguments';
  try {
    return words.say({ key, args }, locale);
  } catch {
    return commonText.say({ key: 'refusal.bad-arguments' }, locale);
  }
}

/** Said of a set: so many things were chosen. */
const WRONG_NUMBER = 'refusal.wrong-number';

/** Said of what is no option there; it may still be a thing of the game, which is only not possible. */
const NOT_UNDERSTOOD = 'refusal.not-understood';

/** A value that was given, as the label of the option it is; undefined when it is none. */
function optionWords(given: Json, field: SomeField, voice: Voice): string | undefined {
  const { label } = askingOf(field);
  if (typeof given !== 'string' || !label) return undefined;
  try {
    return clamp(label(voice, field, given), 100);
  } catch {
    // Not an option of this game: the label has nothing to say about it.
    return undefined;
  }
}

const literally = (given: Json): Json => (typeof given === 'string' ? clamp(plain(given), 100) : given);

/** Messages inside the arguments are the game's: put into words before another catalogue speaks. */
function spoken(part: AnyGame, value: Json, locale: Locale): Json {
  if (Array.isArray(value)) return value.map((one) => spoken(part, one, locale));
  return isMessage(value) ? part.text.say(value, locale) : value;
}
