/** Work on something that can be closed. */
export interface Opened {
  /** Does the work, or rejects after closing has begun. */
  during<T>(work: () => T | Promise<T>): Promise<T>;
  /** Waits for all work under way, then does the last. Called again it gives the same. */
  close(last: () => Promise<void>): Promise<void>;
}

/** `what` is closed in the words of the refusal. */
export function whileOpen(what: string): Opened {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  return {
    async during(work) {
      if (closing) throw new Error(`${what} is closed`);
      const running = (async () => work())();
      underWay.add(running);
      try {
        return await running;
      } finally {
        underWay.delete(running);
      }
    },
    close: (last) => (closing ??= Promise.allSettled(underWay).then(last)),
  };
}
