import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { textWidth } from '../measure.ts';
import { SIZE } from './chip.ts';
import { told } from './printed.ts';

/** What somebody chose of a card, in the words of its chip. */

/** A whole choice is no longer than this; the second half of a longer one may be a little more. */
const [WHOLE, HALF] = [640, 760];

/** Of two things the first comes at once and has its own signs: of a long choice the last is told, which is still to come. Empty without room. */
export function chosenWords(choice: Json | undefined, locale: Locale): string {
  const words = isMessage(choice) ? told(choice.key, choice.args ?? {}, locale) : '';
  if (textWidth(words, SIZE, true) <= WHOLE) return words;
  const halves = words.split(/[;；。、]/u).map((one) => one.trim());
  const last = halves.slice(1).findLast((one) => one !== '') ?? '';
  return textWidth(last, SIZE, true) <= HALF ? last : '';
}
