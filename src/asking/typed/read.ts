import { inField, isRefusal, readArgs, readField } from '#core/actions';
import type { Json, Message, Refusal } from '#core/types';
import { focusOn } from '../legal.ts';
import { askedFields, type SomeAction, type SomeField, type Voice } from '../terms/names.ts';
import { optionLabel } from '../values.ts';
import { readOption, type TypedOptions } from './read-option.ts';

export { complete } from './complete.ts';

/**
 * What was typed, read as an answer: ids or labels in either language, without regard to case, a beginning being
 * enough if only one option begins so. Lists are "a, b", shares "a=2, b", ways "a > b", nothing "-", and of a list "all", "all, -a, -b"
 * or "a, all" (all, of whom a must be one). A field that is
 * left out is filled in if it has one possibility. Refuses what is unknown or ambiguous, saying what could be meant,
 * and then whatever the kernel refuses.
 */
export function readTyped(
  voice: Voice,
  action: SomeAction,
  options: TypedOptions,
): { args: Record<string, Json> } | Refusal {
  const { here } = voice;
  const args: Record<string, Json> = {};
  for (const [name, field] of askedFields(action)) {
    const typing = { ...voice, ...focusOn(action, here, { ...args }, name), isOpening: false };
    const read = readOption(typing, options);
    if (isRefusal(read)) return read;
    const problem = readField(field, here, args, read.value);
    if (problem) return inField(labelled(voice, field, problem), action.name, name);
    args[name] = read.value;
  }
  return readArgs(action, here, args);
}

/** A reason of the kernel with the option's label instead of its id. */
function labelled(voice: Voice, field: SomeField, problem: Message): Message {
  const given = problem.args?.given;
  if (typeof given !== 'string') return problem;
  return { key: problem.key, args: { ...problem.args, given: optionLabel(voice, field, given) } };
}
