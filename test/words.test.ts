import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { typedCommand } from '#bot/serve/definition';
import { ordersText } from '#bot/words/orders';
import { botText } from '#bot/words/text';
import { allCommands } from '#commands/index';
import { helpText } from '#commands/match/help';
import { matchCommands } from '#commands/match/index';
import { seatRange } from '#core/seats';
import { type Catalogue, type Locale, locales } from '#core/text';
import { examples } from '#examples/index';
import { text as gloomhavenPictures } from '#renderers/gloomhaven/text';
import { text as questPictures } from '#renderers/middle-earth-quest/text';
import { text as scythePictures } from '#renderers/scythe/text';
import { text as tearsPictures } from '#renderers/tears-of-the-dragon/text';
import { games } from '#src/registry';
import { plays } from './kit/lengths.ts';
import { complete } from './kit/parts.ts';
import { type Heard, heardIn } from './kit/said.ts';
import { faultsOf, readings } from './kit/style.ts';

/** The style of docs/messages.md, as far as a test can hold it, over every word that players read. */

/** The words of an example's pictures, if they have any of their own. */
async function picturesOf(id: string): Promise<[string, Catalogue][]> {
  if (!existsSync(`examples/${id}/renderers/text.ts`)) return [];
  const { text } = (await import(/* @vite-ignore */ `../examples/${id}/renderers/text.ts`)) as { text: Catalogue };
  return [[`the pictures of ${id}`, text]];
}
const pictures: [string, Catalogue][] = [
  ['the pictures of Tears of the Dragon', tearsPictures],
  ['the pictures of Scythe', scythePictures],
  ...(await Promise.all(examples.map(({ game }) => picturesOf(game.id)))).flat(),
];
const catalogues: [string, Catalogue][] = [
  ['the bot', botText],
  ['standing orders', ordersText],
  ['the help', helpText],
  ...pictures,
  ...complete.map(({ game, text }): [string, Catalogue] => [game.id, text]),
];
/** The page is read by browsers as it stands, and has its words in JavaScript. */
const page = (await import(`../src/local/page/base/${'words'}.js`)) as {
  words: Record<Locale, Record<string, string>>;
};
/** Keys of what is typed, which has its own form. */
const TYPED = /^command\.[^.]+$|\.command$|\.name$/;

/** The files to which what is missing belongs, as the error tells it. */
function filesIn(say: () => string): string[] {
  try {
    say();
  } catch (error) {
    return String(error).split(': they belong in ')[1]?.split(' or ') ?? [];
  }
  return [];
}

const found = (where: string, words: string, locale: Locale): string[] =>
  faultsOf(words, locale).map((fault) => `${where}: ${fault}: ${words}`);

describe.each(catalogues)('The words of %s', (_, text) => {
  test.each(locales)('are of one style, in %s', (locale) => {
    const keys = text.keys(locale).filter((key) => !TYPED.test(key));
    expect(keys.length).toBeGreaterThan(5);
    // What came of a deed may end its sentence.
    const end = (key: string) => (locale === 'ja' && key.startsWith('came.') ? '。' : '');
    const all = keys.flatMap((key) =>
      readings(text.template(key, locale), locale).flatMap((one) => found(key, `${one}${end(key)}`, locale)),
    );
    expect([...new Set(all)]).toEqual([]);
  });

  test.each(locales)('that are missing are told with a file that is there, in %s', (locale) => {
    expect(() => text.say({ key: 'ask.no-such-question' }, locale)).toThrow(/: they belong in \S/);
    for (const file of filesIn(() => text.say({ key: 'ask.no-such-question' }, locale)))
      expect([file, existsSync(file)]).toEqual([file, true]);
  });
});

