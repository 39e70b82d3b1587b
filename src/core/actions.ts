import { wrong } from './fields/field.ts';
import { fieldsOf, kindOf } from './fields/kinds.ts';
import { isRefusal, refuse } from './terms/plain.ts';
import type { AnyAction, Field, Here, Json, Message, Refusal, SoFar } from './types.ts';

export { isRefusal, refuse };

/**
 * What was typed, read as an answer to `action`: each field checked against what is legal now, then the whole.
 * Gives the parsed arguments, which are what is kept; refuses with the field and the value that does not fit.
 */
export function readArgs<G>(
  action: AnyAction<G>,
  here: Here<G>,
  typed: unknown,
): { args: Record<string, Json> } | Refusal {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return refuse('bad-arguments');
  const barred = action.barred?.(here);
  if (barred) return { refused: barred };
  const given = typed as Record<string, unknown>;
  const args: Record<string, Json> = {};
  for (const [name, field] of fieldsOf(action)) {
    const problem = readField(field, here, args, given[name]);
    if (problem !== undefined) return inField(problem, action.name, name);
    const value = given[name] as Json;
    args[name] = kindOf(field).keep?.(value) ?? value;
  }
  const problem = action.check?.(here, args as never);
  return problem ? { refused: problem } : { args };
}

/** An answer that was picked from the legal ones, as `readArgs` gives it. */
export function keptArgs<G>(action: AnyAction<G>, picked: Readonly<Record<string, Json>>): Record<string, Json> {
  const args: Record<string, Json> = {};
  for (const [name, field] of fieldsOf(action)) {
    const value = picked[name]!;
    args[name] = kindOf(field).keep?.(value) ?? value;
  }
  return args;
}

/** The refusal that says in which field something is wrong. */
export const inField = ({ key, args }: Message, action: string, field: string): Refusal => ({
  refused: { key, args: { ...args, field: `${action}.${field}` } },
});

/** Undefined when `value` is legal for the field, else why not. */
export function readField<G>(field: Field<G>, here: Here<G>, soFar: SoFar, value: unknown): Message | undefined {
  return value === undefined ? wrong('missing') : kindOf(field).check(field, here, soFar, value);
}
