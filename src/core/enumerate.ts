import type { AnyAction, Field, Here, Json, SoFar } from './types.ts';

/**
 * All legal answers to `action`, one after another; take only as many as you need, large sets are lazy.
 * Fields are walked in their order, so a field never sees an illegal earlier choice.
 */
export function* enumerate<G>(action: AnyAction<G>, here: Here<G>): Generator<Record<string, Json>> {
  yield* answers(action, here, valuesOf);
}

/** Whether there is any legal answer at all. */
export function possible<G>(action: AnyAction<G>, here: Here<G>): boolean {
  return !enumerate(action, here).next().done;
}

/** Uniform numbers in [0, 1): the only source of chance that picking an answer may use. */
export type Chance = () => number;

/**
 * One legal answer by chance, or undefined if there is none. Each field's values are tried in a random order
 * and large sets are sampled rather than listed, so it is quick for any declared structure.
 */
export function pick<G>(action: AnyAction<G>, here: Here<G>, chance: Chance): Record<string, Json> | undefined {
  const found = answers(action, here, (field, h, soFar) => shuffledValues(field, h, soFar, chance)).next();
  return found.done ? undefined : found.value;
}

type Values = <G>(field: Field<G>, here: Here<G>, soFar: SoFar) => Generator<Json>;

function* answers<G>(action: AnyAction<G>, here: Here<G>, values: Values): Generator<Record<string, Json>> {
  if (action.barred?.(here)) return;
  const fields = Object.entries<Field<G>>(action.fields);
  const holds = (args: Record<string, Json>) => !action.check?.(here, args as never);
  function* from(i: number, args: Record<string, Json>): Generator<Record<string, Json>> {
    const [name, field] = fields[i]!;
    for (const value of values(field, here, args)) {
      const more = { ...args, [name]: value };
      if (i + 1 < fields.length) yield* from(i + 1, more);
      else if (holds(more)) yield more;
    }
  }
  if (fields.length > 0) yield* from(0, {});
  else if (holds({})) yield {};
}

function* valuesOf<G>(field: Field<G>, here: Here<G>, soFar: SoFar): Generator<Json> {
  switch (field.kind) {
    case 'one':
      yield* field.options(here, soFar);
      return;
    case 'some': {
      const options = field.options(here, soFar);
      const [min, max] = field.size(here, soFar);
      for (let n = min; n <= Math.min(max, options.length); n++) yield* subsets(options, n);
      return;
    }
    case 'shares': {
      const room = Object.entries(field.room(here, soFar));
      const [min, max] = field.total(here, soFar);
      for (let n = min; n <= max; n++) yield* splits(room, n);
      return;
    }
    case 'path': {
      function* walk(path: string[]): Generator<string[]> {
        if (field.kind !== 'path') return;
        if (field.mayEnd(here, soFar, path)) yield path;
        for (const next of field.next(here, soFar, path)) yield* walk([...path, next]);
      }
      yield* walk([]);
      return;
    }
    case 'count': {
      const [min, max] = field.range(here, soFar);
      for (let n = min; n <= max; n++) yield n;
    }
  }
}

/** All subsets of exactly `n` options, in the order of the options. */
export function* subsets<T>(options: readonly T[], n: number): Generator<T[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + n <= options.length; i++) {
    for (const rest of subsets(options.slice(i + 1), n - 1)) yield [options[i]!, ...rest];
  }
}

/** All ways to share exactly `n` points over the rooms, those that give most to the earlier rooms first. */
function* splits(
  room: readonly (readonly [string, number])[],
  n: number,
): Generator<Record<string, number>, void, undefined> {
  const given = room.map(() => 0);
  /** Fills the rooms from `at` on, greedily; what does not fit is left. */
  const fill = (at: number, points: number): number => {
    let left = points;
    for (let i = at; i < room.length; i++) {
      given[i] = Math.min(room[i]![1], left);
      left -= given[i]!;
    }
    return left;
  };
  if (fill(0, n) > 0) return;
  for (;;) {
    const shares: Record<string, number> = {};
    for (let i = 0; i < room.length; i++) if (given[i]! > 0) shares[room[i]![0]] = given[i]!;
    yield shares;
    // The last room that can pass a point on to the rooms after it.
    let later = 0;
    let free = 0;
    let i = room.length - 1;
    for (; i >= 0 && (given[i] === 0 || free === 0); i--) {
      later += given[i]!;
      free += room[i]![1] - given[i]!;
    }
    if (i < 0) return;
    given[i]!--;
    fill(i + 1, later + 1);
  }
}

/** How often a large set is sampled before it is listed from the front. */
const SAMPLES = 24;

function* shuffledValues<G>(field: Field<G>, here: Here<G>, soFar: SoFar, chance: Chance): Generator<Json> {
  const below = (n: number) => Math.floor(chance() * n);
  if (field.kind === 'one') {
    yield* shuffled(field.options(here, soFar), below);
    return;
  }
  if (field.kind === 'count') {
    const [min, max] = field.range(here, soFar);
    yield* shuffled(
      Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i),
      below,
    );
    return;
  }
  for (let i = 0; i < SAMPLES; i++) {
    const value = sample(field, here, soFar, below);
    if (value !== undefined) yield value;
  }
  yield* valuesOf(field, here, soFar);
}

function sample<G>(field: Field<G>, here: Here<G>, soFar: SoFar, below: (n: number) => number): Json | undefined {
  if (field.kind === 'some') {
    const options = field.options(here, soFar);
    const [min, max] = field.size(here, soFar);
    const most = Math.min(max, options.length);
    if (most < min) return undefined;
    const chosen = new Set(shuffled(options, below).slice(0, min + below(most - min + 1)));
    return options.filter((one) => chosen.has(one));
  }
  if (field.kind === 'shares') {
    const room = { ...field.room(here, soFar) };
    const [min, max] = field.total(here, soFar);
    const capacity = Object.values(room).reduce((sum, n) => sum + n, 0);
    const most = Math.min(max, capacity);
    if (most < min) return undefined;
    const shares: Record<string, number> = {};
    for (let left = min + below(most - min + 1); left > 0; left--) {
      const open = Object.keys(room).filter((one) => room[one]! > 0);
      const one = open[below(open.length)]!;
      room[one]!--;
      shares[one] = (shares[one] ?? 0) + 1;
    }
    return shares;
  }
  if (field.kind === 'path') {
    const path: string[] = [];
    for (;;) {
      const next = field.next(here, soFar, path);
      const mayEnd = field.mayEnd(here, soFar, path);
      if (mayEnd && (next.length === 0 || below(3) === 0)) return path;
      if (next.length === 0) return undefined;
      path.push(next[below(next.length)]!);
    }
  }
  return undefined;
}

function shuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
