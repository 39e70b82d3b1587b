import { describe, expect, test } from 'vitest';
import { gloomhaven } from '#games/gloomhaven/game';
import { sit } from '../../kit/table.ts';
import { figureOf, G, guard, hero, table } from './board.ts';

/** GH-1 to GH-4, GH-15.3, GH-17, GH-18: from the set-up through the rounds to the end. */

const brute = { class: 'brute', at: '2,2' } as const;
const spellweaver = { class: 'spellweaver', at: '3,1' } as const;
const far = guard('-3,6', { standee: 6, hp: 20 });

describe('GH-1: set-up', () => {
  const t = sit(gloomhaven, { seats: 2, seed: 'set-up', options: { scenario: '1' } });
  test('everybody takes as many cards as the hand holds, of level 1 and X (GH-1.2)', () => {
    expect(t.asked()).toEqual([
      { seat: 0, key: 'hand' },
      { seat: 1, key: 'hand' },
    ]);
    expect(t.seat(0).lists('take-cards', 'cards')).toHaveLength(13);
    expect(t.seat(0).isRefused('take-cards', { cards: ['1', '2'] })).toBe('refusal.wrong-number');
  });
  test('only the starting room is laid out, with the monsters for two (GH-1.7)', () => {
    expect(t.g.rooms).toEqual([]);
    t.seat(0).does('take-cards', { cards: t.seat(0).lists('take-cards', 'cards').slice(0, 10) });
    t.seat(1).does('take-cards', { cards: t.seat(1).lists('take-cards', 'cards').slice(0, 12) });
    expect(t.g.rooms).toEqual([1]);
    expect(t.g.figures.map(({ at }) => at).sort()).toEqual(['-1,2', '-1,3', '-2,4']);
    expect(t.g.figures.filter((one) => one.kind === 'monster' && one.rank === 'elite').map(({ at }) => at)).toEqual([
      '-1,3',
    ]);
    expect(new Set(t.g.figures.map((one) => one.kind === 'monster' && one.standee)).size).toBe(3);
  });
  test('then each chooses a free starting hex (GH-1.8)', () => {
    t.nobodyIsAskedExcept(0, 'start');
    t.seat(0).does('start-at', { hex: '1,4' });
    expect(t.seat(1).lists('start-at', 'hex')).not.toContain('1,4');
    t.seat(1).does('start-at', { hex: '2,4' });
    expect(figureOf(t, hero(0))).toMatchObject({ at: '1,4', hp: 10 });
    expect(t.asked().map(({ key }) => key)).toEqual(['choose', 'choose']);
  });
  test('L is half the level rounded up, changed by the difficulty (GH-1.4)', () => {
    const level = (difficulty: string) => sit(gloomhaven, { seats: 2, seed: 'a', options: { difficulty } }).g.level;
    expect(['easy', 'normal', 'hard', 'very-hard'].map(level)).toEqual([0, 1, 2, 3]);
  });
});

describe('GH-3: the choice of cards', () => {
  test('is secret until the last has chosen', () => {
    const t = table({ heroes: [brute, spellweaver], monsters: [far], phase: 'choose' });
    t.seat(0).does('play-cards', { cards: t.seat(0).lists('play-cards', 'cards').slice(0, 2) });
    expect(t.seat(1).sees().characters[0]).toMatchObject({ chosen: null, hasChosen: true, played: [], hand: 10 });
    expect(t.heard('reveals')).toEqual([]);
    t.nobodyIsAskedExcept(1, 'choose');
    t.seat(1).does('play-cards', { cards: t.seat(1).lists('play-cards', 'cards').slice(0, 2) });
    expect(t.heard('reveals')).toHaveLength(2);
  });
  test('needs two cards in hand; a long rest two discarded ones (GH-3.2, GH-3.3)', () => {
    const one = table({
      heroes: [{ ...brute, hand: 1, discard: [1, 2] }, spellweaver],
      monsters: [far],
      phase: 'choose',
    });
    expect(one.seat(0).isRefused('play-cards', { cards: ['3', '4'] })).toBe('refusal.too-few-in-hand');
    expect(one.seat(0).refusal('long-rest')).toBeUndefined();
    const two = table({ heroes: [{ ...brute, hand: 2, discard: [1] }, spellweaver], monsters: [far], phase: 'choose' });
    expect(two.seat(0).isRefused('long-rest')).toBe('refusal.too-few-discarded');
    expect(two.seat(0).may('play-cards')).toHaveLength(2);
  });
  test('who can do neither is exhausted (GH-3.4)', () => {
    const t = table({ heroes: [{ ...brute, hand: 1, discard: [1] }, spellweaver], monsters: [far], phase: 'choose' });
    expect(t.g.characters[0]!.exhausted).toBe(true);
    t.nobodyIsAskedExcept(1, 'choose');
  });
});

describe('GH-4: initiative', () => {
  test('by the leading cards and the ability cards; a long rest comes last (GH-4.2, GH-4.3)', () => {
    const t = table({
      heroes: [
        { ...brute, discard: [1, 2] },
        { ...spellweaver, plays: [65, 68] },
      ],
      monsters: [far],
      phase: 'choose',
    });
    t.seat(0).does('long-rest');
    t.seat(1).does('play-cards', { cards: ['65', '68'] });
    const { order } = t.g;
    expect(order[0]).toEqual({ who: 'character', seat: 1, initiative: 7 });
    expect(order.at(-1)).toEqual({ who: 'character', seat: 0, initiative: 99 });
    expect(order[1]).toMatchObject({ who: 'monsters', type: 'bandit-guard' });
  });
  test('of two long rests the players say which is first (GH-4.4)', () => {
    const t = table({
      heroes: [
        { ...brute, discard: [1, 2] },
        { ...spellweaver, discard: [61, 62] },
      ],
      monsters: [far],
      phase: 'choose',
    });
    t.seat(0).does('long-rest');
    t.seat(1).does('long-rest');
    expect(t.asked().map(({ key }) => key)).toEqual(['first-to-act', 'first-to-act']);
    t.seat(0).does('settle', { choice: '1' });
    expect(t.g.order.slice(-2).map((place) => place.who === 'character' && place.seat)).toEqual([1, 0]);
  });
});

