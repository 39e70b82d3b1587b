const lastByKey = new Map<string, Promise<unknown>>();

/**
 * Does `work` when all earlier work of the same key is done, well or badly; gives what it gives or throws.
 * Work must not wait for its own key. The store's keys are absolute file paths, so any other word is free.
 */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastByKey.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastByKey.set(key, mine);
  const leave = () => {
    if (lastByKey.get(key) === mine) lastByKey.delete(key);
  };
  mine.then(leave, leave);
  return mine;
}
