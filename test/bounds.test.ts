import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { playout } from '#chance/playout';
import { few, plainJson, Tally, Word } from '#src/bounds';
import { matchParts } from '#store/match-parts';
import { recordParts } from '#store/record';
import { sourcesOf } from './kit/own-files.ts';
import { complete } from './kit/parts.ts';
import { loadFile, recordings } from './kit/recorded.ts';
import { salted } from './kit/salt.ts';
import { unboundedIn } from './kit/unbounded.ts';

/** What is saved has an end everywhere: a file of a stranger is no larger than a match can be. */

const states = complete.map(({ game }) => game.id);
const stateOf = async (game: string): Promise<z.ZodType> =>
  ((await import(/* @vite-ignore */ `../${sourcesOf(game)}/state/state.ts`)) as { State: z.ZodType }).State;

describe('What is saved', () => {
  test.each(states)('has a bound at every list, number, text and record in the state of %s', async (game) => {
    expect(unboundedIn(await stateOf(game))).toEqual([]);
  });

  test.each([
    ['a record', z.object(recordParts)],
    ['a match', z.object(matchParts)],
  ])('has a bound at every list, number, text and record of %s', (_, schema) => {
    expect(unboundedIn(schema)).toEqual([]);
  });

  test.each(states)('is of the state schema that the bounds are looked for in: %s', async (game) => {
    const part = complete.find((one) => one.game.id === game)!;
    const state = await stateOf(game);
    const recorded = recordings()
      .filter((one) => one.game === game)
      .flatMap((one) => loadFile(one).match?.base ?? []);
    const played: unknown[] = [];
    playout(part, salted('bounds'), { most: 20, each: ({ base }) => played.push(base) });
    const bases = [...recorded, ...played];
    expect(bases.length).toBeGreaterThan(0);
    for (const base of bases) expect(part.game.parse(base)).toEqual(state.parse(base));
  });
});

describe('A schema without bounds', () => {
  test.each<[string, z.ZodType, string]>([
    ['a list', z.object({ hand: z.array(Word) }), '.hand: a list'],
    ['a whole number', z.object({ coins: z.int().min(0) }), '.coins: a number that has no most'],
    ['a number', z.object({ x: z.number().max(9) }), '.x: a number that has no least'],
    ['a text', z.object({ at: z.string().regex(/^[a-z]+$/) }), '.at: text'],
    ['a record', z.object({ units: z.record(Word, Tally) }), '.units: a record'],
    ['names of a record', z.record(z.string(), Tally), 'all of it: names'],
    ['one of several', z.union([z.literal(1), z.array(Word)]), 'all of it: a list'],
    ['what may be absent', z.object({ by: z.string().nullable().optional() }), '.by: text'],
    ['what lies deep', z.array(z.tuple([few(z.int(), 2)])).max(1), '[].0.*: a number that has no least'],
    ['anything', z.object({ more: z.unknown() }), '.more: anything'],
    ['what holds itself', z.object({ more: z.json() }), '.more: holds itself'],
  ])('is found: %s', (_, schema, place) => {
    expect(unboundedIn(schema)).toContain(place);
  });

  test('is none where all is bounded', () => {
    const schema = z.object({
      phase: z.enum(['a', 'b']),
      hand: z.array(Word).max(2),
      units: few(z.tuple([Tally, Word]), 3),
      goods: z.record(z.enum(['food', 'oil']), Tally),
      rest: plainJson(100),
    });
    expect(unboundedIn(schema)).toEqual([]);
  });
});

describe('A bound', () => {
  test('of a record counts its names', () => {
    expect(few(Tally, 2).safeParse({ a: 1, b: 2 }).success).toBe(true);
    expect(few(Tally, 2).safeParse({ a: 1, b: 2, c: 3 }).success).toBe(false);
  });

  test('of plain JSON counts letters, names and values, and how deep they lie', () => {
    expect(plainJson(6).safeParse({ ab: ['x'] }).success).toBe(true);
    expect(plainJson(5).safeParse({ ab: ['x'] }).success).toBe(false);
    expect(plainJson(100).safeParse(undefined).success).toBe(false);
    const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(plainJson(1_000).safeParse(nested(201)).success).toBe(true);
    expect(plainJson(1_000).safeParse(nested(202)).success).toBe(false);
    expect(plainJson(1_000_000).safeParse(nested(100_000)).success).toBe(false);
  });
});
