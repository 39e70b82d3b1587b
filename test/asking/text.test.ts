import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusalText } from '#asking/refusal';
import { hereOf, soMany } from '#asking/terms/names';
import { commonText, headed } from '#asking/terms/text';
import { distinct, pagesOf } from '#asking/terms/words';
import { catalogue, locales } from '#core/text';
import { toy } from '../kit/toy-game.ts';
import { questions } from './toy-table.ts';

const sources = (folder: string) =>
  readdirSync(new URL(`../../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), 'utf8'));

describe('The words', () => {
  for (const [name, text] of [['of the commands', commonText] as const, ['of the toy', toy.text] as const]) {
    test(`${name} are there in both languages with the same arguments`, () => {
      expect(text.keys('ja').sort()).toEqual(text.keys('en').sort());
      const places = (template: string) =>
        [...new Set([...template.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort();
      for (const key of text.keys('en')) {
        expect([key, places(text.template(key, 'ja'))]).toEqual([key, places(text.template(key, 'en'))]);
      }
    });
  }

  test('are there for every refusal of the kernel', () => {
    const keys = sources('src/core').flatMap((source) =>
      [...source.matchAll(/\b(?:refuse|wrong)\('([a-z-]+)'|, '((?:wrong|out)-[a-z-]+)'\)/g)].map(
        (found) => found[1] ?? found[2]!,
      ),
    );
    expect(new Set(keys).size).toBeGreaterThan(14);
    for (const key of keys)
      for (const locale of locales) expect([key, commonText.has(`refusal.${key}`, locale)]).toEqual([key, true]);
  });

  test('are all used', () => {
    const code = sources('src/asking').join('\n');
    const used = (key: string) => {
      const bare = key.replace(/^(refusal|button|question)\./, '');
      return code.includes(`'${key}'`) || code.includes(`'${bare}'`) || key.startsWith('refusal.');
    };
    expect(commonText.keys('en').filter((key) => !used(key))).toEqual([]);
  });
});

describe('A refusal', () => {
  const { g, decision } = questions().turn!;
  const here = hereOf(g, decision);
  const refused = (key: string, args?: Record<string, string | number | string[]>) => ({
    key: `refusal.${key}`,
    ...(args && { args }),
  });

  test('names field and value as the game does', () => {
    const message = refused('not-available', { field: 'walk.way', given: 'pond' });
    expect(refusalText(toy, message, 'en', here)).toBe('Way: “Pond” is not possible now.');
    expect(refusalText(toy, message, 'ja', here)).toBe('道順：「池」は今は選べません。');
    expect(refusalText(toy, message, 'en')).toBe('Way: “pond” is not possible now.');
    expect(refusalText(undefined, message, 'en')).toBe('“pond” is not possible now.');
  });

  test('may be the game’s own', () => {
    expect(refusalText(toy, refused('too-cheap', { need: 2 }), 'en')).toBe('That costs at least 2 coins.');
  });

  test('is readable without field, with numbers, with a list, with an unknown key, with missing arguments', () => {
    expect(refusalText(toy, refused('bad-arguments'), 'en')).toBe('that could not be read.');
    expect(refusalText(toy, refused('wrong-total', { field: 'feed.hay', given: 4, min: 1, max: 3 }), 'en')).toBe(
      'Hay: that makes 4 in all; it must be 1 to 3.',
    );
    expect(refusalText(toy, refused('ambiguous', { given: 'c', options: ['Cow', 'Cat'] }), 'en')).toContain(
      'Cow and Cat',
    );
    expect(refusalText(toy, refused('not-an-answer', { given: 'rest' }), 'ja')).toContain('「休む」');
    expect(refusalText(toy, refused('unheard-of'), 'ja')).toBe('読み取れませんでした。');
    expect(refusalText(toy, refused('too-cheap'), 'en')).toBe('that could not be read.');
  });

  test('of a place that cannot be chosen now says so, by whatever name it was typed, and of other words that they are not known', () => {
    const typed = (given: string, locale: 'en' | 'ja' = 'en') =>
      refusalText(toy, refused('not-understood', { given, field: 'walk.way', options: ['Mill'] }), locale);
    for (const given of ['pond', 'Pond', 'ＰＯＮＤ', '池']) {
      expect(typed(given), given).toBe('Way: “Pond” is not possible here now. Possible: Mill.');
    }
    expect(typed('pond', 'ja')).toBe('道順：「池」は今ここでは選べません。選べるもの：Mill。');
    expect(typed('cow')).toContain('“Cow” is not possible here now.');
    for (const given of ['pon', 'pond=2', 'Moon', '0', '']) {
      expect(typed(given), given).toContain(`“${given}” is not known here.`);
    }
    // What the bot says everywhere is no thing of the game.
    for (const given of ['Toy Market', 'walk', 'Way', 'short', 'Two rounds', 'Red house']) {
      expect(typed(given), given).toContain(`“${given}” is not known here.`);
    }
  });

  test('takes typed words literally', () => {
    expect(refusalText(toy, refused('not-understood', { given: '**x**', field: 'walk.way' }), 'en')).toContain(
      '\\*\\*x\\*\\*',
    );
  });
});

describe('Lines and labels', () => {
  test('fill pages without losing a line', () => {
    const lines = Array.from({ length: 50 }, (_, i) => `${i} ${'x'.repeat(i * 3)}`);
    const pages = pagesOf(lines, 200);
    expect(pages.join('\n').split('\n')).toEqual(lines);
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(200);
    expect(pagesOf(['x'.repeat(300)], 200)[0]!.length).toBe(200);
  });

  test('are made different where they are alike, even when cut', () => {
    expect(distinct(['a', 'a', 'b', 'a'], 10)).toEqual(['a', 'a (2)', 'b', 'a (3)']);
    expect(distinct(['abcdefgh', 'abcdefgx'], 7)).toEqual(['abcdef…', 'ab… (2)']);
  });
});

describe('What stands before what is said of it', () => {
  test.each([
    ['Move', 'to Helgen', 'Move: to Helgen'],
    ['Use a card', 'Attack 3: Bandit', 'Use a card — Attack 3: Bandit'],
    ['Coins: 2', '1', 'Coins: 2 — 1'],
  ])('of “%s” and “%s” is joined without two colons in a chain', (head, said, line) => {
    expect(headed(head, said, 'en')).toBe(line);
    expect(headed(head.replace(': ', '：'), said.replace(': ', '：'), 'ja')).toBe(line.replaceAll(': ', '：'));
  });
});

describe('How many', () => {
  const counter = { 'so-many.cards': '{n}枚' };
  const part = { ...toy, text: catalogue({ en: { 'so-many.cards': '{n}' }, ja: counter }) };
  test('is said with the counter of the game, and in the plainest way without one', () => {
    expect([soMany(part, 'cards', 3, 'ja'), soMany(part, 'cards', '1〜3', 'ja')]).toEqual(['3枚', '1〜3枚']);
    expect([soMany(part, 'hats', 3, 'ja'), soMany(part, 'hats', 3, 'en')]).toEqual(['3個', '3']);
  });

  test('is refused with the counter too', () => {
    const refused = { key: 'refusal.wrong-number', args: { given: 3, min: 1, max: 2, field: 'drop.cards' } };
    expect(refusalText(part, refused, 'ja')).toBe('3枚選ばれています。1〜2枚にしてください。');
    expect(refusalText(part, refused, 'en')).toBe('you chose 3; it must be 1 to 2.');
  });
});
