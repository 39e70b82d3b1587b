import { isRefusal, readArgs } from '#core/actions';
import type { Locale } from '#core/text';
import type { Json, Said } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { actionLabel, type SomeAction, type SomeHere } from './names.ts';
import { say } from './text.ts';

/** A whole answer that somebody can give with one press. */
export interface Suggested {
  action: string;
  /** Which of the action's suggestions it is. */
  index: number;
  args: Record<string, Json>;
  /** What is said with it to the questions that follow. */
  further: readonly Said[];
  /** The words of its button, and what it is called without the action's name. */
  words(locale: Locale): string;
  short(locale: Locale): string;
}

/**
 * What the game suggests for these actions and is legal now: of several actions one of each in turn, with the action's
 * name before it.
 */
export function suggested(part: AnyGame, here: SomeHere, actions: readonly SomeAction[]): Suggested[] {
  const lists = actions.map((action) =>
    (action.suggest?.(here) ?? []).flatMap(({ label, args, further = [] }, index) => {
      const read = readArgs(action, here, args);
      return isRefusal(read) ? [] : [{ action: action.name, index, args: read.args, further, label }];
    }),
  );
  const several = lists.filter((list) => list.length > 0).length > 1;
  return inTurn(lists).map(({ label, ...one }) => ({
    ...one,
    short: (locale) => part.text.say(label, locale),
    words(locale) {
      const said = part.text.say(label, locale);
      if (!several) return said;
      const action = actionLabel(part, one.action, locale);
      return say('question.suggested', locale, { action, label: said });
    },
  }));
}

/** The first of each list, then the second of each, and so on. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, i) =>
    lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
  ).flat();
