// @ts-check

/**
 * The one state of the page. Whoever listens is called once after each stretch of changes, not at each of them.
 * @template S
 * @param {S} initial
 */
export function createStore(initial) {
  let state = initial;
  let isTold = true;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    /** @param {(state: S) => S} make the next state; the same one changes nothing */
    change(make) {
      const next = make(state);
      if (next === state) return;
      state = next;
      if (!isTold) return;
      isTold = false;
      queueMicrotask(() => {
        isTold = true;
        for (const listener of listeners) listener();
      });
    },
    /** @param {() => void} listener */
    subscribe(listener) {
      listeners.add(listener);
    },
  };
}
