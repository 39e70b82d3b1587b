import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { combatCards } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { minions, monsters } from '#games/middle-earth-quest/printed/combat/foes';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import { cardText, minionText, powerText } from '#games/middle-earth-quest/printed/words/card-text';
import { combatText } from '#games/middle-earth-quest/printed/words/combat';
import { CombatCase, fightCase } from '#games/middle-earth-quest/seen/cases/combat';
import { plays } from '../../kit/lengths.ts';
import { faultsOf } from '../../kit/style.ts';
import { caseOf, round } from './rounds.ts';

/** Of every card, one other in so many. */
const EACH = plays({ sample: 5, whole: 1 });

const answer = (one: object) => fightCase(CombatCase.parse(one)).answer;
const refuses = (one: object) => CombatCase.safeParse(one).success === false;

describe('npm run combat: every field of a case', () => {
  const bare = { hero: { strength: 9, card: 'sweep' }, foe: { id: 'gothmog', card: 'rest' } };
  test('what is absent: no cards in any pile, nothing exhausted, no tokens', () => {
    expect(answer(bare)).toMatchObject({
      hero: { exhausted: false, stack: ['sweep'], damage: 0 },
      foe: { tokens: 3, stack: ['rest'], damage: 3 },
      heroDefeated: true,
    });
  });
  test('id and unknown fields are let be', () => {
    expect(answer({ id: 'mine', note: 1, hero: { ...bare.hero, x: 1 }, foe: { ...bare.foe, y: 1 } })).toEqual(
      answer(bare),
    );
  });
  test('hero.id gives the printed strength, hero.strength goes before it, and one of them must stand there', () => {
    const stack = ['crush'];
    const exhausted = (hero: object) => answer({ ...bare, hero: { card: 'smash', stack, ...hero } }).hero.exhausted;
    expect(exhausted({ id: 'argalad' })).toBe(true);
    expect(exhausted({ id: 'eometh' })).toBe(false);
    expect(exhausted({ id: 'eometh', strength: 5 })).toBe(true);
    expect(exhausted({ strength: 6 })).toBe(false);
    expect(refuses({ ...bare, hero: { card: 'smash' } })).toBe(true);
  });
  test('foe.id gives power, strength and health; foe.strength and foe.health go before them', () => {
    const foe = { id: 'cave_troll', card: 'volley', stack: ['crush', 'sweep'] };
    expect(answer({ hero: { strength: 9, card: 'sweep' }, foe })).toMatchObject({
      foe: { exhausted: false },
      foeDefeated: false,
    });
    expect(answer({ hero: { strength: 9, card: 'sweep' }, foe: { ...foe, strength: 6 } }).foe.exhausted).toBe(true);
    expect(answer({ hero: { strength: 9, card: 'sweep' }, foe: { ...foe, health: 1 } }).foeDefeated).toBe(true);
    expect(answer({ hero: { strength: 9, card: 'overpower' }, foe }).hero.canceled).toBe(true);
    expect(answer({ hero: { strength: 9, card: 'sweep' }, foe: { ...foe, tokens: 7 } })).toMatchObject({
      foe: { tokens: 8 },
      foeDefeated: true,
    });
    for (const id of [...monsters.keys(), ...minions.keys()])
      expect(answer({ ...bare, foe: { id, card: null } }).foe.damage, id).toBe(3);
  });
  test('what is not there is refused: cards, foes, heroes, types', () => {
    expect(refuses({ ...bare, hero: { ...bare.hero, card: 'sweeping' } })).toBe(true);
    expect(refuses({ ...bare, foe: { ...bare.foe, id: 'smaug' } })).toBe(true);
    expect(refuses({ ...bare, hero: { ...bare.hero, id: 'frodo' } })).toBe(true);
    expect(refuses({ ...bare, hero: { ...bare.hero, lastType: 'magic' } })).toBe(true);
    expect(refuses({ ...bare, foe: { ...bare.foe, stack: ['x'] } })).toBe(true);
    expect(refuses({ hero: bare.hero })).toBe(true);
  });
  test('every hero and every card can stand in a case, in every list', () => {
    const all = [...combatCards.keys()];
    const lists = { stack: all, waiting: all, hand: all };
    for (const id of heroes.keys())
      expect(refuses({ hero: { ...lists, id, life: all, rest: all }, foe: { ...lists, id: 'orc', deck: all } })).toBe(
        false,
      );
  });
});

