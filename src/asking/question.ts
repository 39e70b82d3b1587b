import { isAside } from '#core/asides';
import type { Locale } from '#core/text';
import { type Draft, type Question, type Stage, stageOf } from './draft.ts';
import { fieldMenu } from './field-menu.ts';
import { foreseen, foreseenText } from './foreseen.ts';
import { refusalText } from './refusal.ts';
import { isSaidWhole, type Suggested, suggested } from './suggested.ts';
import { suggestionRows, wholeLabels } from './suggestion-rows.ts';
import type { StepIds } from './terms/ids.ts';
import { LIMITS } from './terms/limits.ts';
import {
  button,
  buttonRows,
  grouped,
  menuRow,
  onPage,
  pageCount,
  pageWithin,
  type Row,
  type RowGroup,
  turning,
} from './terms/menu.ts';
import {
  actionLabel,
  askedFields,
  fieldLabel,
  otherwiseText,
  questionText,
  type SomeAction,
  type Voice,
} from './terms/names.ts';
import { ROOM } from './terms/room.ts';
import { headed, sayCommon } from './terms/text.ts';
import { valueText } from './values.ts';

export type { Draft } from './draft.ts';
export { press } from './press.ts';

/** A private message: for the eyes of the seat that is asked only. */
export interface ShownQuestion {
  content: string;
  choices: RowGroup[];
}
/** It with the whole answers besides for which only the page has room. */
interface WithMore extends ShownQuestion {
  more: RowGroup[];
}

/** Whole answers for one press: a row of them, and a second one where the actions need one row only. */
const SUGGESTIONS = LIMITS.component.buttons;

/** The question of a match, in the language of whoever reads it. */
export interface PutQuestion extends Question {
  /** The id of the match. */
  match: string;
  locale: Locale;
  /** It is read on the page, which has room for every whole answer. */
  isAtDoor?: boolean;
}

/**
 * The private question: one message that leads through an answer, `press` carrying each press into `draft`.
 * Offered are only actions that have a legal answer. `page` is the page of a long menu.
 */
export function privateQuestion(put: PutQuestion, draft: Draft | undefined, page = 0): WithMore {
  const { part, match, decision, locale } = put;
  const stage = stageOf(put, draft);
  const ids = { match, decision: decision.id, step: stage.step };
  const voice = { part, here: stage.here, locale };
  const lines = [`**${questionText(part, decision, locale)}**`];
  const otherwise = otherwiseText(part, decision, locale);
  if (decision.shared) lines.push(sayCommon('question.shared', locale));
  if (otherwise !== undefined)
    lines.push(sayCommon(decision.vote ? 'question.vote' : 'question.contestable', locale, { otherwise }));
  const { first: suggestions, more } = suggestedNow(put, stage);
  const quick = quickChoices(voice, ids, stage, { answers: suggestions, caption: 'caption.quick' });
  const furtherDown = quickChoices(voice, ids, stage, { answers: more, caption: 'caption.more-quick' });
  const rows: Row[] = [];
  if (!stage.action) {
    if (stage.actions.length === 0) lines.push(sayCommon('question.nothing', locale));
    const others = stage.actions.filter((action) => !isSaidWhole(stage.here, action, suggestions));
    const actions = grouped(actionRows(voice, ids, others, page), sayCommon('caption.actions', locale));
    return { content: lines.join('\n'), choices: [...quick, ...actions], more: furtherDown };
  }
  const { action, field, problem } = stage;
  if (decision.actions.length > 1 || isAside(decision.id)) lines.push(`__${actionLabel(part, action.name, locale)}__`);
  lines.push(...filled(voice, stage, action));
  const navigation = [];
  if (field) {
    const menu = fieldMenu({ ...voice, ...field, ids, page });
    lines.push(...menu.lines);
    rows.push(...menu.rows);
    navigation.push(...menu.navigation);
  } else {
    const why = problem && refusalText(part, problem, locale, stage.here);
    if (why) lines.push(`⚠ ${why}`);
    else {
      lines.push(...readyLines(voice, action, stage));
      navigation.push(button({ kind: 'send', ...ids }, sayCommon('button.send', locale), 'success'));
    }
  }
  if (stage.begun) navigation.push(button({ kind: 'back', ...ids }, sayCommon('button.back', locale)));
  const steps = grouped([...rows, ...buttonRows(navigation)], sayCommon('caption.steps', locale));
  // Beside an action that is asked for at once stand the others, until it is begun.
  const others = stage.begun ? [] : stage.actions.filter((one) => one !== action);
  const beside = grouped(
    others.length > 0 ? actionRows(voice, ids, others, page) : [],
    sayCommon('caption.others', locale),
  );
  return { content: lines.join('\n'), choices: [...quick, ...steps, ...beside], more: furtherDown };
}

