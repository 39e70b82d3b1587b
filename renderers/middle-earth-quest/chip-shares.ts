import type { Locale } from '#core/text';
import { textWidth } from '../measure.ts';
import type { Sprite } from '../scene.ts';
import { parts, SIZE } from './chip.ts';
import { placeName } from './names.ts';
import { signed } from './tallies.ts';

/** What came to several places or left them: parts of a chip, so that a row can break between them and no place is left out. */

/** How wide the names of one part may become. */
const WIDE = 420;

/** Behind their sign the places with how much came to each, below nought how much went; where it is the same everywhere that stands once in each part. */
export function sharesOf(sign: () => Sprite, places: ReadonlyMap<string, number>, locale: Locale): Sprite[] {
  const all = [...places].filter(([, n]) => n !== 0);
  if (new Set(all.map(([, n]) => n)).size !== 1)
    return all.map(([id, n]) => parts(sign(), `${placeName(id, locale)} ${signed(n)}`));
  const joint = locale === 'en' ? ', ' : '、';
  const texts: string[] = [];
  for (const [id] of all) {
    const [name, last] = [placeName(id, locale), texts.at(-1)];
    const more = last === undefined ? name : `${last}${joint}${name}`;
    if (last === undefined || textWidth(more, SIZE, true) > WIDE) texts.push(name);
    else texts[texts.length - 1] = more;
  }
  return texts.map((text) => parts(sign(), signed(all[0]![1]), text));
}
