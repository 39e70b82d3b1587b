import { readField } from '#core/actions';
import { enumerate } from '#core/enumerate';
import type { Json, SoFar } from '#core/types';
import type { Focus } from './field/field.ts';
import { askingOf } from './fields/kinds.ts';
import { askedFields, type SomeAction, type SomeField, type SomeHere } from './terms/names.ts';

/** What may still be chosen for one field when the fields before it are given. */

/** How often the game may be asked before a choice counts as open: then the player shall find out. */
const PATIENCE = 150;
const tooLong = new Error('looked long enough');

/** Whether `soFar` leads to a legal answer, as far as that is seen quickly; when in doubt it does. */
function leadsOn(action: SomeAction, here: SomeHere, soFar: SoFar): boolean {
  const rest = askedFields(action).filter(([name]) => !Object.hasOwn(soFar, name));
  if (rest.length === 0 && !action.check && !action.barred) return true;
  let asked = 0;
  const all = (later: SoFar): SoFar => {
    if (++asked > PATIENCE) throw tooLong;
    return { ...soFar, ...later };
  };
  const fields = Object.fromEntries(rest.map(([name, field]) => [name, askingOf(field).given(field, all)]));
  const check: SomeAction['check'] = (at, args) => action.check?.(at, all(args as SoFar) as never);
  try {
    return !enumerate({ ...action, fields, check }, here).next().done;
  } catch (error) {
    if (error === tooLong) return true;
    throw error;
  }
}

/** A field of an action that is to be chosen now. */
export function focusOn(action: SomeAction, here: SomeHere, soFar: SoFar, name: string): Focus {
  const field = action.fields[name] as SomeField;
  return {
    action,
    name,
    field,
    here,
    soFar,
    leadsOn: (value) => leadsOn(action, here, { ...soFar, [name]: value }),
  };
}

/** The value, if it is there and legal now. */
function legal({ field, here, soFar }: Focus, value: Json | undefined): { value: Json } | undefined {
  return value !== undefined && readField(field, here, soFar, value) === undefined ? { value } : undefined;
}

/** The usual value of a field, if it has one and that is legal now. */
export const usualValue = (focus: Focus): { value: Json } | undefined =>
  legal(focus, focus.field.usual?.(focus.here, focus.soFar));

/** The only legal value of a field, if it has exactly one. */
export const onlyValue = (focus: Focus): { value: Json } | undefined => legal(focus, askingOf(focus.field).only(focus));
