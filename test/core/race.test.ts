import { describe, expect, test } from 'vitest';
import { chanceFrom, choose, playout, race } from '#chance/playout';
import { logOf } from '#core/history';
import { position } from '#core/match';
import type { Game } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { caravan } from '../kit/caravan/part.ts';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';
import { toy } from '../kit/toy-game.ts';

describe.each([toy, caravan, ...games].map((part) => [part.game.id, part] as const))('A race of %s', (_, { game }) => {
  test.each(['progress', 'competent'] as const)('is the match that a %s playout of the same seed is', (policy) => {
    const how = { policy, most: plays({ sample: 120, whole: 250 }) };
    const { match, decisions, over } = playout(game, salted('race'), how);
    const raced = race(game, salted('race'), how);
    const { g, outcome } = position(game, match);
    expectSame(
      raced.events,
      logOf(match).flatMap((entry) => entry.events),
    );
    expectSame(raced.g, g);
    expect({ decisions: raced.decisions, outcome: raced.outcome }).toEqual({ decisions, outcome });
    expect(over).toBe(outcome !== undefined);
  });

  test('of another seed is another match', () => {
    const events = (seed: string) => race(game, salted(seed), { most: 60 }).events;
    expect(events('one')).not.toEqual(events('two'));
  });
});

test.each([toy, caravan])(
  'a race of $game.id that is left at the very answer with which the match ends is over, and so is the playout',
  ({ game }: AnyGame) => {
    const whole = race(game, salted('exactly'), { most: 20_000 });
    expect(whole.outcome).toBeDefined();
    for (const [most, isOver] of [
      [whole.decisions, true],
      [whole.decisions - 1, false],
    ] as const) {
      expect(playout(game, salted('exactly'), { most })).toMatchObject({ decisions: most, over: isOver });
      expect(race(game, salted('exactly'), { most }).outcome !== undefined).toBe(isOver);
    }
  },
);

describe('A competent choice', () => {
  /** The toy with somebody who likes nothing but to rest. */
  const resting: typeof toy.game = {
    ...toy.game,
    player: { worth: (_here: object, action: string) => (action === 'rest' ? 5 : undefined) },
  };
  const turnOf = (game: Game<never, never>) => {
    const { match } = playout(game, salted('choice'), { most: 0 });
    const { g, open } = position(game, match);
    return { g, decision: open.find((one) => one.actions.includes('rest'))! };
  };

  test('is the answer that the game’s player likes best', () => {
    const { g, decision } = turnOf(resting as never);
    for (let i = 0; i < 10; i++) {
      expect(
        choose({ game: resting as never, g, decision, policy: 'competent', chance: chanceFrom(salted(`${i}`)) }).action,
      ).toBe('rest');
    }
  });

  test('falls back to the pull of an action of which the player thinks nothing', () => {
    const { g, decision } = turnOf(resting as never);
    for (const liked of ['rest', 'walk']) {
      const pulled = Object.entries(resting.actions).map(([name, one]) => [
        name,
        { ...one, pull: () => (name === liked ? 9 : 1) },
      ]);
      const shy = { ...resting, actions: Object.fromEntries(pulled), player: { worth: () => undefined } };
      for (let i = 0; i < 10; i++) {
        expect(
          choose({ game: shy as never, g, decision, policy: 'competent', chance: chanceFrom(salted(`${i}`)) }).action,
        ).toBe(liked);
      }
    }
  });

  test('never takes an idea that is not legal', () => {
    const { g, decision } = turnOf(resting as never);
    const wild = { ...resting, player: { ideas: () => [{ nonsense: 'nowhere', way: ['nowhere'] }], worth: () => 1 } };
    const { action, args } = choose({
      game: wild as never,
      g,
      decision,
      policy: 'competent',
      chance: chanceFrom(salted('wild')),
    });
    expect(decision.actions).toContain(action);
    expect(JSON.stringify(args)).not.toContain('nowhere');
  });
});
