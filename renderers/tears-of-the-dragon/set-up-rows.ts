import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { list } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { arms } from './arms.ts';
import { joined, PART, saidPart, signPart } from './deed-parts.ts';
import { facePart, isPerson } from './hurt-parts.ts';
import { placeName, shortName } from './names.ts';
import { say } from './text.ts';
import { doerOf, endsOf, listOf, namedIn, placeIn, type Told } from './told.ts';

/** Before the first turn one thing is done many times by both sides: each side has one row for all of it, of castles and spells both together. */

const TOGETHER: ReadonlySet<string> = new Set(['castle-occupied', 'counter-placed', 'deployed', 'spells-chosen']);
/** Of these both sides have one row. */
const BOTH: ReadonlySet<string> = new Set(['castle-occupied', 'spells-chosen']);
/** Of more places each has no list of its own. */
const PLACES = 5;
/** So many counters a row has room for. */
const MOST = 11;

/** Whether counters stand already, and the first turn has not begun: something was done almost everywhere. */
export const isSetUp = ({ turn, placement }: View): boolean => turn === 0 && !placement;

export const isDoneByAll = ({ type }: Told): boolean => TOGETHER.has(type);

/** The deeds of a set-up in order, those of one kind and one side together where the last of them is; of a turn each by itself. */
export function setUpTogether(deeds: readonly Told[], view: View): (readonly Told[])[] {
  if (view.turn > 0) return deeds.map((one) => [one]);
  const keyOf = (told: Told) =>
    TOGETHER.has(told.type) ? (BOTH.has(told.type) ? told.type : `${told.type} ${doerOf(told, view)}`) : undefined;
  const all = new Map<Told | string, Told[]>();
  for (const told of deeds) {
    const key = keyOf(told) ?? told;
    const before = all.get(key) ?? [];
    all.delete(key);
    all.set(key, [...before, told]);
  }
  return [...all.values()];
}

/** What was done in a set-up, and where; undefined of any other deed. Of two sides the one that did it last comes first: its arms lead the row. */
export function setUpParts(tolds: readonly Told[], view: View, locale: Locale): Sprite[] | undefined {
  if (view.turn > 0 || !TOGETHER.has(tolds[0]!.type)) return undefined;
  const doers = [...new Set(tolds.map((told) => doerOf(told, view)).reverse())];
  return doers.flatMap((doer, n) => [
    ...(n > 0 && doer !== undefined ? [arms(doer, PART)] : []),
    ...partsOf(
      tolds.filter((told) => doerOf(told, view) === doer),
      view,
      locale,
    ),
  ]);
}

/** The same of one side. */
function partsOf(tolds: readonly Told[], view: View, locale: Locale): Sprite[] {
  const { type } = tolds[0]!;
  const said = (key: string) => saidPart(say(`set-up.${key}`, locale));
  if (type === 'castle-occupied') {
    const names = tolds.flatMap(({ shown }) => placeIn(shown.castle) ?? []).map((id) => placeName(id, locale));
    return [signPart('banner'), saidPart(say('set-up.took', locale, { castles: list(names, locale) }))];
  }
  if (type === 'spells-chosen') {
    const learnt = tolds.map(({ shown }) => ({ face: namedIn(shown.wizard) ?? '', n: listOf(shown.spells).length }));
    return [said('spells'), ...learnt.map(({ face, n }) => joined([facePart(face, locale), saidPart(`+${n}`)], 2))];
  }
  const seat = doerOf(tolds[0]!, view) ?? 0;
  const places = [...new Set(tolds.map((told) => endsOf(told)[0]))];
  const facesAt = (at: string | undefined) =>
    tolds
      .filter((told) => endsOf(told)[0] === at)
      .flatMap(({ shown }) => [...listOf(shown.pieces), ...(shown.piece === undefined ? [] : [shown.piece])])
      .flatMap((one) => namedIn(one) ?? []);
  // Of many places rings on the map tell more than a list in small letters: the row has names of people instead.
  if (places.length > PLACES)
    return [signPart('plus'), said('placed'), ...countersOf(places.flatMap(facesAt), seat, locale, true)];
  return [
    signPart('plus'),
    said('placed'),
    ...places.map((at) =>
      joined([
        ...countersOf(facesAt(at), seat, locale),
        ...(at === undefined ? [] : [saidPart(say('set-up.at', locale, { place: placeName(at, locale) }))]),
      ]),
    ),
  ];
}

/** Of a set-up in which several castles were taken, which and by whom: the one who did it last first. Undefined of any other. */
export function castleWords(tolds: readonly Told[], view: View, locale: Locale): string | undefined {
  const taken = tolds.filter(({ type }) => type === 'castle-occupied');
  if (view.turn > 0 || taken.length < 2) return undefined;
  const doers = [...new Set(taken.map((told) => doerOf(told, view) ?? 0).reverse())];
  const [first, second] = doers.map((doer) => {
    const own = taken.filter((told) => doerOf(told, view) === doer);
    const names = own.flatMap(({ shown }) => placeIn(shown.castle) ?? []).map((id) => placeName(id, locale));
    return { side: say(`side-short.${doer}`, locale), castles: list(names, locale) };
  });
  const more = { b: second?.side ?? null, bn: second?.castles ?? null };
  return say('headline.castles', locale, { a: first!.side, an: first!.castles, ...more });
}

/** Each kind once with how many of it there are, people last, with their names where they are to have them (`isNamed`). */
function countersOf(faces: readonly string[], seat: SeatId, locale: Locale, isNamed = false): Sprite[] {
  const kinds = [...new Set(faces)].toSorted((a, b) => Number(isPerson(a)) - Number(isPerson(b)));
  const countOf = (face: string) => faces.filter((one) => one === face).length;
  const more = kinds.slice(MOST).reduce((sum, face) => sum + countOf(face), 0);
  return [
    ...kinds.slice(0, MOST).map((face) => {
      const n = countOf(face);
      const name = isNamed && isPerson(face) ? [saidPart(shortName(face, locale))] : [];
      return joined([facePart(face, locale, seat), ...name, ...(n > 1 ? [saidPart(`×${n}`)] : [])], 2);
    }),
    ...(more > 0 ? [saidPart(`+${more}`)] : []),
  ];
}
