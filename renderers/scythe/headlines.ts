import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { workersInAll } from '#games/scythe/printed/content';
import { text as printed } from '#games/scythe/printed/text';
import type { View } from '#games/scythe/seen/view.types';
import type { Look } from '../pictures.ts';
import { list, sentence, sentences } from '../prose.ts';
import { bothActions, bothWords, nameOf, toldBy } from './both-actions.ts';
import { declinedIn } from './exchange-glyphs.ts';
import { factionOf, fightsToCome } from './holding.ts';
import { workersOut } from './mat-values.ts';
import { movedWords } from './moved-words.ts';
import { seatName, shortName } from './names.ts';
import { newsOutcome } from './news.ts';
import { laidAfter, onTheWayOf } from './on-the-way.ts';
import { type Outcome, sidesOf } from './outcomes.ts';
import { say } from './text.ts';
import { allOf, amounts, deedsOf, placesOf, type Shown, type Told } from './told.ts';

/** The sentence of what happened, where the picture says it in fewer words than the news. */

/**
 * What is said. Of several moves that nobody was driven off by only who went, and where they have still to fight. Of a combat only who
 * attacked whom and how it ended, of what was built or chosen not what was paid: arrows and the list of deeds tell the rest.
 */
export function headlines(view: View, look: Look): readonly string[] {
  const { now, locale } = look;
  const deeds = now?.deeds ?? [];
  const declined = deeds.findLast(({ type }) => type === 'declines');
  const { seat, declined: what } = declined?.shown ?? {};
  if (!now || typeof seat !== 'number' || !Array.isArray(what) || what.length === 0) return deedWords(view, look);
  const isTold = (_: unknown, n: number): boolean => deeds[n] !== declined;
  const said = deedWords(view, {
    ...look,
    now: { ...now, deeds: deeds.filter(isTold), said: now.said.filter(isTold) },
  });
  // Which ones they are the list tells.
  const isOwn = said.length > 0 && deeds.filter(isTold).at(-1)?.shown.seat === seat;
  const n = what.length;
  return isOwn
    ? [...said.slice(0, -1), sentences([said.at(-1)!, say('board.short.declines-too', locale, { n })], locale)]
    : [say('board.short.declines', locale, { name: seatName(view, seat, locale), n }), ...said];
}

function deedWords(view: View, look: Look): readonly string[] {
  const { now, locale } = look;
  const said = now?.said ?? [];
  const last = (now?.deeds ?? now?.events)?.at(-1);
  if (said.length === 0 || !last) return said;
  const before = said.slice(0, -1);
  const outcome = newsOutcome(view, look);
  if (outcome) return [...before, foughtWords(view, outcome, locale)];
  const both = bothActions(now!);
  const joint = both && bothWords(view, both, now!, locale);
  if (both && joint) {
    const told = [...toldBy(both), ...laidAfter(both.top, deedsOf(now!))];
    const others = (now!.deeds ?? []).flatMap((deed, n) => (told.includes(deed) ? [] : [said[n]!]));
    return [...others, joint];
  }
  const short = automaWords(view, last, locale) ?? shortWords(view, last, locale);
  if (short !== undefined) return [...before, short];
  const { seat, came } = last.shown;
  if (typeof seat !== 'number' || !Array.isArray(came)) return said;
  if (last.type !== 'moved-units') return said;
  const fights = toCome(view, locale);
  const laid = laidAfter(last, deedsOf(now!));
  const also = onTheWayOf(view, last, deedsOf(now!), locale);
  const isShort = fights.length + also.length > 0;
  const moved =
    isOneTwice(allOf(last)) && also.length === 0 ? said.slice(-1) : [movedWords(view, last, { isShort, also, locale })];
  const earlier = before.filter((_, n) => !laid.includes((now!.deeds ?? [])[n]!));
  return [...earlier, sentences([...moved, ...fights], locale)];
}

/** So much of the turn of an Automa has room in a headline; of more what its plate and the list tell as well is left out. */
const SAID = 3;
const COUNTED: ReadonlySet<string> = new Set(['automa-gained', 'automa-tracker']);

