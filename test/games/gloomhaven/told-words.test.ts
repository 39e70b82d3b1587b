import { describe, expect, test } from 'vitest';
import { partNamed } from '#asking/terms/names';
import { type Locale, locales } from '#core/text';
import type { Message } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { cardsOf } from '#games/gloomhaven/printed/content/cards';
import { conditions, creatures, items } from '#games/gloomhaven/printed/content/content';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { text } from '#games/gloomhaven/printed/text';
import { abilityWords } from '#games/gloomhaven/printed/words/ability';
import { halfWords, itemWords } from '#games/gloomhaven/printed/words/card';
import { json } from '#games/gloomhaven/printed/words/parts';
import type { AnyGame } from '#src/game-part';
import { guard, table } from './board.ts';

/** How what happened is told: in the past, by the names of the match, and with one colon in a line at most. */

const keys = (prefix: string, locale: Locale) => text.keys(locale).filter((key) => key.startsWith(prefix));
/** What the book of a scenario says is said as it stands there. */
const QUOTED = ['event.scenario-says', 'event.scenario-sends', 'event.door-locked'];
/** Its verb is that of the condition. */
const OF_ANOTHER = 'event.gains-condition';

describe('events are told in the past', () => {
  test('in Japanese: 〜ました, and what comes is a sentence of its own', () => {
    const wrong = keys('event.', 'ja')
      .filter((key) => ![...QUOTED, OF_ANOTHER].includes(key))
      .map((key) => text.template(key, 'ja'))
      .filter(
        (words) =>
          !/(ました|ません?でした|でした)/.test(words) || /(ます|です)(。|（|：|\{)/.test(words.split('。')[0]!),
      );
    expect(wrong).toEqual([]);
  });
  test('in English: no verb of the present tense after who did it', () => {
    const wrong = keys('event.', 'en')
      .map((key) => text.template(key, 'en'))
      .filter((words) => /\{(actor:actor|seat:seat|target:actor)\} (?!was\b)(is|\w+[^s]s)\b/.test(words));
    expect(wrong).toEqual([]);
  });
  test.each([
    ['poison', 'was poisoned', '毒を受けました'],
    ['wound', 'was wounded', '負傷しました'],
    ['immobilize', 'was immobilized', '移動不能になりました'],
    ['disarm', 'was disarmed', '武装解除されました'],
    ['stun', 'was stunned', '気絶しました'],
    ['muddle', 'was muddled', '混乱しました'],
    ['invisible', 'became invisible', '不可視になりました'],
    ['strengthen', 'was strengthened', '強化されました'],
    ['curse', 'was cursed', '呪いを受けました'],
    ['bless', 'was blessed', '祝福を受けました'],
  ])('a condition has a word of its own for that: %s', (condition, en, ja) => {
    expect(text.say({ key: `gained.${condition}` }, 'en')).toBe(en);
    expect(text.say({ key: `gained.${condition}` }, 'ja')).toBe(ja);
    const all = keys('gained.', 'ja').map((key) => key.slice('gained.'.length));
    expect(all.sort()).toEqual([...conditions.keys()].sort());
  });
});

test('no word is what a program calls nothing: the card of no damage is told by its sign', () => {
  for (const locale of locales) {
    const wrong = text.keys(locale).filter((key) => /\b(null|undefined)\b/.test(text.template(key, locale)));
    expect(wrong).toEqual([]);
  }
  expect(text.say({ key: 'label.modifiers', args: { cards: ['null'] } }, 'en')).toBe('×0');
});

test('a summon is called by the name of its owner, in both languages', () => {
  const { g } = table({
    heroes: [
      { class: 'brute', at: '2,2', plays: [1, 6] },
      { class: 'tinkerer', at: '3,1', plays: [30, 34] },
    ],
    monsters: [guard('-3,6')],
  });
  const { text: said } = partNamed({ game: gloomhaven, text } as unknown as AnyGame, () => g);
  const died: Message = { key: 'event.dies', args: { actor: 'summon:decoy:1:4' } };
  expect(said.say(died, 'en')).toBe('☠️ Decoy of Tinkerer died.');
  expect(said.say(died, 'ja')).toBe('☠️ ティンカラーのおとりは倒れました。');
});

describe('no line has two colons in a chain', () => {
  const colons = (line: string, locale: Locale) => line.match(locale === 'ja' ? /：/g : /:(?=\s)/g)?.length ?? 0;
  test('neither as it is written', () => {
    for (const locale of locales)
      for (const key of text.keys(locale)) {
        const bare = text.template(key, locale).replaceAll(/\{\w+:[\w-]+\}/g, 'X');
        expect([key, ...bare.split('\n').filter((line) => colons(line, locale) > 1)]).toEqual([key]);
      }
  });
  test('nor put together, for all cards, items and monsters', () => {
    const all = CLASSES.flatMap((id) => [...cardsOf(id)]);
    const halves = all.flatMap(({ no, top, bottom }) => [
      { key: 'label.use-top', args: { card: no, does: json(halfWords(top)) } },
      { key: 'label.use-bottom', args: { card: no, does: json(halfWords(bottom)) } },
      { key: 'foresee.does', args: { card: no, does: json(halfWords(top)) } },
    ]);
    const used = [...items.values()].map((one) => ({
      key: 'label.item-use',
      args: { item: one.id, does: json(itemWords(one)) },
    }));
    const actions = [...bestiary().decks.values()].flat().flatMap((card) => card.actions);
    const monsters = actions.map((one) => ({
      key: 'label.item-use',
      args: { item: 1, does: json(abilityWords(one)) },
    }));
    expect(halves.length + used.length + monsters.length).toBeGreaterThan(800);
    expect(creatures.size).toBeGreaterThan(5);
    for (const locale of locales) {
      const lines = [...halves, ...used, ...monsters].map((one) => text.say(one, locale));
      expect(lines.filter((line) => colons(line, locale) > 1)).toEqual([]);
    }
  });
});
