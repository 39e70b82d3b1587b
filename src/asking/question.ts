import { isAside } from '#core/asides';
import type { Catalogue, Locale } from '#core/text';
import type { Decision } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { type Draft, type Stage, stageOf } from './draft.ts';
import { fieldMenu } from './field-menu.ts';
import { LIMITS } from './limits.ts';
import { button, buttonRows, menuRow, onPage, pageCount, pageWithin, type Row, turning } from './menu.ts';
import { actionLabel, fieldLabel, fieldsOf, questionText, type SomeAction, valueText } from './names.ts';
import { suggested } from './suggested.ts';
import { refusalText } from './text.ts';
import { clamp } from './words.ts';

export type { Draft } from './draft.ts';
export { press } from './press.ts';

/** A private message: for the eyes of the seat that is asked only. */
export interface Shown {
  content: string;
  components: Row[];
}

/** Actions that are shown as buttons; more of them make a menu. */
const BUTTONS = 10;
const SUGGESTIONS = 5;

/**
 * The private question: one message that leads through an answer, `press` carrying each press into `draft`.
 * Offered are only actions that have a legal answer. `page` is the page of a long menu.
 */
export function privateQuestion(
  part: AnyGame,
  match: string,
  g: unknown,
  decision: Decision,
  draft: Draft | undefined,
  page: number,
  locale: Locale,
  text: Catalogue,
): Shown {
  const stage = stageOf(part, g, decision, draft);
  const ids = { match, decision: decision.id };
  const lines = [`**${questionText(part, decision, locale)}**`];
  const rows = suggestions(part, ids, stage, locale);
  if (!stage.action) {
    if (stage.actions.length === 0) lines.push(text.say({ key: 'question.nothing' }, locale));
    rows.push(...actionRows(part, ids, stage, page, locale, text));
    return shown(lines, rows);
  }
  const { action, field, problem } = stage;
  if (decision.actions.length > 1 || isAside(decision.id)) lines.push(`__${actionLabel(part, action.name, locale)}__`);
  lines.push(...filled(part, stage, action, locale, text));
  const navigation = [];
  const press = { ...ids, step: stage.step };
  if (field) {
    const menu = fieldMenu({ part, stage, action, field, ids: press, page, locale, text });
    lines.push(...menu.lines);
    rows.push(...menu.rows);
    navigation.push(...menu.navigation);
  } else {
    const why = problem && refusalText(part, problem, locale, stage.here, text);
    lines.push(why ? `⚠ ${why}` : text.say({ key: 'question.ready' }, locale));
    if (!why) navigation.push(button({ kind: 'send', ...press }, text.say({ key: 'button.send' }, locale), 'success'));
  }
  if (stage.begun) navigation.push(button({ kind: 'back', ...press }, text.say({ key: 'button.back' }, locale)));
  return shown(lines, [...rows, ...buttonRows(navigation)]);
}

const shown = (lines: string[], components: Row[]): Shown => ({
  content: clamp(lines.join('\n'), LIMITS.message.content),
  components: components.slice(0, LIMITS.component.rows),
});

interface Ids {
  match: string;
  decision: string;
}

/** Whole answers for one press, while nothing has been chosen yet. */
function suggestions(part: AnyGame, ids: Ids, stage: Stage, locale: Locale): Row[] {
  const fresh = stage.field?.partial === undefined && Object.keys(stage.args).length === stage.forced.length;
  if (stage.action && !fresh) return [];
  const found = suggested(part, stage.here, stage.action ? [stage.action] : stage.actions);
  const buttons = found.map(({ action, index, words }) =>
    button({ kind: 'suggest', ...ids, action, index }, words(locale), 'success'),
  );
  return buttonRows(buttons.slice(0, SUGGESTIONS));
}

function actionRows(part: AnyGame, ids: Ids, stage: Stage, asked: number, locale: Locale, text: Catalogue): Row[] {
  const { actions } = stage;
  if (actions.length <= BUTTONS) {
    return buttonRows(
      actions.map((action) => {
        const kind = fieldsOf(action).length > 0 ? 'begin' : 'do';
        return button({ kind, ...ids, action: action.name }, actionLabel(part, action.name, locale), 'primary');
      }),
    );
  }
  const page = pageWithin(asked, actions.length);
  const options = onPage(actions, page).map(({ name }) => ({ value: name, label: actionLabel(part, name, locale) }));
  const menu = menuRow({ kind: 'action', ...ids, page }, text.say({ key: 'menu.action' }, locale), options);
  return [menu, ...buttonRows(turning({ ...ids, step: stage.step }, page, pageCount(actions.length), locale, text))];
}

/** The fields that are filled in, by name and value; said so where there was nothing to choose. */
function filled(part: AnyGame, stage: Stage, action: SomeAction, locale: Locale, text: Catalogue): string[] {
  return fieldsOf(action)
    .filter(([name]) => Object.hasOwn(stage.args, name))
    .map(([name, field]) => {
      const args = {
        field: fieldLabel(part, action.name, name, locale),
        value: valueText(part, field, stage.args[name]!, stage.here, locale, text),
      };
      return text.say({ key: stage.forced.includes(name) ? 'question.only' : 'question.filled', args }, locale);
    });
}
