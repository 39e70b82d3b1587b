import { REFUSALS, type RefusalCode } from '../world/refusals.ts';
import type { GalleryEdits } from '../world/world.ts';

/** Which requests a fault meets: those of the method and route that match; all if empty. */
export interface FaultMatcher {
  method?: string;
  route?: RegExp;
}

/** What a met request gets: an HTTP status, seconds to wait for 429, Discord's code for 4xx. */
export interface FaultAnswer {
  status: number;
  retryAfter?: number;
  code?: RefusalCode;
}

/** Fault injection, for tests of how the bot bears Discord's bad days. */
export interface Faults {
  /** The next `times` matching requests are answered so, without effect. */
  next(matcher: FaultMatcher, answer: FaultAnswer, times?: number): void;
  /** The next `times` matching requests take effect, but the connection breaks before the answer. */
  timeoutAfterApplying(matcher?: FaultMatcher, times?: number): void;
  /** Closes the gateway connections with 4000, or another code; after 4000 clients resume and missed events are replayed. */
  dropGateway(code?: number): void;
  /** The next interaction reaches the bot twice. */
  duplicateNextInteraction(): void;
  /** From now on an interaction reaches the bot twice where this says so; of several addresses two get it. */
  doubleInteractions(isDoubled: () => boolean): void;
  /** The last interaction reaches the bot once more, or another process of it. */
  repeatLastInteraction(): void;
  /** From now on answers to interactions can be edited with pictures so, or not. */
  galleryEdits(how: GalleryEdits): void;
  /** Every request from now on takes `ms` longer; 0 ends it. */
  slow(ms: number): void;
  /** Buckets take `limit` requests per `ms` and then answer 429; without arguments there is no limit again. */
  pace(limit?: number, ms?: number): void;
  /** A person (by id) closes or opens direct messages. */
  closeDms(person: { id: string }): void;
  openDms(person: { id: string }): void;
}

/** What the router asks about faults. */
export interface FaultDesk {
  /** The answer planned for this request, used up by asking. */
  answerTo(
    method: string,
    route: string,
  ): { status: number; headers: Record<string, string>; json: unknown } | undefined;
  /** Whether the connection is to break after this request took effect. */
  breaksAfter(method: string, route: string): boolean;
  delay(): number;
  /** Counts a request of a bucket and tells its headers, with seconds to wait if it is over the limit. */
  count(bucket: string): { headers: Record<string, string>; wait: number };
  next: Faults['next'];
  timeoutAfterApplying: Faults['timeoutAfterApplying'];
  slow: Faults['slow'];
  pace: Faults['pace'];
}

interface Planned {
  matcher: FaultMatcher;
  times: number;
  answer?: FaultAnswer;
}

/** The desk at which faults are ordered and collected. */
export function faultDesk(): FaultDesk {
  const planned: Planned[] = [];
  const buckets = new Map<string, { since: number; used: number }>();
  let delay = 0;
  let limit = 10_000;
  let windowMs = 1_000;

  function take(method: string, route: string, withAnswer: boolean): Planned | undefined {
    const index = planned.findIndex(
      ({ matcher, answer }) =>
        (answer !== undefined) === withAnswer &&
        (matcher.method ?? method).toUpperCase() === method &&
        (matcher.route?.test(route) ?? true),
    );
    const found = planned[index];
    if (found && --found.times <= 0) planned.splice(index, 1);
    return found;
  }

  return {
    next: (matcher, answer, times = 1) => void planned.push({ matcher, answer, times }),
    timeoutAfterApplying: (matcher = {}, times = 1) => void planned.push({ matcher, times }),
    slow(ms) {
      delay = ms;
    },
    pace(most = 10_000, ms = 1_000) {
      limit = most;
      windowMs = ms;
    },
    delay: () => delay,
    breaksAfter: (method, route) => take(method, route, false) !== undefined,
    answerTo(method, route) {
      const answer = take(method, route, true)?.answer;
      if (!answer) return undefined;
      if (answer.status === 429) return tooMany(answer.retryAfter ?? 0.05, {});
      const message = answer.code === undefined ? `${answer.status}: injected` : REFUSALS[answer.code][1];
      return { status: answer.status, headers: {}, json: { message, code: answer.code ?? 0 } };
    },
    // Clients wait in real time, so buckets run on the machine's clock even under a virtual one.
    count(bucket) {
      const now = Date.now();
      const state = buckets.get(bucket);
      const fresh = !state || now - state.since >= windowMs ? { since: now, used: 0 } : state;
      buckets.set(bucket, fresh);
      const after = (fresh.since + windowMs - now) / 1_000;
      const over = fresh.used >= limit;
      if (!over) fresh.used += 1;
      return {
        wait: over ? after : 0,
        headers: {
          'x-ratelimit-limit': String(limit),
          'x-ratelimit-remaining': String(limit - fresh.used),
          'x-ratelimit-reset': ((fresh.since + windowMs) / 1_000).toFixed(3),
          'x-ratelimit-reset-after': after.toFixed(3),
        },
      };
    },
  };
}

/** A 429 as Discord gives it (topics/rate-limits), but to the ms: Discord rounds the header up to whole seconds. */
export function tooMany(seconds: number, headers: Record<string, string>) {
  return {
    status: 429,
    headers: { ...headers, 'retry-after': seconds.toFixed(3), 'x-ratelimit-scope': 'user', via: '1.1 local' },
    json: { message: 'You are being rate limited.', retry_after: seconds, global: false },
  };
}
