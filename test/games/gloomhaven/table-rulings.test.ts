import { describe, expect, test } from 'vitest';
import { gloomhaven } from '#games/gloomhaven/game';
import { handSize, pool } from '#games/gloomhaven/rules/reveal/setup';
import type { State } from '#games/gloomhaven/state/state';
import { isImmune } from '#games/gloomhaven/state/values/stats';
import { sit } from '../../kit/table.ts';
import { figureOf, guard, hero, table } from './board.ts';
import { withParty } from './parties.ts';

/** The rulings R-220 on, and the boss of scenario 2. */

const far = guard('-3,6', { standee: 6, hp: 20 });
const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;

describe('rulings at the table', () => {
  test('R-220: a card that is lost from a hand is seen by all', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,2', { standee: 1 })], cards: { guard: 'guard-4' } });
    t.seat(0).does('end-turn');
    const [card] = t.seat(0).lists('lose-card', 'card');
    t.seat(0).does('lose-card', { card: card! });
    expect(t.spectator.sees().characters[0]!.lost).toEqual([Number(card)]);
  });
  test('R-221: a long rest with nothing left to lose heals all the same', () => {
    const t = table({
      heroes: [
        { class: 'brute', at: '2,2', rests: true, discard: [1, 2], hp: 5 },
        { class: 'spellweaver', at: '3,1', plays: [65, 68] },
      ],
      monsters: [guard('1,2', { standee: 1 })],
      cards: { guard: 'guard-4' },
      also: (g) => Object.assign(g, { order: [g.order[2]!, g.order[0]!, g.order[1]!] }),
    });
    t.seat(0).does('lose-discarded', { cards: ['1', '2'] });
    expect(figureOf(t, hero(0)).hp).toBe(7);
    t.nobodyIsAskedExcept(1, 'turn');
  });
  test('R-222: cards lost instead of the damage of a short rest are gone, and with none left nothing comes back', () => {
    const t = table({ heroes: [brute], monsters: [far], cards: { guard: 'guard-1' } });
    t.seat(0)
      .does('end-turn')
      .does('short-rest')
      .does('another')
      .does('lose-discarded', { cards: ['1', '6'] });
    expect(t.g.characters[0]).toMatchObject({ discard: [], lost: [1, 6] });
    expect(figureOf(t, hero(0)).hp).toBe(10);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('R-228: at level 2 one card of level 2 may be in the hand, not two', () => {
    const t = sit(gloomhaven, { seats: 2, seed: 'level', options: { scenario: '1', level: '2' } });
    const all = t.seat(0).lists('take-cards', 'cards');
    expect(all).toEqual(expect.arrayContaining(['14', '15']));
    const hand = all.slice(0, 8);
    expect(t.seat(0).isRefused('take-cards', { cards: [...hand, '14', '15'] })).toBe('refusal.too-many-of-level');
    expect(t.seat(0).refusal('take-cards', { cards: [...hand, all[8]!, '14'] })).toBeUndefined();
  });
});

describe('GH-10: the Bandit Commander of scenario 2', () => {
  const commander = 'monster:bandit-commander:boss:1:0';
  /** Two characters in the second room, and the boss in its turn with a card. */
  function barrow(card: string, more: (g: State) => void = () => {}) {
    const party = withParty(['brute', 'spellweaver']);
    return sit(party, {
      seats: 2,
      seed: 'boss',
      options: { scenario: '2', ties: 'by-the-rules' },
      arrange: (g) => {
        const body = { conditions: {}, bonuses: [], dropsMoney: true, isTurned: false };
        Object.assign(g, { phase: 'turns', round: 1, rooms: [1, 2] });
        Object.assign(g.doors, { d1: 'locked', d2: 'locked', d3: 'locked', d4: 'locked', d5: 'open' });
        for (const [seat, at] of ['0,-3', '1,-3'].entries()) {
          g.figures.push({ kind: 'character', id: hero(seat), seat, at, hp: 6, max: 6, conditions: {}, bonuses: [] });
          const all = pool(g.characters[seat]!);
          Object.assign(g.characters[seat]!, {
            hand: all.slice(0, handSize(g.characters[seat]!)),
            chosen: { what: 'rest' },
          });
        }
        const boss = { kind: 'monster', type: 'bandit-commander', rank: 'boss', standee: 1 } as const;
        g.figures.push({ ...body, ...boss, id: commander, at: '-4,5', hp: 20, max: 20 });
        const deck = g.abilities.boss!;
        deck.draw = deck.draw.filter((id) => id !== card);
        deck.card = card;
        g.order = [{ who: 'monsters', type: 'bandit-commander', initiative: 5 }];
        more(g);
      },
    });
  }
  test('R-232: its first special opens the locked doors from a to d, wherever it stands', () => {
    const t = barrow('boss-4');
    // Door d3 has the letter a, and room 5 behind it.
    expect(t.g.doors).toMatchObject({ d3: 'open', d1: 'locked' });
    expect(t.g.rooms).toEqual([1, 2, 5]);
    expect(figureOf(t, commander).at).toBe('-1,5');
    const next = barrow('boss-4', (g) => Object.assign(g.doors, { d3: 'open' }) && g.rooms.push(5));
    expect(next.g.doors).toMatchObject({ d1: 'open', d2: 'locked' });
  });
  test('with no door left it does nothing', () => {
    const t = barrow('boss-4', (g) => {
      Object.assign(g.doors, { d1: 'open', d2: 'open', d3: 'open', d4: 'open' });
      g.rooms = [1, 2, 3, 4, 5, 6];
    });
    expect(figureOf(t, commander).at).toBe('-4,5');
  });
  test('its second special calls Living Bones beside it, which drop no money (GH-9.33)', () => {
    const t = barrow('boss-1');
    const bones = t.g.figures.filter((one) => one.kind === 'monster' && one.type === 'living-bones');
    expect(bones).toMatchObject([{ rank: 'normal', dropsMoney: false }]);
  });
  test('it is immune to stun, immobilize and curse (GH-10.4)', () => {
    const t = barrow('boss-7');
    expect(isImmune(t.g, figureOf(t, commander), 'stun')).toBe(true);
    expect(isImmune(t.g, figureOf(t, commander), 'poison')).toBe(false);
  });
});
