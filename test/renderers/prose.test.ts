import { describe, expect, test } from 'vitest';
import { cut, fitting, list, sentence, sentences, times, upTo } from '#renderers/prose';

describe('Words beside one another', () => {
  test('lists and sentences are parted as each language does it', () => {
    expect([list(['A1', 'B2'], 'en'), list(['A1', 'B2'], 'ja')]).toEqual(['A1, B2', 'A1、B2']);
    expect([sentences(['A.', 'B.'], 'en'), sentences(['あ。', 'い。'], 'ja')]).toEqual(['A. B.', 'あ。い。']);
  });
  test('a sentence begins with a capital letter and ends once', () => {
    expect([sentence('nobody', 'en'), sentence('Won!', 'en'), sentence('Over.', 'en')]).toEqual([
      'Nobody.',
      'Won!',
      'Over.',
    ]);
    expect([sentence('勝利', 'ja'), sentence('勝利！', 'ja')]).toEqual(['勝利。', '勝利！']);
  });
  test('what is there once is not counted', () =>
    expect([times('E3', 1, 'en'), times('E3', 2, 'en'), times('E3', 2, 'ja')]).toEqual(['E3', 'E3 ×2', 'E3×2']));
});

describe('Words where there is little room', () => {
  test('as many as may be stay whole; one more loses its end and says so', () =>
    expect([cut('abcd', 4), cut('abcde', 4)]).toEqual(['abcd', 'abc…']));
  test('sentences are told whole or not at all', () => {
    expect(fitting(['A.', 'B.', 'C.'], 'en', 8)).toBe('A. B. C.');
    expect(fitting(['A.', 'B.', 'C.'], 'en', 7)).toBe('A. B.');
    expect(fitting(['Long.', 'B.'], 'en', 3)).toBe('Long.');
  });
  test('it is told how many were left out, and room is kept for that', () => {
    const more = (n: number) => `+${n}`;
    const rest = (most: number) => upTo('A.', { parts: ['B.', 'C.', 'D.'], most, more }, 'en');
    expect(rest(11)).toBe('A. B. C. D.');
    expect(rest(10)).toBe('A. B. +2');
    expect(rest(7)).toBe('A. +3');
    expect(rest(4)).toBe('A.');
  });
});
