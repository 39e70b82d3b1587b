import { isRefusal, readField } from '#core/actions';
import type { Json } from '#core/types';
import { askingOf } from '../fields/kinds.ts';
import { focusOn } from '../legal.ts';
import { optionName } from '../slash.ts';
import { LIMITS } from '../terms/limits.ts';
import { askedFields, type SomeAction, type Voice } from '../terms/names.ts';
import { distinct } from '../terms/words.ts';
import { readOption, type TypedOptions } from './read-option.ts';

export interface Completion {
  name: string;
  value: string | number;
}

/**
 * What can be typed for the option `focused` (its name), at most 25 choices that are legal now, given the options
 * before it; nothing if those cannot be read yet. Lists, shares and ways are continued from what is already typed.
 * With `isOpening` the question is one of several that could be meant, so everything is written out.
 */
export function complete(
  voice: Voice & { isOpening?: boolean },
  action: SomeAction,
  options: TypedOptions,
  focused: string,
): Completion[] {
  const { part, here, isOpening = false } = voice;
  const soFar: Record<string, Json> = {};
  for (const [name, field] of askedFields(action)) {
    const option = optionName(part, action.name, name);
    const typing = { ...voice, ...focusOn(action, here, { ...soFar }, name), isOpening };
    if (option === focused || name === focused) {
      const typed = String(options[option] ?? options[name] ?? '');
      const offers = askingOf(field).complete(typing, typed).slice(0, LIMITS.interaction.choices);
      const labels = distinct(
        offers.map(({ label }) => tail(label, LIMITS.command.choiceName)),
        LIMITS.command.choiceName,
      );
      return labels.map((label, i) => ({ name: label, value: offers[i]!.value }));
    }
    const read = readOption(typing, options);
    if (isRefusal(read) || readField(field, here, soFar, read.value)) return [];
    soFar[name] = read.value;
  }
  return [];
}

/** The end of a long list is what is being typed, so the beginning is cut. */
const tail = (text: string, limit: number) => (text.length <= limit ? text : `…${text.slice(1 - limit)}`);
