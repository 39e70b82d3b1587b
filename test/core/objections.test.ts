import { describe, expect, test } from 'vitest';
import { contestables } from '#core/contest';
import { historyOf } from '#core/history';
import { act, position, undo } from '#core/match';
import type { Json } from '#core/types';
import { ALL, asksZero, begin, type G, heard, objects, otherwise, refused, table } from './contested.ts';
import { asked, mini, no, say, says, yes } from './mini.ts';

/** what one decides for several, anybody may object to, once; then those concerned vote. */

describe('A question that one decides for several', () => {
  test('says what is done if votes are equal, in words as well, and can be objected to before anybody has answered', () => {
    const match = begin(asksZero);
    expect(position(asksZero, match).open[0]).toMatchObject({
      shared: true,
      otherwise: { action: 'no', args: {}, labels: [{ key: 'action.no' }] },
    });
    expect(contestables(asksZero, match)).toEqual([{ question: ALL }]);
    const voting = objects(asksZero, match, 1).match;
    expect(position(asksZero, voting).open).toMatchObject([
      { id: '1.2.all.0', seat: 0, key: 'all', about: { n: 1 }, vote: true, actions: ['yes', 'no'] },
      { id: '1.2.all.1', seat: 1, vote: true },
    ]);
    expect(position(asksZero, voting).open.every(({ shared }) => shared === undefined)).toBe(true);
  });

  test('is carried out by the first answer at once, and can be objected to until somebody acts on it', () => {
    const { match } = says(asksZero, begin(asksZero), [1, 'yes']);
    expect(asked(asksZero, match)).toEqual([[0, 'then']]);
    expect(contestables(asksZero, match)).toMatchObject([{ question: ALL, answer: { seat: 1, action: 'yes' } }]);
    const { match: voting, events } = objects(asksZero, match, 0);
    expect(events).toEqual([{ type: 'objects', shown: { seat: 0 } }]);
    expect(heard(asksZero, voting)).toEqual([]);
    expect(asked(asksZero, voting)).toEqual([
      [0, 'all'],
      [1, 'all'],
    ]);
    const done = says(asksZero, match, [0, 'no']).match;
    expect(contestables(asksZero, done)).toEqual([]);
    expect(refused(asksZero, match, 0, '1.1.other')).toBe('refusal.too-late-to-object');
  });

  test('without a stated default nobody can object to', () => {
    const game = mini(function* (t) {
      yield* t.askAny([0, 1], 'all', [yes, no]);
      yield* t.askOneOf(0, 'then', [yes, no]);
    });
    expect(contestables(game, begin(game))).toEqual([]);
    expect(contestables(game, says(game, begin(game), [0, 'yes']).match)).toEqual([]);
    const answer = { decision: `${ALL}.object`, seat: 0, action: 'object', args: {} };
    expect(act(game, begin(game), answer)).toMatchObject({ refused: { key: 'refusal.question-is-closed' } });
  });

  test('nor in secret, nor where only one seat is concerned', () => {
    for (const [seats, secret] of [
      [[0, 1], true],
      [[0], false],
    ] as const) {
      const game = mini(function* (t) {
        yield* t.askAny(seats, 'all', [yes, no], { otherwise, secret });
        yield* t.askOneOf(1, 'then', [yes, no]);
      });
      expect(contestables(game, begin(game))).toEqual([]);
      expect(contestables(game, says(game, begin(game), [0, 'yes']).match)).toEqual([]);
    }
  });
});

