import { describe, expect, test } from 'vitest';
import { poolLimit } from '../../../src/games/middle-earth-quest/printed/boards/track.ts';
import { cardsToDraw, numberToResolve } from '../../../src/games/middle-earth-quest/state/story/event.ts';
import { dominant, finale, spacesToGoal } from '../../../src/games/middle-earth-quest/state/story/finale.ts';
import {
  ahead,
  finaleBegins,
  type Markers,
  move,
  stageOf,
} from '../../../src/games/middle-earth-quest/state/story/markers.ts';
import { rearmost, rearmostOutcomes } from '../../../src/games/middle-earth-quest/state/story/rearmost.ts';

/** MEQ-3.2 to 3.8, 6.4, 8.1 and 9, with the examples T-9, T-10, T-25, T-27 and T-29 to T-32. */

const at = (green: number, yellow: number, red: number, black: number): Markers => ({ green, yellow, red, black });
const NONE = { heroes: false, sauron: false };

describe('MEQ-3.4 the stage', () => {
  test('changes with the first marker on 7 and on 13', () => {
    expect([0, 6, 7, 12, 13, 18].map((green) => stageOf(at(green, 0, 0, 0)))).toEqual([1, 1, 2, 2, 3, 3]);
  });
  test('is that of the most advanced marker of either side', () => {
    expect(stageOf(at(2, 0, 7, 0))).toBe(2);
    expect(stageOf(at(13, 7, 7, 7))).toBe(3);
  });
});

describe('MEQ-3.3 a move of markers', () => {
  test('moves all of them before anything is looked at', () => {
    expect(move(at(0, 1, 2, 3), { green: 2, black: 1 }, 1).markers).toEqual(at(2, 1, 2, 4));
  });
  test('stops at 18, and at START when one moves back', () => {
    expect(move(at(17, 0, 0, 0), { green: 2 }, 3).markers.green).toBe(18);
    expect(move(at(17, 1, 0, 0), { yellow: -3 }, 3).markers.yellow).toBe(0);
  });
});

describe('MEQ-3.5 minions arrive', () => {
  test('T-10: green from 6 to 8 is stage II: Gothmog and the Ringwraiths appear, and the pool holds 8', () => {
    const { stage, reached, arrive } = move(at(6, 0, 0, 0), { green: 2 }, 1);
    expect({ stage, reached, arrive }).toEqual({ stage: 2, reached: 2, arrive: ['gothmog', 'ringwraiths'] });
    expect(poolLimit(stage)).toBe(8);
  });
  test('the Witch-king with stage III', () => {
    expect(move(at(12, 0, 0, 0), { green: 1 }, 2).arrive).toEqual(['witch_king']);
  });
  test('all three when stage II is leapt over', () => {
    expect(move(at(6, 0, 0, 6), { black: 7 }, 1).arrive).toEqual(['gothmog', 'ringwraiths', 'witch_king']);
  });
  test('once only: neither for a second marker, nor after all have fallen back', () => {
    expect(move(at(8, 6, 0, 0), { yellow: 2 }, 2).arrive).toEqual([]);
    const back = move(at(7, 0, 0, 0), { green: -1 }, 2);
    expect({ stage: back.stage, reached: back.reached }).toEqual({ stage: 1, reached: 2 });
    expect(move(back.markers, { green: 1 }, back.reached).arrive).toEqual([]);
  });
  test('nobody without a new stage', () => {
    expect(move(at(4, 0, 0, 0), { green: 2 }, 1).arrive).toEqual([]);
  });
});

describe('MEQ-3.8 the event', () => {
  const drawn = [3, 9, 12];
  test('T-9: heroes ahead resolve the lowest of three', () => {
    const markers = at(6, 4, 5, 3);
    expect([ahead(markers), cardsToDraw(markers), numberToResolve(markers, drawn)]).toEqual(['heroes', 3, 3]);
  });
  test('T-9: Sauron ahead resolves the highest of three', () => {
    const markers = at(6, 0, 8, 0);
    expect([ahead(markers), cardsToDraw(markers), numberToResolve(markers, drawn)]).toEqual(['sauron', 3, 12]);
  });
  test('T-9: level, one is drawn and resolved', () => {
    const markers = at(6, 0, 0, 6);
    expect([ahead(markers), cardsToDraw(markers), numberToResolve(markers, [9])]).toEqual([null, 1, 9]);
  });
  test('of nothing drawn nothing is resolved', () => {
    expect(numberToResolve(at(1, 0, 0, 0), [])).toBeUndefined();
  });
});

describe('MEQ-6.4, MEQ-8.1 the rearmost marker', () => {
  const outcomes = (markers: Markers, n: number) =>
    rearmostOutcomes(markers, n).map(({ yellow, red, black }) => [yellow, red, black]);
  test('T-25: of 4/2/6 the 2 becomes 3', () => {
    expect(outcomes(at(0, 4, 2, 6), 1)).toEqual([[4, 3, 6]]);
  });
  test('T-27: of two that are level a player picks', () => {
    expect(rearmost(at(0, 3, 3, 5))).toEqual(['yellow', 'red']);
    expect(outcomes(at(0, 3, 3, 5), 1)).toEqual([
      [4, 3, 5],
      [3, 4, 5],
    ]);
  });
  test('T-27: two single steps look for it twice, and what comes out alike is one outcome', () => {
    expect(outcomes(at(0, 3, 3, 5), 2)).toEqual([[4, 4, 5]]);
    expect(outcomes(at(0, 0, 0, 0), 2)).toEqual([
      [1, 1, 0],
      [1, 0, 1],
      [0, 1, 1],
    ]);
    expect(outcomes(at(0, 2, 4, 4), 3)).toEqual([
      [5, 4, 4],
      [4, 5, 4],
      [4, 4, 5],
    ]);
  });
  test('no step changes nothing, and no marker leaves the track', () => {
    expect(outcomes(at(0, 1, 2, 3), 0)).toEqual([[1, 2, 3]]);
    expect(outcomes(at(0, 18, 18, 18), 2)).toEqual([[18, 18, 18]]);
    expect(outcomes(at(0, 17, 18, 18), 1_000)).toEqual([[18, 18, 18]]);
  });
});

