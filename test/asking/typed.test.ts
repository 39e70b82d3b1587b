import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalText } from '#asking/refusal';
import { hereOf, type Voice } from '#asking/terms/names';
import { complete, readTyped } from '#asking/typed/read';
import { isRefusal, readArgs } from '#core/actions';
import { enumerate } from '#core/enumerate';
import { type Locale, locales } from '#core/text';
import type { Field, Json, Refusal } from '#core/types';
import { saltedNumber } from '../kit/salt.ts';
import { berries, type Toy } from '../kit/toy-actions.ts';
import { toy } from '../kit/toy-game.ts';
import { ofKind } from './by-kind.ts';
import { questions } from './toy-table.ts';

const asked = questions();
const here = hereOf(asked.turn!.g, asked.turn!.decision);
const voice: Voice = { part: toy, here, locale: 'en' };
const action = (name: string) => toy.game.actions[name]!;
const read = (name: string, options: Record<string, string | number>, at = here) =>
  readTyped({ part: toy, here: at, locale: 'en' }, action(name), options);
const offered = (name: string, options: Record<string, string | number>, focused: string, locale: Locale = 'en') =>
  complete({ part: toy, here, locale }, action(name), options, focused);

/** What a person would type for a field of a value, part by part, taking each time what is offered. */
function typeOut(at: Voice, name: string, soFar: Record<string, string | number>, [field, value]: [string, Json]) {
  const { kind } = action(name).fields[field] as Field<Toy>;
  let last: string | number = '';
  for (const [typed, taken] of ofKind(kind).type(value)) {
    const all = complete(at, action(name), { ...soFar, [field]: typed }, field);
    expect(all.length).toBeLessThanOrEqual(25);
    expect(all.map((one) => one.value)).toContain(taken);
    last = taken;
  }
  return last;
}

describe('Every legal answer', () => {
  for (const [key, { g, decision }] of Object.entries(asked)) {
    for (const name of decision.actions) {
      test(`to “${key}” by ${name} can be typed with what is offered`, () => {
        const at: Voice = { part: toy, here: hereOf(g, decision), locale: 'en' };
        for (const args of enumerate(action(name), at.here)) {
          const typed: Record<string, string | number> = {};
          for (const field of Object.keys(action(name).fields))
            typed[field] = typeOut(at, name, typed, [field, args[field]!]);
          expect(readTyped(at, action(name), typed)).toEqual({ args });
        }
      });
    }
  }
});