describe('An objection', () => {
  test('is anybody’s who sits at the table, concerned or not, and nobody else’s', () => {
    const { match } = says(asksZero, begin(asksZero), [1, 'yes']);
    for (const seat of [0, 1, 2]) expect(asked(asksZero, objects(asksZero, match, seat).match)).toHaveLength(2);
    expect(refused(asksZero, match, 3, ALL)).toBe('refusal.not-your-decision');
    expect(refused(asksZero, match, -1, ALL)).toBe('refusal.not-your-decision');
  });

  test('comes once: what was voted on stands', () => {
    let { match } = objects(asksZero, begin(asksZero), 2);
    expect(contestables(asksZero, match)).toEqual([]);
    expect(refused(asksZero, match, 0, ALL)).toBe('refusal.too-late-to-object');
    for (const seat of [0, 1]) match = says(asksZero, match, [seat, 'yes']).match;
    expect(heard(asksZero, match)).toEqual(['0 yes']);
    expect(contestables(asksZero, match)).toEqual([]);
    expect(refused(asksZero, match, 0, ALL)).toBe('refusal.too-late-to-object');
  });

  test('comes too late once chance has spoken, something was shown to one alone, or an aside was said', () => {
    const draws = table(function* (t) {
      t.rng.die(6, 'blow');
      yield* t.askOneOf(0, 'then', [yes, no]);
    });
    const shows = table(function* (t) {
      t.tell({ type: 'x', shown: {}, only: { 0: { card: 1 } } });
      yield* t.askOneOf(0, 'then', [yes, no]);
    });
    for (const game of [draws, shows]) {
      const { match } = says(game, begin(game), [1, 'yes']);
      expect(contestables(game, match)).toEqual([]);
      expect(refused(game, match, 0, ALL)).toBe('refusal.too-late-to-object');
      // Before it is answered it can be put to the vote all the same.
      expect(asked(game, objects(game, begin(game), 0).match)).toHaveLength(2);
    }
    const hummed = says(asksZero, says(asksZero, begin(asksZero), [1, 'yes']).match, [2, 'hum']).match;
    expect(contestables(asksZero, hummed)).toEqual([]);
  });

  test('comes too late where secret questions have begun: it would tell when somebody answers them', () => {
    const hides = table(function* (t) {
      yield* t.askEach([0, 1], 'hide', yes);
    });
    expect(contestables(hides, says(hides, begin(hides), [1, 'yes']).match)).toEqual([]);
  });

  test('and where the match is over by it', () => {
    const ends = table(function* () {});
    const { match } = says(ends, begin(ends), [1, 'yes']);
    expect(contestables(ends, match)).toEqual([]);
    expect(refused(ends, match, 0, ALL)).toBe('refusal.too-late-to-object');
  });

  test('reaches back over the end of a step, and over steps that ask nobody', () => {
    const steps: G = {
      ...asksZero,
      next: ({ heard: { length } }) => ({ step: ['first', 'between', 'after'][Math.min(length, 2)]!, args: null }),
      round: ({ heard: { length } }) => ({ round: length }),
      steps: {
        *first(t) {
          const { name } = yield* t.askAny([0, 1], 'all', [yes, no], { otherwise });
          t.g.heard.push(name);
        },
        *between(t) {
          t.g.heard.push('between');
        },
        *after(t) {
          yield* t.askOneOf(2, 'then', [yes, no]);
          t.rng.die(6, 'x');
          t.g.heard.push('after');
        },
      },
    };
    const before = begin(steps);
    const { match } = says(steps, before, [0, 'yes']);
    expect([match.stepNo, heard(steps, match)]).toEqual([3, ['yes', 'between']]);
    const voting = objects(steps, match, 2).match;
    expect([voting.stepNo, heard(steps, voting), voting.base]).toEqual([1, [], before.base]);
    let after = voting;
    for (const seat of [0, 1]) after = says(steps, after, [seat, 'no']).match;
    expect([after.stepNo, heard(steps, after)]).toEqual([3, ['no', 'between']]);
    // The same as if it had been put to the vote at once.
    let straight = objects(steps, before, 2).match;
    for (const seat of [0, 1]) straight = says(steps, straight, [seat, 'no']).match;
    expect(after.base).toEqual(straight.base);
    expect(after.rng).toEqual(straight.rng);
    const { log, rounds } = historyOf(after.news);
    expect(log).toEqual(historyOf(straight.news).log);
    expect(rounds.map(({ name }) => name)).toEqual(historyOf(straight.news).rounds.map(({ name }) => name));
  });

  test('of several questions in a row goes to the one that is named', () => {
    const twice = mini(function* (t) {
      for (const key of ['one', 'two']) {
        const { name } = yield* t.askAny([0, 1], key, [yes, no], { otherwise });
        t.g.heard.push(name);
      }
    });
    const { match } = says(twice, begin(twice), [0, 'yes']);
    expect(contestables(twice, match).map(({ question }) => question)).toEqual(['1.1.one', '1.2.two']);
    expect(asked(twice, objects(twice, match, 2, '1.1.one').match)).toEqual([
      [0, 'one'],
      [1, 'one'],
    ]);
    const second = objects(twice, match, 2, '1.2.two').match;
    expect([heard(twice, second), asked(twice, second)]).toEqual([
      ['yes'],
      [
        [0, 'two'],
        [1, 'two'],
      ],
    ]);
  });
});

describe('The vote', () => {
  const three = mini(function* (t) {
    const { seat, name, args } = yield* t.askAny([0, 1, 2], 'all', [say, no], {
      otherwise: { action: 'say', args: { n: 3 } },
    });
    t.g.heard.push(`${seat} ${name} ${(args as { n?: number }).n ?? ''}`);
    yield* t.askOneOf(0, 'then', [yes, no]);
  });
  const cast = (...votes: [string, number?][]) => {
    let { match } = objects(three, begin(three), 0);
    let events: Json = null;
    for (const [seat, [name, n]] of votes.entries()) {
      const said = says(three, match, [seat, name, n === undefined ? {} : { n }]);
      match = said.match;
      events = said.events as unknown as Json;
    }
    return { heard: heard(three, match), events, asked: asked(three, match) };
  };
  test('does what most say, in the name of the first of them', () => {
    const { heard: said, events, asked: next } = cast(['say', 1], ['no'], ['no']);
    expect(said).toEqual(['1 no ']);
    expect(events).toEqual([{ type: 'voted', shown: { choice: [{ key: 'action.no' }], for: 2, of: 3 } }]);
    expect(next).toEqual([[0, 'then']]);
  });
  test('two answers with other values are two opinions', () => {
    expect(cast(['say', 2], ['say', 1], ['say', 2]).heard).toEqual(['0 say 2']);
  });
  test('of equal votes does what was stated beforehand, whoever is for it', () => {
    const { heard: said, events } = cast(['say', 1], ['no'], ['say', 3]);
    expect(said).toEqual(['2 say 3']);
    expect(events).toEqual([{ type: 'votes-equal', shown: { choice: [{ key: 'action.say' }], for: 1, of: 3 } }]);
    expect(cast(['say', 1], ['no'], ['say', 2]).heard).toEqual(['0 say 3']);
  });
  test('nobody is told of a vote before all have voted, and who has voted can think again until then', () => {
    const { match } = objects(three, begin(three), 0);
    const first = says(three, match, [1, 'no']);
    expect(first.events).toEqual([]);
    const back = undo(three, first.match, 1);
    if ('refused' in back) throw new Error(back.refused.key);
    expect(asked(three, back)).toHaveLength(3);
  });
  test('an objection can be taken back by whoever objected, as long as nobody has voted', () => {
    const { match } = objects(three, begin(three), 2);
    const back = undo(three, match, 2);
    if ('refused' in back) throw new Error(back.refused.key);
    expect(asked(three, back)).toEqual(asked(three, begin(three)));
    expect(undo(three, says(three, match, [0, 'no']).match, 2)).toMatchObject({
      refused: { key: 'refusal.another-seat-acted' },
    });
  });
});
