import { Damaged } from './errors.ts';

/**
 * Freezes a value to the bottom and gives it back. Throws `Damaged`, naming the place, for what JSON would change
 * silently: NaN, undefined in a list, dates, maps, functions. A property that is undefined is taken as absent.
 * What is frozen already is taken to have been here before: versions of a match share most of their parts.
 */
export function freezeJson<T>(value: T): T {
  const place = notJson(value);
  if (place !== undefined) throw new Damaged(`not plain JSON at ${place.join('.')}`);
  return value;
}

/** Where the first part is that is not JSON. Only what is JSON to the bottom gets frozen. */
function notJson(value: unknown): string[] | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : [];
  if (typeof value !== 'object') return [];
  if (Object.isFrozen(value)) return undefined;
  const list = Array.isArray(value);
  if (!list && !isPlain(value)) return [];
  for (const key of list ? value.keys() : Object.keys(value)) {
    const part = (value as Record<string | number, unknown>)[key];
    if (part === undefined && !list) continue;
    const place = notJson(part);
    if (place) return [String(key), ...place];
  }
  Object.freeze(value);
  return undefined;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
