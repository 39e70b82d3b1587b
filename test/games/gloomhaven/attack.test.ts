import { describe, expect, test } from 'vitest';
import { type Attack, type Blow, type Modifier, strike } from '#games/gloomhaven/printed/sum/attack';
import { AttackCase, attackOf } from '#games/gloomhaven/rules/monsters/cases';

const plain: Attack = { base: 3, bonuses: [], advantage: false, disadvantage: false, pierce: 0, shield: 0 };
const card = (does: Modifier['does'], more: Partial<Modifier> = {}): Modifier => ({
  does,
  rolling: false,
  effects: [],
  pierce: 0,
  ...more,
});
const rolling = (does: Modifier['does'], more: Partial<Modifier> = {}) => card(does, { rolling: true, ...more });
const stuns = { effects: ['stun'] };

/** Cards fall in this order. Throws when one more is drawn than are there. */
function blow(attack: Partial<Attack>, ...cards: Modifier[]): Blow {
  let next = 0;
  return strike({ ...plain, ...attack }, () => {
    const drawn = cards[next++];
    if (!drawn) throw new Error('one more falls');
    return drawn;
  });
}
const damage = (attack: Partial<Attack>, ...cards: Modifier[]) => blow(attack, ...cards).damage;
const counts = (attack: Partial<Attack>, ...cards: Modifier[]) => blow(attack, ...cards).cards.map((one) => one.counts);

describe('GH-7.6: the sum of an attack', () => {
  test('base, bonuses and the card', () => {
    expect(damage({}, card(0))).toBe(3);
    expect(damage({ bonuses: [2, 1] }, card(-1))).toBe(5);
  });
  test('bonuses in the order the attacker chose', () => {
    expect(damage({ bonuses: [1, { times: 2 }] }, card(0))).toBe(8);
    expect(damage({ bonuses: [{ times: 2 }, 1] }, card(0))).toBe(7);
  });
  test('poison adds one (GH-11.3), where it stands in that order', () => {
    expect(damage({ bonuses: ['poison'] }, card(0))).toBe(4);
    expect(damage({ bonuses: ['poison', { times: 2 }] }, card(0))).toBe(8);
    expect(damage({ bonuses: [{ times: 2 }, 'poison'] }, card(0))).toBe(7);
  });
  test('shield comes off last, and the card is not doubled after it', () => {
    expect(damage({ shield: 2 }, card(1))).toBe(2);
    expect(damage({ shield: 2 }, card('x2'))).toBe(4);
  });
  test('pierce takes off shield, and no more than there is', () => {
    expect(damage({ shield: 2, pierce: 1 }, card(0))).toBe(2);
    expect(damage({ shield: 2, pierce: 3 }, card(0))).toBe(3);
    expect(damage({ pierce: 3 }, card(0))).toBe(3);
  });
  test('below 0 is 0', () => {
    expect(damage({ base: 1 }, card(-2))).toBe(0);
    expect(damage({ shield: 5 }, card(0))).toBe(0);
    expect(damage({ base: 0 }, card(-1))).toBe(0);
  });
  test('says each term in its order', () => {
    expect(blow({ bonuses: [1, 'poison'], shield: 3, pierce: 1 }, card(-1)).terms).toEqual([
      { what: 'base', n: 3 },
      { what: 'bonus', n: 1 },
      { what: 'poison', n: 1 },
      { what: 'card', n: -1 },
      { what: 'shield', n: -3 },
      { what: 'pierce', n: 1 },
    ]);
  });
});

describe('GH-7.10: doubling and nothing', () => {
  test('2x doubles what stands before it', () => {
    expect(damage({ bonuses: [1] }, card('x2'))).toBe(8);
  });
  test('null makes it nothing', () => {
    expect(damage({ bonuses: [4] }, card('null'))).toBe(0);
    expect(damage({ base: 0 }, card('null'))).toBe(0);
  });
  test('what rolled before is added first, then doubled (GH-20.2)', () => {
    expect(damage({}, rolling(1), card('x2'))).toBe(8);
    expect(damage({}, rolling(1), rolling(1), card('null'))).toBe(0);
  });
});

describe('GH-7.20: one card', () => {
  test('and on while they roll: all count', () => {
    expect(damage({}, card(1), card(2))).toBe(4);
    expect(damage({}, rolling(1), rolling(0), card(2), card(2))).toBe(6);
    expect(counts({}, rolling(1), rolling(0), card(2))).toEqual([true, true, true]);
  });
});

describe('GH-7.21: advantage', () => {
  const lucky = { advantage: true };
  test('of two cards the better', () => {
    expect(damage(lucky, card(-1), card(1))).toBe(4);
    expect(damage(lucky, card('x2'), card(2))).toBe(6);
    expect(damage(lucky, card('null'), card(-2))).toBe(1);
    expect(counts(lucky, card(-1), card(1))).toEqual([false, true]);
  });
  test('one that rolls counts with the other, whichever came first', () => {
    expect(damage(lucky, rolling(1), card(-1))).toBe(3);
    expect(damage(lucky, card(-1), rolling(1))).toBe(3);
    expect(damage(lucky, card('x2'), rolling(1))).toBe(8);
    expect(counts(lucky, card(-1), rolling(1))).toEqual([true, true]);
  });
  test('two that roll: on to one that does not, all count', () => {
    expect(damage(lucky, rolling(1), rolling(1), rolling(1), card(1))).toBe(7);
  });
});

