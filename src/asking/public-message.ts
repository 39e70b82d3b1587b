import { byQuestion } from '#core/decision';
import { possible } from '#core/enumerate';
import type { Locale } from '#core/text';
import type { Decision, Event, Json, Message, SeatId, ToldDeed } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { earlierText } from './earlier.ts';
import { openId } from './open-id.ts';
import { type Suggested, suggested } from './suggested.ts';
import { suggestionRows, wholeLabels } from './suggestion-rows.ts';
import type { Press } from './terms/ids.ts';
import { button, buttonRows, menuRow, onPage, pageCount, pagedRows, type Row } from './terms/menu.ts';
import {
  actionLabel,
  askedFields,
  hereOf,
  labelsText,
  otherwiseText,
  questionText,
  type SomeAction,
} from './terms/names.ts';
import { ROOM } from './terms/room.ts';
import { sayCommon } from './terms/text.ts';
import { plain } from './terms/words.ts';

export { clamp } from './terms/words.ts';

/** Actions that can be taken straight from the public message. */
const DIRECT = 3;

/** What stands below the board for everybody: what can be looked at and taken back. After the end there is only something to look at. */
export function boardRows(match: string, isOver: boolean, locale: Locale): Row[] {
  const general: readonly [Press['kind'] & ('hand' | 'undo' | 'board'), string][] = [
    ['hand', 'hand'],
    ['undo', 'undo'],
    ['board', 'zoom'],
  ];
  const shown = isOver ? general.filter(([kind]) => kind === 'board') : general;
  return buttonRows(shown.map(([kind, key]) => button({ kind, match }, sayCommon(`button.${key}`, locale))));
}

/**
 * The buttons below the words of who is asked; none when nobody is. They rest on the open questions only, never on the
 * state, for which of several answers is legal may be a secret. So an action is offered directly only if it needs no
 * fields. Of a secret question it must be legal always as well (`isAlwaysLegal`): then that its button stands there
 * tells nothing.
 */
export function bellRows(part: AnyGame, match: string, open: readonly Decision[], locale: Locale): Row[] {
  if (open.length === 0) return [];
  const yours = button({ kind: 'answer', match }, sayCommon('button.your-move', locale), 'primary');
  return buttonRows([yours, ...direct(part, match, open, locale)]);
}

function direct(part: AnyGame, match: string, open: readonly Decision[], locale: Locale) {
  // Of a question that several share, a button is for all of them: `play` knows whose press it is.
  const questions = byQuestion(open).map(([decision]) => decision);
  const several = new Set(questions.map(({ seat }) => seat)).size > 1;
  return questions
    .filter(({ vote }) => !vote)
    .flatMap((decision) =>
      decision.actions
        .filter((name) => isPlain(part.game.actions[name]))
        .filter((name) => !decision.secret || part.game.actions[name]!.isAlwaysLegal)
        // Alone it is suggested by its own words (`openSuggestions`).
        .filter((name) => questions.length > 1 || !part.game.actions[name]!.suggestsOpenly)
        .map((action) => ({ decision, action })),
    )
    .slice(0, DIRECT)
    .map(({ decision, action }) => {
      const label = actionLabel(part, action, locale);
      const seat = () => part.text.say({ key: `seat.${decision.seat}.short` }, locale);
      const isOneSeats = several && !decision.shared;
      const words = isOneSeats ? sayCommon('button.of-seat', locale, { action: label, seat: seat() }) : label;
      return button({ kind: 'do', match, decision: openId(decision), action }, words);
    });
}

/** Whole answers that stand below a public question. */
const QUICK = 4;

/** A match whose questions stand in public. */
interface InPublic {
  part: AnyGame;
  match: string;
  g: unknown;
  locale: Locale;
}

/** Whole answers to what is asked now, for one press: those that rest on public facts alone, by the word of the game. */
export function openSuggestions(put: InPublic, open: readonly Decision[]): Row[] {
  const [decision] = open;
  return decision
    ? suggestionRows({ match: put.match, decision: decision.id }, suggestedOpenly(put, open), put.locale)
    : [];
}

/** The words of those that have no room on their buttons, whole. */
export const openWords = (put: InPublic, open: readonly Decision[]): string[] =>
  wholeLabels(suggestedOpenly(put, open).map(({ words }) => words(put.locale)));

function suggestedOpenly({ part, g }: InPublic, open: readonly Decision[]): Suggested[] {
  const questions = byQuestion(open).map(([decision]) => decision);
  const [decision] = questions;
  // With several questions at once it would not be seen whose the answers are.
  if (!decision || decision.secret || questions.length > 1) return [];
  const here = hereOf(g, decision);
  const actions = decision.actions
    .map((name) => part.game.actions[name] as SomeAction)
    .filter((action) => action.suggestsOpenly && possible(action, here));
  return suggested(part, here, actions).slice(0, QUICK);
}

const isPlain = (action: SomeAction | undefined) =>
  action !== undefined && askedFields(action).length === 0 && action.check === undefined;

/**
 * Menus of places to look at closely, 25 in each, and four rows at most: the last one of a message is for buttons. More of
 * them have pages.
 */