describe('What is typed', () => {
  test('may be ids or labels in either language, in any case and width', () => {
    for (const way of [
      'mill > square',
      'Mill > Market Square',
      '水車小屋＞市の広場',
      ' MILL>market  square ',
      'mi → sq',
    ]) {
      expect(read('walk', { way })).toEqual({ args: { way: ['mill', 'square'] } });
    }
  });

  test('may be a list or shares, a share without a number being one', () => {
    expect(read('gather', { berries: 'ベリー3番、berry1' })).toEqual({ args: { berries: ['berry1', 'berry3'] } });
    expect(read('feed', { hay: 'Cow=2, hen' })).toEqual({ args: { hay: { cow: 2, hen: 1 } } });
    expect(read('feed', { hay: '牛：１，cow' })).toEqual({ args: { hay: { cow: 2 } } });
  });

  test('means nothing at all by a dash', () => {
    const gives = here.g.hands[0][0] as string;
    for (const takes of ['-', '', 'none', 'なし']) {
      expect(read('trade', { gives, takes, price: 0 })).toEqual({ args: { gives, takes: [], price: 0 } });
    }
  });

  test('may be everything, or everything but some', () => {
    const few = { ...here, g: { ...asked.turn!.g, hands: [['card11'], []] } };
    const takes = (typed: string) => read('trade', { gives: 'card11', takes: typed, price: 2 }, few);
    expect(takes('all, -berry11, - Berry no. 12')).toMatchObject({ args: { takes: ['berry13', 'berry14'] } });
    expect(takes('すべて、-berry11, -berry13')).toMatchObject({ args: { takes: ['berry12', 'berry14'] } });
    expect(takes('all')).toMatchObject({ refused: { key: 'refusal.wrong-number', args: { given: 4, max: 2 } } });
    expect(takes('all, -cow')).toMatchObject({ refused: { key: 'refusal.not-understood' } });
  });

  test('may be a beginning, if only one option begins so', () => {
    expect(read('feed', { hay: 'g' })).toEqual({ args: { hay: { goat: 1 } } });
    expect(read('gather', { berries: 'berry2' })).toEqual({ args: { berries: ['berry2'] } });
    expect(read('paint', { colour: 'colour 1', coats: 1 })).toMatchObject({
      refused: { key: 'refusal.not-understood', args: { field: 'paint.colour', given: 'colour 1' } },
    });
    expect(read('paint', { colour: 'colour no. 2', coats: 1 })).toMatchObject({ args: { colour: 'colour2' } });
    expect(read('paint', { colour: 'col', coats: 1 })).toMatchObject({
      refused: { key: 'refusal.ambiguous', args: { given: 'col', field: 'paint.colour' } },
    });
  });

  test('is refused with what is possible', () => {
    expect(read('walk', { way: 'mill > pond' })).toEqual({
      refused: {
        key: 'refusal.not-understood',
        args: { field: 'walk.way', given: 'pond', options: ['Market Square'] },
      },
    });
    expect(read('feed', { hay: 'cow=9' })).toMatchObject({
      refused: { key: 'refusal.too-many-on-one', args: { given: 'Cow', most: 3 } },
    });
    expect(read('feed', { hay: 'cow=' })).toMatchObject({ args: { hay: { cow: 1 } } });
    expect(read('feed', { hay: 'cow=two' })).toMatchObject({ refused: { key: 'refusal.not-understood' } });
    expect(read('gather', { berries: 'berry1, berry2, berry3' })).toMatchObject({
      refused: { key: 'refusal.wrong-number' },
    });
    expect(read('gather', { berries: 'berry1=2' })).toMatchObject({ refused: { key: 'refusal.not-understood' } });
    expect(read('paint', { colour: 'colour1', coats: 4 })).toMatchObject({ refused: { key: 'refusal.out-of-range' } });
    expect(read('paint', { colour: 'colour1' })).toMatchObject({
      refused: { key: 'refusal.missing', args: { field: 'paint.coats' } },
    });
  });

  test('is refused with the reason where it names what one would expect; what is nowhere is not known', () => {
    const hand = { ...here, g: { ...asked.turn!.g, hands: [['card5'], []] } };
    const takes = (typed: string) => read('trade', { gives: 'card5', takes: typed, price: 2 }, hand);
    for (const typed of ['berry4', 'Berry no. 4', 'ベリー4番', 'berry6, berry4']) {
      const { refused } = takes(typed) as Refusal;
      expect(refused).toEqual({
        key: 'refusal.absent',
        args: { field: 'trade.takes', given: { key: 'berry', args: { n: 4 } }, why: { key: 'absent.too-small' } },
      });
      expect(refusalText(toy, refused, 'en')).toBe('Berries wanted: Berry no. 4 — smaller than the card.');
    }
    const japanese = readTyped({ part: toy, here: hand, locale: 'ja' }, action('trade'), {
      gives: 'card5',
      takes: 'berry4',
    });
    expect(refusalText(toy, (japanese as Refusal).refused, 'ja')).toBe(
      '欲しいベリー：ベリー4番 — カードより小さい数です。',
    );
    expect(takes('berry5')).toMatchObject({ args: { takes: ['berry5'] } });
    // Several that are not there could be meant, and beyond those nobody expects anything.
    expect(takes('berry')).toMatchObject({ refused: { key: 'refusal.ambiguous' } });
    for (const typed of ['berry9', 'mauve']) {
      expect(takes(typed)).toMatchObject({ refused: { key: 'refusal.not-understood' } });
    }
  });

  test('may leave out a field that has one possibility', () => {
    const broke = { ...here, g: { ...asked.turn!.g, coins: [0, 2] } };
    expect(read('paint', { colour: 'colour1' }, broke)).toEqual({ args: { colour: 'colour1', coats: 1 } });
  });

  test('never breaks anything: it is refused, or it is a legal answer', () => {
    const bits = fc.constantFrom(
      'mill',
      'Market Square',
      '牛',
      'cow',
      'berry',
      'berry1',
      '1',
      '=',
      ':',
      '>',
      ',',
      '、',
      '-',
      ' ',
      'なし',
      '\\',
      '(',
    );
    const words = fc.oneof(
      fc.string(),
      fc.array(bits, { maxLength: 9 }).map((parts) => parts.join('')),
      fc.integer(),
    );
    const names = fc.constantFrom('walk', 'gather', 'paint', 'feed', 'trade', 'lead', 'rest');
    fc.assert(
      fc.property(names, fc.infiniteStream(words), fc.constantFrom(...locales), (name, stream, locale) => {
        const options = Object.fromEntries(
          Object.keys(action(name).fields).map((field) => [field, stream.next().value!]),
        );
        const result = readTyped({ part: toy, here, locale }, action(name), options);
        if (!isRefusal(result)) expect(readArgs(action(name), here, result.args)).toEqual(result);
        for (const field of Object.keys(options)) {
          const all = complete({ part: toy, here, locale }, action(name), options, field);
          expect(all.length).toBeLessThanOrEqual(25);
          expect(new Set(all.map((one) => one.name)).size).toBe(all.length);
          for (const one of all) {
            expect(one.name.length).toBeGreaterThan(0);
            expect(one.name.length).toBeLessThanOrEqual(100);
            expect(String(one.value).length).toBeLessThanOrEqual(100);
          }
        }
      }),
      { numRuns: 500, seed: saltedNumber('typed') },
    );
  });
});

