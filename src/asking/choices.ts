import type { Choice, Progress } from '#core/choice';
import { type Labelled, thingsOf } from '#core/fields/field';
import type { Json, Thing } from '#core/types';
import { type Draft, stageOf } from './draft.ts';
import { type Begun, choiceOf } from './field/field.ts';
import { askingOf } from './fields/kinds.ts';
import { type PutQuestion, suggestedNow } from './question.ts';
import { askedFields, type SomeField, type SomeHere, type Voice } from './terms/names.ts';

/** What a private question lets its reader choose, as `privateQuestion` offers it: for the picture beside it. */
export function progressOf(put: PutQuestion, draft: Draft | undefined): Progress {
  const { part, locale } = put;
  const stage = stageOf(put, draft);
  const { here, action, field, args } = stage;
  const voice = { part, here, locale };
  const actions = stage.actions.map(({ name }) => name);
  if (!action) return { actions, choices: suggestionsOf(voice, stage), chosen: [] };
  const before = askedFields(action).flatMap(([name, one]) => thingsIn(one, args[name], here));
  if (!field) return { actions, action: action.name, choices: [], chosen: before };
  const chosen = [...before, ...thingsIn(field.field, field.partial, here)];
  return { actions, action: action.name, field: field.name, choices: optionsOf({ ...voice, ...field }), chosen };
}

const suggestionsOf = (voice: Voice, stage: ReturnType<typeof stageOf>): Choice[] =>
  suggestedNow(voice, stage).map(({ action: name, args, words }) => {
    const action = stage.actions.find((one) => one.name === name);
    const values = (action ? askedFields(action) : []).map(([field, one]) => foremost(one, args[field], voice.here));
    return { means: values.toReversed().flat(), label: words(voice.locale), action: name };
  });

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
