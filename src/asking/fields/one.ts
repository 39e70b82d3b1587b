import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { isRefusal } from '#core/actions';
import type { One, OneValue } from '#core/fields/one';
import { type AskingKind, absentOf, labelOf } from '../field/field.ts';
import { candidates, ranked } from '../reading/reading.ts';
import { theOne } from '../reading/the-one.ts';
import { LIMITS } from '../terms/limits.ts';
import { asLines, chooseOne, optionPicked, pickPresses, prompt } from './menus.ts';

/** One of the options: a button or a line of a menu, or its words. */
export const askOne: AskingKind<One, OneValue> = {
  slash: ApplicationCommandOptionType.String,
  label: labelOf,
  absent: absentOf,
  words: labelOf,

  given: (field, all) => ({ ...field, options: (here, later) => field.options(here, all(later)) }),
  choices: ({ field, here, soFar, leadsOn }) => field.options(here, soFar).filter((option) => leadsOn(option)),
  only(focus) {
    const options = askOne.choices(focus);
    return options.length === 1 ? options[0] : undefined;
  },

  single: (field, here) => field.options(here, {}),

  isStuck: ({ options }) => options.length === 0,
  menu(shown) {
    const words = shown.options.map((option) => labelOf(shown, shown.field, option));
    return { ...chooseOne(shown, words), lines: [prompt(shown, 'one')] };
  },
  presses: ({ options }) => pickPresses(asLines(options)),
  pick({ options }, page, values) {
    const value = optionPicked(options, page, values);
    return value === undefined ? undefined : { value };
  },

  read(typing, typed) {
    const { field, here, soFar } = typing;
    const found = theOne(typing, typed, candidates(typing, field, field.options(here, soFar)));
    return isRefusal(found) ? found : { value: found.value };
  },
  complete: (typing, typed) =>
    ranked(typed, candidates(typing, typing.field, askOne.choices(typing)))
      .filter(({ value }) => value.length <= LIMITS.command.choiceValue)
      .map(({ value }) => ({ label: labelOf(typing, typing.field, value), value })),
};