describe('What is offered', () => {
  const values = (...args: Parameters<typeof offered>) => offered(...args).map((one) => one.value);

  test('is at most 25 of many, and those that fit what is typed', () => {
    expect(values('paint', {}, 'colour').length).toBe(25);
    expect(values('paint', { colour: 'no. 3' }, 'colour')).toEqual(['colour3', 'colour30']);
    expect(offered('paint', { colour: '色30' }, 'colour', 'ja')).toEqual([{ name: '色30番', value: 'colour30' }]);
    expect(values('paint', { colour: 'nonsense' }, 'colour')).toEqual([]);
  });

  test('rests on the fields before it, and is nothing while they cannot be read', () => {
    expect(values('paint', { colour: 'colour1' }, 'coats')).toEqual([1, 2, 3]);
    expect(values('paint', { colour: 'mauve' }, 'coats')).toEqual([]);
    expect(values('paint', {}, 'coats')).toEqual([]);
    const [first, second] = here.g.hands[0] as string[];
    const of = (gives: string) => values('trade', { gives }, 'takes');
    expect(of(first!)).not.toEqual(of(second!));
    expect(of(first!)[0]).toBe('-');
  });

  test('goes on after a list, shares or a way, from values and from labels', () => {
    expect(values('gather', { berries: 'berry7' }, 'berries')[0]).toBe('berry7');
    expect(values('gather', { berries: 'berry7, ' }, 'berries').slice(0, 2)).toEqual(['berry7', 'berry7, berry1']);
    expect(values('gather', { berries: 'berry7, berry8' }, 'berries')).toEqual(['berry7, berry8']);
    expect(values('gather', { berries: 'berry1' }, 'berries').slice(0, 3)).toEqual(['berry1', 'berry10', 'berry11']);
    expect(offered('feed', { hay: 'Cow=2, h' }, 'hay')).toEqual([{ name: 'Cow=2, Hen=1', value: 'cow=2, hen=1' }]);
    expect(offered('walk', { way: 'The Gate > m' }, 'way')).toEqual([]);
    expect(offered('walk', { way: 'Mill > m' }, 'way')).toEqual([
      { name: 'Mill > Market Square', value: 'mill > square' },
    ]);
  });

  test('reads back when its name is typed instead of its value', () => {
    for (const locale of locales) {
      for (const one of [
        ...offered('feed', { hay: '牛=1' }, 'hay', locale),
        ...offered('feed', { hay: 'cow=1, ' }, 'hay', locale),
      ]) {
        expect(read('feed', { hay: one.name })).toEqual(read('feed', { hay: one.value }));
      }
    }
  });

  test('is written with short beginnings when the ids are too long for a choice', () => {
    const long = (n: number) => `the-very-long-name-of-place-${n}`;
    const far = {
      name: 'walk',
      fields: {
        way: {
          kind: 'path' as const,
          of: 'place' as const,
          label: (value: string) => ({ key: 'colour', args: { n: Number(value.slice(28)) } }),
          next: (_h: unknown, _s: unknown, path: readonly string[]) =>
            path.length < 6 ? [`${path.length + 1}-${long(path.length)}`] : [],
          mayEnd: (_h: unknown, _s: unknown, path: readonly string[]) => path.length === 6,
        },
      },
    };
    const typed = Array.from({ length: 5 }, (_, i) => `${i + 1}-${long(i)}`).join(' > ');
    const [whole] = complete(voice, far, { way: `${typed} > ` }, 'way');
    expect(String(whole!.value).length).toBeLessThanOrEqual(100);
    expect(readTyped(voice, far, { way: whole!.value })).toMatchObject({ args: { way: { length: 6 } } });
  });

  test('has a word for everything, and long sets by what they lack', () => {
    const pieces = Array.from({ length: 14 }, (_, i) => `a-piece-with-a-long-name-${i}`);
    const set = {
      name: 'gather',
      fields: {
        berries: {
          kind: 'some' as const,
          of: 'item' as const,
          label: (value: string) => ({ key: 'colour', args: { n: value.slice(25) } }),
          options: () => pieces,
          size: () => [1, 14] as const,
        },
      },
    };
    const at = (typed: string) => complete(voice, set, { berries: typed }, 'berries');
    expect(at('')[0]).toEqual({ name: 'all', value: '*' });
    expect(at('al').map((one) => one.value)).toEqual(['*']);
    expect(readTyped(voice, set, { berries: '*' })).toEqual({ args: { berries: pieces } });
    const [most] = at(pieces.slice(1).join(', '));
    expect(most!.value).toBe(`*, -${pieces[0]}`);
    expect(readTyped(voice, set, { berries: most!.value })).toEqual({ args: { berries: pieces.slice(1) } });
  });

  test('is never more than the rules allow', () => {
    for (const { value } of offered('gather', { berries: 'berry1' }, 'berries')) {
      expect(berries).toContain(String(value).split(', ').at(-1));
      expect(isRefusal(read('gather', { berries: value }))).toBe(false);
    }
  });
});
