import { kindOf } from './fields/kinds.ts';
import type { AnyAction, Field, Here, Json, SoFar } from './types.ts';

/**
 * All legal answers to `action`, one after another; take only as many as you need, large sets are lazy.
 * Fields are walked in their order, so a field never sees an illegal earlier choice.
 */
export function* enumerate<G>(action: AnyAction<G>, here: Here<G>): Generator<Record<string, Json>> {
  yield* answers(action, here, (field, at, soFar) => kindOf(field).list(field, at, soFar));
}

/** Whether there is any legal answer at all. */
export function possible<G>(action: AnyAction<G>, here: Here<G>): boolean {
  return !enumerate(action, here).next().done;
}

/** Uniform numbers in [0, 1): the only source of chance that picking an answer may use. */
export type Chance = () => number;

/**
 * One legal answer by chance, or undefined if there is none. Each field's values are tried in a random order
 * and large sets are sampled rather than listed, so it is quick for any declared structure.
 */
export function pick<G>(action: AnyAction<G>, here: Here<G>, chance: Chance): Record<string, Json> | undefined {
  const below = (n: number) => Math.floor(chance() * n);
  const found = answers(action, here, (field, at, soFar) => kindOf(field).pick(field, at, soFar, below)).next();
  return found.done ? undefined : found.value;
}

type Values = <G>(field: Field<G>, here: Here<G>, soFar: SoFar) => Generator<Json>;

function* answers<G>(action: AnyAction<G>, here: Here<G>, values: Values): Generator<Record<string, Json>> {
  if (action.barred?.(here)) return;
  const fields = Object.entries<Field<G>>(action.fields);
  const holds = (args: Record<string, Json>) => !action.check?.(here, args as never);
  function* from(i: number, args: Record<string, Json>): Generator<Record<string, Json>> {
    const [name, field] = fields[i]!;
    for (const value of values(field, here, args)) {
      const more = { ...args, [name]: value };
      if (i + 1 < fields.length) yield* from(i + 1, more);
      else if (holds(more)) yield more;
    }
  }
  if (fields.length > 0) yield* from(0, {});
  else if (holds({})) yield {};
}