describe('npm run combat: every field of the answer', () => {
  test('of a round in which nothing happens', () => {
    expect(round({ card: 'dodge' }, { card: 'block' })).toEqual({
      hero: {
        ...{ damage: 0, exhausted: false, canceled: false, discards: 0, draws: 0, returned: 0, fromHand: 0 },
        ...{ randomNext: false, recovers: false, tells: null, stack: ['dodge'], waiting: ['dodge'] },
      },
      foe: {
        ...{ damage: 0, exhausted: false, canceled: false, discards: 0, mayDraw: 0, tells: null, tokens: 0 },
        ...{ stack: ['block'], waiting: [] },
      },
      ...{ influence: 0, corruption: 0, mayRetreat: false },
      ...{ heroDefeated: false, foeDefeated: false, draw: false },
    });
  });
  test('damage is all of it, even if fewer cards or less health are left', () => {
    expect(round({ card: 'reckless', life: ['hack'], hand: [] }, { card: 'reckless', health: 2 })).toMatchObject({
      hero: { damage: 7 },
      foe: { damage: 7, tokens: 7 },
    });
  });
  test('the stack is written bottom first, with the card of the round on top, also if that is canceled', () => {
    expect(round({ card: 'parry', stack: ['hack', 'volley'] }, { card: 'evade' }).hero).toMatchObject({
      canceled: true,
      stack: ['hack', 'volley', 'parry'],
    });
    expect(round({ card: null, stack: ['hack'] }, { card: 'evade' }).hero.stack).toEqual(['hack']);
  });
  test('waiting: the cards of this round; what waited before is done', () => {
    expect(round({ card: 'volley', waiting: ['fall_back'] }, { card: 'rest' }).hero.waiting).toEqual(['volley']);
    expect(round({ card: 'rest', waiting: ['fall_back'] }, { card: 'rest' }).hero.waiting).toEqual([]);
  });
  test('R-424: what is told of the hand is what was held when the cards were revealed', () => {
    const hero = { card: 'rest', hand: ['hack', 'hack', 'volley'], life: [], rest: ['hide'] };
    expect(round(hero, { card: 'strategize' }).hero).toMatchObject({
      damage: 1,
      draws: 1,
      tells: { ranged: 1, melee: 2 },
    });
  });
});

describe('MEQ-7.6 in words', () => {
  const isPlain = (words: string, locale: Locale) => {
    expect(words).not.toMatch(/[{}]|undefined|null|NaN/);
    expect(faultsOf(words, locale), words).toEqual([]);
  };
  test('every reason of every card against every other can be said in both languages', () => {
    const foes = [...monsters.keys()];
    const cards = [...combatCards.keys()];
    let n = 0;
    for (const [at, card] of cards.entries())
      for (const other of cards.filter((_, i) => (i + at) % EACH === 0)) {
        const id = foes[n++ % foes.length]!;
        const side = (waits: string) => ({
          waiting: [waits],
          stack: ['reckless', 'hack'],
          declared: 'melee' as const,
          strength: (n % 9) + 3,
        });
        const { why } = fightCase(caseOf({ card, ...side(other) }, { id, card: other, ...side(card), tokens: 1 }));
        expect(why.map(({ step }) => step)).toEqual(why.map(({ step }) => step).toSorted((a, b) => a - b));
        for (const locale of locales)
          for (const one of why) isPlain(combatText.say(one.says, locale) + (locale === 'ja' ? '。' : '.'), locale);
      }
  });
  test('what stands on cards, monsters and minions, in whole sentences', () => {
    const all = (locale: Locale) => [
      ...[...combatCards.values()].map((card) => cardText(card, locale)),
      ...[...monsters.values()].map(({ power }) => powerText(power, locale)),
      ...[...minions.values()].flatMap(({ abilities }) => abilities.map((one) => minionText(one, locale))),
    ];
    for (const words of all('en')) expect(words).toMatch(/^[A-Z].*\.$/);
    for (const words of all('ja')) expect(words).toMatch(/[ぁ-ん].*。$/);
    for (const locale of locales) for (const words of all(locale)) isPlain(words, locale);
  });
  test('effects under one condition share a sentence, others stand for themselves', () => {
    const text = (id: string, locale: Locale) => cardText(combatCards.get(id)!, locale);
    expect(text('crushing_blow', 'en')).toBe(
      "If your opponent's printed defense is 1 or less, attack +2 and cancel your opponent's card.",
    );
    expect(text('block', 'en')).toBe('This card cannot be canceled. Its defense cannot be lowered below 2.');
    expect(text('concentrate', 'ja')).toBe('次のラウンド、攻撃+2、防御+2。');
    expect(text('block', 'ja')).toBe('このカードは打ち消されません。防御は2より下がりません。');
    expect(text('deadly_finesse', 'ja')).toBe('相手の印刷された攻撃と防御を1に下げます。');
  });
});
