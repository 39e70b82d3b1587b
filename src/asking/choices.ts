import type { Choice, Progress } from '#core/choice';
import type { Labelled } from '#core/fields/field';
import type { Json } from '#core/types';
import { type Draft, stageOf } from './draft.ts';
import { type Begun, labelOf } from './fields/field.ts';
import { kindOf } from './fields/kinds.ts';
import { fieldsOf, type SomeField, type Voice } from './names.ts';
import { type Put, suggestedNow } from './question.ts';

/** What a private question lets its reader choose, as `privateQuestion` offers it: for the picture beside it. */
export function progressOf(put: Put, draft: Draft | undefined): Progress {
  const { part, locale } = put;
  const stage = stageOf(put, draft);
  const { here, action, field, args } = stage;
  const voice = { part, here, locale };
  const actions = stage.actions.map(({ name }) => name);
  if (!action) return { actions, choices: suggestionsOf(voice, stage), chosen: [] };
  const before = fieldsOf(action).flatMap(([name]) => (Object.hasOwn(args, name) ? idsIn(args[name]!) : []));
  if (!field) return { actions, action: action.name, choices: [], chosen: before };
  const chosen = [...before, ...(field.partial === undefined ? [] : idsIn(field.partial))];
  return { actions, action: action.name, field: field.name, choices: optionsOf({ ...voice, ...field }), chosen };
}

const suggestionsOf = (voice: Voice, stage: ReturnType<typeof stageOf>): Choice[] =>
  suggestedNow(voice, stage).map(({ action: name, args, words }) => {
    const action = stage.actions.find((one) => one.name === name);
    const values = (action ? fieldsOf(action) : []).map(([field]) => foremost(args[field] ?? []));
    return { ids: values.toReversed().flat(), label: words(voice.locale), action: name };
  });

/** What a value names, what matters most first: of a way or an order its end; of shares what is named first, as in the words. */
const foremost = (value: Json): string[] => (Array.isArray(value) ? idsIn(value).toReversed() : idsIn(value));

/** The options of the field that is open; none where they are numbers. */
function optionsOf(begun: Begun & Voice): Choice[] {
  const kind = kindOf(begun.field);
  if (kind.offered) return kind.offered(begun);
  if (!kind.label) return [];
  return begun.options.map((id) => ({ ids: [id], label: labelOf(begun, begun.field as SomeField & Labelled, id) }));
}

/** The options that a value names: one, several, or those that have a share. */
function idsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([option, n]) => (Number(n) > 0 ? [option] : []));
}
