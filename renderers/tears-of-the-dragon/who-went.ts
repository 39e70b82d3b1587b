import type { Locale } from '#core/text';
import { list } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { shortName } from './names.ts';
import { nameTag } from './plate-frame.ts';
import { listOf, type Told } from './told.ts';

/** Deeds that a tag tells with the names of who did them: more is drawn. */
const TAGS: ReadonlySet<string> = new Set(['moved', 'sailed', 'landed']);
const MOST_NAMES = 3;

/** Who went, as everybody saw it; undefined where that was nobody, or too many. */
export function tagOf({ type, shown }: Told, locale: Locale): Sprite | undefined {
  const faces = [...new Set(listOf(shown.pieces).flatMap((one) => (typeof one === 'string' ? [one] : [])))];
  if (!TAGS.has(type) || faces.length === 0 || faces.length > MOST_NAMES) return undefined;
  return nameTag(
    list(
      faces.map((face) => shortName(face, locale)),
      locale,
    ),
  );
}
