import { LRUCache } from 'lru-cache';

/** So much at once, and so much again in a second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Hono has no limiter of its own, and what others make for it keeps windows: after each of them all may come at once. A bucket is ten lines. */

/** So many names are remembered; one that was forgotten begins anew. */
const REMEMBERED = 10_000;

/**
 * Buckets of tokens by name. Each `take` takes one out of the bucket of its name, and gives undefined; from an empty one it gives after how many
 * seconds there is one again.
 */
export function openRates(
  { burst, perSecond }: Rate,
  clock: { now(): number },
): { take(name: string): number | undefined } {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: REMEMBERED });
  return {
    take(name) {
      const now = clock.now();
      const { left, at } = buckets.get(name) ?? { left: burst, at: now };
      const there = Math.min(burst, left + ((now - at) / 1_000) * perSecond);
      if (there < 1) return Math.ceil((1 - there) / perSecond);
      buckets.set(name, { left: there - 1, at: now });
      return undefined;
    },
  };
}
