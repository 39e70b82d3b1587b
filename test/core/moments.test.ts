import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { type History, historyOf } from '#core/history';
import { position } from '#core/match';
import { fewer, finer, type Moment, momentsIn, toldBefore } from '#core/moments';
import { retold } from '#core/rewind';
import type { LogEntry, Match, Named } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { parts } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';

/** Earlier moments of a match (`core/moments`), and the way back to them (`retold`). */

const MOST = 70;

/** A match by chance, with its history, and what everybody saw after so many entries of its log. */
function played(part: AnyGame) {
  const shown = new Map<number, string>();
  const { match } = playout(part, salted(`moments ${part.game.id}`), {
    most: MOST,
    each: (one) => {
      const seen = part.game.view(position(part.game, one).g, 'spectator');
      shown.set(one.logged, JSON.stringify(seen));
    },
  });
  return { match: match as Match<unknown>, history: historyOf(match.news), shown };
}
const seenAt = (part: AnyGame, match: Match<unknown>) =>
  JSON.stringify(part.game.view(position(part.game, match).g, 'spectator'));

describe.each(parts.map((part) => [part.game.id, part] as const))('a match of %s', (_, part) => {
  test('is shown again at each moment as everybody saw it then, with rounds to begin from and without', () => {
    const { match, history, shown } = played(part);
    const ats = [...shown.keys()].filter((at) => at >= 1);
    for (const one of [history, { ...history, rounds: [] }]) {
      const again = [...retold(part.game, match, one, ats)];
      expect(again).toHaveLength(ats.length);
      for (const [i, there] of again.entries()) {
        if (isRefusal(there)) throw new Error(`${ats[i]}: ${there.refused.key}`);
        expect(seenAt(part, there), `after ${ats[i]} entries`).toBe(shown.get(ats[i]!));
      }
    }
    // What was answered since is still in the match itself.
    expect(match.logged).toBe(history.log.length);
  });

  test('has its moments in order; what is told with each begins where the one before ends', () => {
    const { history } = played(part);
    const moments = momentsIn(history, ({ events }) => events.length > 0);
    expect(moments.at(-1)).toMatchObject({ at: history.log.length, begins: null });
    expect(moments.slice(1).map(({ from }) => from)).toEqual(moments.slice(0, -1).map(({ at }) => at));
    expect(moments.slice(0, -1).every(({ begins, at }) => begins !== null && at < history.log.length)).toBe(true);
    const told = moments.flatMap((one) => toldBefore(history.log, one));
    expect(told).toEqual(history.log.flatMap(({ events }) => events.map(({ type, shown }) => ({ type, shown }))));
  });
});

test('of who acted before the origin, and of a number that is not in the log, nothing is shown', () => {
  const [part] = parts;
  const { match, history } = played(part!);
  const { base, drawn, stepNo, at } = history.rounds.at(-1) ?? history.origin;
  const later = { ...history, origin: { base, drawn, stepNo, at }, rounds: [] };
  const refusals = (one: History<unknown>, ats: number[]) => [...retold(part!.game, match, one, ats)].map(isRefusal);
  expect(refusals(later, [at - 1, at])).toEqual([true]);
  expect(refusals(later, [at])).toEqual([false]);
  expect(refusals(history, [history.log.length + 1])).toEqual([true]);
  // They grow: one that lies behind the last is none.
  expect(refusals(history, [3, 2])).toEqual([false, true]);
});

