import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { text as printed } from '#games/scythe/printed/text';
import type { View } from '#games/scythe/seen/view.types';
import { list } from '../prose.ts';
import { broughtBy, type Done, type Met, metBy } from './met.ts';
import { seatName } from './names.ts';
import { onTheWayOf } from './on-the-way.ts';
import { say } from './text.ts';
import { allOf, amounts, deedsOf, type Shown, type Told } from './told.ts';

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
  enlisted: ({ from }, locale) => ({ from: nameOf('bottom', from, locale) }),
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
  /** The encounter of that turn; its gain is the second deed where no bottom action was done. */
  met?: Met;
}

/** What an encounter is told by; it stands between the actions. */
const MET: ReadonlySet<string> = new Set(['encounter', 'option-taken']);

/** Both actions of the turn that the headline tells one of; undefined where only one was done, or where the headline is of something else. */
export function bothActions(done: Done): BothActions | undefined {
  const deeds = deedsOf(done);
  const last = deeds.at(-1);
  if (!last || !(TOPS.has(last.type) || last.type in BOTTOMS || MET.has(last.type))) return undefined;
  const brought = broughtBy(done);
  const own = deeds.filter(({ shown: { seat } }) => seat === last.shown.seat);
  const top = own.findLast((one) => TOPS.has(one.type) && !brought.has(one));
  const row = own.findLast((one) => one.type in BOTTOMS && !brought.has(one));
  const bottom = row ?? (MET.has(last.type) ? undefined : own.findLast(({ type }) => type in BOTTOMS));
  const met = metBy(done, last.shown.seat);
  return top && bottom ? { top, bottom, ...(met && { met }) } : undefined;
}

/** All deeds that this headline tells. */
export const toldBy = ({ top, bottom, met }: BothActions): Told[] => [
  top,
  ...(met ? [met.option, ...met.brought] : []),
  bottom,
];

/** "had an encounter at G4 (Build recruit)": where, and what of weight came of it. */
function metWords({ option, brought }: Met, locale: Locale): string | undefined {
  const { hex } = option.shown;
  const what = brought.flatMap(({ type, shown }) => {
    const args = BOTTOMS[type]?.(shown, locale);
    return args && !Object.values(args).includes(undefined)
      ? [say(`board.brought.${type}`, locale, args as Record<string, Json>)]
      : [];
  });
  return typeof hex === 'string' ? say('board.met', locale, { hex, what }) : undefined;
}

/** "Clan Albion traded, then deployed a mech at B2 (Sword)."; undefined where something has no name. */
export function bothWords(
  view: View,
  { top, bottom, met }: BothActions,
  done: Done,
  locale: Locale,
): string | undefined {
  const args = BOTTOMS[bottom.type]!(bottom.shown, locale);
  if (Object.values(args).includes(undefined)) return undefined;
  const isBrought = met?.brought.includes(bottom);
  const also = onTheWayOf(view, top, deedsOf(done), locale);
  const stars = [top, bottom].flatMap(allOf).filter(({ type }) => /(^|\.)star$/.test(type));
  const won = stars.flatMap(({ shown }) => (typeof shown.stars === 'number' ? [shown.stars] : []));
  const second = say(`board.then.${bottom.type}`, locale, args as Record<string, Json>);
  return say('board.both', locale, {
    name: seatName(view, bottom.shown.seat as SeatId, locale),
    first: say(`board.did.${top.type}`, locale, {
      n: amounts(top.shown.gain)[0]?.n ?? 0,
      also: also.length > 0 ? list(also, locale) : null,
      none: top.shown.none === undefined ? null : true,
    }),
    met: (met && !isBrought && metWords(met, locale)) || null,
    second: isBrought ? say('board.by-encounter', locale, { second, hex: met!.option.shown.hex ?? '' }) : second,
    ...(won.length > 0 && { stars: say('board.stars', locale, { all: won }) }),
  });
}