/** That all is filled in, and what would follow; where that is easily overlooked, that it cannot be taken back. */
function readyLines(voice: Voice, action: SomeAction, { here, args }: Stage): string[] {
  const follows = foreseen(here, { action, args });
  const words = foreseenText(voice, follows);
  return [
    ...(words ? [`-# ${words}`] : []),
    sayCommon(follows.isOdd ? 'question.sure' : 'question.ready', voice.locale),
  ];
}

/** Whole answers for one press, while nothing has been chosen yet: as many as a message has room for, and those for which the page has. */
export function suggestedNow({ part, isAtDoor }: PutQuestion, stage: Stage): { first: Suggested[]; more: Suggested[] } {
  if (!isFresh(stage)) return { first: [], more: [] };
  const { here, action, actions } = stage;
  const offered = offeredNow(stage);
  const all = suggested(part, here, offered);
  const room = SUGGESTIONS * (!action && actions.length <= LIMITS.component.buttons ? 2 : 1);
  const more = isAtDoor ? [...all.slice(room), ...suggested(part, here, offered, 'more')] : [];
  return { first: all.slice(0, room), more };
}
/** Whose whole answers are offered: the action that is asked for, or all. */
export const offeredNow = ({ action, actions }: Stage): readonly SomeAction[] => (action ? [action] : actions);
/** Nothing of the answer has been chosen, or its action alone. */
export const isFresh = ({ action, field, args, forced }: Stage): boolean =>
  !action || (field?.partial === undefined && Object.keys(args).length === forced.length);

/** Whole answers for one press, with what would follow each. */
function quickChoices(
  voice: Voice,
  ids: StepIds,
  stage: Stage,
  { answers, caption }: { answers: readonly Suggested[]; caption: string },
): RowGroup[] {
  const { locale } = voice;
  const notes = foreseenOf(voice, stage, answers);
  const [group] = grouped(suggestionRows(ids, answers, locale), sayCommon(caption, locale));
  return group ? [{ ...group, ...(notes.length > 0 && { notes }) }] : [];
}

/**
 * What would follow each suggestion, in a line; what follows all alike is said once, without their names. Words that a button has no
 * room for stand there whole.
 */
function foreseenOf(voice: Voice, stage: Stage, suggestions: readonly Suggested[]): string[] {
  const all = suggestions.map(({ action: name, args, further, words }) => {
    const action = stage.actions.find((one) => one.name === name);
    const follows = action ? foreseenText(voice, foreseen(stage.here, { action, args, further })) : '';
    return { label: words(voice.locale), follows };
  });
  const [first, ...others] = all;
  const whole = wholeLabels(all.map(({ label }) => label));
  if (first?.follows && others.length > 0 && others.every(({ follows }) => follows === first.follows))
    return [first.follows, ...whole];
  return all.flatMap(({ label, follows }) => {
    if (follows) return [sayCommon('question.follows', voice.locale, { label, follows })];
    return whole.includes(label) ? [label] : [];
  });
}

function actionRows({ part, locale }: Voice, ids: StepIds, actions: readonly SomeAction[], asked: number): Row[] {
  const { match, decision } = ids;
  if (actions.length <= ROOM.actions) {
    return buttonRows(
      actions.map((action) => {
        const kind = askedFields(action).length > 0 ? 'begin' : 'do';
        const words = actionLabel(part, action.name, locale);
        return button({ kind, match, decision, action: action.name }, words, 'primary');
      }),
    );
  }
  const page = pageWithin(asked, actions.length);
  const options = onPage(actions, page).map(({ name }) => ({ value: name, label: actionLabel(part, name, locale) }));
  const menu = menuRow({ kind: 'action', match, decision, page }, sayCommon('menu.action', locale), options);
  return [
    menu,
    ...buttonRows(turning((next) => ({ kind: 'page', ...ids, page: next }), page, pageCount(actions.length), locale)),
  ];
}

/** The fields that are filled in, by name and value; said so where there was nothing to choose. */
function filled(voice: Voice, stage: Stage, action: SomeAction): string[] {
  const { part, locale } = voice;
  return askedFields(action)
    .filter(([name]) => Object.hasOwn(stage.args, name))
    .map(([name, field]) => {
      const value = valueText(voice, field, stage.args[name]!);
      const line = headed(fieldLabel(part, action.name, name, locale), value, locale);
      return stage.forced.includes(name) ? sayCommon('question.only', locale, { line }) : line;
    });
}
