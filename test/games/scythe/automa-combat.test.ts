import { describe, expect, test } from 'vitest';
import type { AnyAction } from '#core/types';
import { automaCards, dialOf } from '#games/scythe/automa/cards';
import { combats } from '#games/scythe/chapters/combat';
import { economyActions } from '#games/scythe/chapters/economy';
import { warActions } from '#games/scythe/chapters/war';
import type { Player, State } from '#games/scythe/state';
import { play, type Sitting } from './board.ts';
import { FREE, places, plays, scene, topped } from './solo.ts';

const ACTIONS = [...economyActions, ...warActions] as unknown as readonly AnyAction<State>[];
/** The person attacks the Automa on B5; this card is turned over for the combat. */
const attacked = (card: number, person: Partial<Sitting> = {}, automa: Partial<Sitting> = {}, at = 'B5') =>
  play(
    scene({
      person: { power: 7, units: { [at]: ['mech'] }, mechs: ['speed'], ...person },
      automa: { power: 8, units: { [at]: ['mech', 'character', 'worker*2'] }, ...automa },
      its: { deck: topped(card) },
    }),
    ACTIONS,
    (t) => combats(t, 0),
  );
/** The Automa, with power for it, attacks the person on B5 with card 14 and turns over the other card for the combat. */
const attacks = (card: number, person: Partial<Sitting> = {}, automa: Partial<Sitting> = {}) =>
  plays([14, card], {
    person: { power: 7, units: { B5: ['mech', 'worker*2'] }, mechs: ['speed'], ...person },
    automa: { power: 8, units: { A4: ['mech'] }, ...automa },
    its: { scheme: 2, box: FREE },
  });

describe('A10: what the Automa commits', () => {
  test('A10: the dial value of the band of its power, never more than its power', () => {
    const card = automaCards.get(8)!;
    // 0, 5 and 7 for 0-7, 8-13 and 14 and more.
    expect([7, 8, 13, 14, 16].map((power) => dialOf(card, power))).toEqual([0, 5, 5, 7, 7]);
    const strong = automaCards.get(6)!;
    expect([0, 3, 7].map((power) => dialOf(strong, power))).toEqual([0, 3, 7]);
  });
  test('A10: only the person is asked; a card is turned over when he has committed', () => {
    const p = attacked(3);
    expect(p.asked()).toMatchObject({ seat: 0, key: 'combat', secret: true });
    expect(p.heard('automa-fights')).toEqual([]);
    p.does('commit', { dial: 7, cards: {} });
    expect(p.heard('automa-fights')).toEqual([{ seat: 1, card: 3 }]);
    expect(p.g.automa!.discard).toEqual([3]);
  });
  test('A10: both lose the dialled power and the cards played', () => {
    // Card 3: dial 7 at power 8, no combat cards.
    const p = attacked(3, {}, { hand: [5] }).does('commit', { dial: 7, cards: {} });
    expect(p.g.players.map(({ power }) => power)).toEqual([0, 1]);
    expect(p.heard('committed')[1]).toMatchObject({ seat: 1, dial: 7, cards: [], total: 7 });
    expect(p.g.players[1]!.hand).toContain(5);
  });
  test('A10, R-140: up to the shown number of its combat cards, taken as they come', () => {
    // Card 13: dial 5 at power 8, up to 3 combat cards.
    const p = attacked(13, {}, { hand: [2, 3, 4, 5] }).does('commit', { dial: 0, cards: {} });
    const { cards } = p.heard('committed')[1] as { cards: number[] };
    expect(cards).toHaveLength(3);
    expect(p.g.combatDiscard.slice(-3).sort()).toEqual([...cards].sort());
    const few = attacked(13, {}, { hand: [2] }).does('commit', { dial: 0, cards: {} });
    expect(few.heard('committed')[1]).toMatchObject({ cards: [2], total: 7 });
    expect(few.g.players[1]!.hand).toEqual([]);
  });
  test('A1: neither faction nor mech abilities count; those of the person do', () => {
    const p = attacked(3, { faction: 'saxony', mechs: ['disarm'], units: { B4: ['mech'] } }, {}, 'B4');
    expect(p.heard('ability-weakened')).toMatchObject([{ seat: 1, by: 0 }]);
    expect(p.g.players[1]!.power).toBe(6);
    expect(attacked(3).heard('fired-artillery')).toEqual([]);
  });
  test('SC-13.3: a card that is scouted goes to the person, and nobody else learns which', () => {
    const p = attacked(3, { faction: 'crimea', mechs: ['scout'] }, { hand: [5] });
    expect(p.g.players[0]!.hand).toEqual([5]);
    const lost = p.events.find(({ type }) => type === 'lost-card-to-scout')!;
    expect(lost.only).toBeUndefined();
  });
});

