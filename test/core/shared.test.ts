import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { act, position, undo } from '#core/match';
import { recover } from '#core/recover';
import type { Game, Match } from '#core/types';
import { caravanGame } from '../kit/caravan/game.ts';
import { salted } from '../kit/salt.ts';
import { asked, type Mini, mini, no, onTheRoad, refusalOf, say, says, yes } from './mini.ts';

const begin = (game: Game<Mini, Mini>): Match<Mini> => playout({ game }, salted('shared'), { most: 0, seats: 3 }).match;
const heard = (game: Game<Mini, Mini>, match: Match<Mini>) => position(game, match).g.heard;

/** All are asked one thing together, then seat 0 something else. */
const party = (options: { secret?: boolean } = {}) =>
  mini(function* (t) {
    const { seat, name } = yield* t.askAny([0, 1, 2], 'all', [yes, no], options);
    t.g.heard.push(`${seat} ${name}`);
    yield* t.askOneOf(0, 'then', [yes, no]);
  });

describe('A question to several seats of which one answer counts', () => {
  const game = party();
  test('is open to all of them, each with its own id, and says that it is shared', () => {
    expect(position(game, begin(game)).open.map(({ id, seat, shared }) => [id, seat, shared])).toEqual([
      ['1.1.all.0', 0, true],
      ['1.1.all.1', 1, true],
      ['1.1.all.2', 2, true],
    ]);
  });

  test('is closed for all by the first answer, of whomever', () => {
    for (const seat of [0, 1, 2]) {
      const { match } = says(game, begin(game), [seat, 'no']);
      expect(heard(game, match)).toEqual([`${seat} no`]);
      expect(asked(game, match)).toEqual([[0, 'then']]);
      const late = (seat + 1) % 3;
      expect(refusalOf(act(game, match, { decision: `1.1.all.${late}`, seat: late, action: 'yes', args: {} }))).toBe(
        'refusal.question-is-closed',
      );
    }
  });

  test('is no shared one when only one seat is asked', () => {
    const alone = mini(function* (t) {
      yield* t.askAny([1], 'all', [yes, no]);
    });
    expect(position(alone, begin(alone)).open).toEqual([
      { id: '1.1.all.1', key: 'all', seat: 1, actions: ['yes', 'no'], about: null, secret: false },
    ]);
  });

  test('is answered by each seat under its own id only', () => {
    expect(refusalOf(act(game, begin(game), { decision: '1.1.all.1', seat: 2, action: 'yes', args: {} }))).toBe(
      'refusal.not-your-decision',
    );
  });

  test('can be taken back by whoever answered, and then all are asked again', () => {
    const { match } = says(game, begin(game), [1, 'yes']);
    expect(refusalOf(undo(game, match, 0))).toBe('refusal.nothing-to-undo');
    const back = undo(game, match, 1);
    if ('refused' in back) throw new Error(back.refused.key);
    expect(asked(game, back)).toEqual(asked(game, begin(game)));
    expect(refusalOf(undo(game, says(game, match, [0, 'hum']).match, 1))).toBe('refusal.something-was-said');
  });

  test('bears an aside while it is open', () => {
    const hummed = says(game, begin(game), [2, 'hum']).match;
    expect(asked(game, hummed)).toHaveLength(3);
    expect(heard(game, says(game, hummed, [1, 'yes']).match)).toEqual(['hum 2', '1 yes']);
  });

  test('keeps its answer when the rules change, as long as it is legal', () => {
    const { match } = says(game, begin(game), [2, 'yes']);
    const next = { ...game, version: 2, migrations: { 1: (old: never) => old } } as unknown as typeof game;
    const kept = recover(next, match);
    expect(kept.dropped).toEqual([]);
    expect(asked(next, kept.match)).toEqual([[0, 'then']]);
    const others = { ...next, actions: { ...next.actions, yes: { ...yes, barred: () => ({ key: 'refusal.x' }) } } };
    const { match: again, dropped } = recover(others as typeof game, match);
    expect(dropped.map(({ seat }) => seat)).toEqual([2]);
    expect(asked(others as typeof game, again)).toEqual(asked(game, begin(game)));
  });

  test('in secret does not move the numbers of public questions', () => {
    const secret = party({ secret: true });
    expect(position(secret, begin(secret)).open.every(({ id, secret: is }) => is && id.startsWith('1.s1.all.'))).toBe(
      true,
    );
    const { match } = says(secret, begin(secret), [0, 'yes']);
    expect(position(secret, match).open.map(({ id }) => id)).toEqual(['1.1.then']);
  });

  test('runs side by side with other scripts', () => {
    const both = mini(function* (t) {
      yield* t.together([
        function* (own) {
          const { seat } = yield* own.askAny([0, 1], 'left', [yes, no]);
          own.g.heard.push(`left ${seat}`);
        },
        function* (own) {
          yield* own.askOneOf(2, 'right', [yes, no]);
          own.g.heard.push('right');
        },
      ]);
    });
    const { match } = says(both, begin(both), [1, 'yes']);
    expect(asked(both, match)).toEqual([[2, 'right']]);
    expect(says(both, match, [2, 'no']).match.base.heard).toEqual(['left 1', 'right']);
  });
});

describe('It is not asked', () => {
  const counting = (most: number[], options = {}) =>
    mini(
      function* (t) {
        const { seat, args } = yield* t.askAny([0, 1], 'count', [say], options);
        t.g.heard.push(`${seat} ${args.n}`);
      },
      { setup: () => ({ heard: [], most, over: false }) },
    );
  const opened = (game: Game<Mini, Mini>) => asked(game, begin(game));
  test('when it is public and all have the same only answer', () => {
    expect(opened(counting([1, 1, 3]))).toEqual([]);
    expect(begin(counting([1, 1, 3])).base.heard).toEqual(['0 1']);
  });
  test('but it is when one of them has more to say, and when it is secret', () => {
    expect(opened(counting([1, 2, 3]))).toHaveLength(2);
    expect(opened(counting([1, 1, 3], { secret: true }))).toHaveLength(2);
  });
});

describe('At the fork of the caravan', () => {
  test('those who are awake are asked, and whoever answers first is named', () => {
    const fork = onTheRoad(
      (g) => {
        Object.assign(g, { phase: 'fork', queue: [0, 1] });
        g.health[2] = 0;
      },
      { seats: 3 },
    );
    expect(asked(caravanGame, fork)).toEqual([
      [0, 'fork'],
      [1, 'fork'],
    ]);
    const { match, events } = says(caravanGame, fork, [1, 'valley']);
    expect(events).toEqual([{ type: 'went', shown: { seat: 1, way: 'valley' } }]);
    expect(asked(caravanGame, match)).toEqual([[0, 'turn']]);
  });
});
