import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Message } from '#core/types';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { card, cardsOf } from '#games/gloomhaven/printed/content/cards';
import { classes, creatures, items, scenarioList, treasures } from '#games/gloomhaven/printed/content/content';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { text } from '#games/gloomhaven/printed/text';
import { abilitiesWords } from '#games/gloomhaven/printed/words/ability';
import { halfWords, itemWords, modifierWords, monsterCardWords, perkWords } from '#games/gloomhaven/printed/words/card';
import { creatureWords } from '#games/gloomhaven/printed/words/plain';
import {
  goalWords,
  lockWords,
  lossWords,
  rewardWords,
  ruleWords,
  setupWords,
  treasureWords,
} from '#games/gloomhaven/printed/words/scenario';
import { unsaid } from '../../kit/data-files.ts';
import { faultsOf, readings } from '../../kit/style.ts';

const say = (words: Message) => locales.map((locale) => text.say(words, locale));
const HOLE = /[{}]|null|undefined|NaN|\[object|\btrue\b|\bfalse\b|,\s*,|、、|。。|\(\s*\)|（）| {2}/;
/** Words that stop nowhere, or show that a part is missing. */
function expectWhole(words: Message, what: string): void {
  const [en, ja] = say(words) as [string, string];
  expect(en, what).not.toMatch(HOLE);
  expect(ja, what).not.toMatch(HOLE);
  expect(en.length, what).toBeGreaterThan(2);
  expect(en, what).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  expect(ja, `${what}: ${ja}`).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  expect(ja, `${what}: ${ja}`).not.toMatch(/[a-z]{2}/);
}

describe('Gloomhaven in words, from the data alone', () => {
  const all = CLASSES.flatMap((id) => cardsOf(id));

  test('both halves of all cards have words without holes in both languages', () => {
    for (const { no, top, bottom } of all) {
      expectWhole(halfWords(top), `card ${no} top`);
      expectWhole(halfWords(bottom), `card ${no} bottom`);
    }
  });

  test('all cards of monsters, and the specials of bosses on their cards and in the scenarios', () => {
    const { decks, bosses } = bestiary();
    const cards = [...decks.values()].flat();
    for (const one of cards) expectWhole(monsterCardWords(one), one.id);
    for (const { id, specials } of bosses.values())
      for (const one of Object.values(specials ?? {})) if (one !== 'by-scenario') expectWhole(abilitiesWords(one), id);
    for (const id of offered)
      for (const specials of Object.values(scenario(id).bossSpecials ?? {}))
        for (const one of Object.values(specials)) expectWhole(abilitiesWords(one), `scenario ${id}`);
  });

  test('all items, all perks and all creatures', () => {
    for (const item of items.values()) expectWhole(itemWords(item), `item ${item.id}`);
    for (const { id, perks } of classes.values()) for (const perk of perks) expectWhole(perkWords(perk), id);
    for (const one of creatures.values()) expectWhole(creatureWords(one), one.id);
  });

  test('two cards that do different things never read alike within a class', () => {
    for (const id of CLASSES) {
      const halves = cardsOf(id).flatMap(({ top, bottom }) => [top, bottom]);
      const byWords = new Map<string, string>();
      for (const half of halves) {
        const [en] = say(halfWords(half)) as [string];
        const datum = JSON.stringify(half);
        const shape = datum.replace(/"hexes":\[\[.*?\]\]/g, '');
        expect(byWords.get(en) ?? shape, `${id}: ${en}`).toBe(shape);
        byWords.set(en, shape);
      }
    }
  });

  test.each<[number, 'top' | 'bottom', string, string]>([
    [1, 'top', 'Attack 3, pierce 2', '攻撃3、貫通2'],
    [
      1,
      'bottom',
      'Move 4, jump. Attack 2, all enemies moved through — lost, 2 XP',
      '移動4、跳躍。攻撃2、通り抜けた敵全員。喪失、経験値2',
    ],
    [2, 'bottom', 'Heal 2, range 1. Infuse earth', '治癒2、射程1。土を生成'],
    [
      65,
      'top',
      'Attack 2, range 3 (Consume any element for +1 attack, 1 XP)',
      '攻撃2、射程3（任意の元素を消費して攻撃+1、経験値1）',
    ],
    [
      76,
      'bottom',
      'Heal X (half of the target’s maximum HP, rounded down), one ally anywhere (Consume light for Heal X (the target’s maximum HP), one ally anywhere instead) — lost, 1 XP',
      '治癒X（標的の最大HPの半分、端数切り捨て）（任意の場所の仲間1体）（光を消費して代わりに治癒X（標的の最大HP）（任意の場所の仲間1体））。喪失、経験値1',
    ],
    [
      107,
      'top',
      'Kill one adjacent normal enemy if the target is adjacent to none of its allies and the target is adjacent to an ally of the attacker — 1 XP',
      '標的がその仲間の誰とも隣接していない、かつ標的が攻撃者の仲間に隣接しているなら隣接する通常の敵1体を撃破。経験値1',
    ],
  ])('card %i %s: %s', (no, half, en, ja) => {
    expect(say(halfWords(card(no)[half]))).toEqual([en, ja]);
  });

  test('a modifier card: what it adds to the attack', () => {
    expect(say(modifierWords({ card: 'plus0', rolling: true, gain: { push: 1 } }))).toEqual([
      'rolling +0, +1 push',
      '連続+0、押出し+1',
    ]);
  });

  test('of every scenario its goal, its losses, what holds in it and what it brings; all names of things on its map', () => {
    for (const id of offered) {
      const { goal, losses, setup, rules, rewards, doors, overlays, corridors, objectives } = scenario(id);
      const what = `scenario ${id}`;
      for (const words of [
        goalWords(goal),
        ...losses.map(lossWords),
        ...setup.map(setupWords),
        ...rules.map(ruleWords),
      ])
        expectWhole(words, what);
      for (const words of rewardWords(rewards)) expectWhole(words, what);
      for (const { lock } of doors) if (lock) for (const n of [2, 3, 4] as const) expectWhole(lockWords(lock, n), what);
      const keys = [
        ...doors.map(({ kind }) => `door.${kind}`),
        ...corridors.map(({ kind }) => `corridor.${kind}`),
        ...objectives.map((one) => `objective.${one.id}`),
        ...overlays.map((one) => `overlay.${'kind' in one ? one.kind : one.type}`),
      ];
      for (const key of keys) expectWhole({ key }, `${what}: ${key}`);
    }
  });

  test('of every treasure what it gives', () => {
    for (const [no, rewards] of treasures) for (const one of rewards) expectWhole(treasureWords(one), `treasure ${no}`);
  });

  test('of every scenario that is not offered why, and every achievement that is asked for', () => {
    for (const { known, requires } of scenarioList.values()) {
      if (known !== 'whole') expectWhole({ key: `unknown.${known}` }, known);
      for (const need of requires ?? [])
        for (const id of Object.values(need).flat()) expectWhole({ key: `achievement.${id}` }, id);
    }
  });

  test.each<[number, string, string]>([
    [2, 'Kill Bandit Commander and all revealed enemies', '「山賊の首領」を撃破し、公開された敵を全滅'],
    [3, 'Kill X (5 × characters) enemies', '敵をX（5×キャラクター数）体撃破'],
    [8, 'Kill Inox Bodyguard ×2', '「イノックスの護衛」2体を撃破'],
    [9, 'Kill Merciless Overseer. Loot the goal treasure', '「無慈悲な監督官」を撃破。目的の宝箱を略取'],
  ])('scenario %i: %s', (id, en, ja) => {
    expect(say(goalWords(scenario(id).goal))).toEqual([en, ja]);
  });

  test('words are of the style of the house, those put together from the data as those of the files', () => {
    const cards = CLASSES.flatMap((id) =>
      cardsOf(id).flatMap(({ top, bottom }) => [halfWords(top), halfWords(bottom)]),
    );
    const others = [
      ...[...items.values()].map((one) => itemWords(one)),
      ...[...creatures.values()].map(creatureWords),
      ...[...classes.values()].flatMap(({ perks }) => perks.map(perkWords)),
      ...[...bestiary().decks.values()].flat().map(monsterCardWords),
      ...offered.map((id) => goalWords(scenario(id).goal)),
    ];
    for (const locale of locales) {
      const stops = locale === 'ja' ? '。' : '.';
      const sentences = [...cards, ...others].map((one) => text.say(one, locale) + stops);
      const files = text.keys(locale).flatMap((key) => readings(text.template(key, locale), locale));
      for (const one of [...sentences, ...files]) expect([one, ...faultsOf(one, locale)]).toEqual([one]);
    }
  });

  test('every word of the files is said as it is written', () => {
    expect(unsaid('gloomhaven', text)).toEqual([]);
  });
});
