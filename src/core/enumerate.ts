import { type Below, type Draws, SAMPLES } from './fields/field.ts';
import { fieldsOf, kindOf } from './fields/kinds.ts';
import type { AnyAction, Field, Here, Json, SoFar } from './types.ts';

/**
 * All legal answers to `action`, one after another; take only as many as you need, large sets are lazy.
 * Fields are walked in their order, so a field never sees an illegal earlier choice.
 */
export function* enumerate<G>(action: AnyAction<G>, here: Here<G>): Generator<Record<string, Json>> {
  if (action.barred?.(here)) return;
  const fields = fieldsOf(action);
  const holds = (args: Record<string, Json>) => !action.check?.(here, args as never);
  function* from(i: number, args: Record<string, Json>): Generator<Record<string, Json>> {
    const [name, field] = fields[i]!;
    for (const value of kindOf(field).list(field, here, args)) {
      const more = { ...args, [name]: value };
      if (i + 1 < fields.length) yield* from(i + 1, more);
      else if (holds(more)) yield more;
    }
  }
  if (fields.length > 0) yield* from(0, {});
  else if (holds({})) yield {};
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
export const pick = <G>(action: AnyAction<G>, here: Here<G>, chance: Chance): Record<string, Json> | undefined =>
  picking(action, here)(chance);

/** The same, one after another while the state stays as it is: what the first field offers is found out once. */
export function picking<G>(action: AnyAction<G>, here: Here<G>): (chance: Chance) => Record<string, Json> | undefined {
  if (action.barred?.(here)) return () => undefined;
  const fields = fieldsOf(action);
  const [first] = fields;
  const atFirst = first && kindOf(first[1]).pick(first[1], here, {});
  return (chance) => pickOne(action, here, { fields, atFirst, chance });
}

/** What an answer is drawn with. */
interface Drawing<G> {
  fields: readonly (readonly [string, Field<G>])[];
  atFirst: ((below: Below) => Draws<Json>) | undefined;
  chance: Chance;
}

function pickOne<G>(
  action: AnyAction<G>,
  here: Here<G>,
  { fields, atFirst, chance }: Drawing<G>,
): Record<string, Json> | undefined {
  const below = (n: number) => Math.floor(chance() * n);
  const from = (i: number, args: Record<string, Json>): Record<string, Json> | undefined => {
    if (i === fields.length) return action.check?.(here, args as never) ? undefined : args;
    const [name, field] = fields[i]!;
    const draw = (i === 0 ? atFirst! : kindOf(field).pick(field, here, args))(below);
    // One copy for all values: nobody keeps the earlier choices that a field or check was shown.
    const more = { ...args };
    let first = true;
    for (let value = draw(); value !== undefined; value = draw()) {
      more[name] = value;
      const found = from(i + 1, more);
      if (found) return found;
      if (first && isOnly(fields, i, { here, args })) {
        // All that could still be drawn is this answer again: only its numbers are taken.
        const rest = fields.length - i;
        for (let n = numbersTaken(rest) - 1 - numbersTaken(rest - 1); n > 0; n--) chance();
        return undefined;
      }
      first = false;
    }
    return undefined;
  };
  return from(0, {});
}

/** Whether the fields from the `i`-th on leave nothing to choose, so that there is one answer with these earlier choices. */
function isOnly<G>(
  fields: readonly (readonly [string, Field<G>])[],
  i: number,
  { here, args }: { here: Here<G>; args: SoFar },
): boolean {
  let soFar = args;
  for (const [name, field] of fields.slice(i)) {
    const only = kindOf(field).only?.(field, here, soFar);
    if (only === undefined) return false;
    soFar = { ...soFar, [name]: only };
  }
  return true;
}
/** How many numbers it takes to find that an answer is illegal which is the only one that so many fields allow. */
const numbersTaken = (fields: number): number =>
  fields === 0 ? 0 : SAMPLES + (SAMPLES + 1) * numbersTaken(fields - 1);
