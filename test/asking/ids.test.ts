import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Press, readId, writeId } from '#asking/terms/ids';
import { saltedNumber } from '../kit/salt.ts';

/** Nothing of ours is called what every object has. */
const OF_ALL = Object.getOwnPropertyNames(Object.prototype);
const id = fc.string({ minLength: 1, maxLength: 12 }).filter((one) => !OF_ALL.includes(one));
const n = fc.nat({ max: 2 ** 32 - 1 });
const ids = { match: id, decision: id };
const anyPress: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), match: id }),
  fc.record({
    kind: fc.constantFrom(
      'hand',
      'undo',
      'board',
      'log',
      'unfolded',
      'orders',
      'sheet',
      'join',
      'leave',
      'start',
      'alone',
      'ready',
      'keep',
    ),
    match: id,
  }),
  fc.record({
    kind: fc.constantFrom('board', 'options', 'tables', 'hand', 'sheet', 'log', 'unfolded', 'orders'),
    match: id,
    page: n,
  }),
  fc.record({ kind: fc.constant('order' as const), match: id, option: id }),
  fc.record({ kind: fc.constant('option' as const), match: id, option: id }),
  fc.record({ kind: fc.constant('option' as const), match: id, option: id, page: n }),
  fc.record({ kind: fc.constantFrom('agree', 'when-full'), match: id, step: n }),
  fc.record({ kind: fc.constantFrom('do', 'begin'), ...ids, action: id }),
  fc.record({ kind: fc.constant('action' as const), ...ids, page: n }),
  fc.record({ kind: fc.constantFrom('pick', 'page'), ...ids, step: n, page: n }),
  fc.record({ kind: fc.constant('suggest' as const), ...ids, action: id, index: n }),
  fc.record({ kind: fc.constantFrom('back', 'send', 'reset', 'usual', 'all', 'way'), ...ids, step: n }),
  fc.record({ kind: fc.constant('focus' as const), match: id, page: n }),
) as fc.Arbitrary<Press>;

/** Its id, or what is said of one that is too long. */
function written(press: Press): string {
  try {
    return writeId(press);
  } catch (error) {
    return (error as RangeError).message;
  }
}

describe('A custom id', () => {
  test('is read back as the press it was written for', () => {
    fc.assert(
      fc.property(anyPress, (press) => {
        let written: string;
        try {
          written = writeId(press);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        expect(written.length).toBeLessThanOrEqual(100);
        expect(readId(written)).toEqual(press);
      }),
      { seed: saltedNumber('read back') },
    );
  });

  test('is different for different presses', () => {
    fc.assert(
      fc.property(anyPress, anyPress, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(written(one)).not.toBe(written(other));
        // Also for two that differ in one part only.
        for (const [part, value] of Object.entries(one)) {
          if (part === 'kind') continue;
          const next = { ...one, [part]: typeof value === 'number' ? value + 1 : `${value}x` };
          expect(written(next), part).not.toBe(written(one));
        }
      }),
      { seed: saltedNumber('different') },
    );
  });

  test('says its version first, so that later ones can tell old buttons', () => {
    expect(writeId({ kind: 'do', match: 'abc', decision: '12.3.turn', action: 'rest' })).toBe(
      'v1:do:abc:12.3.turn:rest',
    );
    expect(readId('v0:do:abc:12.3.turn:rest')).toBeUndefined();
  });

  test('of somebody else is no press, whatever it holds', () => {
    for (const odd of [
      '',
      'v1',
      'v1:answer',
      'v1:answer:',
      'v1:answer:a:b',
      'v1:pick:a:b:c',
      'v1:pick:a:b:-1:0',
      'v1:toString:a',
    ]) {
      expect(readId(odd)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => readId(text) === undefined),
      { seed: saltedNumber('somebody else') },
    );
  });

  test.each(OF_ALL)('that names %s, which every object has, is no press', (name) => {
    const ours = ['v1:inquire:abc:why', 'v1:option:abc:level', 'v1:order:abc:shadows', 'v1:do:abc:1.turn:rest'];
    for (const one of ours) {
      expect(readId(one)).toBeDefined();
      const parts = one.split(':');
      for (let i = 2; i < parts.length; i++) expect(readId(parts.with(i, name).join(':')), one).toBeUndefined();
    }
  });

  test('is one that Discord takes even with the longest match id and question key', () => {
    const decision = '123.4a.12.a-rather-long-question';
    expect(
      writeId({ kind: 'pick', match: '01J8ZQ4X9Y', decision, step: 4294967295, page: 9 }).length,
    ).toBeLessThanOrEqual(100);
    expect(() => writeId({ kind: 'answer', match: 'x'.repeat(100) })).toThrow(RangeError);
  });
});
