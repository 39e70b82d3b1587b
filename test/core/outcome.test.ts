import { describe, expect, test } from 'vitest';
import { position } from '#core/match';
import { endingOf, type Outcome, type Result, seatsThat, wonBy } from '#core/outcome';
import { caravanGame } from '../kit/caravan/game.ts';
import { onTheRoad } from './mini.ts';

const outcome = (...results: Result[]): Outcome['outcome'] => ({ seats: results.map((result) => ({ result })) });

describe('The end of a match', () => {
  test('is told apart: one winner, several, all, nobody, a draw', () => {
    expect(endingOf(outcome('lost', 'won'))).toEqual({ ending: 'one', seats: [1] });
    expect(endingOf(outcome('won', 'lost', 'won'))).toEqual({ ending: 'several', seats: [0, 2] });
    expect(endingOf(outcome('won', 'won'))).toEqual({ ending: 'all-won', seats: [0, 1] });
    expect(endingOf(outcome('lost', 'lost'))).toEqual({ ending: 'all-lost', seats: [] });
    expect(endingOf(outcome('drawn', 'drawn'))).toEqual({ ending: 'draw', seats: [0, 1] });
    expect(endingOf(outcome('drawn', 'lost', 'drawn'))).toEqual({ ending: 'draw', seats: [0, 2] });
  });
  test('of somebody alone is his victory, or a defeat', () => {
    expect(endingOf(outcome('won'))).toEqual({ ending: 'one', seats: [0] });
    expect(endingOf(outcome('lost'))).toEqual({ ending: 'all-lost', seats: [] });
  });
  test('that some have won is lost for all others, with the points of each', () => {
    const won = wonBy([1], 3, [4, 9, 0]).outcome;
    expect(won.seats).toEqual([
      { result: 'lost', score: 4 },
      { result: 'won', score: 9 },
      { result: 'lost', score: 0 },
    ]);
    expect(seatsThat('lost', won)).toEqual([0, 2]);
    expect(wonBy([0], 1).outcome.seats).toEqual([{ result: 'won' }]);
  });
});

describe('The end of a match that all play together', () => {
  const end = (arrange: Parameters<typeof onTheRoad>[0]) => position(caravanGame, onTheRoad(arrange)).outcome!;
  test('is a victory of all, with what is carried on', () => {
    const won = end((g) => Object.assign(g, { road: 12, carried: { treasure: 5, known: [] } }));
    expect(won.seats).toEqual([
      { result: 'won', score: 0 },
      { result: 'won', score: 2 },
    ]);
    expect(won.why).toEqual({ key: 'end.arrived', args: { treasure: 7 } });
    expect(won.carried).toEqual({ treasure: 7, known: ['near'] });
  });
  test('or a defeat of all, which says why', () => {
    const lost = end((g) => Object.assign(g, { health: [0, 4] }));
    expect(endingOf(lost)).toEqual({ ending: 'all-lost', seats: [] });
    expect(lost.why!.key).toBe('end.astray');
    expect(lost.carried).toEqual({ treasure: 0, known: [] });
    expect(end((g) => Object.assign(g, { health: [0, 0] })).why!.key).toBe('end.exhausted');
    expect(end((g) => Object.assign(g, { round: 8 })).why!.key).toBe('end.too-late');
  });
});
