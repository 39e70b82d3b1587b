import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { sumOf } from '#core/judge';
import { position, start } from '#core/match';
import { seatRange } from '#core/seats';
import type { BySubject, Chosen, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { reasonsFor } from '#thinking/reasons';
import { worldsFor } from '#thinking/worlds';
import { plays } from '../kit/lengths.ts';
import { parts } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import type { Toy } from '../kit/toy-actions.ts';
import { toy } from '../kit/toy-game.ts';

/** Why an answer is better than others: the subject in which the seat then stands better than after those. */

describe('A reason', () => {
  const rests: Chosen = { action: 'rest', args: {} };
  const paints: Chosen = { action: 'paint', args: { colour: 'colour1', coats: 3 } };
  const walks: Chosen = { action: 'walk', args: { way: ['mill'] } };
  const match = start(toy.game, { seed: salted('reasons'), seats: 2, options: { length: 'short', purse: 'light' } });
  /** The reasons of a seat that weighs so, each thought to the end of its turn. */
  const reasons = (
    answers: readonly Chosen[],
    of: (g: Toy, seat: number) => BySubject = (g, seat) => ({ points: g.points[seat]!, coins: g.coins[seat]! }),
  ) => {
    const subjects = { names: ['points', 'coins'], of };
    const judge = {
      evaluate: (g: Toy, seat: number) => sumOf(of(g, seat)),
      subjects,
      horizon: ({ round, part }: Toy) => ({ round, part }),
    };
    const [decision] = position(toy.game, match).open;
    const asked = { decision: decision!, level: 'normal' as const, seed: 'any' };
    return reasonsFor({ ...toy, judge }, match, asked, { answers, told: 3 });
  };

  test('is the subject in which an answer is ahead of the others, whichever comes first', () => {
    expect(reasons([paints, rests])).toEqual(['points', 'coins']);
    expect(reasons([rests, paints])).toEqual(['coins', 'points']);
  });

  test('is the one in which it is ahead most, where there are several', () => {
    const both = (coin: number) => (g: Toy, seat: number) => ({
      points: g.points[seat]!,
      coins: coin * g.points[seat]!,
    });
    expect(reasons([paints, walks], both(2))[0]).toBe('coins');
    expect(reasons([paints, walks], both(0.5))[0]).toBe('points');
  });

  test('is told of no answer that is ahead in nothing, nor where there is no other', () => {
    expect(reasons([paints, rests, walks])[2]).toBeNull();
    expect(reasons([rests, rests])).toEqual([null, null]);
    expect(reasons([paints, rests], () => ({}))).toEqual([null, null]);
    expect(reasons([rests])).toEqual([null]);
  });

  test('is told of no answer where chance alone makes the difference', () => {
    // What lies in the deck is a guess in each world, and no answer changes it.
    const luck = (g: Toy) => ({ points: Number(g.deck[0]!.slice('card'.length)) });
    expect(reasons([paints, rests, walks], luck)).toEqual([null, null, null]);
  });

  test('is told in no game that does not say what a standing is made of', () => {
    const [decision] = position(toy.game, match).open;
    const asked = { decision: decision!, level: 'normal' as const, seed: 'any' };
    expect(reasonsFor(toy, match, asked, { answers: [paints, rests], told: 2 })).toEqual([null, null]);
  });
});

const weighing = parts.flatMap((part): [string, AnyGame][] => (part.judge?.subjects ? [[part.game.id, part]] : []));

test.each(weighing)(
  '%s: a seat stands as well as all subjects together, none is unnamed, and nothing is changed by looking',
  (_, part) => {
    const { evaluate, subjects } = part.judge!;
    const found: { sum: number; worth: number }[] = [];
    const met = new Set<string>();
    for (let n = 0; n < 2; n++)
      playout(part, salted(`subjects/${n}`), {
        seats: Math.max(2, seatRange(part.game).min),
        policy: n % 2 === 0 ? 'progress' : 'random',
        most: plays({ sample: 200, whole: 2_000 }),
        each: (match: Match<unknown>) => {
          if (match.logged % 19 !== 0 && !position(part.game, match).outcome) return;
          for (let seat = 0; seat < match.seats; seat++) {
            const { g } = worldsFor(part, match, seat)('any');
            const before = JSON.stringify(g);
            const of = subjects!.of(g, seat);
            expect(JSON.stringify(g)).toBe(before);
            for (const subject in of) met.add(subject);
            found.push({ sum: sumOf(of), worth: evaluate!(g, seat) });
          }
        },
      });
    expect(subjects!.names).toEqual(expect.arrayContaining([...met]));
    expect(met.size).toBeGreaterThan(3);
    const bySum = found.toSorted((a, b) => a.sum - b.sum);
    for (const [i, { worth }] of bySum.slice(1).entries()) expect(worth).toBeGreaterThanOrEqual(bySum[i]!.worth);
  },
);
