import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { text as printed } from '#games/scythe/printed/text';
import type { View } from '#games/scythe/seen/view.types';
import { list } from '../prose.ts';
import { seatName } from './names.ts';
import { onTheWayOf } from './on-the-way.ts';
import { say } from './text.ts';
import { allOf, amounts, type Shown, type Told } from './told.ts';

/** The top and the bottom action of one turn as one headline: neither hides the other. */

const TOPS: ReadonlySet<string> = new Set([
  'bolstered',
  'coins-gained',
  'factory-used',
  'moved',
  'moved-units',
  'produced',
  'traded',
]);

/** Of what is printed its name; undefined for what is not. */
export const nameOf = (kind: string, id: Json | undefined, locale: Locale): string | undefined =>
  printed.has(`${kind}.${String(id)}`, locale)
    ? printed.say({ key: `${kind}.${String(id)}`, args: {} }, locale)
    : undefined;

/** What a bottom action is told with; undefined where something of it has no name. */
const BOTTOMS: Readonly<Record<string, (shown: Shown, locale: Locale) => Record<string, Json | undefined>>> = {
  upgraded: ({ box, to }, locale) => ({ better: nameOf('box', box, locale), bottom: nameOf('bottom', to, locale) }),
  deployed: ({ hex, mech }, locale) => ({ hex, ability: nameOf('mech', mech, locale) }),
  built: ({ hex, structure }, locale) => ({ hex, structure: nameOf('structure', structure, locale) }),
  enlisted: () => ({}),
  'paid-only': (shown, locale) => ({ bottom: nameOf('bottom', shown.bottom, locale), ...takenWords(shown, locale) }),
};

/** What is had of an action that was only paid for: its coins and the bonus of an own recruit; or that it is nothing. */
function takenWords({ gain, came }: Shown, locale: Locale): Record<string, Json> {
  const own = allOf({ type: 'paid-only', shown: { gain: gain ?? null, came: came ?? null } });
  const taken = own.filter(({ shown }) => !shown.who).flatMap(({ shown }) => amounts(shown.gain));
  const words = taken.map(({ sign, n }) => printed.say({ key: `counter.${sign}`, args: { n } }, locale));
  return { gain: words, nothing: words.length > 0 ? null : true };
}

export interface BothActions {
  top: Told;
  bottom: Told;
}

/** Both actions of the turn that the headline tells one of; undefined where only one was done, or where the headline is of something else. */
export function bothActions(deeds: readonly Told[]): BothActions | undefined {
  const last = deeds.at(-1);
  if (!last || !(TOPS.has(last.type) || last.type in BOTTOMS)) return undefined;
  const own = deeds.filter(({ shown: { seat } }) => seat === last.shown.seat);
  const top = own.findLast(({ type }) => TOPS.has(type));
  const bottom = own.findLast(({ type }) => type in BOTTOMS);
  return top && bottom ? { top, bottom } : undefined;
}

/** "Clan Albion traded, then deployed a mech at B2 (Sword)."; undefined where something has no name. */
export function bothWords(
  view: View,
  { top, bottom, deeds }: BothActions & { deeds: readonly Told[] },
  locale: Locale,
): string | undefined {
  const args = BOTTOMS[bottom.type]!(bottom.shown, locale);
  if (Object.values(args).includes(undefined)) return undefined;
  const also = onTheWayOf(view, top, deeds, locale);
  const stars = [top, bottom].flatMap(allOf).filter(({ type }) => /(^|\.)star$/.test(type));
  const won = stars.flatMap(({ shown }) => (typeof shown.stars === 'number' ? [shown.stars] : []));
  return say('board.both', locale, {
    name: seatName(view, bottom.shown.seat as SeatId, locale),
    first: say(`board.did.${top.type}`, locale, {
      n: amounts(top.shown.gain)[0]?.n ?? 0,
      also: also.length > 0 ? list(also, locale) : null,
      none: top.shown.none === undefined ? null : true,
    }),
    second: say(`board.then.${bottom.type}`, locale, args as Record<string, Json>),
    ...(won.length > 0 && { stars: say('board.stars', locale, { all: won }) }),
  });
}
