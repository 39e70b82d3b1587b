/** What was noted last under so many names; older ones are forgotten. */
export interface Lately<T> {
  get(name: string): T | undefined;
  note(name: string, value: T): void;
  forget(name: string): void;
}

/** Notes for at most so many names: one more, and the one noted longest ago is forgotten. With none nothing is noted. */
export function lately<T>(most: number): Lately<T> {
  const known = new Map<string, T>();
  return {
    get: (name) => known.get(name),
    note(name, value) {
      known.delete(name);
      known.set(name, value);
      if (known.size > most) known.delete(known.keys().next().value!);
    },
    forget: (name) => void known.delete(name),
  };
}