test.each<[string, Catalogue]>([
  ...pictures,
  ['the pictures of Gloomhaven', gloomhavenPictures],
  ['the pictures of Middle-Earth Quest', questPictures],
])('the words of %s are the same in both languages, and take the same arguments', (_, text) => {
  const args = (key: string, locale: Locale) =>
    [...new Set([...text.template(key, locale).matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
  expect(text.keys('ja').sort()).toEqual(text.keys('en').sort());
  for (const key of text.keys('en')) expect(args(key, 'ja'), key).toEqual(args(key, 'en'));
});

test.each(locales)('the words of the local page are of one style, in %s', (locale) => {
  const lines = Object.entries(page.words[locale]);
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.flatMap(([key, words]) => readings(words, locale).flatMap((one) => found(key, one, locale)))).toEqual(
    [],
  );
});

test.each(locales)('what a command and its options do is said in one style, in %s', (locale) => {
  const helps = allCommands.flatMap(({ name, help, options = {} }) => [
    [name.en, help[locale]] as const,
    ...Object.values(options).map((option) => [`${name.en} ${option.name.en}`, option.help[locale]] as const),
  ]);
  expect(helps.flatMap(([where, words]) => found(where, words, locale))).toEqual([]);
});

describe('Commands that are named in Japanese', () => {
  const all = catalogues.flatMap(([, text]) => text.keys('ja').map((key) => text.template(key, 'ja')));
  const commands = all.flatMap((words) => [...words.matchAll(/`\/(\S+?)(?: ([^`]+))?`/g)]);

  test('are called what Discord calls them there', () => {
    const typed = [...allCommands, ...matchCommands].map((one) => typedCommand(one, 'ja'));
    const known = commands.filter(([, command]) => !command!.startsWith('{'));
    expect(known.length).toBeGreaterThan(20);
    for (const [, command, sub] of known) expect(typed).toContain([command, ...(sub ? [sub] : [])].join(' '));
  });
});

/** Kinds of things whose names stand in quotation marks in a sentence of the game (spells). */
const citedKinds = (text: Catalogue): string[] =>
  text
    .keys('ja')
    .flatMap((key) => (/^cited\.(.+)$/.exec(key) && text.template(key, 'ja').includes('「') ? key.slice(6) : []));

test('spells and cards are cited', () => {
  expect(games.flatMap(({ text }) => citedKinds(text))).toEqual(
    expect.arrayContaining(['spell', 'card', 'combat-card', 'power']),
  );
});

describe.each(complete.map((part) => [part.game.id, part] as const))('What a match of %s says', (_, bare) => {
  const { game } = bare;
  const heard: Heard = { en: new Map(), ja: new Map() };
  for (let i = 0; i < plays({ sample: 2, whole: 12 }); i++) {
    const seats = i % 2 ? seatRange(game).max : seatRange(game).min;
    const options: Record<string, string> = 'penguins' in game.options && i % 2 ? { penguins: 'on' } : {};
    const policy = i % 2 ? 'progress' : 'random';
    // What can be pressed takes longer to hear than the match.
    heardIn(
      bare,
      `style/${i}`,
      { seats, options, policy, most: plays({ sample: 240, whole: 600 }), questions: i < 2 ? 100 : 0 },
      heard,
    );
  }
  const said = (locale: Locale) => [...heard[locale].keys()];

  test.each(locales)('is of one style, in %s', (locale) => {
    // A game of few words says each of them, with this and that in it.
    expect(said(locale).length).toBeGreaterThan(Math.min(300, bare.text.keys(locale).length));
    expect(said(locale).flatMap((line) => found('said', line, locale))).toEqual([]);
  });

  for (const kind of citedKinds(bare.text))
    test(`names each ${kind} in 「」 in Japanese sentences`, () => {
      const names = bare.text.keys('ja').filter((key) => key.startsWith(`${kind}.`));
      expect(names.length).toBeGreaterThan(0);
      const known = names.map((key) => bare.text.say({ key }, 'ja'));
      const open = [...heard.ja]
        .filter(([, where]) => where === 'event' || where === 'asked')
        .filter(([line]) => known.some((name) => line.replaceAll(/「[^」]*」/g, '').includes(name)));
      expect(open).toEqual([]);
    });
});

describe('The style', () => {
  test.each([
    ['ja', '味方が逃げる。', 'a plain verb'],
    ['ja', '{seat}が勝った！', 'a plain verb'],
    ['ja', 'どこへ行きます？', 'a question without か'],
    ['ja', '習得しますか。', 'か without ？'],
    ['ja', 'フォルセティ卿：歩兵#1：7（外れ、5以下）。', 'two colons'],
    ['ja', '民心－2', 'a sign of another width'],
    ['ja', 'コスト -2', 'another minus'],
    ['ja', '援軍:補充', 'narrow punctuation'],
    ['ja', '人質を交換しました：とトリン。'.replace('と', '、'), 'a hole'],
    ['ja', '移動力を1増やします。', 'another word'],
    ['en', 'The wizard loses his spell.', 'a man or a woman'],
    ['en', 'Kimrin takes a Elite Guard.', 'a wrong article'],
    ['en', 'Terramax (1 refusals) strikes.', 'one of many'],
    ['en', 'Lord Forseti: end of your actions: rearrange.', 'two colons'],
    ['en', 'It costs -2 coins.', 'another minus'],
    ['en', 'Lord Forseti frees , wants Torin.', 'a hole'],
  ] as const)('in %s, “%s” is found out: %s', (locale, words, fault) => {
    expect(faultsOf(words, locale)).toContain(fault);
  });

  test.each([
    ['en', 'The guide offers Traveller 1 2 coins for a load.'],
    ['ja', '✨ トリンの「恐怖」が成功しました（出目4、7以下で成功）。'],
    ['ja', 'ダイス2回と城の修正（ただし退却できない）'],
    ['ja', 'フォルセティ卿：「幸運」を習得しますか？'],
    ['en', 'Torin gets away (casualty roll 4 + 1).'],
    ['ja', '「わたしを誘惑するな！」を使いました。'],
    ['en', 'Event: He Has at Last Heard.'],
    ['en', 'An Elite Guard or a one-eyed mech; mech #1 moves 2 steps.'],
  ] as const)('in %s, “%s” is as it should be', (locale, words) => {
    expect(faultsOf(words, locale)).toEqual([]);
  });
});
