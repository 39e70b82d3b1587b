import type { AnyAction, Field, Here, Json, Message, Refusal, SoFar } from './types.ts';

/** A refusal with its reason; the words are in the text catalogues under `refusal.<key>`. */
export function refuse(key: string, args?: Record<string, Json>): Refusal {
  return { refused: { key: `refusal.${key}`, ...(args && { args }) } };
}
export const isRefusal = (x: object): x is Refusal => 'refused' in x;

/**
 * What was typed, read as an answer to `action`: each field checked against what is legal now, then the whole.
 * Gives the parsed arguments, which are what is kept; refuses with the field and the value that does not fit.
 */
export function readArgs<G>(
  action: AnyAction<G>,
  here: Here<G>,
  typed: unknown,
): { args: Record<string, Json> } | Refusal {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return refuse('bad-arguments');
  const barred = action.barred?.(here);
  if (barred) return { refused: barred };
  const given = typed as Record<string, unknown>;
  const args: Record<string, Json> = {};
  for (const [name, field] of Object.entries<Field<G>>(action.fields)) {
    const problem = readField(field, here, args, given[name]);
    if (problem !== undefined) return { refused: withField(problem, action.name, name) };
    args[name] = normal(given[name] as Json);
  }
  const problem = action.check?.(here, args as never);
  return problem ? { refused: problem } : { args };
}

function withField(problem: Message, action: string, field: string): Message {
  return { key: problem.key, args: { ...problem.args, field: `${action}.${field}` } };
}
const wrong = (key: string, args?: Record<string, Json>): Message => refuse(key, args).refused;

/** Undefined when `value` is legal for the field, else why not. */
export function readField<G>(field: Field<G>, here: Here<G>, soFar: SoFar, value: unknown): Message | undefined {
  if (value === undefined) return wrong('missing');
  switch (field.kind) {
    case 'one': {
      if (typeof value !== 'string') return wrong('bad-arguments');
      return field.options(here, soFar).includes(value) ? undefined : wrong('not-available', { given: value });
    }
    case 'some': {
      if (!isWords(value) || new Set(value).size !== value.length) return wrong('bad-arguments');
      const options = field.options(here, soFar);
      const stranger = value.find((one) => !options.includes(one));
      if (stranger !== undefined) return wrong('not-available', { given: stranger });
      return inRange(value.length, field.size(here, soFar), 'wrong-number');
    }
    case 'shares': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('bad-arguments');
      const room = field.room(here, soFar);
      let total = 0;
      for (const [one, points] of Object.entries(value)) {
        if (!Number.isInteger(points) || (points as number) < 0) return wrong('bad-arguments');
        if (!Object.hasOwn(room, one)) return wrong('not-available', { given: one });
        if ((points as number) > room[one]!) return wrong('too-many-on-one', { given: one, most: room[one]! });
        total += points as number;
      }
      return inRange(total, field.total(here, soFar), 'wrong-total');
    }
    case 'path': {
      if (!isWords(value)) return wrong('bad-arguments');
      for (let i = 0; i < value.length; i++) {
        if (!field.next(here, soFar, value.slice(0, i)).includes(value[i]!)) {
          return wrong('no-way', { given: value[i]!, step: i + 1 });
        }
      }
      return field.mayEnd(here, soFar, value) ? undefined : wrong('path-ends-too-soon');
    }
    case 'count': {
      if (typeof value !== 'number' || !Number.isInteger(value)) return wrong('bad-arguments');
      return inRange(value, field.range(here, soFar), 'out-of-range');
    }
  }
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function inRange(n: number, [min, max]: readonly [number, number], key: string): Message | undefined {
  return n < min || n > max ? wrong(key, { given: n, min, max }) : undefined;
}

/** The kept form of a value: a distribution without its zeroes, so that equal answers are equal JSON. */
function normal(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, points]) => points !== 0));
}
