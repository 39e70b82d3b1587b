import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { refuse } from '#core/actions';
import { type Count, type CountValue, numbersIn } from '#core/fields/count';
import type { AskingKind } from '../field/field.ts';
import { folded } from '../reading/reading.ts';
import { chooseOne, howMany, manyOf, optionPicked, prompt } from './menus.ts';

/** A number: a button or a line of a menu, or its digits. */
export const askCount: AskingKind<Count, CountValue> = {
  slash: ApplicationCommandOptionType.Integer,
  words: (_voice, _field, value) => String(value),

  given: (field, all) => ({ ...field, range: (here, later) => field.range(here, all(later)) }),
  choices: ({ field, here, soFar, leadsOn }) =>
    numbersIn(field.range(here, soFar))
      .filter((n) => leadsOn(n))
      .map(String),
  only(focus) {
    const numbers = askCount.choices(focus);
    return numbers.length === 1 ? Number(numbers[0]) : undefined;
  },

  isStuck: ({ options }) => options.length === 0,
  menu(shown) {
    const numbers = shown.options.map(Number);
    const range = manyOf(shown, [Math.min(...numbers), Math.max(...numbers)]);
    return { ...chooseOne(shown, shown.options), lines: [prompt(shown, 'count', { many: howMany(shown), range })] };
  },
  pick({ options }, page, values) {
    const value = optionPicked(options, page, values);
    return value === undefined ? undefined : { value: Number(value) };
  },

  read(_typing, typed) {
    const digits = folded(typed);
    return /^-?\d{1,9}$/.test(digits) ? { value: Number(digits) } : refuse('not-understood', { given: typed });
  },
  complete: (typing, typed) =>
    askCount
      .choices(typing)
      .filter((n) => n.startsWith(folded(typed)))
      .map((n) => ({ label: n, value: Number(n) })),
};