/** "Automa: mech C5 → B4, a new mech at D5.": what was done, without card and scheme; of much only what was done on the map. */
function automaWords(view: View, told: Told, locale: Locale): string | undefined {
  if (told.type !== 'automa-turn' || !view.automa) return undefined;
  const all = allOf(told).slice(1);
  const onMap = all.filter(({ type }) => !COUNTED.has(type.replace(/^came\./, '')));
  const what = onMap.length > 0 && all.length > SAID ? onMap : all;
  if (what.length === 0) return undefined;
  const words = printed.renamed((key) => {
    const seat = /^seat\.(\d+)$/.exec(key)?.[1];
    const faction = seat && factionOf(view, Number(seat));
    return faction ? { key: `faction.${faction}` } : undefined;
  });
  const did = what.map(({ type, shown }) => words.say({ key: type, args: shown }, locale));
  return say('board.automa-turn', locale, { name: shortName(view, view.automa.seat, locale), did: list(did, locale) });
}

/** What is put into the words of a deed beside whose it is; undefined where they say no more than the news. */
type Words = (shown: Shown, locale: Locale, view: View) => Record<string, Json> | undefined;

/** Deeds that are told without what was paid for them. */
const SHORT: Readonly<Record<string, Words>> = {
  upgraded: ({ box, to }, locale) => {
    const [better, bottom] = [nameOf('box', box, locale), nameOf('bottom', to, locale)];
    return better && bottom ? { better, bottom } : undefined;
  },
  deployed: ({ hex, mech }, locale) => {
    const ability = nameOf('mech', mech, locale);
    return ability && typeof hex === 'string' ? { hex, ability } : undefined;
  },
  built: ({ hex, structure }, locale) => {
    const built = nameOf('structure', structure, locale);
    return built && typeof hex === 'string' ? { hex, structure: built } : undefined;
  },
  section: ({ section, skipped }, locale) =>
    skipped === true ? { section: say(`board.section.${String(section)}`, locale) } : undefined,
  'option-taken': option,
  produced: inVain,
};

/** The words of a deed in short; undefined for other deeds, and where something came of it. */
function shortWords(view: View, { type, shown }: Told, locale: Locale): string | undefined {
  const { seat, came } = shown;
  if (came || typeof seat !== 'number') return undefined;
  const args = SHORT[type]?.(shown, locale, view);
  return args && say(`board.short.${type}`, locale, { name: seatName(view, seat, locale), ...args });
}

/** Where somebody produced and nothing came, and of villages why; undefined where something came. */
function inVain({ seat, hexes, none }: Shown, locale: Locale, view: View): Record<string, Json> | undefined {
  if (none === undefined || !Array.isArray(hexes)) return undefined;
  const isOut = workersOut(view, seat as SeatId) >= workersInAll;
  return { hexes, why: say(`board.in-vain.${isOut ? 'all-out' : 'unwanted'}`, locale) };
}

/** Which option of an encounter was chosen, and of what less was taken than it offers. */
function option({ option: id, without, gain, workers, none }: Shown, locale: Locale): Record<string, Json> | undefined {
  const chosen = nameOf('encounter-option', id, locale);
  if (!chosen) return undefined;
  const declined = declinedIn(without);
  const taken = [...amounts(gain), ...amounts(workers)].filter(({ sign }) =>
    declined.some((one) => one.sign === sign && one.less !== null),
  );
  const left = declined.filter(({ less }) => less === null);
  return {
    option: chosen,
    only: taken.map(({ sign, n }) => printed.say({ key: `counter.${sign}`, args: { n } }, locale)),
    nothing: none === undefined ? null : true,
    none: (none === undefined ? left : []).map(({ what }) => printed.say({ key: `part.${what}`, args: {} }, locale)),
  };
}

/** Workers have no numbers: one who sets out from where another came to may be the same. */
const isOneTwice = (all: readonly Told[]): boolean => {
  const ways = all.filter(({ shown }) => shown.unit === 'worker').map(({ shown }) => placesOf(shown.way));
  return ways.some((way, n) => ways.slice(0, n).some((one) => one.at(-1) === way[0]));
};

/** Where somebody has moved in and will fight. */
function toCome(view: View, locale: Locale): string[] {
  const hexes = view.combat ? [] : fightsToCome(view);
  return hexes.length > 0 ? [sentence(say('board.combats', locale, { list: hexes }), locale)] : [];
}

/** "A attacked B at F4 and lost, 3 to 5."; where it is not known who attacked "B beat A at F4, 5 to 3." */
function foughtWords(view: View, outcome: Outcome, locale: Locale): string {
  const [first, second] = sidesOf(outcome) as [Side, Side];
  const how = outcome.attacker === undefined ? 'beat' : first.hasWon ? 'won' : 'lost';
  return say(`board.fought.${how}`, locale, {
    name: seatName(view, first.seat, locale),
    enemy: seatName(view, second.seat, locale),
    hex: outcome.place,
    own: first.total,
    other: second.total,
  });
}
type Side = ReturnType<typeof sidesOf>[number];
