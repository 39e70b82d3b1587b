import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { isRefusal, readField } from '#core/actions';
import type { Some, SomeValue } from '#core/fields/some';
import type { Range, Refusal } from '#core/types';
import {
  type AskingKind,
  absentOf,
  type Begun,
  type FieldMenu,
  labelOf,
  type ShownField,
  type TypableOffer,
  type TypingField,
} from '../field/field.ts';
import { completeList, type ListForm, offerOf, readList, valuesOf } from '../reading/list.ts';
import { beforeAll, COMMA, candidates, folded, isAll } from '../reading/reading.ts';
import { LIMITS } from '../terms/limits.ts';
import { button, onPage, pageCount } from '../terms/menu.ts';
import { sayCommon } from '../terms/text.ts';
import { clamp, listed } from '../terms/words.ts';
import { asLines, chooseOne, manyOf, optionPicked, paged, pickPresses, prompt, sendButton } from './menus.ts';

/** A set: lines of a menu chosen together, page by page if there are many, or a list of words. */
export const askSome: AskingKind<Some, SomeValue> = {
  slash: ApplicationCommandOptionType.String,
  label: labelOf,
  absent: absentOf,
  words: (voice, field, value) =>
    value.length === 0
      ? sayCommon('value.none', voice.locale)
      : listed(
          value.map((option) => labelOf(voice, field, option)),
          voice.locale,
        ),

  given: (field, all) => ({
    ...field,
    options: (here, later) => field.options(here, all(later)),
    size: (here, later) => field.size(here, all(later)),
  }),
  choices: ({ field, here, soFar }) => [...field.options(here, soFar)],
  only({ field, here, soFar }) {
    const options = field.options(here, soFar);
    const [min, max] = field.size(here, soFar);
    if (Math.min(max, options.length) === 0) return [];
    return min === options.length ? [...options] : undefined;
  },

  resume({ field, here, soFar }, partial) {
    if (!Array.isArray(partial)) return undefined;
    return field.options(here, soFar).filter((option) => partial.includes(option));
  },

  isStuck: ({ field, here, soFar, options }) => field.size(here, soFar)[0] > options.length,
  menu(shown) {
    const { options } = shown;
    const words = options.map((option) => labelOf(shown, shown.field, option));
    if (isJustOne(shown)) return { ...chooseOne(shown, words), lines: [prompt(shown, 'one')] };
    return isByPage(shown) ? byPage(shown, words) : atOnce(shown, words);
  },
  presses(begun) {
    const { options, field, here, soFar } = begun;
    if (isJustOne(begun)) return pickPresses(asLines(options));
    const [min, max] = field.size(here, soFar);
    const most = Math.min(max, options.length);
    const size = (onThis: number): Range => (isByPage(begun) ? [0, Math.min(onThis, most)] : [Math.max(1, min), most]);
    return pickPresses(asLines(options), size);
  },
  pick(begun, page, values) {
    const { options } = begun;
    if (isJustOne(begun)) {
      const value = optionPicked(options, page, values);
      return value === undefined ? undefined : { value: [value] };
    }
    const onThis = onPage(options, page);
    if (onThis.length === 0 || values.some((value) => !options.includes(value))) return undefined;
    if (!isByPage(begun)) return { value: options.filter((option) => values.includes(option)) };
    const before = chosenOf(begun).filter((option) => !onThis.includes(option));
    const chosen = options.filter(
      (option) => before.includes(option) || (onThis.includes(option) && values.includes(option)),
    );
    return { partial: chosen, page };
  },
  send: (partial) => (partial ?? []) as string[],
  all: ({ options }) => [...options],

  read(typing, typed) {
    const { field, here, soFar } = typing;
    const options = field.options(here, soFar);
    const [first, ...without] = folded(typed).split(/[,、;] ?-/);
    const leaders = beforeAll(first!);
    const isWhole = leaders !== undefined || isAll(first!, candidates(typing, field, options));
    const led = readList(form, typing, leaders ?? '');
    const named = readList(form, typing, isWhole ? without.join(',') : typed);
    if (isRefusal(led) || isRefusal(named)) return isRefusal(led) ? led : (named as Refusal);
    const set = new Set(named.map(({ value }) => value));
    return { value: options.filter((option) => set.has(option) !== isWhole) };
  },
  complete: (typing, typed) => completeList(form, typing, typed),
};