describe('GH-7.22: disadvantage', () => {
  const unlucky = { disadvantage: true };
  test('of two cards the worse', () => {
    expect(damage(unlucky, card(-1), card(1))).toBe(2);
    expect(damage(unlucky, card('x2'), card(2))).toBe(5);
    expect(counts(unlucky, card(-1), card(1))).toEqual([true, false]);
  });
  test('one that rolls does not count', () => {
    expect(damage(unlucky, rolling(1), card(2))).toBe(5);
    expect(damage(unlucky, card(2), rolling(1, stuns))).toBe(5);
    expect(counts(unlucky, card(2), rolling(1))).toEqual([true, false]);
  });
  test('two that roll: on to one that does not, which alone counts', () => {
    expect(damage(unlucky, rolling(1), rolling(1), rolling(1), card(-1))).toBe(2);
    expect(counts(unlucky, rolling(1), rolling(1), card(-1))).toEqual([false, false, true]);
  });
});

describe('GH-7.23: what is better', () => {
  const lucky = { advantage: true };
  const unlucky = { disadvantage: true };
  test('goes by damage before shield: 2x of one is worse than +2, of two as good (R-251)', () => {
    expect(counts({ ...lucky, base: 1 }, card('x2'), card(2))).toEqual([false, true]);
    expect(counts({ ...lucky, base: 2 }, card('x2'), card(2))).toEqual([true, false]);
    expect(counts({ ...lucky, base: 2 }, card(2), card('x2'))).toEqual([true, false]);
  });
  test('less than 0 is 0: null and -2 are equal to an attack of 1', () => {
    expect(counts({ ...lucky, base: 1 }, card('null'), card(-2))).toEqual([true, false]);
    expect(counts({ ...lucky, base: 1 }, card(-2), card('null'))).toEqual([true, false]);
  });
  test('an effect is worth something: +1 with it beats +1', () => {
    expect(counts(lucky, card(1), card(1, stuns))).toEqual([false, true]);
    expect(counts(unlucky, card(1, stuns), card(1))).toEqual([false, true]);
    expect(counts(lucky, card(1), card(2, stuns))).toEqual([false, true]);
    expect(counts(lucky, card(0, { pierce: 3 }), card(0))).toEqual([true, false]);
  });
  test('nobody knows how much: +0 with it against +1 is the first drawn, and two different effects too (R-251)', () => {
    expect(counts(lucky, card(0, stuns), card(1))).toEqual([true, false]);
    expect(counts(lucky, card(1), card(0, stuns))).toEqual([true, false]);
    expect(counts(unlucky, card(1), card(0, stuns))).toEqual([true, false]);
    expect(counts(lucky, card(1, { effects: ['wound'] }), card(1, stuns))).toEqual([true, false]);
  });
  test('equal cards are the first drawn', () => {
    const same = card(0);
    expect(counts(unlucky, same, same)).toEqual([true, false]);
  });
});

describe('GH-7.24: advantage and disadvantage', () => {
  test('cancel each other: one card', () => {
    expect(damage({ advantage: true, disadvantage: true }, card(-1))).toBe(2);
    expect(damage({ advantage: true, disadvantage: true }, rolling(1), card(-1))).toBe(3);
  });
});

describe('Pierce on a card', () => {
  test('adds to that of the attack, if the card counts', () => {
    expect(damage({ shield: 3 }, rolling(0, { pierce: 3 }), card(0))).toBe(3);
    expect(damage({ shield: 3, disadvantage: true }, rolling(0, { pierce: 3 }), card(0))).toBe(0);
    expect(damage({ shield: 3, pierce: 1 }, card(0, { pierce: 1 }))).toBe(2);
  });
});

describe('A case of an attack', () => {
  const read = (more: object) => attackOf(AttackCase.parse({ base: 2, cards: [], ...more }));
  test('R-252: poison comes before what multiplies, unless its place is given', () => {
    expect(read({ poison: true, bonuses: [{ times: 2 }] }).attack.bonuses).toEqual(['poison', { times: 2 }]);
    expect(read({ poison: true, bonuses: [{ times: 2 }, 'poison'] }).attack.bonuses).toEqual([{ times: 2 }, 'poison']);
    expect(read({ bonuses: [1] }).attack.bonuses).toEqual([1]);
  });
  test('knows cards by what is printed on them and by their ids', () => {
    const cards = ['+1', '-2', 'plus0', 'minus1', 'x2', '2x', 'bless', 'null', 'curse', 'rolling +1'];
    expect(read({ cards }).cards.map(({ does }) => does)).toEqual([1, -2, 0, -1, 'x2', 'x2', 'x2', 'null', 'null', 1]);
    expect(
      read({ cards })
        .cards.map(({ rolling: rolls }) => rolls)
        .lastIndexOf(true),
    ).toBe(9);
    const given = { card: '+0', rolling: true, effects: ['push 1'], pierce: 3 };
    expect(read({ cards: [given] }).cards).toEqual([{ does: 0, rolling: true, effects: ['push 1'], pierce: 3 }]);
    expect(() => read({ cards: ['+'] })).toThrow();
  });
});
