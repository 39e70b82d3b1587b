import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { isRefusal } from '#core/actions';
import type { Order, OrderValue } from '#core/fields/order';
import type { Json } from '#core/types';
import { type AskingKind, absentOf, type Focus, labelOf } from '../field/field.ts';
import { completeList, type ListForm, readList, valuesOf } from '../reading/list.ts';
import { COMMA } from '../reading/reading.ts';
import { sayCommon } from '../terms/text.ts';
import { asLines, chooseOne, manyOf, noRows, optionPicked, pickPresses, prompt, sendButton } from './menus.ts';

/** Options in an order: picked one by one, or "a, b" with the first first. */
export const askOrder: AskingKind<Order, OrderValue> = {
  slash: ApplicationCommandOptionType.String,
  label: labelOf,
  absent: absentOf,
  words(voice, field, value) {
    if (value.length === 0) return sayCommon('value.none', voice.locale);
    const places = value.map((option, i) =>
      sayCommon('value.place', voice.locale, { n: i + 1, label: labelOf(voice, field, option) }),
    );
    return places.reduce((before, next) => sayCommon('value.places', voice.locale, { before, next }));
  },

  given: (field, all) => ({
    ...field,
    options: (here, later) => field.options(here, all(later)),
    size: (here, later) => field.size(here, all(later)),
  }),
  choices(focus, partial) {
    const chosen = chosenOf(partial);
    return chosen.length < bounds(focus)[1] ? optionsOf(focus).filter((option) => !chosen.includes(option)) : [];
  },
  only(focus) {
    const [min, max] = bounds(focus);
    if (max === 0) return [];
    const [only, other] = optionsOf(focus);
    return only !== undefined && other === undefined && min === 1 ? [only] : undefined;
  },

  resume(focus, partial) {
    if (!Array.isArray(partial)) return undefined;
    const options = optionsOf(focus);
    const chosen = partial.map(String);
    const end = chosen.findIndex((option, i) => !options.includes(option) || chosen.indexOf(option) < i);
    return chosen.slice(0, Math.min(end < 0 ? chosen.length : end, bounds(focus)[1]));
  },
  back: (partial) => (chosenOf(partial).length > 0 ? chosenOf(partial).slice(0, -1) : undefined),

  isStuck: (begun) => bounds(begun)[0] > optionsOf(begun).length,
  menu(shown) {
    const { field, options, partial, locale } = shown;
    const [min, max] = bounds(shown);
    const chosen = chosenOf(partial);
    const words = options.map((option) => labelOf(shown, field, option));
    const menu = options.length > 0 ? chooseOne(shown, words) : noRows();
    const isNone = chosen.length === 0 && min === 0;
    menu.navigation.push(sendButton(shown, isNone ? 'button.none' : 'button.send', chosen.length >= min));
    const value = chosen.length > 0 ? askOrder.words(shown, field, chosen) : sayCommon('question.nothing-yet', locale);
    return { ...menu, lines: [prompt(shown, 'order', { range: manyOf(shown, [min, max]), value })] };
  },
  presses: ({ options }) => pickPresses(asLines(options)),
  pick(begun, page, values) {
    const option = optionPicked(begun.options, page, values);
    if (option === undefined) return undefined;
    const chosen = [...chosenOf(begun.partial), option];
    return chosen.length >= bounds(begun)[1] ? { value: chosen } : { partial: chosen, page: 0 };
  },
  send: chosenOf,

  read(typing, typed) {
    const parts = readList(form, typing, typed);
    return isRefusal(parts) ? parts : { value: valuesOf(parts) };
  },
  complete: (typing, typed) => completeList(form, typing, typed),
};

function chosenOf(partial: Json | undefined): string[] {
  return (partial ?? []) as string[];
}

const optionsOf = ({ field, here, soFar }: Focus<Order>): readonly string[] => field.options(here, soFar);

/** How few and how many can be chosen: no more than there are. */
function bounds(focus: Focus<Order>): readonly [min: number, max: number] {
  const [min, max] = focus.field.size(focus.here, focus.soFar);
  return [min, Math.min(max, optionsOf(focus).length)];
}

const form: ListForm<Order> = {
  separator: COMMA,
  joint: ', ',
  // Also what stands before: named twice it is refused, and never taken for another that begins like it.
  known: optionsOf,
  next: (typing, before) => askOrder.choices(typing, [...before]),
  value: valuesOf,
};
