import { RefusedRequest } from '../world/refusals.ts';
import type { World } from '../world/world.ts';

/** Where in a body a value stands. */
export type BodyPath = readonly (string | number)[];

/** The errors of one body, gathered so that all come in one answer (reference, "Error messages"). */
export interface Form {
  fail(at: BodyPath, code: string, message: string): void;
  /** A field the stand-in does not know: Discord would ignore it, we refuse it, or mistakes would stay hidden. */
  unknown(at: BodyPath): void;
}

/** Looks at one value and reports what is wrong with it. */
export type Check = (value: unknown, at: BodyPath, form: Form) => void;

/** Runs `check` over a body; refuses with 50035 and the tree of errors. */
export function validate(world: World, body: unknown, check: Check, at: BodyPath = []): void {
  const errors: { at: BodyPath; code: string; message: string }[] = [];
  check(body, at, {
    fail: (where, code, message) => errors.push({ at: where, code, message }),
    unknown: (where) => {
      world.surprises.push(`unknown field ${where.join('.')}`);
      errors.push({ at: where, code: 'UNKNOWN_FIELD', message: 'The stand-in does not know this field.' });
    },
  });
  if (errors.length > 0) throw new RefusedRequest(50035, errorTree(errors));
}

function errorTree(errors: { at: BodyPath; code: string; message: string }[]): unknown {
  const tree: Record<string, unknown> = {};
  for (const { at, code, message } of errors) {
    let node = tree;
    for (const step of at) {
      node[step] ??= {};
      node = node[step] as Record<string, unknown>;
    }
    node._errors = [...((node._errors as unknown[]) ?? []), { code, message }];
  }
  return tree;
}

/** Anything at all. */
export const anything: Check = () => {};

/** Text of `min` to `max` characters. */
export function text(min: number, max: number): Check {
  return (value, at, form) => {
    if (typeof value !== 'string') return form.fail(at, 'STRING_TYPE_CONVERT', 'Could not interpret as string.');
    if (value.length > max) form.fail(at, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    if (value.trim().length < min)
      form.fail(at, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  };
}

/** Text that matches `pattern`. */
export function matching(pattern: RegExp, code = 'STRING_TYPE_REGEX'): Check {
  return (value, at, form) => {
    if (typeof value !== 'string' || !pattern.test(value))
      form.fail(at, code, 'String value did not match the pattern.');
  };
}

/** A whole number from `min` to `max`. */
export function wholeWithin(min: number, max: number): Check {
  return (value, at, form) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      form.fail(at, 'NUMBER_TYPE_RANGE', `Must be a whole number from ${min} to ${max}.`);
    }
  };
}

/** Any number. */
export const number: Check = (value, at, form) => {
  if (typeof value !== 'number') form.fail(at, 'NUMBER_TYPE_COERCE', 'Must be a number.');
};

/** True or false. */
export const bool: Check = (value, at, form) => {
  if (typeof value !== 'boolean') form.fail(at, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
};

/** One of the given values. */
export function oneOf(...values: readonly (string | number)[]): Check {
  return (value, at, form) => {
    if (!values.includes(value as string | number)) {
      form.fail(at, 'BASE_TYPE_CHOICES', `Value must be one of (${values.join(', ')}).`);
    }
  };
}

/** An id. */
export const snowflake: Check = matching(/^\d{1,20}$/, 'NUMBER_TYPE_COERCE');

/** May be null. */
export function nullable(check: Check): Check {
  return (value, at, form) => {
    if (value !== null) check(value, at, form);
  };
}

/** A list of `min` to `max` values. */
export function listWithin(check: Check, min: number, max: number): Check {
  return (value, at, form) => {
    if (!Array.isArray(value)) return form.fail(at, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType.');
    if (value.length < min || value.length > max) {
      form.fail(at, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    }
    value.forEach((entry, index) => {
      check(entry, [...at, index], form);
    });
  };
}

/** An object: `required` fields there and right, `optional` ones right if there, no others. */
export function objectWith(required: Record<string, Check>, optional: Record<string, Check> = {}): Check {
  return (value, at, form) => {
    if (!isRecord(value)) return form.fail(at, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType.');
    for (const [name, check] of Object.entries(required)) {
      if (value[name] === undefined || value[name] === null) {
        form.fail([...at, name], 'BASE_TYPE_REQUIRED', 'This field is required');
      } else check(value[name], [...at, name], form);
    }
    for (const [name, check] of Object.entries(optional)) {
      if (value[name] !== undefined) check(value[name], [...at, name], form);
    }
    for (const name of Object.keys(value)) {
      if (value[name] !== undefined && !(name in required) && !(name in optional)) form.unknown([...at, name]);
    }
  };
}

/** All checks on the same value. */
export function all(...checks: Check[]): Check {
  return (value, at, form) => {
    for (const check of checks) check(value, at, form);
  };
}

/** Each entry of a list (what is no object is passed over) has a `field` of its own; those without one do not count. */
export function unique(field: string, code: string): Check {
  return (value, at, form) => {
    const seen = new Set<unknown>();
    (Array.isArray(value) ? value : []).forEach((entry, index) => {
      const given = isRecord(entry) ? entry[field] : undefined;
      if (given === undefined) return;
      if (seen.has(given)) form.fail([...at, index, field], code, `${field} ${String(given)} is used twice.`);
      seen.add(given);
    });
  };
}

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
