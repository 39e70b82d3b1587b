import type { Locale } from '#core/text';
import { list, times } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { isPerson } from './hurt-parts.ts';
import type { March } from './last-action.ts';
import { shortName } from './names.ts';
import { nameTag } from './plate-frame.ts';
import { say } from './text.ts';

/** Who went a way, as a tag beside it. */

/** More names, or longer ones, are a number. */
const MOST_NAMES = 2;
const WIDEST = 330;

/** Those whom everybody saw on a march, people first: "Kendrel", "Kendrel and Shelnor", "Kendrel, 5 more"; undefined where that was nobody. */
export function tagOf({ pieces }: March, locale: Locale, isNew = true): Sprite | undefined {
  const kinds = [...new Set(pieces)];
  const faces = [...kinds.filter(isPerson), ...kinds.filter((face) => !isPerson(face))];
  const [first] = faces;
  if (first === undefined) return undefined;
  const countOf = (face: string) => pieces.filter((one) => one === face).length;
  const names = faces.map((face) => times(shortName(face, locale), countOf(face), locale));
  const whole = nameTag(list(names, locale), isNew);
  if (faces.length <= MOST_NAMES && whole.w <= WIDEST) return whole;
  return nameTag(say('band.more', locale, { name: names[0]!, n: pieces.length - countOf(first) }), isNew);
}
