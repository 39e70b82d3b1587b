import type { Locale } from '#core/text';
import { textWidth } from '../measure.ts';
import { list } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { parts, SIZE } from './chip.ts';
import { placeName } from './names.ts';
import { signed } from './tallies.ts';

/** What came to several places or left them: parts of a chip, so that a row can break between them and no place is left out. */

/** How wide the names of one part may become. */
const WIDE = 420;

/** Behind their sign the places by how much came to them, below nought how much went, the most first. */
export function sharesOf(sign: () => Sprite, places: ReadonlyMap<string, number>, locale: Locale): Sprite[] {
  const all = [...places].filter(([, n]) => n !== 0);
  const shares = [...new Set(all.map(([, n]) => n))].toSorted((a, b) => Math.abs(b) - Math.abs(a));
  return shares.flatMap((share) => {
    const names = all.flatMap(([id, n]) => (n === share ? [placeName(id, locale)] : []));
    return inParts(names, locale).map((text) => parts(sign(), signed(share), text));
  });
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