describe('MEQ-9.1 the finale begins', () => {
  test('when any marker is on 18', () => {
    for (const markers of [at(18, 0, 0, 0), at(0, 18, 0, 0), at(0, 0, 18, 0), at(0, 0, 0, 18)])
      expect(finaleBegins(markers)).toBe('goal');
    expect(finaleBegins(at(17, 17, 9, 17))).toBeUndefined();
  });
  test('T-29: when all three of Sauron are on The Shadow Falls or further', () => {
    expect(finaleBegins(at(12, 10, 10, 11))).toBe('shadow-falls');
    expect(finaleBegins(at(12, 10, 9, 11))).toBeUndefined();
    expect(move(at(12, 10, 9, 11), { red: 1 }, 2).finale).toBe('shadow-falls');
  });
});

describe('MEQ-9.2 dominance', () => {
  test('T-29: Sauron 10/10/11 has nothing to go, the heroes on 12 have 6', () => {
    expect(spacesToGoal(at(12, 10, 10, 11))).toEqual({ heroes: 6, sauron: 0 });
    expect(dominant(at(12, 10, 10, 11))).toBe('sauron');
  });
  test('Sauron goes the shorter of two ways', () => {
    expect(spacesToGoal(at(0, 17, 0, 0)).sauron).toBe(1);
    expect(spacesToGoal(at(0, 9, 9, 9)).sauron).toBe(3);
  });
  test('nobody has it when both have as far to go', () => {
    expect(dominant(at(16, 16, 0, 0))).toBeNull();
    expect(dominant(at(18, 0, 18, 0))).toBeNull();
  });
});

describe('MEQ-9.3 who wins at once', () => {
  test('the dominant side with its objective', () => {
    expect(finale(at(15, 18, 0, 0), { heroes: false, sauron: true }).winner).toBe('sauron');
    expect(finale(at(18, 9, 0, 0), { heroes: true, sauron: true }).winner).toBe('heroes');
  });
  test('not the other side, whatever it has fulfilled', () => {
    expect(finale(at(15, 18, 0, 0), { heroes: true, sauron: false }).winner).toBeNull();
  });
  test('T-32: with nobody dominant the only side that fulfils its objective', () => {
    expect(finale(at(18, 0, 18, 0), { heroes: true, sauron: false })).toMatchObject({
      dominant: null,
      winner: 'heroes',
    });
    expect(finale(at(18, 0, 18, 0), { heroes: false, sauron: true }).winner).toBe('sauron');
    expect(finale(at(18, 0, 18, 0), { heroes: true, sauron: true }).winner).toBeNull();
    expect(finale(at(18, 0, 18, 0), NONE).winner).toBeNull();
  });
});

describe('MEQ-9.4 fulfilled objectives move markers', () => {
  test('green by one for the heroes', () => {
    expect(finale(at(14, 18, 3, 3), { heroes: true, sauron: false })).toMatchObject({
      markers: at(15, 18, 3, 3),
      shift: 3,
      wraiths: { health: 12, fortitude: 11 },
    });
  });
  test('all three of Sauron by one for him, none beyond 18', () => {
    expect(finale(at(18, 14, 9, 6), { heroes: false, sauron: true })).toMatchObject({
      markers: at(18, 15, 10, 7),
      shift: -3,
      wraiths: { health: 6, fortitude: 5 },
    });
    expect(finale(at(18, 18, 4, 4), { heroes: true, sauron: true }).markers).toEqual(at(18, 18, 5, 5));
  });
  test('who is dominant stays as before', () => {
    const one = finale(at(18, 17, 0, 0), { heroes: false, sauron: true });
    expect(one).toMatchObject({ dominant: 'heroes', markers: at(18, 18, 1, 1), shift: 0 });
  });
});

describe('MEQ-9.6 the Ringwraiths', () => {
  test('T-30: heroes dominant, they lose what Sauron has to go, without the lead of The Shadow Falls', () => {
    expect(finale(at(18, 14, 9, 6), NONE)).toMatchObject({
      dominant: 'heroes',
      shift: -4,
      wraiths: { health: 5, fortitude: 4 },
    });
    expect(finale(at(18, 9, 9, 7), NONE)).toMatchObject({ shift: -4 });
    expect(finale(at(18, 8, 8, 8), NONE)).toMatchObject({ shift: -4 });
  });
  test('T-31: Sauron dominant, they gain what green has to go', () => {
    expect(finale(at(14, 18, 0, 0), NONE)).toMatchObject({ shift: 4, wraiths: { health: 13, fortitude: 12 } });
  });
  test('never fall below 1', () => {
    expect(finale(at(18, 0, 0, 0), NONE)).toMatchObject({ shift: -18, wraiths: { health: 1, fortitude: 1 } });
    expect(finale(at(18, 10, 2, 9), NONE)).toMatchObject({ shift: -8, wraiths: { health: 1, fortitude: 1 } });
  });
  test('stay as they are printed when nobody is dominant', () => {
    expect(finale(at(18, 18, 0, 0), NONE)).toMatchObject({ shift: 0, wraiths: { health: 9, fortitude: 8 } });
  });
});
