import type { Locale } from '#core/text';
import { textWidth } from '../measure.ts';
import { list } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { parts, SIZE } from './chip.ts';
import { placeName } from './names.ts';
import { signed } from './tallies.ts';

/** What came to several places or left them: parts of a chip, so that a row can break between them and no place is left out. */

/** How wide the names of one part may become. */
const WIDE = 480;

/** Behind their sign the places, each behind how much came to it, below nought how much went, the most first. One number before several names would be shared by them. */
export function sharesOf(sign: () => Sprite, places: ReadonlyMap<string, number>, locale: Locale): Sprite[] {
  const shares = [...places].filter(([, n]) => n !== 0).toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const told = shares.map(([id, n]) => `${signed(n)} ${placeName(id, locale)}`);
  return inParts(told, locale).map((text) => parts(sign(), text));
}

/** Names in so many parts that a row can break between them. */
function inParts(names: readonly string[], locale: Locale): string[] {
  const texts: string[] = [];
  for (const name of names) {
    const last = texts.at(-1);
    const more = last === undefined ? name : list([last, name], locale);
    if (last === undefined || textWidth(more, SIZE, true) > WIDE) texts.push(name);
    else texts[texts.length - 1] = more;
  }
  return texts;
}
