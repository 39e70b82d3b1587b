import { isRefusal, readField } from '#core/actions';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { choices } from '../legal.ts';
import { LIMITS } from '../limits.ts';
import { fieldsOf, optionLabel, type SomeAction, type SomeField, type SomeHere } from '../names.ts';
import { optionName } from '../slash.ts';
import { commonText } from '../text.ts';
import { clamp, distinct } from '../words.ts';
import { readOption, type Typed } from './read-option.ts';
import { ARROW, beginsAll, type Candidate, COMMA, candidates, folded, isNothing, meant, nextToken } from './reading.ts';

export interface Choice {
  name: string;
  value: string | number;
}
const most = LIMITS.interaction.choices;
const longest = LIMITS.command.choiceValue;

/**
 * What can be typed for the option `focused` (its name), at most 25 choices that are legal now, given the options
 * before it; nothing if those cannot be read yet. Lists, shares and ways are continued from what is already typed.
 * With `isOpening` the question is one of several that could be meant, so everything is written out.
 */
export function complete(
  part: AnyGame,
  action: SomeAction,
  here: SomeHere,
  options: Typed,
  focused: string,
  locale: Locale,
  isOpening = false,
): Choice[] {
  const soFar: Record<string, Json> = {};
  for (const [name, field] of fieldsOf(action)) {
    const option = optionName(part, action.name, name);
    if (option === focused || name === focused) {
      const typed = String(options[option] ?? options[name] ?? '');
      const offers = offersFor({ part, action, name, field, here, soFar, locale, isOpening }, typed);
      const labels = distinct(
        offers.slice(0, most).map(({ label }) => tail(label, LIMITS.command.choiceName)),
        LIMITS.command.choiceName,
      );
      return labels.map((label, i) => ({ name: label, value: offers[i]!.value }));
    }
    const read = readOption(part, action, here, options, name, soFar, locale);
    if (isRefusal(read) || readField(field, here, soFar, read.value)) return [];
    soFar[name] = read.value;
  }
  return [];
}

/** The end of a long list is what is being typed, so the beginning is cut. */
const tail = (text: string, limit: number) => (text.length <= limit ? text : `…${text.slice(1 - limit)}`);

interface Focus {
  part: AnyGame;
  action: SomeAction;
  name: string;
  field: SomeField;
  here: SomeHere;
  soFar: Record<string, Json>;
  locale: Locale;
  isOpening: boolean;
}
interface Offer {
  label: string;
  value: string | number;
}

function offersFor(focus: Focus, typed: string): Offer[] {
  const { part, field, here, soFar, action, name, locale } = focus;
  if (field.kind === 'count') {
    const numbers = choices(action, here, soFar, name, []);
    return numbers.filter((n) => n.startsWith(folded(typed))).map((n) => ({ label: n, value: Number(n) }));
  }
  if (field.kind === 'one') {
    const among = candidates(part, field, choices(action, here, soFar, name, []), here);
    return ranked(typed, among)
      .filter(({ value }) => value.length <= longest)
      .map(({ value }) => ({ label: optionLabel(part, field, value, here, locale), value }));
  }
  return continued(focus, typed);
}

/** Options that fit what is typed: by their beginning first, then by any part of a name. */
function ranked(typed: string, among: readonly Candidate[]): Candidate[] {
  const words = folded(typed);
  const begin = among.filter(({ names }) => names.some((name) => name.startsWith(words)));
  const contain = among.filter((one) => !begin.includes(one) && one.names.some((name) => name.includes(words)));
  return [...begin, ...contain];
}

interface Part {
  value: string;
  points?: number;
}

/** What is typed of a list, as it stands and with one part more. Only parts that can belong to a legal whole. */
function continued(focus: Focus, typed: string): Offer[] {
  const { field, here, soFar } = focus;
  const separator = field.kind === 'path' ? ARROW : COMMA;
  const parts: Part[] = [];
  let rest = folded(typed);
  let open = '';
  let longer: Candidate[] = [];
  while (rest.trim() !== '' && !isNothing(rest, [])) {
    const among = at(focus, parts);
    const { token, rest: after } = nextToken(rest, separator, among);
    const [only, ...rivals] = meant(token.words, among);
    const isNamed = field.kind !== 'shares' && only?.names.includes(folded(token.words));
    const isWhole = only && rivals.length === 0 && (token.closed || token.points !== undefined || isNamed);
    if (!isWhole) {
      if (token.closed && token.words !== '') return [];
      open = token.words;
      break;
    }
    if (isNamed && !token.closed) longer = ranked(token.words, among).filter((one) => one !== only);
    parts.push(part(only, token.points));
    rest = after;
  }
  const more = ranked(open, at(focus, parts)).flatMap((one, _i, all) =>
    amounts(focus, parts, one.value, all.length).map((points) => [...parts, part(one, points)]),
  );
  const others = longer.map((one) => [...parts.slice(0, -1), part(one, undefined)]);
  const whole = open === '' ? [parts] : [];
  const legal = whole.filter((list) => readField(field, here, soFar, asValue(field, list)) === undefined);
  const lists = [...legal, ...others, ...more].slice(0, most).flatMap((list) => offer(focus, list));
  return parts.length === 0 && beginsAll(open) ? [...everything(focus), ...lists] : lists;
}

