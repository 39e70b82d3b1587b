import { describe, expect, test } from 'vitest';
import { chanceFrom, choose, playout, race } from '#chance/playout';
import { logOf } from '#core/history';
import { position } from '#core/match';
import type { Judge } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { caravan } from '../kit/caravan/part.ts';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';
import type { Toy } from '../kit/toy-actions.ts';
import { toy } from '../kit/toy-game.ts';

describe.each([toy, caravan, ...games].map((part) => [part.game.id, part as AnyGame] as const))(
  'A race of %s',
  (_, part) => {
    test.each(['progress', 'competent'] as const)('is the match that a %s playout of the same seed is', (policy) => {
      const how = { policy, most: plays({ sample: 45, whole: 250 }) };
      const { match, decisions, over } = playout(part, salted('race'), how);
      const raced = race(part, salted('race'), how);
      const { g, outcome } = position(part.game, match);
      expectSame(
        raced.events,
        logOf(match).flatMap((entry) => entry.events),
      );
      expectSame(raced.g, g);
      expect({ decisions: raced.decisions, outcome: raced.outcome }).toEqual({ decisions, outcome });
      expect(over).toBe(outcome !== undefined);
    });

    test('of another seed is another match', () => {
      const events = (seed: string) => race(part, salted(seed), { most: 60 }).events;
      expect(events('one')).not.toEqual(events('two'));
    });
  },
);

test.each([toy, caravan])(
  'a race of $game.id that is left at the very answer with which the match ends is over, and so is the playout',
  (part: AnyGame) => {
    const whole = race(part, salted('exactly'), { most: 20_000 });
    expect(whole.outcome).toBeDefined();
    for (const [most, isOver] of [
      [whole.decisions, true],
      [whole.decisions - 1, false],
    ] as const) {
      expect(playout(part, salted('exactly'), { most })).toMatchObject({ decisions: most, over: isOver });
      expect(race(part, salted('exactly'), { most }).outcome !== undefined).toBe(isOver);
    }
  },
);

describe('A competent choice', () => {
  /** Somebody who likes nothing but to rest. */
  const resting: Judge<Toy> = { player: { worth: (_here, action) => (action === 'rest' ? 5 : undefined) } };
  const { g, open } = position(toy.game, playout(toy, salted('choice'), { most: 0 }).match);
  const decision = open.find((one) => one.actions.includes('rest'))!;
  const chosenBy = (judge: Judge<Toy>, seed: string) =>
    choose({ game: toy.game, judge, g, decision, policy: 'competent', chance: chanceFrom(salted(seed)) });

  test('is the answer that the game’s player likes best', () => {
    for (let i = 0; i < 10; i++) expect(chosenBy(resting, `${i}`).action).toBe('rest');
  });

  test('falls back to the pull of an action of which the player thinks nothing', () => {
    for (const liked of ['rest', 'walk']) {
      const shy: Judge<Toy> = { player: { worth: () => undefined }, pulls: { [liked]: () => 9 } };
      for (let i = 0; i < 10; i++) expect(chosenBy(shy, `${i}`).action).toBe(liked);
    }
  });

  test('never takes an idea that is not legal', () => {
    const wild = { ideas: () => [{ nonsense: 'nowhere', way: ['nowhere'] }], worth: () => 1 };
    const { action, args } = chosenBy({ player: wild }, 'wild');
    expect(decision.actions).toContain(action);
    expect(JSON.stringify(args)).not.toContain('nowhere');
  });
});
