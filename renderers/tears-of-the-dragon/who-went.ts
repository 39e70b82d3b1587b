import type { Locale } from '#core/text';
import { list, times } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { isPerson } from './hurt-parts.ts';
import type { March } from './last-action.ts';
import { shortName } from './names.ts';
import { nameTag } from './plate-frame.ts';
import { say } from './text.ts';

/** Who went a way, in words, and as a tag beside it. */

/** More names, or longer ones, are a number. */
const MOST_NAMES = 2;
const WIDEST = 330;

interface Went {
  /** Whom a counter stands for: of people the first. */
  face: string;
  words: string;
}

/** Those whom everybody saw on a march, people first: "Kendrel", "Kendrel and Shelnor", "Kendrel, 5 more"; undefined where that was nobody. */
export function wentWords({ pieces }: March, locale: Locale): Went | undefined {
  const kinds = [...new Set(pieces)];
  const faces = [...kinds.filter(isPerson), ...kinds.filter((face) => !isPerson(face))];
  const [face] = faces;
  if (face === undefined) return undefined;
  const countOf = (one: string) => pieces.filter((other) => other === one).length;
  const names = faces.map((one) => times(shortName(one, locale), countOf(one), locale));
  const whole = list(names, locale);
  if (faces.length <= MOST_NAMES && nameTag(whole).w <= WIDEST) return { face, words: whole };
  return { face, words: say('band.more', locale, { name: names[0]!, n: pieces.length - countOf(face) }) };
}

/** The same as a tag, with the number of its row where that stands nowhere else. */
export function tagOf(march: March, locale: Locale, isNew = true, n?: number): Sprite | undefined {
  const went = wentWords(march, locale);
  return went && nameTag(went.words, isNew, march.seat, n);
}
