import { isRefusal, readArgs } from '#core/actions';
import { enumerate } from '#core/enumerate';
import { kindOf } from '#core/fields/kinds';
import type { Locale } from '#core/text';
import type { Json, Message, Said, Suggestion, Thing } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { actionLabel, askedFields, type SomeAction, type SomeHere } from './terms/names.ts';
import { headed } from './terms/text.ts';

/** A whole answer that somebody can give with one press. */
export interface Suggested {
  action: string;
  /** Which of the action's suggestions it is. */
  index: number;
  args: Record<string, Json>;
  /** What it names on a picture, where that is not what its fields name. */
  means?: readonly Thing[];
  /** What is said with it to the questions that follow. */
  further: readonly Said[];
  /** The words of its button, and what it is called without the action's name. */
  words(locale: Locale): string;
  short(locale: Locale): string;
}

/** Where whole answers come from: those that everybody is offered, those for which the page has room, those that only a picture offers. */
type Offer = 'suggest' | 'more' | 'onPicture';
const OFFERS: readonly Offer[] = ['suggest', 'more', 'onPicture'];
/** Each has so many places: one number in the id of a press says which it is of, and its place there. */
const PLACES = 200;

/**
 * What the game suggests for these actions and is legal now: of several actions one of each in turn, with the action's
 * name before it.
 */
export function suggested(
  part: AnyGame,
  here: SomeHere,
  actions: readonly SomeAction[],
  offer: Offer = 'suggest',
): Suggested[] {
  const from = OFFERS.indexOf(offer) * PLACES;
  const lists = actions.map((action) => legal(action, here, (action[offer]?.(here) ?? []).slice(0, PLACES), from));
  return worded(part, actions, lists);
}

/** The whole answer that a press names, legal or not. */
export function wholeAnswer(action: SomeAction, here: SomeHere, index: number): Suggestion | undefined {
  const offer = OFFERS[Math.floor(index / PLACES)];
  return offer && action[offer]?.(here)[index % PLACES];
}

type Legal = Omit<Suggested, 'words' | 'short'> & { label: Message };
const legal = (action: SomeAction, here: SomeHere, all: readonly Suggestion[], from: number): Legal[] =>
  all.flatMap(({ label, args, means, further = [] }, at) => {
    const read = readArgs(action, here, args);
    return isRefusal(read)
      ? []
      : [{ action: action.name, index: from + at, args: read.args, ...(means && { means }), further, label }];
  });

function worded(part: AnyGame, actions: readonly SomeAction[], lists: readonly Legal[][]): Suggested[] {
  // An action with nothing to fill in is named by its suggestion itself; what is suggested openly stands alone below the board as well.
  const speaks = (action: SomeAction) => askedFields(action).length === 0 || action.suggestsOpenly;
  const bare = new Set(actions.filter(speaks).map(({ name }) => name));
  const several = lists.filter(([first]) => first && !bare.has(first.action)).length > 1;
  return inTurn(lists).map(({ label, ...one }) => ({
    ...one,
    short: (locale) => part.text.say(label, locale),
    words(locale) {
      const said = part.text.say(label, locale);
      if (!several || bare.has(one.action)) return said;
      const action = actionLabel(part, one.action, locale);
      return headed(action, said, locale);
    },
  }));
}

/** Whether each legal answer of an action is suggested, with nothing said further: then its own button adds nothing. */
export function isSaidWhole(here: SomeHere, action: SomeAction, suggestions: readonly Suggested[]): boolean {
  const said = suggestions.filter((one) => one.action === action.name && one.further.length === 0);
  if (said.length === 0 || askedFields(action).some(([, field]) => !kindOf(field).isSingle)) return false;
  const known = new Set(said.map(({ args }) => JSON.stringify(args)));
  for (const args of enumerate(action, here)) if (!known.has(JSON.stringify(args))) return false;
  return true;
}

/** The first of each list, then the second of each, and so on. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, i) =>
    lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
  ).flat();