/** All options of a set as one choice, if that is legal and there are several. */
function everything(focus: Focus): Offer[] {
  const { field, here, soFar, locale, isOpening } = focus;
  const all = field.kind === 'some' ? [...field.options(here, soFar)] : [];
  if (all.length < 2 || readField(field, here, soFar, all)) return [];
  if (isOpening) {
    const [whole] = offer(
      focus,
      all.map((value) => ({ value })),
    );
    // Groups are told apart by their first one, so that here the end is cut.
    const words = all.map((value) => optionLabel(focus.part, field, value, here, locale)).join(', ');
    return [{ label: clamp(words, LIMITS.command.choiceName), value: whole?.value ?? `${all[0]}, *` }];
  }
  return [{ label: commonText.say({ key: 'value.all' }, locale), value: '*' }];
}

/** The options for the next part: without those taken, and none when the list is full. */
function at({ part, field, here, soFar, action, name }: Focus, parts: readonly Part[]): Candidate[] {
  const taken = parts.map(({ value }) => value);
  if (field.kind === 'path') return candidates(part, field, choices(action, here, soFar, name, taken), here);
  const left = choices(action, here, soFar, name, []).filter((one) => !taken.includes(one));
  const full = field.kind === 'some' && taken.length >= field.size(here, soFar)[1];
  return full ? [] : candidates(part, field, left, here);
}

/** How many points may go on `value`: all possibilities when they fit the list of choices, else the ends. */
function amounts({ field, here, soFar }: Focus, parts: readonly Part[], value: string, rivals: number) {
  if (field.kind !== 'shares') return [undefined];
  const shared = parts.reduce((sum, { points }) => sum + (points ?? 1), 0);
  const top = Math.min(field.room(here, soFar)[value] ?? 0, field.total(here, soFar)[1] - shared);
  const all = Array.from({ length: Math.max(0, top) }, (_, i) => top - i);
  return all.length * rivals <= most - 1 ? all : [...new Set([all[0]!, 1])].slice(0, all.length);
}

const part = ({ value }: Candidate, points: number | undefined): Part => ({
  value,
  ...(points !== undefined && { points }),
});

function asValue(field: SomeField, parts: readonly Part[]): Json {
  if (field.kind !== 'shares') return parts.map(({ value }) => value);
  return Object.fromEntries(parts.map(({ value, points }) => [value, points ?? 1]));
}

/**
 * A list as a choice: its label reads like its value, so that a person can go on typing after it. None if it cannot be
 * written in 100 characters even with ids cut to their unmistakable beginnings.
 */
function offer(focus: Focus, parts: readonly Part[]): Offer[] {
  const { part: game, field, here, locale, isOpening } = focus;
  if (parts.length === 0) return [{ label: commonText.say({ key: 'value.none' }, locale), value: '-' }];
  const between = field.kind === 'path' ? ' > ' : ', ';
  const written = (word: (one: string, i: number) => string, by = between) =>
    parts.map(({ value, points }, i) => word(value, i) + (points === undefined ? '' : `=${points}`)).join(by);
  const label = written((one) => optionLabel(game, field, one, here, locale));
  const full = [() => written((one) => one), () => written((one) => one, between.trim())];
  // A beginning is unmistakable only among the options of one question.
  const short = [
    () => written((one, i) => beginning(focus, parts.slice(0, i), one), between.trim()),
    () => without(focus, parts),
  ];
  for (const way of isOpening ? full : [...full, ...short]) {
    const value = way();
    if (value !== undefined && value.length <= longest) return [{ label, value }];
  }
  return [];
}

/** A set by what is not in it: short when it holds nearly everything. */
function without({ field, here, soFar }: Focus, parts: readonly Part[]): string | undefined {
  if (field.kind !== 'some') return undefined;
  const left = field.options(here, soFar).filter((one) => !parts.some(({ value }) => value === one));
  return ['*', ...left.map((one) => `-${one}`)].join(', ');
}

/** The shortest beginning of an id by which it is still told from every other option. */
function beginning({ part: game, field, here, soFar }: Focus, before: readonly Part[], value: string): string {
  const taken = before.map((one) => one.value);
  const options =
    field.kind === 'path'
      ? field.next(here, soFar, taken)
      : field.kind === 'shares'
        ? Object.keys(field.room(here, soFar))
        : field.kind === 'some'
          ? field.options(here, soFar)
          : [];
  const others = candidates(game, field, options, here)
    .filter((one) => one.value !== value)
    .flatMap(({ names }) => names);
  const own = folded(value);
  for (let length = 1; length < own.length; length++) {
    const short = own.slice(0, length);
    if (!others.some((name) => name.startsWith(short))) return short;
  }
  return own;
}
