/** A copy of plain JSON that shares nothing with it; several times faster than `structuredClone`, which must expect more. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // Copied whole first, because the engine is quickest at that; then what lies deeper.
  const shallow = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
  for (const key in shallow) {
    const part = shallow[key];
    if (typeof part === 'object' && part !== null) shallow[key] = copy(part);
  }
  return shallow as T;
}

/** Whether two values of plain JSON say the same; keys in the same order. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