const chosenOf = ({ partial }: Begun<Some>): string[] => (partial ?? []) as string[];

/** Whether the set is a single one: then it is chosen as one option is, by a button where they are few. */
function isJustOne({ field, here, soFar }: Begun<Some>): boolean {
  const [min, max] = field.size(here, soFar);
  return min === 1 && max === 1;
}

/** Whether one menu cannot take the choice: then it grows page by page. */
function isByPage({ options, field, here, soFar }: Begun<Some>): boolean {
  return pageCount(options.length) > 1 && Math.min(field.size(here, soFar)[1], options.length) !== 1;
}

function atOnce(shown: ShownField<Some>, words: readonly string[]): FieldMenu {
  const { options, field, here, soFar, locale, ids } = shown;
  const [min, max] = field.size(here, soFar);
  const most = Math.min(max, options.length);
  const menu = paged(shown, { options, words, size: () => [Math.max(1, min), most] });
  // Nobody likes to tap ten lines, where all of them can be meant.
  if (most >= Math.max(2, options.length) && shown.leadsOn([...options])) {
    menu.navigation.push(button({ kind: 'all', ...ids }, sayCommon('button.all', locale)));
  }
  if (min === 0) menu.navigation.push(sendButton(shown, 'button.none'));
  return { ...menu, lines: [prompt(shown, 'some', { range: manyOf(shown, [min, most]) })] };
}

function byPage(shown: ShownField<Some>, words: readonly string[]): FieldMenu {
  const { options, field, here, soFar, locale } = shown;
  const [min, max] = field.size(here, soFar);
  const most = Math.min(max, options.length);
  const chosen = chosenOf(shown);
  const menu = paged(shown, { options, words, chosen, size: (onThis) => [0, Math.min(onThis, most)] });
  const isEnough = chosen.length >= min && chosen.length <= most;
  menu.navigation.push(sendButton(shown, chosen.length === 0 && min === 0 ? 'button.none' : 'button.send', isEnough));
  const value = chosen.length > 0 ? askSome.words(shown, field, chosen) : sayCommon('question.nothing-yet', locale);
  return { ...menu, lines: [prompt(shown, 'some-pages', { range: manyOf(shown, [min, most]), value })] };
}

/** "a, b"; "all" or "all, -a" for sets that lack little. */
const form: ListForm<Some> = {
  separator: COMMA,
  joint: ', ',
  known: ({ field, here, soFar }) => field.options(here, soFar),
  next({ field, here, soFar }, before) {
    if (before.length >= field.size(here, soFar)[1]) return [];
    return field.options(here, soFar).filter((option) => !before.includes(option));
  },
  value: valuesOf,
  all: everything,
  brief({ field, here, soFar }, parts) {
    const left = field.options(here, soFar).filter((option) => !parts.some(({ value }) => value === option));
    return ['*', ...left.map((option) => `-${option}`)].join(', ');
  },
};

/** All options of a set as one choice, if that is legal and there are several. */
function everything(typing: TypingField<Some>): TypableOffer[] {
  const { field, here, soFar, locale, isOpening } = typing;
  const all = [...field.options(here, soFar)];
  if (all.length < 2 || readField(field, here, soFar, all)) return [];
  if (!isOpening) return [{ label: sayCommon('value.all', locale), value: '*' }];
  const [whole] = offerOf(
    form,
    typing,
    all.map((value) => ({ value })),
  );
  // Groups are told apart by their first one, so that here the end is cut.
  const words = all.map((option) => labelOf(typing, field, option)).join(', ');
  return [{ label: clamp(words, LIMITS.command.choiceName), value: whole?.value ?? `${all[0]}, *` }];
}
