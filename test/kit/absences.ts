import { askingOf } from '#asking/fields/kinds';
import { focusOn } from '#asking/legal';
import type { SomeAction, SomeHere } from '#asking/terms/names';
import { enumerate } from '#core/enumerate';
import type { Absent, Decision, Field, Json } from '#core/types';
import type { AnyGame } from '#src/game-part';

/** What a question says of the options that are not there: field by field, after the first legal answers. */
interface Absence extends Absent {
  action: SomeAction;
  name: string;
  soFar: Record<string, Json>;
  /** What has been chosen of the field already. */
  partial: Json | undefined;
  here: SomeHere;
  /** It can be chosen all the same. */
  isThere: boolean;
}

/** Answers looked at for each action. */
const ANSWERS = 4;

export function absencesOf(part: AnyGame, g: unknown, { seat, about, actions }: Decision): Absence[] {
  const here: SomeHere = { g, seat, about };
  const seen = new Set<string>();
  return actions.flatMap((name) => {
    const action = part.game.actions[name] as SomeAction;
    return soFars(action, here).flatMap(({ soFar, value, name: field }) => {
      const at = focusOn(action, here, soFar, field);
      const begun = Array.isArray(value) && value.length > 0 ? [value.slice(0, 1)] : [];
      return [undefined, ...begun].flatMap((partial) => {
        const key = JSON.stringify([name, field, soFar, partial ?? null]);
        const absent = seen.has(key) ? [] : (askingOf(at.field).absent?.(at, partial) ?? []);
        seen.add(key);
        const choices = new Set(absent.length > 0 ? askingOf(at.field).choices(at, partial) : []);
        return absent.map((one) => {
          const isThere = choices.has(one.option);
          return { ...one, action, name: field, soFar, partial, here, isThere };
        });
      });
    });
  });
}

function soFars(action: SomeAction, here: SomeHere) {
  const found: { soFar: Record<string, Json>; value: Json | undefined; name: string }[] = [];
  let seen = 0;
  for (const args of enumerate(action, here)) {
    const soFar: Record<string, Json> = {};
    for (const name of Object.keys(action.fields)) {
      found.push({ soFar: { ...soFar }, value: args[name], name });
      soFar[name] = args[name]!;
    }
    if (++seen === ANSWERS) return found;
  }
  const [first] = Object.keys(action.fields);
  return seen > 0 || first === undefined ? found : [{ soFar: {}, value: undefined, name: first }];
}

/** What it is called. */
export function absentLabel(part: AnyGame, { option, action, name, here }: Absence, locale: 'en' | 'ja'): string {
  const field = action.fields[name] as Field<unknown>;
  return askingOf(field).label!({ part, here, locale }, field, option);
}
