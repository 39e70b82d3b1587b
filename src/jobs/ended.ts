import type { Delivery } from '#bot/match/house';
import { lately } from '#bot/platform/lately';

/** That a delivery has ended, as processes tell each other. */
export interface Ended {
  match: string;
  /** It has taken all that waited in this version of the record. */
  version: number;
  delivery: Delivery;
  /** It broke off, and it is not known what of it was done. */
  isBroken?: true;
}

/** How deliveries went, for those who wait for it: of whichever process they were. */
export interface Answers {
  /** This process has put something into the outbox of a match, saved as this version. */
  expect(match: string, version: number): void;
  /** As which version what it has put in last was saved, as long as nobody has asked for it; or that a delivery has broken off since. */
  expected(match: string): number | 'broken' | undefined;
  ended(one: Ended): void;
  /** How the delivery went that took this version; nothing is known of it when it takes too long. With `anew` it has to end from now on. */
  of(match: string, version: number, anew?: 'anew'): Promise<Delivery>;
  /** Whoever waits learns nothing. */
  end(): void;
}

/** ms: whoever waits has replied long ago. */
const PATIENCE = 10_000;
/** Of so many matches it is known how the last delivery went. */
const KNOWN = 2_000;

export function openAnswers(patience = PATIENCE): Answers {
  const expected = lately<{ version: number; isBroken?: true }>(KNOWN);
  const known = lately<Ended>(KNOWN);
  const waiting = new Set<{ match: string; version: number; learn(delivery: Delivery): void }>();
  return {
    expect: (match, version) => expected.note(match, { version }),
    expected(match) {
      const one = expected.get(match);
      expected.forget(match);
      return one && (one.isBroken ? 'broken' : one.version);
    },
    ended(last) {
      const put = expected.get(last.match);
      if (!last.isBroken) known.note(last.match, last);
      else if (put) expected.note(last.match, { ...put, isBroken: true });
      for (const one of waiting)
        if (one.match === last.match && (last.isBroken || last.version >= one.version)) one.learn(last.delivery);
    },
    of(match, version, anew) {
      const last = known.get(match);
      if (!anew && last && last.version >= version) return Promise.resolve(last.delivery);
      return new Promise((resolve) => {
        const one = {
          match,
          version,
          learn(delivery: Delivery) {
            clearTimeout(late);
            waiting.delete(one);
            resolve(delivery);
          },
        };
        const late = setTimeout(() => one.learn({}), patience);
        waiting.add(one);
      });
    },
    end() {
      for (const one of waiting) one.learn({});
    },
  };
}
