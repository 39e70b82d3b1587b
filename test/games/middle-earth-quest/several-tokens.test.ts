import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCATIONS, strongholds } from '../../../src/games/middle-earth-quest/printed/map/map.ts';
import { adjust } from '../../../src/games/middle-earth-quest/state/influence/adjust.ts';
import {
  type Influence,
  influenceAt,
  reaches,
  shadowOn,
} from '../../../src/games/middle-earth-quest/state/influence/links.ts';
import { barOfPlacing } from '../../../src/games/middle-earth-quest/state/influence/place.ts';
import {
  mostPlaced,
  placeAll,
  roomFor,
  stuckOf,
  type Tokens,
  withTokens,
} from '../../../src/games/middle-earth-quest/state/influence/room.ts';
import { saltedNumber } from '../../kit/salt.ts';

/** MEQ-4.7: of several tokens each that is placed counts for the next. */

const tokensOf = (places: readonly string[], most: number) =>
  fc.dictionary(fc.constantFrom(...places), fc.integer({ min: 1, max: 3 }), { maxKeys: most });
const boards = tokensOf(LOCATIONS, 12).map((given) => adjust(given).board);

/** One token after another wherever it may lie, as a player would try it: what is left when none goes down any more. */
function oneByOne(from: Influence, tokens: Tokens): Tokens {
  let board = from;
  const left: Record<string, number> = { ...tokens };
  for (;;) {
    const next = Object.keys(left).find((at) => left[at]! > 0 && barOfPlacing(board, at) === undefined);
    if (next === undefined) return Object.fromEntries(Object.entries(left).filter(([, n]) => n > 0));
    board = { ...board, [next]: influenceAt(board, next) + 1 };
    left[next]!--;
  }
}

describe('Tokens that are placed together', () => {
  test('can lie exactly where they could be put down one by one', () => {
    fc.assert(
      fc.property(boards, tokensOf(LOCATIONS, 5), (board, tokens) => {
        const left = Object.keys(oneByOne(board, tokens));
        expect(stuckOf(board, tokens)?.at).toBe(left[0]);
        const { placed, stuck } = placeAll(board, tokens);
        expect(stuck?.at).toBe(left[0]);
        for (const at of LOCATIONS)
          expect(placed.filter((one) => one === at).length).toBe(
            (tokens[at] ?? 0) - (oneByOne(board, tokens)[at] ?? 0),
          );
        const after = withTokens(board, placed);
        for (const at of placed) expect(influenceAt(after, at)).toBeGreaterThan(influenceAt(board, at));
      }),
      { numRuns: 150, seed: saltedNumber('several-tokens/1') },
    );
  });

  test('are as many as fit, and each has room where it lies', () => {
    fc.assert(
      fc.property(boards, fc.integer({ min: 1, max: 5 }), fc.boolean(), (board, n, everywhere) => {
        const may = everywhere ? () => true : (at: string) => !strongholds.has(at);
        const wanted = Object.fromEntries(LOCATIONS.filter(may).map((at) => [at, n]));
        const fits = placeAll(board, wanted).placed.length;
        expect(mostPlaced(board, n, may)).toBe(Math.min(n, fits));
        const room = roomFor(board, n, may);
        for (const [at, most] of Object.entries(room)) expect([may(at), most > 0 && most <= n]).toEqual([true, true]);
        for (const at of LOCATIONS.filter(may)) if (!barOfPlacing(board, at)) expect(room[at]).toBeGreaterThan(0);
      }),
      { numRuns: 100, seed: saltedNumber('several-tokens/2') },
    );
  });
});

describe('A board whose shadow was looked at', () => {
  test('says the same of one location as of all', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const all = reaches(board);
        for (const at of LOCATIONS) expect(shadowOn(board, at)).toEqual(all.get(at));
      }),
      { numRuns: 50, seed: saltedNumber('several-tokens/3') },
    );
  });

  test('stays as it is: another board is another object', () => {
    const board: Record<string, number> = { dol_guldur: 3 };
    expect(shadowOn(board, 'rhosgobel')).toEqual({ limit: 3, stronghold: 'dol_guldur' });
    expect(() => {
      board.dol_guldur = 1;
    }).toThrow(TypeError);
    expect(shadowOn({ ...board, dol_guldur: 1 }, 'rhosgobel')).toEqual({ limit: 1, stronghold: 'dol_guldur' });
  });
});
