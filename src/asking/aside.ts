import type { Decision } from '#core/types';
import { stageOf } from './draft.ts';
import type { PutQuestion } from './question.ts';
import { LIMITS } from './terms/limits.ts';
import { button, buttonRows, menuRow, onPage, pageCount, type Row } from './terms/menu.ts';
import { actionLabel } from './terms/names.ts';
import { sayCommon } from './terms/text.ts';

/** What may be said at any time, offered in private: quietly, and only where it is legal. */

/**
 * Rows below a private message for these asides of one person, at most `room`: up to five buttons, or menus for each
 * seat. They are offered besides, so what has no room there is left to typing. A press begins the aside; nothing is done by
 * one press, because it cannot be taken back.
 */
export function asideRows(
  { part, match, g, locale }: Omit<PutQuestion, 'decision'>,
  asides: readonly Decision[],
  room: number,
): Row[] {
  const offers = asides
    .map((decision) => ({
      decision: decision.id,
      actions: stageOf({ part, g, decision }, undefined).actions.map(({ name }) => name),
      seat: part.text.say({ key: `seat.${decision.seat}.short` }, locale),
    }))
    .filter(({ actions }) => actions.length > 0);
  const several = offers.length > 1;
  const labelled = (words: string, seat: string) =>
    several ? sayCommon('button.of-seat', locale, { action: words, seat }) : words;
  const buttons = offers.flatMap(({ decision, actions, seat }) =>
    actions.map((action) =>
      button({ kind: 'begin', match, decision, action }, labelled(actionLabel(part, action, locale), seat)),
    ),
  );
  if (buttons.length <= LIMITS.component.buttons) return buttonRows(buttons).slice(0, room);
  const menus = offers.flatMap(({ decision, actions, seat }) => {
    const options = actions.map((value) => ({ value, label: actionLabel(part, value, locale) }));
    const words = labelled(sayCommon('menu.aside', locale), seat);
    return Array.from({ length: pageCount(options.length) }, (_, page) =>
      menuRow({ kind: 'action', match, decision, page }, words, onPage(options, page)),
    );
  });
  return menus.slice(0, room);
}
