import { describe, expect, test } from 'vitest';
import { gloomhaven } from '#games/gloomhaven/game';
import { suffer } from '#games/gloomhaven/rules/damage/damage';
import { figureOf, G, guard, hero, isThere, table } from './board.ts';

/** GH-8, GH-15.1: damage to characters, by a guard that attacks with Attack +0: 2 at level 1. */

const attacked = (more: object, falls = ['plus0']) =>
  table({
    heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], ...more }],
    monsters: [guard('1,2', { standee: 1 })],
    cards: { guard: 'guard-4' },
    falls: { monsters: falls },
  });

describe('GH-8.1: damage', () => {
  test('is suffered, or a card of the hand or two discarded ones are lost', () => {
    const t = attacked({ discard: [2, 3] });
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(0, 'damage');
    expect(t.seat(0).offered()).toEqual(['suffer', 'lose-card', 'lose-discarded']);
    t.seat(0).does('suffer');
    expect(figureOf(t, hero(0)).hp).toBe(8);
  });
  test('a card of the hand takes it all', () => {
    const t = attacked({});
    t.seat(0).does('end-turn');
    const [card] = t.seat(0).lists('lose-card', 'card');
    t.seat(0).does('lose-card', { card: card! });
    expect(figureOf(t, hero(0)).hp).toBe(10);
    expect(t.g.characters[0]!.lost).toEqual([Number(card)]);
    expect(t.heard('loses-cards')[0]).toMatchObject({ n: 2, foe: G(1), actor: hero(0) });
  });
  test('one discarded card is not enough', () => {
    const t = attacked({ discard: [2], also: () => {} });
    t.seat(0).does('act', { half: '6:bottom' }).does('stay');
    expect(t.g.characters[0]!.discard).toHaveLength(2);
    const alone = attacked({ hand: 0, plays: [1, 6] });
    alone
      .seat(0)
      .does('end-turn')
      .does('lose-discarded', { cards: ['1', '6'] });
    expect(alone.g.characters[0]).toMatchObject({ discard: [] });
  });
  test('whoever would fall by it although cards could be lost is asked once more, and only then', () => {
    const asked = (more: object) => {
      const t = attacked(more);
      t.seat(0).does('end-turn');
      const about = suffer.about!.parse(t.open[0]!.about);
      return suffer.foresee!({ g: t.g, seat: 0, about }, {});
    };
    expect(asked({ hp: 2 })).toEqual({ says: [{ key: 'foresee.fall' }], isOdd: true });
    expect(asked({ hp: 3 }), 'it lives on').toEqual({ says: [] });
    expect(asked({ hp: 2, hand: 0 }).isOdd, 'the two cards just played are discarded').toBe(true);
  });
  test('a condition of the attack stays although the damage was turned away', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', plays: [1, 6] }],
      monsters: [guard('1,2', { standee: 1 })],
      cards: { guard: 'guard-8' },
    });
    t.seat(0).does('end-turn');
    const [card] = t.seat(0).lists('lose-card', 'card');
    t.seat(0).does('lose-card', { card: card! });
    expect(figureOf(t, hero(0)).conditions).toEqual({ poison: 'before' });
  });
});

describe('GH-8.2, GH-20.6: what negates or shields comes first', () => {
  test('a shield of an active card with charges is used, with its experience', () => {
    const t = attacked({ active: [{ card: 7, half: 'bottom', used: 1 }] });
    t.seat(0).does('end-turn').does('suffer');
    expect(figureOf(t, hero(0)).hp).toBe(9);
    expect(t.g.characters[0]).toMatchObject({ xp: 1, active: [{ card: 7, used: 2 }] });
  });
  test('a card that negates damage asks nothing', () => {
    const t = table({
      heroes: [{ class: 'spellweaver', at: '2,2', plays: [65, 68], active: [{ card: 66, half: 'bottom', used: 0 }] }],
      monsters: [guard('1,2', { standee: 1 })],
      cards: { guard: 'guard-4' },
    });
    t.seat(0).does('end-turn');
    expect(t.heard('negates')).toHaveLength(1);
    expect(figureOf(t, hero(0)).hp).toBe(6);
    expect(t.g.characters[0]!.xp).toBe(1);
  });
});

describe('GH-8.3, GH-15.1: exhaustion', () => {
  test('at no hit points all cards are lost, and with nobody left the scenario is lost at once (GH-15.2)', () => {
    const t = attacked({ hp: 2 });
    t.seat(0).does('end-turn').does('suffer');
    expect(isThere(t, hero(0))).toBe(false);
    const { hand, discard, lost, exhausted } = t.g.characters[0]!;
    expect([hand, discard, exhausted]).toEqual([[], [], true]);
    expect(lost).toHaveLength(10);
    t.nobodyIsAsked();
  });
  test('the others play on', () => {
    const t = table({
      heroes: [
        { class: 'brute', at: '2,2', plays: [1, 6], hp: 1 },
        { class: 'spellweaver', at: '3,1', plays: [65, 68] },
      ],
      monsters: [guard('1,2', { standee: 1 })],
      cards: { guard: 'guard-4' },
      also: (g) => void Object.assign(g, { order: [g.order[0]!, g.order[2]!, g.order[1]!] }),
    });
    t.seat(0).does('end-turn').does('suffer');
    t.nobodyIsAskedExcept(1, 'turn');
  });
});

test('GH-8.4: monsters turn nothing away; one that dies is gone', () => {
  const t = attacked({ plays: [1, 6] });
  t.seat(0)
    .does('act', { half: '1:top' })
    .does('attack', { targets: [G(1)] });
  expect(figureOf(t, G(1)).hp).toBeLessThan(6);
});

describe('standing orders for damage', () => {
  const about = { n: 2, hp: 3, by: 'attack', actor: G(1), items: [], pierce: 0 };
  const asked = (more: object) => ({
    id: '',
    key: 'damage',
    seat: 0,
    actions: [],
    secret: false,
    about: { ...about, ...more },
  });
  const orders = gloomhaven.windows!.damage!.orders;
  const { g } = attacked({ discard: [2, 3, 4] });
  test('take it, but ask when it would exhaust', () => {
    const here = { g, seat: 0, about: null };
    expect(orders.take!.answer(here, asked({}), {})).toEqual({ action: 'suffer', args: {} });
    expect(orders.take!.answer(here, asked({ n: 3 }), {})).toBeUndefined();
  });
  test('lose two discarded cards from so much damage on', () => {
    const here = { g, seat: 0, about: null };
    const answer = orders.discarded!.answer(here, asked({}), { least: 2 });
    expect(answer).toEqual({ action: 'lose-discarded', args: { cards: ['2', '3'] } });
    expect(orders.discarded!.answer(here, asked({}), { least: 3 })).toEqual({ action: 'suffer', args: {} });
    expect(orders.discarded!.answer(here, asked({ hp: 2 }), { least: 3 })).toBeUndefined();
  });
});
