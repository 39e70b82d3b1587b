import { type Locale, locales } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { folded } from './reading.ts';

/**
 * The name of the thing of this game (a place, a piece) that is typed by id or by name, in any language. It need not be
 * one that can be chosen now. Gives undefined when there is none. It rests on the words of the game alone, and so tells
 * nothing of a match.
 */
export function knownName({ text }: AnyGame, typed: string, locale: Locale): string | undefined {
  const words = folded(typed);
  // A number is typed for many things.
  if (!/\p{L}/u.test(words)) return undefined;
  const isMeant = (key: string) =>
    folded(key.slice(key.indexOf('.') + 1)) === words ||
    locales.some((each) => text.has(key, each) && folded(text.template(key, each)) === words);
  const found = text.keys(locale).find((key) => THING.test(key) && isMeant(key));
  return found && !text.template(found, locale).includes('{') ? text.say({ key: found }, locale) : undefined;
}

/** A key of two parts that is none of those every game has (`GamePart`): what labels of options refer to. */
const THING =
  /^(?!(game|seat|option|ask|action|command|field|turn|round|fold|role|window|event|refusal|absent|foresee|odds|printed|cited|counted)\.)[^.]+\.[^.]+$/;
