/** Things of the data by their ids; throws when two have the same one. */
export function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<T['id'], T> {
  const found = new Map<T['id'], T>();
  for (const one of things) {
    if (found.has(one.id)) throw new Error(`data/middle-earth-quest: two of the id ${one.id}`);
    found.set(one.id, one);
  }
  return found;
}