describe('of a log written down here', () => {
  const entry = (turn: number | null, isSeen = true): LogEntry => ({
    answer: { decision: `d${turn}`, seat: 0, action: 'yes', args: {} },
    events: isSeen ? [{ type: 'said', shown: {}, only: { 0: { secret: 1 } } }] : [],
    ...(turn !== null && { turns: [[0, { turn }]] as [number, Named][] }),
  });
  const beginning: LogEntry = { answer: null, events: [{ type: 'begun', shown: {} }] };
  const log = [beginning, entry(1), entry(1), entry(null), entry(2), entry(2), entry(3)];
  const origin = { base: {}, drawn: {}, stepNo: 1, at: 0 };
  const seen = ({ events }: LogEntry) => events.length > 0;
  const ats = (moments: readonly Moment[]) => moments.map(({ at }) => at);

  test('a moment is where a turn begins, and how it stands now', () => {
    const moments = momentsIn({ origin, log, rounds: [] }, seen);
    expect(moments.map(({ at, from, begins }) => [at, from, begins])).toEqual([
      [1, 0, { turn: { turn: 1 } }],
      [4, 1, { turn: { turn: 2 } }],
      [6, 4, { turn: { turn: 3 } }],
      [7, 6, null],
    ]);
  });

  test('what only some know of makes no moment; once all have seen something after it, it does', () => {
    const secret = [...log, entry(4, false)];
    expect(ats(momentsIn({ origin, log: secret, rounds: [] }, seen))).toEqual([1, 4, 6, 8]);
    expect(ats(momentsIn({ origin, log: [...secret, entry(4)], rounds: [] }, seen))).toEqual([1, 4, 6, 7, 9]);
  });

  test('nothing private is told with a moment', () => {
    expect(toldBefore(log, { from: 1, at: 3 })).toEqual([
      { type: 'said', shown: {} },
      { type: 'said', shown: {} },
    ]);
  });

  test('what was played by older rules is no moment; only how it stands now is one always', () => {
    expect(ats(momentsIn({ origin: { ...origin, at: 4 }, log, rounds: [] }, seen))).toEqual([4, 6, 7]);
    expect(ats(momentsIn({ origin: { ...origin, at: 7 }, log, rounds: [] }, seen))).toEqual([7]);
    expect(momentsIn({ origin, log: [], rounds: [] }, seen)).toEqual([]);
  });

  test('without turns it is where rounds begin', () => {
    const plain = [beginning, entry(null), entry(null), entry(null)];
    const rounds = [{ ...origin, name: { round: 2 }, at: 2 }];
    expect(momentsIn({ origin, log: plain, rounds }, seen).map(({ at, begins }) => [at, begins])).toEqual([
      [2, { round: { round: 2 } }],
      [4, null],
    ]);
  });

  test('of few moments stretches between them are shown too, as many as there is room for, and none that only some have seen', () => {
    const told = (type: string, more = {}) => ({ ...entry(null), events: [{ type, shown: {}, ...more }] });
    const began = [
      beginning,
      told('goes'),
      told('says'),
      told('goes'),
      told('goes', { only: { 0: {} } }),
      told('goes'),
      told('goes'),
    ];
    const few: Moment[] = [
      { at: 1, from: 0, begins: { turn: { turn: 1 } }, isRound: true },
      { at: 5, from: 1, begins: { turn: { turn: 2 } }, isRound: true },
      { at: 7, from: 5, begins: null, isRound: false },
    ];
    const all = finer(few, began, { starts: ['goes'], most: 9 });
    expect(all.map(({ at, from, begins }) => [at, from, begins])).toEqual([
      [1, 0, { turn: { turn: 1 } }],
      [3, 1, { turn: { turn: 1 } }],
      [5, 3, { turn: { turn: 2 } }],
      [6, 5, { turn: { turn: 2 } }],
      [7, 6, null],
    ]);
    expect(finer(few, began, { starts: ['goes'], most: 4 })).toEqual(few);
    expect(finer(few, began, { starts: [], most: 9 })).toEqual(few);
    expect(finer([], began, { starts: ['goes'], most: 9 })).toEqual([]);
    const long = [...Array(50)].map(() => told('goes'));
    const wide = [few[0]!, { ...few[2]!, at: 50 }];
    expect(finer(wide, long, { starts: ['goes'], most: 12 })).toHaveLength(12);
  });

  test('of too many moments those are left where a round begins, else some at even distances', () => {
    const many = Array.from(
      { length: 100 },
      (_, i): Moment => ({
        at: i + 1,
        from: i,
        begins: i === 99 ? null : { turn: { turn: i } },
        isRound: i % 2 === 1,
      }),
    );
    expect(fewer(many, 100)).toEqual(many);
    const rounds = fewer(many, 99);
    expect(ats(rounds)).toEqual([1, ...Array.from({ length: 50 }, (_, i) => 2 * i + 2)]);
    expect(rounds.slice(1).map(({ from }) => from)).toEqual(ats(rounds).slice(0, -1));
    expect(rounds.at(-1)!.begins).toBe(null);
    // 51 are too many for 50, and 11 are few for 60: there is room for more to see.
    const tenth = many.map((one, i) => ({ ...one, isRound: i % 10 === 9 }));
    for (const [all, most] of [
      [many, 50],
      [tenth, 60],
    ] as const) {
      const some = fewer(all, most);
      expect([some.length, some[0]!.at, some.at(-1)!.at]).toEqual([most, 1, 100]);
      expect(new Set(ats(some)).size).toBe(most);
    }
    expect(fewer(tenth, 22)).toHaveLength(11);
  });
});
