import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { text as printed } from '#games/scythe/printed/text';
import type { View } from '#games/scythe/seen/view.types';
import { list } from '../prose.ts';
import { factionOf, KINDS, type UnitKind } from './holding.ts';
import { placeName, seatName } from './names.ts';
import { say } from './text.ts';
import { type Amount, allOf, amounts, placesOf, type Told } from './told.ts';

/** The moves of one deed as one sentence: who went from where to where, and what they took along. */

/** More do not stand on the lines of a headline; with as many no more loads than so. */
const PARTS = 3;
const LOADS = 2;

/** Who went: of one kind, with what they took along. */
interface Gone {
  kind: UnitKind;
  from: string | undefined;
  to: string | undefined;
  load: readonly Amount[];
}

function gonesOf(told: Told): Gone[] {
  const moves = allOf(told).map(({ shown }) => ({ shown, loads: amounts(shown.load) }));
  const isLaden = moves.length >= PARTS && moves.reduce((sum, { loads }) => sum + loads.length, 0) > LOADS;
  return moves.flatMap(({ shown, loads }) => {
    const places = placesOf(shown.way);
    const kind = KINDS.find((one) => one === shown.unit);
    // Workers who ride along have moved too: who counts them would miss them.
    const said = isLaden ? loads.filter(({ sign }) => sign === 'worker') : loads;
    return kind ? [{ kind, from: places[0], to: places.at(-1), load: said }] : [];
  });
}

/** "the character with 1 metal", "2 workers with 3 wood": those of a kind together, with all that they took along. */
const unitsIn = (some: readonly Gone[], locale: Locale): string[] =>
  KINDS.flatMap((kind) => {
    const own = some.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const n = own.length;
    const unit = kind === 'character' ? say('board.character', locale) : say(`board.unit.${kind}`, locale, { n });
    const loads = own.flatMap(({ load }) => load);
    const load = [...new Set(loads.map(({ sign }) => sign))].map((sign) => {
      const many = loads.reduce((sum, one) => (one.sign === sign ? sum + one.n : sum), 0);
      return printed.say({ key: `counter.${sign}`, args: { n: many } }, locale);
    });
    return [load.length > 0 ? say('board.with-load', locale, { unit, load }) : unit];
  });

/**
 * "A moved one worker from D2 to C1 and the character with 1 metal from D2 to D1."; where that is long only who went. Short it leaves out
 * from where: more is to be said behind it.
 */
export function movedWords(
  view: View,
  told: Told,
  { isShort, also = [], locale }: { isShort: boolean; also?: readonly string[]; locale: Locale },
): string {
  const all = gonesOf(told);
  const seat = told.shown.seat as SeatId;
  const name = seatName(view, seat, locale);
  const wayOf = ({ from, to }: Gone) => (isShort ? to : `${from} ${to}`);
  const parts = [...new Set(all.map(wayOf))].map((way) => {
    const some = all.filter((one) => wayOf(one) === way);
    const place = (id: string | undefined) => shortPlace(factionOf(view, seat), id, locale);
    const units = unitsIn(some, locale);
    const from = isShort ? null : place(some[0]!.from);
    return { n: units.length, said: say('board.moved-from', locale, { units, from, to: place(some[0]!.to) }) };
  });
  const isKnown = all.every(({ from, to }) => from !== undefined && to !== undefined);
  if (isKnown && parts.reduce((sum, { n }) => sum + n, 0) <= PARTS)
    return say('board.moved-each', locale, {
      name,
      parts: parts.map(({ said }) => said),
      also: also.length > 0 ? list(also, locale) : null,
    });
  const units = unitsIn(
    all.map((one) => ({ ...one, load: [] })),
    locale,
  );
  return say('board.moved', locale, { name, units, also: also.length > 0 ? list(also, locale) : null });
}

/** The code of a hex, or whose home base it is. */
const shortPlace = (faction: string, id: string | undefined, locale: Locale): string =>
  id === `home-${faction}`
    ? say('board.own-home', locale)
    : id?.startsWith('home-')
      ? placeName(id, locale)
      : (id ?? '');
