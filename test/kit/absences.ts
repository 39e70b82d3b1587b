import type { SomeAction, SomeHere } from '#asking/names';
import { enumerate } from '#core/enumerate';
import type { Absent, Decision, Field, Json } from '#core/types';
import type { AnyGame } from '#src/game-part';

/** What a question says of the options that are not there: field by field, after the first legal answers. */
interface Absence extends Absent {
  field: Field;
  soFar: Record<string, Json>;
  chosen: readonly string[];
  here: SomeHere;
}

/** Answers looked at for each action. */
const ANSWERS = 4;

export function absencesOf(part: AnyGame, g: unknown, { seat, about, actions }: Decision): Absence[] {
  const here: SomeHere = { g, seat, about };
  return actions.flatMap((name) => {
    const action = part.game.actions[name] as SomeAction;
    return soFars(action, here).flatMap(({ soFar, value, field }) =>
      field.kind === 'count'
        ? []
        : (field.kind === 'path' && Array.isArray(value) ? [[], value.slice(0, 1).map(String)] : [[]]).flatMap(
            (chosen) =>
              (field.absent?.(here, soFar, chosen) ?? []).map((one) => ({ ...one, field, soFar, chosen, here })),
          ),
    );
  });
}

function soFars(action: SomeAction, here: SomeHere) {
  const found: { soFar: Record<string, Json>; value: Json | undefined; field: Field }[] = [];
  let seen = 0;
  for (const args of enumerate(action, here)) {
    const soFar: Record<string, Json> = {};
    for (const [name, field] of Object.entries<Field>(action.fields)) {
      found.push({ soFar: { ...soFar }, value: args[name], field });
      soFar[name] = args[name]!;
    }
    if (++seen === ANSWERS) return found;
  }
  const [first] = Object.values<Field>(action.fields);
  return seen > 0 || !first ? found : [{ soFar: {}, value: undefined, field: first }];
}

/** Whether the option can be chosen all the same. */
export function isThere({ option, field, soFar, chosen, here }: Absence): boolean {
  switch (field.kind) {
    case 'count':
      return false;
    case 'path':
      return field.next(here, soFar, chosen).includes(option);
    case 'shares':
      return (field.room(here, soFar)[option] ?? 0) > 0;
    case 'one':
    case 'some':
    case 'order':
      return field.options(here, soFar).includes(option);
  }
}
