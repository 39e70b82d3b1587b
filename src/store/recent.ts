/** The values used last, `most` at most. */
export interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
}

export function makeRecent<T>(most: number): Recent<T> {
  // A Map keeps the order of insertion: the first key is the one that was not used for longest.
  const values = new Map<string, T>();
  const set = (key: string, value: T) => {
    values.delete(key);
    values.set(key, value);
    if (values.size > most) values.delete(values.keys().next().value!);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => values.delete(key),
  };
}
