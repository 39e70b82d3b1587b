import { describe, expect, test } from 'vitest';
import { chanceFrom, choose, POLICIES, playout, race } from '#chance/playout';
import { position } from '#core/match';
import { pullOf, pullsFrom } from '#core/pulls';
import type { Here, Pull } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { walk } from '../kit/caravan/actions.ts';
import { caravan } from '../kit/caravan/part.ts';
import type { Caravan } from '../kit/caravan/state.ts';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { toy } from '../kit/toy-game.ts';

const here = { seat: 0, about: null } as Here<Caravan>;

describe('A pull', () => {
  test('has the name of its action, and is a number or depends on the answer', () => {
    const [name, always] = pullOf(walk, 3);
    expect([name, always(here, { steps: 2 })]).toEqual(['walk', 3]);
    const [, further] = pullOf(walk, ({ seat }, { steps }) => 10 * seat + 2 * steps);
    expect([further(here, { steps: 1 }), further({ ...here, seat: 1 }, { steps: 2 })]).toEqual([2, 14]);
  });

  test('is the only one of its action: a second one is refused', () => {
    expect(Object.keys(pullsFrom([pullOf(walk, 3)]))).toEqual(['walk']);
    expect(() => pullsFrom([pullOf(walk, 3), pullOf(walk, 3)])).toThrow('walk has two pulls');
  });

  test('draws play by chance to its action, and of an action without one is 1', () => {
    const { g, open } = position(toy.game, playout(toy, salted('drawn'), { most: 0 }).match);
    const decision = open.find(({ actions }) => actions.includes('rest') && actions.length > 1)!;
    const share = (pulls: Record<string, Pull<typeof g>>) => {
      const chance = chanceFrom(salted('share'));
      const asked = { ...toy, judge: { pulls }, g, decision, policy: 'progress' as const, chance };
      return Array.from({ length: 400 }, () => choose(asked)).filter(({ action }) => action === 'rest').length / 400;
    };
    const all = (n: number) => Object.fromEntries(decision.actions.map((name) => [name, () => n]));
    expect(share(all(1))).toBe(share({}));
    expect(share({ rest: () => 20 })).toBeGreaterThan(share({}) + 0.2);
    expect(share({ rest: () => 0 })).toBe(0);
  });
});

test.each(games.map((part) => [part.game.id, part] as const))('the pulls of %s are those of its actions', (_, part) => {
  const named = Object.keys(part.judge?.pulls ?? {});
  expect(named.length).toBeGreaterThan(20);
  for (const name of named) expect(part.game.actions[name]?.name).toBe(name);
});

describe.each([toy, caravan, ...games].map((part) => [part.game.id, part as AnyGame] as const))('%s', (_, { game }) => {
  test.each(POLICIES)('plays by the policy %s without judge and proofs', (policy) => {
    const how = { policy, most: plays({ sample: 60, whole: 250 }) };
    const { match, decisions, over } = playout({ game }, salted('alone'), how);
    expect(over || decisions === how.most).toBe(true);
    expect(race({ game }, salted('alone'), how).g).toEqual(position(game, match).g);
  });
});

test.each([toy, caravan])('a match of $game.id without judge and proofs is played to its end', ({ game }: AnyGame) => {
  for (const policy of POLICIES) expect(playout({ game }, salted('to the end'), { policy }).over).toBe(true);
});
