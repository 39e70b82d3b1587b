import { expect, test } from 'vitest';
import { lookedBack } from '#bot/computers/look-back';
import type { PointSeen } from '#bot/match/to-think';
import { historyOf } from '#core/history';
import { position } from '#core/match';
import type { Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { playedByComputers } from '../kit/by-computers.ts';
import { salted } from '../kit/salt.ts';
import type { Toy } from '../kit/toy-actions.ts';
import { toy } from '../kit/toy-game.ts';

/** Where the standing of a seat changed most, as it saw it. */

/** The toy, in which a seat weighs something else. */
const weighing = (evaluate: (g: Toy, seat: number) => number): AnyGame => ({ ...toy, judge: { evaluate } });

const played = (part: AnyGame, answers: number) => playedByComputers(part, { answers, seed: salted('turning') });
const seen = (part: AnyGame, match: Match<Json>): PointSeen[] =>
  lookedBack([part], { game: 'toy', match, history: historyOf(match.news) });

test('they are the three answers of each seat after which its points changed most until its next question', () => {
  const part = weighing((g, seat) => g.points[seat]!);
  const match = played(part, 30);
  const points = seen(part, match);
  expect(points.length).toBeGreaterThan(0);
  const { log } = historyOf(match.news);
  for (const seat of [0, 1]) {
    const own = log.flatMap(({ answer }, place) => (answer?.seat === seat ? [place] : []));
    const mine = points.filter((one) => one.seat === seat);
    expect(mine.length).toBeLessThanOrEqual(3);
    expect(mine.map(({ place }) => place)).toEqual(mine.map(({ place }) => place).toSorted((a, b) => a - b));
    // Points are public: in every world they are what they were.
    const stoodAt = (place: number) => {
      const then = played(part, place - 1);
      return (position(part.game, then).g as Toy).points[seat]!;
    };
    const changes = own.slice(0, -1).map((place, i) => Math.abs(stoodAt(own[i + 1]!) - stoodAt(place)));
    const most = changes.filter((one) => one > 0).toSorted((a, b) => b - a);
    expect(mine.map(({ from, to }) => Math.abs(to - from)).toSorted((a, b) => b - a)).toEqual(most.slice(0, 3));
    for (const { place, from } of mine) expect(from).toBe(stoodAt(place));
  }
});

test('what it thought there begins with what it answered, for that was thought out in the same way', () => {
  const part = weighing((g, seat) => g.points[seat]!);
  const match = played(part, 30);
  const { log } = historyOf(match.news);
  for (const { place, thought } of seen(part, match)) {
    const { action, args } = log[place]!.answer!;
    expect(thought[0]).toEqual({ action, args });
  }
});

test('where a game weighs nothing, and where nothing has changed, there are none', () => {
  const match = played(toy, 20);
  expect(seen(toy, match)).toEqual([]);
  const even = weighing(() => 1);
  expect(seen(even, played(even, 20))).toEqual([]);
});