/** One round of one brute and a guard far away, until the cleanup asks. */
const toCleanup = (more: object, falls?: readonly string[]) => {
  const t = table({
    heroes: [{ ...brute, plays: [1, 6], ...more }],
    monsters: [far],
    cards: { guard: 'guard-1' },
    ...(falls && { falls: { brute: falls } }),
  });
  t.seat(0).does('end-turn');
  return t;
};

describe('GH-17, GH-15.3: cleanup', () => {
  test('with two discarded cards a short rest is offered: one is lost by chance, the others come back', () => {
    const t = toCleanup({});
    t.nobodyIsAskedExcept(0, 'choose');
    t.seat(0).does('short-rest');
    t.nobodyIsAskedExcept(0, 'rest-card');
    const { card } = t.heard('rest-draws')[0]! as { card: number };
    t.seat(0).does('accept');
    expect(t.g.characters[0]).toMatchObject({ lost: [card], discard: [] });
    expect(t.g.round).toBe(2);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('R-310: it comes with the choice of the next cards, is taken once, and with one discarded card not at all', () => {
    const t = toCleanup({});
    t.seat(0).does('short-rest').does('accept');
    expect(t.seat(0).isRefused('short-rest', {})).toBe('refusal.too-few-discarded');
    t.nobodyIsAskedExcept(0, 'choose');
    const fresh = table({ heroes: [{ ...brute, discard: [1] }], monsters: [far], phase: 'choose' });
    expect(fresh.seat(0).isRefused('short-rest', {})).toBe('refusal.too-few-discarded');
  });
  test('once another card may be drawn, for 1 damage', () => {
    const t = toCleanup({});
    t.seat(0).does('short-rest').does('another').does('suffer');
    const { card } = t.heard('rest-draws')[0]! as { card: number };
    expect(t.g.characters[0]!.lost).toEqual([1, 6].filter((no) => no !== card));
    expect(figureOf(t, hero(0)).hp).toBe(9);
  });
  test('round bonuses leave (GH-15.4), elements wane (GH-14.4)', () => {
    const t = table({
      heroes: [{ ...brute, plays: [8, 6] }],
      monsters: [far],
      cards: { guard: 'guard-1' },
      elements: { fire: 'strong', ice: 'waning' },
    });
    t.seat(0).does('act', { half: '8:bottom' }).does('end-turn');
    expect(t.g.elements).toMatchObject({ fire: 'waning', ice: 'inert' });
    expect(t.g.characters[0]).toMatchObject({ active: [], discard: [6, 8] });
    expect(figureOf(t, hero(0)).bonuses).toEqual([]);
  });
  test('a deck from which a null or a 2x fell is shuffled, others are not (GH-17.1)', () => {
    const hit = (falls: string[]) => {
      const t = table({
        heroes: [{ ...brute, plays: [1, 6] }],
        monsters: [guard('1,2', { hp: 20 })],
        cards: { guard: 'guard-1' },
        falls: { brute: falls },
      });
      t.seat(0)
        .does('act', { half: '1:attack' })
        .does('attack', { targets: [G(1)] })
        .does('end-turn');
      return t.g.characters[0]!.modifiers.draw.length;
    };
    expect(hit(['x2'])).toBe(20);
    expect(hit(['plus1'])).toBe(19);
  });
  test('an ability deck whose card shows the symbol is shuffled', () => {
    expect(toCleanup({}).g.abilities.guard).toMatchObject({ discard: [], card: null });
  });
});

describe('GH-2.2, GH-2.3: the end', () => {
  const last = (more: object = {}) =>
    table({
      heroes: [
        { ...brute, plays: [1, 6] },
        { ...spellweaver, plays: [65, 68] },
      ],
      monsters: [guard('1,2', { hp: 1 })],
      rooms: [1, 2, 3],
      cards: { guard: 'guard-4' },
      ...more,
    });
  test('the last enemy in the last room wins; the round is played to its end', () => {
    const t = last();
    t.seat(0)
      .does('act', { half: '1:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.g.ends).toBe('won');
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(1, 'turn');
    t.seat(1).does('end-turn');
    t.nobodyIsAsked();
    expect(t.g.phase).toBe('over');
    const over = gloomhaven.next(t.g);
    expect(over).toMatchObject({
      outcome: { seats: [{ result: 'won' }, { result: 'won' }], why: { key: 'outcome.won' } },
    });
  });
  test('not while a room is closed', () => {
    const t = last({ rooms: [1] });
    t.seat(0)
      .does('act', { half: '1:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.g.ends).toBeNull();
  });
  test('all exhausted is lost together', () => {
    const t = table({ heroes: [{ ...brute, hand: 1, discard: [] }], monsters: [far], phase: 'choose' });
    t.nobodyIsAsked();
    expect(gloomhaven.next(t.g)).toMatchObject({
      outcome: { seats: [{ result: 'lost' }], why: { key: 'outcome.exhausted' } },
    });
  });
});
