import { describe, expect, test } from 'vitest';
import { inkedWidth } from '#drawing/fonts';
import { phrases, pieces, wholePhrases, wrap } from '#renderers/kinsoku';
import { CUTS, setText, textWidth } from '#renderers/measure';
import { words } from '#renderers/scene';

const byTens = (text: string) => Array.from(text).length * 10;

describe('Breaking lines', () => {
  test('a Latin word is never split', () => {
    expect(wrap('aa Glaginsdreg bb', 50, byTens)).toEqual(['aa', 'Glaginsdreg', 'bb']);
  });
  test('Japanese breaks between any two characters', () => {
    expect(wrap('一二三四五', 20, byTens)).toEqual(['一二', '三四', '五']);
  });
  test('a closing mark stays with what it closes', () => {
    expect(wrap('一二三。四', 30, byTens)).toEqual(['一二', '三。四']);
  });
  test('a closing bracket of Latin width never begins a line', () => {
    expect(pieces('場合のみ)。次')).toEqual(['場', '合', 'の', 'み)。', '次']);
  });
  test('an opening mark goes with what it opens', () => {
    expect(wrap('一二「三四', 30, byTens)).toEqual(['一二', '「三四']);
  });
  test('small kana and the long mark never begin a line', () => {
    expect(pieces('リーダーッ')).toEqual(['リー', 'ダーッ']);
  });
  test('a number stays whole within Japanese', () => {
    expect(pieces('約120個')).toEqual(['約', '120', '個']);
  });
  test('of as many lines the ones are taken in which words stay whole', () => {
    expect(wrap('進行中です。次の行動を選んでください。', 160, byTens)).toEqual([
      '進行中です。',
      '次の行動を選んでください。',
    ]);
    expect(wrap('ポーラニア共和国', 70, byTens)).toEqual(['ポーラニア', '共和国']);
    expect(wrap('ウォーブレード・エゼル（防御3）', 140, byTens)).toEqual(['ウォーブレード・エゼル', '（防御3）']);
  });
  test('what is read in one breath is one phrase', () => {
    expect(phrases('攻撃のダメージ時：')).toEqual(['攻撃の', 'ダメージ時：']);
    expect(phrases('1体につき1')).toEqual(['1体につき1']);
    expect(phrases('飛行、障害物の上では')).toEqual(['飛行、', '障害物の', '上では']);
    expect(phrases('Attack')).toEqual(['Attack']);
  });
  test('a last line of one short word takes another with it', () => {
    expect(wrap('there is combat now at C5.', 240, byTens)).toEqual(['there is combat now', 'at C5.']);
  });
  test('a variation selector stays with its character', () => {
    expect(pieces('葛\u{E0100}城')).toEqual(['葛\u{E0100}', '城']);
  });
});

describe('Measuring text without a canvas', () => {
  const samples = [
    'Glaginsdreg',
    'AVATAR Wolf, 12 (rank 4)',
    'ウォーブレード・ケストレル',
    '騎兵 4×3、損害',
    'Erynmil’s Island – 8/8',
  ];
  test.each(samples)('%s is never wider than measured, and hardly narrower', (sample) => {
    for (const cut of CUTS) {
      const inked = inkedWidth(sample, 100, cut);
      expect(textWidth(sample, 100, cut), cut).toBeGreaterThanOrEqual(inked - 1);
      expect(textWidth(sample, 100, cut), cut).toBeLessThan(inked * 1.12);
    }
  });

  test('the display face has widths of its own', () => {
    const plain = words('Halden Cross', 0, 0, { size: 40, colour: '#000' });
    const heading = setText({ ...plain, face: 'display' });
    expect(heading.box.w).toBeGreaterThan(setText(plain).box.w);
    expect(heading.box.w).toBeCloseTo(textWidth('Halden Cross', 40, 'display'));
  });
  test('text that fits keeps its size', () => {
    expect(setText(words('abc', 0, 0, { size: 20, colour: '#000', width: 200 })).size).toBe(20);
  });
  test('text that does not fit shrinks until it does', () => {
    const set = setText(words('Warmaster Shale', 0, 0, { size: 20, colour: '#000', width: 60 }));
    expect(set.size).toBeLessThan(20);
    expect(set.box.w).toBeLessThanOrEqual(60);
  });
  test('text with more lines wraps before it shrinks', () => {
    const set = setText(words('Warmaster Shale', 0, 0, { size: 20, colour: '#000', width: 104, lines: 2 }));
    expect(set.lines.map((line) => line.text)).toEqual(['Warmaster', 'Shale']);
    expect(set.size).toBe(20);
  });
  test('alignment moves the box, not its width', () => {
    const at = (align: 'left' | 'centre' | 'right') =>
      setText(words('abc', 100, 0, { size: 20, colour: '#000', align })).box;
    expect(at('left').x).toBe(100);
    expect(at('right').x + at('right').w).toBeCloseTo(100);
    expect(at('centre').x + at('centre').w / 2).toBeCloseTo(100);
  });
});

describe('A short list of places', () => {
  test('is never parted, a long one may be', () => {
    const parts = (text: string) => wholePhrases(text, []);
    expect(parts('ザクセン帝国はC5、G1で生産しました。')).toContain('C5、G1で');
    expect(parts('Saxony produced at C5 and G1: 1 wood.')).toContain('C5 and G1: ');
    expect(parts('A1、B2、C3、D4、E5で生産しました。').length).toBeGreaterThan(2);
  });
});
