import { readField } from '#core/actions';
import { enumerate } from '#core/enumerate';
import type { Json } from '#core/types';
import { fieldsOf, type SomeAction, type SomeField, type SomeHere } from './names.ts';

/** What may still be chosen for one field when the fields before it are given. */

type Args = Readonly<Record<string, Json>>;
/** How often the game may be asked before a choice counts as open: then the player shall find out. */
const PATIENCE = 150;
const STEPS = 200;
const tooLong = new Error('looked long enough');

/** Whether `soFar` leads to a legal answer, as far as that is seen quickly; when in doubt it does. */
export function leadsOn(action: SomeAction, here: SomeHere, soFar: Args): boolean {
  const rest = fieldsOf(action).filter(([name]) => !Object.hasOwn(soFar, name));
  if (rest.length === 0 && !action.check && !action.barred) return true;
  let asked = 0;
  const all = (later: Args): Args => {
    if (++asked > PATIENCE) throw tooLong;
    return { ...soFar, ...later };
  };
  const fields = Object.fromEntries(rest.map(([name, field]) => [name, given(field, all)]));
  const check: SomeAction['check'] = (at, args) => action.check?.(at, all(args as Args) as never);
  try {
    return !enumerate({ ...action, fields, check }, here).next().done;
  } catch (error) {
    if (error === tooLong) return true;
    throw error;
  }
}

/** The field as it is when earlier ones are given: `all` puts them before the later ones. */
function given(field: SomeField, all: (later: Args) => Args): SomeField {
  switch (field.kind) {
    case 'one':
      return { ...field, options: (here, later) => field.options(here, all(later)) };
    case 'some':
      return {
        ...field,
        options: (here, later) => field.options(here, all(later)),
        size: (here, later) => field.size(here, all(later)),
      };
    case 'shares':
      return {
        ...field,
        room: (here, later) => field.room(here, all(later)),
        total: (here, later) => field.total(here, all(later)),
      };
    case 'path':
      return {
        ...field,
        next: (here, later, path) => field.next(here, all(later), path),
        mayEnd: (here, later, path) => field.mayEnd(here, all(later), path),
      };
    case 'count':
      return { ...field, range: (here, later) => field.range(here, all(later)) };
  }
}

/**
 * The options of a field one can choose from next: for `one` and `count` those that lead to an answer, for `path` the
 * next places from which it can still end, for `some` and `shares` all that take part.
 */
export function choices(
  action: SomeAction,
  here: SomeHere,
  soFar: Args,
  name: string,
  path: readonly string[],
): string[] {
  const field = action.fields[name] as SomeField;
  switch (field.kind) {
    case 'one':
      return field.options(here, soFar).filter((value) => leadsOn(action, here, { ...soFar, [name]: value }));
    case 'count': {
      const [min, max] = field.range(here, soFar);
      const numbers = Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
      return numbers.filter((n) => leadsOn(action, here, { ...soFar, [name]: n })).map(String);
    }
    case 'path':
      return field.next(here, soFar, path).filter((place) => ends(field, here, soFar, [...path, place], 1).length > 0);
    case 'some':
      return [...field.options(here, soFar)];
    case 'shares': {
      const room = field.room(here, soFar);
      return Object.keys(room).filter((one) => room[one]! > 0);
    }
  }
}

/** Up to `most` ways that go on from `path` and may end; a search that takes too long counts as finding them. */
function ends(
  field: SomeField & { kind: 'path' },
  here: SomeHere,
  soFar: Args,
  path: readonly string[],
  most: number,
): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let looked = 0;
  const walk = (at: readonly string[]): void => {
    if (found.length >= most) return;
    if (++looked > STEPS || field.mayEnd(here, soFar, at)) found.push(at);
    for (const place of looked > STEPS ? [] : field.next(here, soFar, at)) walk([...at, place]);
  };
  walk(path);
  return found;
}

/** Whole ways are looked for among so many places. */
const PLACES = 120;

/**
 * How the way `from` can be brought to an end: to each place where it may stop, by the fewest steps, at most `most`.
 * Empty when it can only stop where it is.
 */
export function waysOn(
  field: SomeField & { kind: 'path' },
  here: SomeHere,
  soFar: Args,
  from: readonly string[],
  most: number,
): string[][] {
  const ways: string[][] = [];
  const seen = new Set<string>();
  const queue: (readonly string[])[] = [from];
  for (let i = 0; i < queue.length && i < PLACES && ways.length < most; i++) {
    for (const place of field.next(here, soFar, queue[i]!)) {
      if (seen.has(place)) continue;
      seen.add(place);
      const way = [...queue[i]!, place];
      queue.push(way);
      if (ways.length < most && field.mayEnd(here, soFar, way)) ways.push(way);
    }
  }
  return ways;
}

/** The usual value of a field, if it has one and that is legal now. */
export function usualValue(field: SomeField, here: SomeHere, soFar: Args): { value: Json } | undefined {
  const value = field.usual?.(here, soFar);
  return value !== undefined && readField(field, here, soFar, value) === undefined ? { value } : undefined;
}

/** The only legal value of a field, if it has exactly one. */
export function onlyValue(action: SomeAction, here: SomeHere, soFar: Args, name: string): { value: Json } | undefined {
  const field = action.fields[name] as SomeField;
  const value = candidate(action, here, soFar, name, field);
  return value !== undefined && readField(field, here, soFar, value) === undefined ? { value } : undefined;
}

function candidate(action: SomeAction, here: SomeHere, soFar: Args, name: string, field: SomeField): Json | undefined {
  const options = field.kind === 'path' ? [] : choices(action, here, soFar, name, []);
  switch (field.kind) {
    case 'one':
      return options.length === 1 ? options[0] : undefined;
    case 'count':
      return options.length === 1 ? Number(options[0]) : undefined;
    case 'path': {
      const [only, other] = ends(field, here, soFar, [], 2);
      return only && !other ? [...only] : undefined;
    }
    case 'some': {
      const [min, max] = field.size(here, soFar);
      if (Math.min(max, options.length) === 0) return [];
      return min === options.length ? options : undefined;
    }
    case 'shares': {
      const room = field.room(here, soFar);
      const [min, max] = field.total(here, soFar);
      const all = options.reduce((sum, one) => sum + room[one]!, 0);
      if (Math.min(max, all) === 0) return {};
      if (min === all) return Object.fromEntries(options.map((one) => [one, room[one]!]));
      return options.length === 1 && min === Math.min(max, all) ? { [options[0]!]: min } : undefined;
    }
  }
}