describe('A9: the Automa loses', () => {
  test('A9: character and mechs go back to its mat, workers to the home base', () => {
    // Card 10: dial 0.
    const p = attacked(10).does('commit', { dial: 1, cards: {} });
    expect(p.heard('combat-won')).toMatchObject([{ seat: 0, loser: 1 }]);
    expect(p.g.units['nordic.character']).toBeUndefined();
    expect(places(p.g, 'mech')).toEqual([]);
    expect(places(p.g, 'worker')).toEqual(['home-nordic', 'home-nordic']);
    expect(p.heard('automa-withdrew')).toMatchObject([{ from: 'B5' }]);
    expect(p.heard('retreated')).toMatchObject([{ seat: 1, units: ['worker', 'worker'], to: 'home-nordic' }]);
  });
  test('A9, R-140: the winner takes so many resources of his choice to the hex; none of a card that shows none', () => {
    const p = attacked(10).does('commit', { dial: 1, cards: {} });
    // Card 10 shows 1, card 5 shows 4, card 4 none.
    expect(p.asked()).toMatchObject({ seat: 0, key: 'gain', actions: ['take-resources', 'no-thanks'] });
    p.does('take-resources', { goods: { 'B5.oil': 1 } });
    expect(p.g.goods.B5).toMatchObject({ oil: 1 });
    expect(p.g.players[0]!.stars).toMatchObject([{ kind: 'combat' }]);
    const four = attacked(5).does('commit', { dial: 7, cards: {} });
    four.does('take-resources', { goods: { 'B5.oil': 3, 'B5.food': 1 } });
    expect(four.g.goods.B5).toMatchObject({ oil: 3, food: 1 });
    const none = attacked(4).does('commit', { dial: 7, cards: {} });
    expect(none.asked()).toBeUndefined();
    expect(none.g.goods.B5).toBeUndefined();
  });
  test('A9: also who has defended himself takes them, in the turn of the Automa, which then goes on', () => {
    const p = attacks(10, { power: 7 }).does('commit', { dial: 5, cards: {} });
    expect(p.asked()).toMatchObject({ seat: 0, key: 'gain' });
    p.does('take-resources', { goods: { 'B5.metal': 1 } });
    expect(p.g.goods.B5).toMatchObject({ metal: 1 });
    expect(p.heard('automa-gained')).toHaveLength(1);
    expect(p.g.active).toBe(0);
    expect(places(p.g, 'mech')).toEqual([]);
  });
  test('R-140: with a total of 1 or more it draws a combat card like any loser (SC-7.7)', () => {
    expect(attacked(10).does('commit', { dial: 1, cards: {} }).heard('loser-drew')).toEqual([]);
    const drew = attacked(14).does('commit', { dial: 5, cards: {} });
    expect(drew.heard('loser-drew')).toMatchObject([{ seat: 1 }]);
    expect(drew.g.players[1]!.hand).toHaveLength(1);
  });
  test('SC-7.6: the person loses popularity for its workers as usual', () => {
    const p = attacked(10, { popularity: 5 }).does('commit', { dial: 1, cards: {} });
    expect(p.g.players[0]!.popularity).toBe(3);
  });
});

