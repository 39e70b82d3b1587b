import { describe, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { readArgs } from '#core/actions';
import { declare } from '#core/declare';
import { enumerate, pick, picking, possible } from '#core/enumerate';
import { SAMPLES } from '#core/fields/field';
import type { Message } from '#core/types';
import { salted } from '../kit/salt.ts';

const action = declare<{ max: number }>();
const label = (value: string): Message => ({ key: `x.${value}` });
const here = { g: { max: 3 }, seat: 0, about: null };
const all = (def: Parameters<typeof enumerate<{ max: number }>>[0]) => [...enumerate(def, here)];

const some = action({
  name: 'some',
  fields: { of: { kind: 'some', of: 'words', options: () => ['a', 'b', 'c', 'd'], size: () => [1, 2], label } },
});
/** Letters go together when they stand side by side. */
const beside = action({
  name: 'beside',
  fields: {
    of: {
      kind: 'some',
      of: 'words',
      options: () => ['a', 'b', 'c', 'd'],
      size: () => [2, 2],
      parts: (_, [one = '', two = '']) =>
        Math.abs(one.charCodeAt(0) - two.charCodeAt(0)) === 1 ? undefined : { key: 'refusal.apart' },
      label,
    },
  },
});
const shares = action({
  name: 'shares',
  fields: {
    to: { kind: 'shares', of: 'words', room: () => ({ a: 2, b: 1, c: 1 }), total: ({ g }) => [g.max, g.max], label },
  },
});
const path = action({
  name: 'path',
  fields: {
    way: {
      kind: 'path',
      of: 'place',
      next: (_, __, way) => (way.length < 2 ? ['l', 'r'] : []),
      mayEnd: (_, __, way) => way.length > 0,
      label,
    },
  },
});
const order = action({
  name: 'order',
  fields: { of: { kind: 'order', of: 'words', options: () => ['a', 'b', 'c'], size: () => [1, 2], label } },
});
const dependent = action({
  name: 'dependent',
  fields: {
    first: { kind: 'count', range: () => [1, 3] },
    second: { kind: 'count', range: (_, { first }) => [1, first as number] },
  },
  check: (_, { first, second }) => (first === second ? { key: 'refusal.same' } : undefined),
});

describe('A set whose members must go together', () => {
  test('is refused with its reason when they do not, and neither listed nor drawn', () => {
    expect(readArgs(beside, here, { of: ['a', 'c'] })).toMatchObject({ refused: { key: 'refusal.apart' } });
    expect(readArgs(beside, here, { of: ['b', 'a'] })).toMatchObject({ args: { of: ['b', 'a'] } });
    expect(all(beside).map(({ of }) => of)).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ]);
    const chance = chanceFrom(salted('beside'));
    for (let i = 0; i < 40; i++) expect(readArgs(beside, here, pick(beside, here, chance))).toHaveProperty('args');
  });
});

