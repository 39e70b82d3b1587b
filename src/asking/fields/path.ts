import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { isRefusal } from '#core/actions';
import type { Path, PathValue } from '#core/fields/path';
import type { Json } from '#core/types';
import { type AskingKind, type Begun, choiceOf, type Focus, labelOf } from '../field/field.ts';
import { completeList, type ListForm, readList, valuesOf } from '../reading/list.ts';
import { ARROW } from '../reading/reading.ts';
import { LIMITS } from '../terms/limits.ts';
import { menuRow } from '../terms/menu.ts';
import { sayCommon } from '../terms/text.ts';
import { asLines, noRows, optionPicked, paged, pickPresses, prompt, sendButton } from './menus.ts';
import { wayEnds, wayOptions } from './path-ways.ts';

/** A way: whole ones for one press each, or place after place; or "a > b". */
export const askPath: AskingKind<Path, PathValue> = {
  slash: ApplicationCommandOptionType.String,
  label: labelOf,
  absent: ({ field, here, soFar }, partial) => field.absent?.(here, soFar, placesOf(partial)) ?? [],
  words(voice, field, value) {
    const places = value.map((place) => labelOf(voice, field, place));
    if (places.length === 0) return sayCommon('value.none', voice.locale);
    return places.reduce((from, to) => sayCommon('value.way', voice.locale, { from, to }));
  },

  given: (field, all) => ({
    ...field,
    next: (here, later, way) => field.next(here, all(later), way),
    mayEnd: (here, later, way) => field.mayEnd(here, all(later), way),
  }),
  choices(focus, partial) {
    const way = placesOf(partial);
    const next = focus.field.next(focus.here, focus.soFar, way);
    return next.filter((place) => wayEnds(focus, [...way, place], 1).length > 0);
  },
  only(focus) {
    const [only, other] = wayEnds(focus, [], 2);
    return only && !other ? [...only] : undefined;
  },

  resume({ field, here, soFar }, partial) {
    if (!Array.isArray(partial)) return undefined;
    const way = partial.map(String);
    const end = way.findIndex((place, i) => !field.next(here, soFar, way.slice(0, i)).includes(place));
    return end < 0 ? way : way.slice(0, end);
  },
  back: (partial) => (placesOf(partial).length > 0 ? placesOf(partial).slice(0, -1) : undefined),

  isStuck: (begun) => begun.options.length === 0 && !canEnd(begun),
  /** Whole ways first; step by step for who wants another way to the same place. */
  menu(shown) {
    const { field, here, soFar, options, partial, locale, ids } = shown;
    const way = placesOf(partial);
    const label = (place: string) => labelOf(shown, field, place);
    const ways = wholeWays(shown).map((one) => ({
      value: nameOfWay(one),
      label: label(one.at(-1)!),
      ...(one.length > way.length + 1 && { description: askPath.words(shown, field, one) }),
    }));
    const whole = ways.length > 0 ? [menuRow({ kind: 'way', ...ids }, sayCommon('question.ways', locale), ways)] : [];
    const goesOn = options.some((place) => field.next(here, soFar, [...way, place]).length > 0);
    const name = whole.length > 0 ? { name: sayCommon('question.steps', locale) } : {};
    const steps =
      options.length > 0 && (goesOn || whole.length === 0)
        ? paged(shown, { options, words: options.map(label), ...name })
        : noRows();
    if (canEnd(shown)) steps.navigation.push(sendButton(shown, 'button.stop'));
    const value = way.length > 0 ? askPath.words(shown, field, way) : sayCommon('question.nothing-yet', locale);
    return { rows: [...whole, ...steps.rows], navigation: steps.navigation, lines: [prompt(shown, 'path', { value })] };
  },
  /** The ends of whole ways, and the next steps. */
  offered(begun) {
    const ends = [...wholeWays(begun).map((way) => way.at(-1)!), ...begun.options];
    return [...new Set(ends)].map((place) => choiceOf(begun, begun.field, place));
  },
  /** Where a whole way ends there it is taken, else it is the next step. */
  presses(begun) {
    const ways = wholeWays(begun).map((way) => ({ option: way.at(-1)!, value: nameOfWay(way) }));
    const steps = pickPresses(asLines(begun.options)).filter(
      ({ option }) => !ways.some((way) => way.option === option),
    );
    return [...ways.map((way) => ({ ...way, kind: 'way' as const, page: 0 })), ...steps];
  },
  pick({ field, here, soFar, options, partial }, page, values) {
    const place = optionPicked(options, page, values);
    if (place === undefined) return undefined;
    const way = [...placesOf(partial), place];
    return field.next(here, soFar, way).length === 0 ? { value: way } : { partial: way, page: 0 };
  },
  send: placesOf,
  way: (begun, name) => wholeWays(begun).find((one) => nameOfWay(one) === name),

  read(typing, typed) {
    const way = readList(form, typing, typed);
    return isRefusal(way) ? way : { value: valuesOf(way) };
  },
  complete: (typing, typed) => completeList(form, typing, typed),
};

function placesOf(partial: Json | undefined): string[] {
  return (partial ?? []) as string[];
}

/** Whether the way may stop where it is. */
const canEnd = ({ field, here, soFar, partial }: Begun<Path>): boolean => field.mayEnd(here, soFar, placesOf(partial));

const nameOfWay = (way: readonly string[]): string => way.join('>');

/** Whole ways that go on from what is chosen, as many as one menu holds. */
function wholeWays(begun: Begun<Path>): string[][] {
  const ways = wayOptions(begun, placesOf(begun.partial), LIMITS.component.selectOptions);
  return ways.filter((way) => nameOfWay(way).length <= LIMITS.component.optionValue);
}

const form: ListForm<Path> = {
  separator: ARROW,
  joint: ' > ',
  known: ({ field, here, soFar }, before) => field.next(here, soFar, before),
  next: (typing: Focus<Path>, before) => askPath.choices(typing, [...before]),
  value: valuesOf,
};
