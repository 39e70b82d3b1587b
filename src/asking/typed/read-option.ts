import { inField, isRefusal, refuse } from '#core/actions';
import type { Json, Refusal } from '#core/types';
import type { TypingField } from '../field/field.ts';
import { askingOf } from '../fields/kinds.ts';
import { onlyValue, usualValue } from '../legal.ts';
import { optionName } from '../slash.ts';

/** What has been typed for the options of a subcommand, by option name. */
export type TypedOptions = Readonly<Record<string, string | number | boolean>>;

/** One field as typed, not yet checked. Left out it is what it must be, or what it usually is. */
export function readOption(typing: TypingField, options: TypedOptions): { value: Json } | Refusal {
  const { part, action, name, field } = typing;
  const typed = options[optionName(part, action.name, name)] ?? options[name];
  if (typed === undefined)
    return onlyValue(typing) ?? usualValue(typing) ?? inField(refuse('missing').refused, action.name, name);
  const read = askingOf(field).read(typing, String(typed));
  return isRefusal(read) ? inField(read.refused, action.name, name) : read;
}
