import { isRefusal, readArgs, readField } from '#core/actions';
import type { Locale } from '#core/text';
import type { Json, Message, Refusal } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { fieldsOf, optionLabel, type SomeAction, type SomeField, type SomeHere } from '../names.ts';
import { inField, readOption, type Typed } from './read-option.ts';

export { complete } from './complete.ts';

/**
 * What was typed, read as an answer: ids or labels in either language, without regard to case, a beginning being
 * enough if only one option begins so. Lists are "a, b", shares "a=2, b", ways "a > b", nothing "-", and of a list "all", "all, -a, -b"
 * or "a, all" (all, of whom a must be one). A field that is
 * left out is filled in if it has one possibility. Refuses what is unknown or ambiguous, saying what could be meant,
 * and then whatever the kernel refuses.
 */
export function readTyped(
  part: AnyGame,
  action: SomeAction,
  here: SomeHere,
  options: Typed,
  locale: Locale,
): { args: Record<string, Json> } | Refusal {
  const args: Record<string, Json> = {};
  for (const [name, field] of fieldsOf(action)) {
    const read = readOption(part, action, here, options, name, args, locale);
    if (isRefusal(read)) return read;
    const problem = readField(field, here, args, read.value);
    if (problem) return inField(labelled(part, field, here, problem, locale), action, name);
    args[name] = read.value;
  }
  return readArgs(action, here, args);
}

/** A reason of the kernel with the option's label instead of its id. */
function labelled(part: AnyGame, field: SomeField, here: SomeHere, problem: Message, locale: Locale): Message {
  const given = problem.args?.given;
  if (typeof given !== 'string') return problem;
  return { key: problem.key, args: { ...problem.args, given: optionLabel(part, field, given, here, locale) } };
}