export function focusMenus(
  match: string,
  places: readonly { id: string; name: string }[],
  locale: Locale,
  asked = 0,
): Row[] {
  const room = ROOM.rows - 1;
  const menus = Array.from({ length: places.length > 0 ? pageCount(places.length) : 0 }, (_, page) => {
    const shown = onPage(places, page);
    const span = { focus: sayCommon('menu.focus', locale), first: shown[0]!.name, last: shown.at(-1)!.name };
    const options = shown.map(({ id, name }) => ({ value: id, label: name }));
    return menuRow({ kind: 'focus', match, page }, sayCommon('menu.focus-page', locale, span), options);
  });
  return pagedRows(menus, { room, asked, to: (page) => ({ kind: 'board', match, page }), locale });
}

/**
 * Who is asked what: one question, put to one seat or shared by several, of whom one decides. `names` has a mention or a name for
 * every seat; names are taken literally.
 */
export function askedLine(
  part: AnyGame,
  asked: Decision | readonly [Decision, ...Decision[]],
  names: readonly string[],
  locale: Locale,
): string {
  const who = (seat: number) => plain(names[seat] ?? part.text.say({ key: `seat.${seat}` }, locale));
  const all: readonly [Decision, ...Decision[]] = 'id' in asked ? [asked] : asked;
  const [decision] = all;
  const seats = all.map(({ seat }) => seat);
  const key = decision.vote ? 'asked-vote' : decision.shared ? 'asked-one-of' : 'asked';
  return sayCommon(key, locale, {
    who: [...new Set(seats.map(who))],
    question: questionText(part, decision, locale, seats),
    otherwise: otherwiseText(part, decision, locale) ?? null,
  });
}

/**
 * What happened, a line for each deed that has words. A seat among `viewers` reads its private line besides. When they
 * are several seats of one person, the name of the seat stands before it. Without `viewers` nothing private is said.
 */
export function eventLines(
  part: AnyGame,
  events: readonly Event[],
  locale: Locale,
  viewers: SeatId | readonly SeatId[] = [],
): string[] {
  const seats = typeof viewers === 'number' ? [viewers] : viewers;
  return deedsOf(part, events).flatMap(({ told: { type, shown, only } }) => {
    const key = `event.${type}`;
    const common = part.text.has(key, locale) ? undefined : kernelEvent(part, { type, shown }, locale);
    if (common !== undefined) return [common];
    const lines = part.text.has(key, locale) ? [part.text.say({ key, args: shown }, locale)] : [];
    if (!part.text.has(`${key}.only`, locale)) return lines;
    const own = seats.flatMap((seat) => {
      const known = only?.[seat];
      if (!known) return [];
      const words = part.text.say({ key: `${key}.only`, args: { ...shown, ...known } }, locale);
      return seats.length > 1
        ? [sayCommon('own', locale, { seat: part.text.say({ key: `seat.${seat}` }, locale), words })]
        : [words];
    });
    return [...lines, ...own];
  });
}

/** Whether everybody reads something of an event of this type: in the game's words, or those of the kernel. */
export const isTold = (part: AnyGame, { type }: Pick<Event, 'type'>): boolean =>
  part.text.has(`event.${type}`, 'en') || Object.hasOwn(OF_KERNEL, type);

/** The events deed by deed (`Game.deeds`); where a game tells no deeds, one by one. */
export const deedsOf = ({ game }: AnyGame, events: readonly Event[]): ToldDeed[] =>
  game.deeds?.(events) ?? events.map((told) => ({ told, of: [told] }));

/**
 * What happened, as a picture tells it: what matters most last, of equal weight the newest. `deeds` has for each sentence what it tells,
 * `times` when: the how manyth it was.
 */
export function heard(
  part: AnyGame,
  events: readonly Event[],
  locale: Locale,
): { said: string[]; deeds: Event[]; times: number[] } {
  const { weight = () => 0 } = part.pictures;
  const all = deedsOf(part, events).flatMap(({ told }, time) =>
    eventLines(part, [told], locale).map((words) => ({ words, deed: told, weight: weight(told), time })),
  );
  all.sort((a, b) => a.weight - b.weight);
  return {
    said: all.map(({ words }) => words),
    deeds: all.map(({ deed }) => deed),
    times: all.map(({ time }) => time),
  };
}

/** Its sentences alone. */
export const headlines = (part: AnyGame, events: readonly Event[], locale: Locale): string[] =>
  heard(part, events, locale).said;

/** What the kernel and the bot tell in the log of any game (`core/table`, `core/rewind`), by type, and its words. */
const OF_KERNEL: Readonly<Record<string, string>> = {
  objects: 'event.objects',
  voted: 'event.voted',
  'votes-equal': 'event.votes-equal',
  'set-back': 'event.set-back',
};

/** An objection, how a vote went, or that the match was set back. Undefined for what a game tells. */
function kernelEvent(
  part: AnyGame,
  { type, shown }: Pick<Event, 'type' | 'shown'>,
  locale: Locale,
): string | undefined {
  const key = Object.hasOwn(OF_KERNEL, type) ? OF_KERNEL[type] : undefined;
  if (key === undefined) return undefined;
  const { seat, seats, choice, to } = shown;
  const name = (one: Json) => part.text.say({ key: `seat.${String(one)}` }, locale);
  return sayCommon(key, locale, {
    ...shown,
    ...(typeof seat === 'number' && { seat: name(seat) }),
    ...(Array.isArray(seats) && { seats: seats.map(name) }),
    ...(to !== undefined && { to: earlierText(part, to, locale) }),
    ...(choice !== undefined && { choice: labelsText(part, choice as unknown as Message[], locale) }),
  });
}
