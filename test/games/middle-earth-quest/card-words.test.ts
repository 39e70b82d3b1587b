import { describe, expect, test } from 'vitest';
import { catalogue, type Locale, locales, type Words } from '#core/text';
import { CHOICES } from '#games/middle-earth-quest/printed/cards/choices';
import {
  corruptions,
  encounters,
  events,
  perils,
  plots,
  shadows,
  startingPlots,
} from '#games/middle-earth-quest/printed/cards/decks';
import { characters, items, objectives, quests } from '#games/middle-earth-quest/printed/cards/possessions';
import { cardWords } from '#games/middle-earth-quest/printed/words/catalogue';
import { mapWords } from '#games/middle-earth-quest/printed/words/map';
import { inflected } from '#games/middle-earth-quest/printed/words/speech';
import { faultsOf } from '../../kit/style.ts';

/** What cards say, in both languages, made from what they do. */

const text = catalogue(...mapWords, ...cardWords);
const printed = (key: string, locale: Locale): string => text.say({ key: `printed.${key}` }, locale);
const keysOf = (prefix: string, locale: Locale): string[] => text.keys(locale).filter((key) => key.startsWith(prefix));

describe('The text of a card', () => {
  test('is there for every card and every choice, in both languages', () => {
    expect(keysOf('printed.', 'en')).toEqual(keysOf('printed.', 'ja'));
    const decks = [events, encounters, perils, shadows, plots, startingPlots, quests, corruptions, items, characters];
    const all = [...decks, objectives.heroes, objectives.sauron].reduce((sum, { size }) => sum + size, 0);
    expect(keysOf('printed.', 'en')).toHaveLength(all);
    for (const locale of locales)
      for (const [key, choice] of CHOICES) {
        const options = choice.op === 'choose' ? choice.options.length : 1;
        expect(keysOf(`choice.${key}.`, locale)).toHaveLength(options);
      }
  });

  test.each(locales)('is written in the style of the house, in %s', (locale) => {
    const all = [...keysOf('printed.', locale), ...keysOf('choice.', locale)];
    expect(
      all.flatMap((key) => faultsOf(text.template(key, locale), locale).map((fault) => `${key}: ${fault}`)),
    ).toEqual([]);
    for (const key of all) expect(text.template(key, locale), key).not.toMatch(/[[\]{}]|undefined|null/);
  });

  test('templates speak of the same things in both languages', () => {
    const [, words] = cardWords;
    const flat = (one: Words, prefix = ''): [string, string][] =>
      Object.entries(one).flatMap(([key, value]) =>
        typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
      );
    const args = (template: string) => [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    const ja = new Map(flat(words!.ja));
    for (const [key, template] of flat(words!.en)) {
      const other = ja.get(key);
      expect(other, key).toBeDefined();
      // A verb alone may stand where the other language needs a number; what is said is the same.
      if (!/^(subject|tokens|place-some|operand)\./.test(key)) expect(args(other!), key).toEqual(args(template));
    }
  });

  test.each<[string, Locale, string]>([
    [
      'encounter.intrigue_within_meduseld',
      'en',
      'If the hero’s wisdom is at least the influence in the region, the hero gains 2 favor.',
    ],
    ['encounter.intrigue_within_meduseld', 'ja', '知恵がこの地方の脅威の数以上なら、支援2を得ます。'],
    [
      'encounter.ancient_greed',
      'en',
      'The hero chooses one:\n• Receive a corruption card to gain 2 favor and receive training\n• Gain 1 favor',
    ],
    [
      'encounter.ancient_greed',
      'ja',
      '次から1つを選びます：\n・堕落カード1枚を受け、支援2を得て、訓練を受ける\n・支援1を得る',
    ],
    [
      'encounter.a_desperate_bargain',
      'en',
      'The hero may receive a corruption card.\nIf so, the hero removes 2 influence from the Shadow Pool, and Sauron discards 1 Shadow card at random from hand.',
    ],
    [
      'peril.the_hill_of_black_magic',
      'ja',
      'アクティブプロットカードの枚数が知恵以上なら、5ダメージを受け、ターンは直ちに終わります。',
    ],
    [
      'shadow.morgul_blade',
      'ja',
      'サウロンは次から1つを選びます：\n・ヒーローは持っている堕落カード1枚につき5ダメージを受ける\n・ヒーローは3ダメージを受け、堕落カード1枚を受ける',
    ],
    [
      'shadow.the_black_breath',
      'en',
      'The hero receives a corruption card and gets −1 strength and −1 agility in this combat for each corruption card held.',
    ],
    [
      'plot.a_broken_line_of_kings',
      'en',
      'Affects a location that Sauron chooses: a Haven, with at least 6 influence in adjacent locations, without a plot marker.\nHeroes cannot rest there.\nHeroes draw no encounter cards there.',
    ],
    ['objective.noble_blood', 'ja', '達成条件：ヒーロー全員の堕落カードが合計1枚以下であること'],
  ])('of %s reads well in %s', (key, locale, words) => {
    expect(printed(key, locale)).toBe(words);
  });

  test('neighbours that are one thing for who reads them are said as one', () => {
    expect(printed('encounter.imladris', 'en')).toContain(
      'shuffles the rest pool and the damage pool into the life pool',
    );
    expect(printed('event.aragorn_meets_with_gandalf', 'ja')).toContain(
      'アラゴルンとガンダルフをブリー村に呼び寄せます。',
    );
    expect(printed('event.commander_of_edoras', 'en')).toContain(
      'Remove up to 1 monster token and up to 1 influence from',
    );
    expect(printed('event.warrior_of_the_lidless_eye', 'en')).toContain(
      'place 1 influence and a monster token in each location',
    );
  });
});

describe('A verb', () => {
  test('has the form of its place', () => {
    expect(inflected('en', 'gain[/s] 2 favor', 'main', true)).toBe('gains 2 favor');
    expect(inflected('en', 'gain[/s] 2 favor', 'main', false)).toBe('gain 2 favor');
    expect(inflected('en', 'gain[/s] 2 favor', 'plain', true)).toBe('gain 2 favor');
    expect(inflected('ja', '支援2を得[て/る/]', 'main', true)).toBe('支援2を得ます');
    expect(inflected('ja', '支援2を得[て/る/]', 'link', true)).toBe('支援2を得て');
    expect(inflected('ja', 'カードを引[き/く]', 'plain', false)).toBe('カードを引く');
    expect(inflected('ja', 'カードを引[き/く]', 'main', false)).toBe('カードを引きます');
    expect(inflected('ja', 'カードを引[き/く]', 'main-link', false)).toBe('カードを引き');
  });
});
