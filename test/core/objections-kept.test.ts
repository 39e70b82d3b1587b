import { describe, expect, test } from 'vitest';
import { contestables } from '#core/contest';
import { historyOf, logOf } from '#core/history';
import { position, undo } from '#core/match';
import { recover, replay } from '#core/recover';
import { ALL, asksZero, begin, type G, heard, json, objects, otherwise, table } from './contested.ts';
import { asked, mini, no, says, yes } from './mini.ts';

describe('An objection bears', () => {
  const played = () => {
    let match = says(asksZero, begin(asksZero), [1, 'yes']).match;
    match = objects(asksZero, match, 2).match;
    match = says(asksZero, match, [0, 'yes']).match;
    return match;
  };
  test('a restart in the midst of it, and a replay of the log tells the same', () => {
    const match = played();
    expect(position(asksZero, json(match)).open.map(({ seat, vote }) => [seat, vote])).toEqual([[1, true]]);
    expect(logOf(match).map(({ answer }) => answer?.action)).toEqual([undefined, 'object', 'yes']);
    const again = replay(asksZero, match, historyOf(match.news));
    expect(logOf(again)).toEqual(logOf(match));
    expect(position(asksZero, again).open).toEqual(position(asksZero, match).open);
    const done = says(asksZero, match, [1, 'no']).match;
    const replayed = replay(asksZero, done, historyOf(done.news));
    expect([heard(asksZero, replayed), logOf(replayed)]).toEqual([heard(asksZero, done), logOf(done)]);
  });
  test('a change of the rules: objection and votes are given again; what was decided can be objected to as far as its step still goes on', () => {
    const next = { ...asksZero, version: 2, migrations: { 1: (old: never) => old } } as unknown as G;
    const kept = recover(next, played());
    expect([kept.dropped, asked(next, kept.match)]).toEqual([[], [[1, 'all']]]);
    const decided = says(asksZero, begin(asksZero), [1, 'yes']).match;
    expect(contestables(next, recover(next, decided).match).map(({ question }) => question)).toEqual([ALL]);
    const gone = table(function* () {}, { version: 2, migrations: next.migrations });
    expect(contestables(gone, recover(gone, decided).match)).toEqual([]);
  });
  test('taking the decision back: there is nothing to object to then, but the open question', () => {
    const { match } = says(asksZero, begin(asksZero), [1, 'yes']);
    const back = undo(asksZero, match, 1);
    if ('refused' in back) throw new Error(back.refused.key);
    expect(contestables(asksZero, back)).toEqual([{ question: ALL }]);
  });
  test('scripts side by side', () => {
    const both = mini(function* (t) {
      yield* t.together([
        function* (own) {
          const { name } = yield* own.askAny([0, 1], 'left', [yes, no], { otherwise });
          own.g.heard.push(`left ${name}`);
        },
        function* (own) {
          yield* own.askOneOf(2, 'right', [yes, no]);
          own.g.heard.push('right');
        },
      ]);
    });
    const voting = objects(both, says(both, begin(both), [0, 'yes']).match, 2).match;
    expect(asked(both, voting)).toEqual([
      [0, 'left'],
      [1, 'left'],
      [2, 'right'],
    ]);
    let match = says(both, voting, [2, 'yes']).match;
    for (const seat of [0, 1]) match = says(both, match, [seat, 'no']).match;
    expect(match.base.heard).toEqual(['right', 'left no']);
  });
});