describe('the Automa attacks', () => {
  test('R-140: its mech goes in and the combat comes before the gains; the person loses as usual', () => {
    // Card 6: dial 7 at power 8, up to 1 card.
    const p = attacks(6);
    expect(p.heard('combat-begun')).toMatchObject([{ seat: 1, defender: 0, place: 'B5' }]);
    expect(p.heard('automa-gained')).toEqual([]);
    p.does('commit', { dial: 2, cards: {} });
    expect(p.heard('combat-won')).toMatchObject([{ seat: 1 }]);
    expect(p.g.units['rusviet.mech.1']!.at).toBe('home-rusviet');
    expect(p.g.units['rusviet.worker.1']!.at).toBe('home-rusviet');
    expect(p.g.players[0]!.hand).toHaveLength(1);
    expect(p.g.players[1]!.stars).toMatchObject([{ kind: 'combat' }]);
    expect(p.heard('automa-gained')).toHaveLength(1);
  });
  test('SC-7.4: it wins ties as attacker, and loses them as defender', () => {
    expect(attacks(6).does('commit', { dial: 7, cards: {} }).heard('combat-won')).toMatchObject([{ seat: 1 }]);
    expect(attacked(6).does('commit', { dial: 7, cards: {} }).heard('combat-won')).toMatchObject([{ seat: 0 }]);
  });
  test('A2: its popularity stays 10 when workers are driven off', () => {
    expect(attacks(6).does('commit', { dial: 0, cards: {} }).g.players[1]!.popularity).toBe(10);
    // Card 19, scheme I: attack a worker.
    const p = plays([19], { person: { units: { B5: ['worker*2'] } }, automa: { units: { A4: ['mech'] } } });
    expect(p.heard('drove-off')).toEqual([{ seat: 1, enemy: 0, workers: 2, place: 'B5', loss: [] }]);
    expect(p.g.units['rusviet.worker.1']!.at).toBe('home-rusviet');
    expect(p.g.players[1]!.popularity).toBe(10);
  });
  test('A8: combats give it two stars, and no third, also as Saxony', () => {
    const held: Player['stars'] = [1, 2].map((turn) => ({ kind: 'combat', turn }));
    const won = (stars: Player['stars'], faction: string, units: Record<string, string[]>) =>
      attacks(6, {}, { stars, faction, units }).does('commit', { dial: 0, cards: {} }).g.players[1]!.stars.length;
    expect(won(held.slice(1), 'nordic', { A4: ['mech'] })).toBe(2);
    expect(won(held, 'nordic', { A4: ['mech'] })).toBe(2);
    expect(won(held, 'saxony', { A4: ['mech'] })).toBe(2);
  });
  test('SC-11.2: its sixth star by a combat ends the match before its gains', () => {
    const stars: Player['stars'] = [1, 2, 3, 4, 5].map((turn) => ({ kind: 'tracker', turn }));
    const p = attacks(6, {}, { stars }).does('commit', { dial: 0, cards: {} });
    expect(p.g.phase).toBe('over');
    expect(p.heard('automa-gained')).toEqual([]);
  });
  test('SC-7.9: when the match ends before the combat its unit goes back', () => {
    const stars: Player['stars'] = [1, 2, 3, 4, 5].map((turn) => ({ kind: 'objective', turn }));
    // Albion's Shield gives power before the combat, here to 16.
    const p = attacks(6, { faction: 'albion', mechs: ['shield'], power: 14, stars });
    expect(p.heard('sixth-star')).toEqual([{ seat: 0 }]);
    expect(p.g.units['nordic.mech.1']!.at).toBe('A4');
  });
});

describe('R-141: Traps', () => {
  const solo = (penalty: 'popularity' | 'power' | 'coins' | 'combatCards', hand: number[] = []) =>
    plays([3], {
      person: { faction: 'togawa', units: {} },
      automa: { power: 2, coins: 5, hand, units: { A4: ['worker'], A5: ['worker'] } },
      also: (g) => {
        g.tokens.B5 = { kind: 'trap', seat: 0, penalty, armed: true };
      },
    });
  test('R-141: the Automa springs a Trap like anybody, and loses what it has', () => {
    const p = solo('coins');
    expect(p.heard('trap-sprung')).toMatchObject([{ seat: 1, owner: 0, place: 'B5' }]);
    expect(p.g.players[1]!.coins).toBe(1);
    expect(p.g.tokens.B5).toMatchObject({ armed: false });
    // 2 power lost of 3, and 3 gained by the card.
    expect(solo('power').g.players[1]!.power).toBe(3);
    expect(solo('combatCards', [2, 3, 4]).g.players[1]!.hand).toHaveLength(1);
  });
  test('A2: but no popularity', () => {
    const p = solo('popularity');
    expect(p.g.players[1]!.popularity).toBe(10);
    expect(p.heard('trap-sprung')).toMatchObject([{ loss: [] }]);
  });
});
