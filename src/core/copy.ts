/** A copy of plain JSON that shares nothing with it; several times faster than `structuredClone`, which must expect more. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let i = 0; i < items.length; i++) items[i] = copy(items[i]);
    return items as T;
  }
  const entries: Record<string, unknown> = {};
  for (const key in value) entries[key] = copy(value[key]);
  return entries as T;
}

/** Whether two values of plain JSON say the same; keys in the same order. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
