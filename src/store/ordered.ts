/** Things in an order of their own that come and go one by one; nothing is sorted again. */
export interface Shelf<T> {
  add(thing: T): void;
  /** Takes away the thing that has this place in the order. */
  remove(thing: T): void;
  all(): readonly T[];
}

/** `order` must tell any two different things apart. */
export function makeShelf<T>(order: (a: T, b: T) => number, things: T[] = []): Shelf<T> {
  const kept = [...things].sort(order);
  /** Where a thing is, or would be. */
  const placeOf = (thing: T) => {
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (order(kept[middle]!, thing) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    add: (thing) => void kept.splice(placeOf(thing), 0, thing),
    remove(thing) {
      const at = placeOf(thing);
      if (at < kept.length && order(kept[at]!, thing) === 0) kept.splice(at, 1);
    },
    all: () => kept,
  };
}
