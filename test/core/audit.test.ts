import { describe, expect, test } from 'vitest';
import { playout, race } from '#chance/playout';
import type { Audit, Event, Playable } from '#core/types';
import { type Bazaar, type BazaarView, bazaar, bazaarGame } from '../kit/bazaar.ts';
import { salted } from '../kit/salt.ts';

/** The bazaar in which whoever rests finds a coin that was not there. */
const leaky: Playable<Bazaar, BazaarView> = {
  ...bazaar,
  game: {
    ...bazaarGame,
    steps: {
      ...bazaarGame.steps,
      *turn(t, seat) {
        yield* bazaarGame.steps.turn!(t, seat);
        if (t.g.turn === 4) t.g.coins[seat]!++;
      },
    },
  },
};
/** The bazaar with another audit. */
const watchedBy = (audit: (before: Bazaar) => Audit<Bazaar>): Playable<Bazaar, BazaarView> => ({
  ...bazaar,
  proofs: { ...bazaar.proofs!, audit },
});

describe('the audit', () => {
  test('of a game that keeps its pieces complains about nothing', () => {
    expect(playout(bazaar, salted('honest'), { policy: 'random' }).over).toBe(true);
    expect(race(bazaar, salted('honest'), { policy: 'random' }).outcome).toBeDefined();
  });

  test('stops playout and race at the decision after which a piece is too many', () => {
    // The two seats have their turns, then they bid: the fourth step is the first turn of the second round.
    const complaint = /^4\.1\.turn: 91 coins instead of 90$/;
    expect(() => playout(leaky, salted('leaky'), { audited: 1 })).toThrow(complaint);
    expect(() => race(leaky, salted('leaky'), { audited: 1 })).toThrow(complaint);
    const messages = [playout, race].map((play) => {
      try {
        play(leaky, 'leaky', { audited: 1 });
        return undefined;
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(messages[0]).toBe(messages[1]);
  });

  test('sees the state before, the state after and what was told between, at every decision alike', () => {
    const seen = (play: typeof playout | typeof race) => {
      const calls: [Bazaar, Bazaar, readonly Event[]][] = [];
      const watched = watchedBy((before) => {
        const was = structuredClone(before);
        return (after, events) => {
          calls.push(structuredClone([was, after, [...events]] as const) as (typeof calls)[number]);
          return undefined;
        };
      });
      const { decisions } = play(watched, 'watched', { policy: 'random', audited: 1 });
      expect(calls).toHaveLength(decisions);
      return calls;
    };
    const played = seen(playout);
    expect(seen(race)).toEqual(played);
    for (const [i, [before]] of played.entries()) if (i > 0) expect(before).toEqual(played[i - 1]![1]);
    expect(played.some(([before, after]) => JSON.stringify(before) !== JSON.stringify(after))).toBe(true);
  });

  test('is made of the last decision as well, when the match ends with it or is left', () => {
    const never = watchedBy(() => (after) => (after.turn >= 12 ? 'the last turn' : undefined));
    expect(() => race(never, salted('last'), { audited: 1 })).toThrow('the last turn');
    expect(() => playout(never, salted('last'), { audited: 1 })).toThrow('the last turn');
    const first = watchedBy(() => () => 'at once');
    expect(() => race(first, salted('left'), { most: 1, audited: 1 })).toThrow('at once');
    expect(() => playout(first, salted('left'), { most: 1, audited: 1 })).toThrow('at once');
    expect(race(first, salted('left'), { most: 0 }).decisions).toBe(0);
  });

  test('looks at one decision in 32 or so, if nothing else is said, and the match is the same whatever it looks at', () => {
    for (const play of [playout, race]) {
      let looks = 0;
      let decisions = 0;
      const watched = watchedBy(() => {
        looks++;
        return () => undefined;
      });
      for (let i = 0; i < 200; i++) {
        const seed = salted(`sampled/${i}`);
        const all = play(bazaar, seed, { policy: 'random', audited: 1 });
        const some = play(watched, seed, { policy: 'random' });
        expect(some.decisions).toBe(all.decisions);
        decisions += some.decisions;
      }
      expect(looks).toBeGreaterThan(decisions / 64);
      expect(looks).toBeLessThan(decisions / 16);
    }
  });
});
