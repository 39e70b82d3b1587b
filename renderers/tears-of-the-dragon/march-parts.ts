import type { Locale } from '#core/text';
import { notes, times } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { arms } from './arms.ts';
import { joined, PART, saidPart, signPart } from './deed-parts.ts';
import type { SignName } from './deed-signs.ts';
import { facePart, isPerson } from './hurt-parts.ts';
import { type March, marchesOf } from './last-action.ts';
import { placeName, shortName } from './names.ts';
import { say } from './text.ts';
import { endsOf, isRecord, listOf, namedIn, type Told } from './told.ts';

/** Cards of those who were called to act, and of those who went: who it was, from where, by which places, and where to. */

/** More kinds are a number. */
const MOST_KINDS = 4;
/** Of a longer way only both ends are named. */
const MOST_PLACES = 4;

/** What a march may end with. */
const ENDS: Readonly<Record<string, SignName>> = {
  'came.went-inside': 'gate',
  'came.stood-outside': 'free',
  'came.castle-occupied': 'banner',
  'came.passed-unseen': 'done',
};

/** Who went, under whose call (`called`), and from where to where; undefined of a deed that is no march. */
export function marchParts(told: Told, called: string | undefined, locale: Locale): Sprite[] | undefined {
  const [march] = marchesOf([told]);
  if (!march) return undefined;
  const ends = listOf(told.shown.came).flatMap((one) =>
    isRecord(one) && typeof one.key === 'string' && Object.hasOwn(ENDS, one.key) ? [signPart(ENDS[one.key]!)] : [],
  );
  const way = wentParts(march, called, locale, wayWords(march, locale));
  // Nobody chose to go there.
  const sent = told.type === 'sent-back' ? [signPart('away'), saidPart(say('band.sent-back', locale))] : [];
  return [...way, ...(sent.length > 0 ? [joined(sent)] : []), ...ends];
}

/** Who went, by their counters, and their way in words behind them; whoever called them where he stayed behind. */
export function wentParts({ pieces }: March, called: string | undefined, locale: Locale, way: string): Sprite[] {
  const kinds = [...new Set(pieces)];
  const faces = [...kinds.filter(isPerson), ...kinds.filter((face) => !isPerson(face))];
  const caller =
    called !== undefined && !kinds.includes(called) ? [joined([facePart(called, locale), signPart('go')])] : [];
  if (faces.length === 0) return [...caller, saidPart(way)];
  const countOf = (face: string) => pieces.filter((one) => one === face).length;
  const [only] = faces;
  // One alone is named as well.
  if (faces.length === 1 && only !== undefined) {
    const named = notes([times(shortName(only, locale), countOf(only), locale), way], locale);
    return [...caller, facePart(only, locale), saidPart(named)];
  }
  const counters = faces.slice(0, MOST_KINDS).map((face) => {
    const n = countOf(face);
    return joined([facePart(face, locale), ...(n > 1 ? [saidPart(`×${n}`)] : [])]);
  });
  const more = faces.slice(MOST_KINDS).reduce((sum, face) => sum + countOf(face), 0);
  return [...caller, ...counters, ...(more > 0 ? [saidPart(`+${more}`)] : []), saidPart(way)];
}

/** From where to where, and by which places where they are few. */
export function wayWords({ way }: March, locale: Locale): string {
  const names = (way.length <= MOST_PLACES ? way : [way[0]!, way.at(-1)!]).map((id) => placeName(id, locale));
  return say('band.way', locale, { from: names[0]!, to: names.slice(1).join(say('band.leg', locale)) });
}

/** Who was called to act, and where; undefined of every other deed. */
export function calledParts(told: Told, locale: Locale): Sprite[] | undefined {
  const face = told.type === 'activated' ? namedIn(told.shown.piece) : undefined;
  if (face === undefined) return undefined;
  const [at] = endsOf(told);
  const name = shortName(face, locale);
  const words = at === undefined ? name : say('band.at', locale, { name, place: placeName(at, locale) });
  return [facePart(face, locale), saidPart(words), joined([signPart('go'), saidPart(say('band.called', locale))])];
}

const GATES: ReadonlyMap<string, SignName> = new Map([
  ['went-inside', 'gate'],
  ['stood-outside', 'free'],
]);

/** Whose gates were shut or passed, which, and how in the end; undefined of every other deed. */
export function gateParts({ type, shown }: Told, locale: Locale): Sprite[] | undefined {
  const sign = GATES.get(type);
  if (!sign || typeof shown.seat !== 'number' || typeof shown.castle !== 'string') return undefined;
  const words = notes([placeName(shown.castle, locale), say(`band.${type}`, locale)], locale);
  return [arms(shown.seat, PART), saidPart(words), signPart(sign)];
}
