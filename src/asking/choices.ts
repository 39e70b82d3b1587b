import type { Choice, Progress } from '#core/choice';
import { type Labelled, thingsOf } from '#core/fields/field';
import type { Json, Range, Thing } from '#core/types';
import { type Draft, type Stage, stageOf } from './draft.ts';
import { type Begun, choiceOf } from './field/field.ts';
import { askingOf } from './fields/kinds.ts';
import { isFresh, offeredNow, type PutQuestion, suggestedNow } from './question.ts';
import { type Suggested, suggested } from './suggested.ts';
import { writeId } from './terms/ids.ts';
import { askedFields, type SomeField, type SomeHere, type Voice } from './terms/names.ts';

/** What a private question lets its reader choose, as `privateQuestion` offers it: for the picture beside it. */
export function progressOf(put: PutQuestion, draft: Draft | undefined): Progress {
  const { part, locale } = put;
  const stage = stageOf(put, draft);
  const { here, action, field, args } = stage;
  const voice = { part, here, locale };
  const actions = stage.actions.map(({ name }) => name);
  if (!action) return { actions, choices: suggestionsOf(put, voice, stage), chosen: [] };
  const before = askedFields(action).flatMap(([name, one]) => thingsIn(one, args[name], here));
  if (!field) return { actions, action: action.name, choices: [], chosen: before };
  const chosen = [...before, ...thingsIn(field.field, field.partial, here)];
  return { actions, action: action.name, field: field.name, choices: optionsOf({ ...voice, ...field }), chosen };
}

/** A choice with what is pressed for it. */
export interface Choosable extends Choice {
  /** The id of the button or menu, and of a menu the value of its line. */
  press: string;
  value?: string;
  /** It is one of several that are chosen together, so few and so many: one press with this id carries all their values. */
  together?: Range;
}

/**
 * What can be chosen in a question now, with what is pressed for it: for whoever shows it on the picture. The whole answers that are offered
 * in words or on a picture alone, and the options of the open field, of every page.
 */
export function choosablesOf(put: PutQuestion, draft: Draft | undefined): Choosable[] {
  const { part, match, decision, locale } = put;
  const stage = stageOf(put, draft);
  const voice = { part, here: stage.here, locale };
  const ids = { match, decision: decision.id };
  const { first, more } = suggestedNow(put, stage);
  const whole = [...first, ...more, ...picturedNow(put, stage)].map((one) => ({
    ...suggestionChoice(voice, stage, one),
    press: writeId({ kind: 'suggest', ...ids, action: one.action, index: one.index }),
  }));
  const { field } = stage;
  if (!field || !hasOptions(field.field)) return whole;
  const labelled = field.field;
  const options = (askingOf(labelled).presses?.(field) ?? []).map(({ option, kind, page, value, together }) => ({
    ...choiceOf(voice, labelled, option),
    press: writeId(kind === 'way' ? { kind, ...ids, step: stage.step } : { kind, ...ids, step: stage.step, page }),
    value,
    ...(together && { together }),
  }));
  return [...whole, ...options];
}

const picturedNow = ({ part }: PutQuestion, stage: Stage): Suggested[] =>
  isFresh(stage) ? suggested(part, stage.here, offeredNow(stage), 'onPicture') : [];

const suggestionsOf = (put: PutQuestion, voice: Voice, stage: Stage): Choice[] =>
  suggestedNow(put, stage).first.map((one) => suggestionChoice(voice, stage, one));

function suggestionChoice(voice: Voice, { actions }: Stage, { action: name, args, means, words }: Suggested): Choice {
  const action = actions.find((one) => one.name === name);
  const values = (action ? askedFields(action) : []).map(([field, one]) => foremost(one, args[field], voice.here));
  return { means: means ?? values.toReversed().flat(), label: words(voice.locale), action: name };
}

/** What a value means, what matters most first: of a way or an order its end; of shares what is named first, as in the words. */
const foremost = (field: SomeField, value: Json | undefined, here: SomeHere): readonly Thing[] =>
  thingsIn(field, Array.isArray(value) ? value.toReversed() : value, here);

/** The options of the field that is open; none where they are numbers. */
function optionsOf(begun: Begun & Voice): Choice[] {
  const kind = askingOf(begun.field);
  if (kind.offered) return kind.offered(begun);
  const { field, options } = begun;
  if (!hasOptions(field)) return [];
  return options.map((option) => choiceOf(begun, field, option));
}

const hasOptions = (field: SomeField): field is SomeField & Labelled => askingOf(field).label !== undefined;

/** What a value of a field means; nothing where it is a number, or there is none. */
const thingsIn = (field: SomeField, value: Json | undefined, here: SomeHere): readonly Thing[] =>
  hasOptions(field) ? optionsIn(value).flatMap((option) => thingsOf(field, option, here)) : [];

/** The options that a value names: one, several, or those that have a share. */
function optionsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([option, n]) => (Number(n) > 0 ? [option] : []));
}