describe('Enumeration', () => {
  test('counts of legal answers are exact', () => {
    expect(all(some)).toHaveLength(4 + 6);
    expect(
      all(shares)
        .map((a) => JSON.stringify(a.to))
        .sort(),
    ).toEqual(['{"a":1,"b":1,"c":1}', '{"a":2,"b":1}', '{"a":2,"c":1}']);
    expect(all(path)).toHaveLength(2 + 4);
    expect(all(order)).toHaveLength(3 + 6);
    expect(all(dependent)).toEqual([
      { first: 2, second: 1 },
      { first: 3, second: 1 },
      { first: 3, second: 2 },
    ]);
  });

  test('each enumerated answer is read back as it is, and what is not enumerated is refused', () => {
    for (const def of [some, shares, path, order, dependent]) {
      for (const args of all(def)) expect(readArgs(def, here, args)).toEqual({ args });
    }
    expect(readArgs(dependent, here, { first: 2, second: 2 })).toEqual({ refused: { key: 'refusal.same' } });
    expect(readArgs(dependent, here, { first: 2, second: 3 })).toMatchObject({
      refused: { key: 'refusal.out-of-range', args: { field: 'dependent.second', min: 1, max: 2 } },
    });
    expect(readArgs(shares, here, { to: { a: 2 } })).toMatchObject({ refused: { key: 'refusal.wrong-total' } });
    expect(readArgs(some, here, { of: ['a', 'a'] })).toMatchObject({ refused: { key: 'refusal.bad-arguments' } });
    expect(readArgs(some, here, {})).toMatchObject({ refused: { key: 'refusal.missing' } });
    expect(readArgs(path, here, { way: [] })).toMatchObject({ refused: { key: 'refusal.path-ends-too-soon' } });
    expect(readArgs(path, here, 'l')).toMatchObject({ refused: { key: 'refusal.bad-arguments' } });
  });

  test('names of the language itself are no options', () => {
    expect(readArgs(shares, here, { to: { constructor: 1 } })).toMatchObject({
      refused: { key: 'refusal.not-available' },
    });
    const given = JSON.parse('{"to": {"__proto__": 1}}');
    expect(readArgs(shares, here, given)).toMatchObject({ refused: { key: 'refusal.not-available' } });
  });

  test('a large set is never listed to find one answer', () => {
    const many = Array.from({ length: 60 }, (_, i) => `o${i}`);
    const huge = action({
      name: 'huge',
      fields: { of: { kind: 'some', of: 'words', options: () => many, size: () => [20, 40], label } },
    });
    const began = performance.now();
    expect(possible(huge, here)).toBe(true);
    expect(readArgs(huge, here, pick(huge, here, chanceFrom(salted('x'))))).not.toHaveProperty('refused');
    expect(performance.now() - began).toBeLessThan(200);
  });
});

describe('Picking by chance', () => {
  test('every pick is legal, and every legal answer comes up', () => {
    for (const def of [some, shares, path, order, dependent]) {
      const legal = new Set(all(def).map((args) => JSON.stringify(args)));
      const chance = chanceFrom(salted(def.name));
      const seen = new Set<string>();
      for (let i = 0; i < 400; i++) {
        const args = pick(def, here, chance);
        const read = readArgs(def, here, args);
        expect(read).not.toHaveProperty('refused');
        seen.add(JSON.stringify('args' in read && def === shares ? sorted(read.args) : args));
      }
      expect(seen.size).toBe(legal.size);
    }
  });

  test('answers drawn one after another are those that are picked anew each time', () => {
    for (const def of [some, shares, path, order, dependent]) {
      const [once, anew] = [chanceFrom(salted('draws')), chanceFrom(salted('draws'))];
      const draw = picking(def, here);
      for (let i = 0; i < 50; i++) expect(draw(once)).toEqual(pick(def, here, anew));
    }
  });

  test('an answer that leaves nothing to share out is looked at once, and takes as many numbers as if it were drawn anew each time', () => {
    const drawn = (room: Record<string, number>) => {
      let [looks, numbers] = [0, 0];
      const share = action({
        name: 'share',
        fields: { to: { kind: 'shares', of: 'words', room: () => room, total: () => [0, 2], label } },
        check: () => {
          looks++;
          return { key: 'refusal.never' };
        },
      });
      const least = () => {
        numbers++;
        return 0;
      };
      expect(pick(share, here, least)).toBeUndefined();
      return { looks, numbers };
    };
    expect(drawn({})).toEqual({ looks: 1, numbers: SAMPLES });
    expect(drawn({ a: 0 })).toEqual({ looks: 1, numbers: SAMPLES });
    // One share, two or none: all samples of chance, then all three answers.
    expect(drawn({ a: 2 })).toEqual({ looks: SAMPLES + 3, numbers: SAMPLES });
  });

  test('where nothing is legal there is no pick', () => {
    const none = action({ name: 'none', fields: { of: { kind: 'one', of: 'words', options: () => [], label } } });
    expect(pick(none, here, chanceFrom(salted('x')))).toBeUndefined();
    expect(possible(none, here)).toBe(false);
  });
});
const sorted = ({ to }: { [k: string]: unknown }) => ({ to: Object.fromEntries(Object.entries(to as object).sort()) });
