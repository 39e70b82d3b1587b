/** Time as the stand-in sees it, so that tests can pass three seconds or three days in no time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `fn` once after `ms`; the answer serves to call it off. */
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** A clock that stands still until a test moves it. */
export interface VirtualClock extends Clock {
  /** Moves time on by `ms`, running what falls due in order of its time. */
  advance(ms: number): Promise<void>;
}

/** The machine's own clock. Its timers keep the process alive, or an unanswered interaction would end it silently. */
export const realClock: Clock = {
  now: () => Date.now(),
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

/** A standing clock that shows `start` (ms since 1970). */
export function virtualClock(start = Date.UTC(2026, 10, 21, 12)): VirtualClock {
  let now = start;
  let count = 0;
  const timers = new Map<number, { due: number; fn: () => void }>();
  const nextDue = (until: number) => {
    let found: [number, { due: number; fn: () => void }] | undefined;
    for (const entry of timers) {
      if (entry[1].due <= until && (!found || entry[1].due < found[1].due)) found = entry;
    }
    return found;
  };
  return {
    now: () => now,
    setTimeout(fn, ms) {
      count += 1;
      timers.set(count, { due: now + ms, fn });
      return count;
    },
    clearTimeout(timer) {
      timers.delete(timer as number);
    },
    async advance(ms) {
      const until = now + ms;
      for (let entry = nextDue(until); entry; entry = nextDue(until)) {
        timers.delete(entry[0]);
        now = Math.max(now, entry[1].due);
        entry[1].fn();
        await Promise.resolve();
      }
      now = until;
    },
  };
}

/** Discord's form of a moment (ms since 1970). */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}
