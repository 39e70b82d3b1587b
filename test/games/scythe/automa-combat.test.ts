import { describe, expect, test } from 'vitest';
import { automaCards, dialOf } from '#games/scythe/printed/automa';
import type { Penalty, Player } from '#games/scythe/state/state';
import type { ScytheTable, Sitting } from './board.ts';
import { march } from './moving.ts';
import { FREE, places, plays, scene, topped } from './solo.ts';

/** The person has gone from A4 to the Automa on B5; this card is turned over for the combat. */
const attacked = (
  card: number,
  person: Partial<Sitting> = {},
  automa: Partial<Sitting> = {},
  [from, to]: [from: string, to: string] = ['A4', 'B5'],
): ScytheTable =>
  march(
    scene({
      person: { power: 7, units: { [from]: ['mech'] }, mechs: ['speed'], ...person },
      automa: { power: 8, units: { [to]: ['mech', 'character', 'worker*2'] }, ...automa },
      its: { deck: topped(card) },
    }),
    from,
    to,
  );
/** The Automa, with power for it, attacks the person on B5 with card 14 and turns over the other card for the combat. */
const attacks = (card: number, person: Partial<Sitting> = {}, automa: Partial<Sitting> = {}): ScytheTable =>
  plays([14, card], {
    person: { power: 7, units: { B5: ['mech', 'worker*2'] }, mechs: ['speed'], ...person },
    automa: { power: 8, units: { A4: ['mech'] }, ...automa },
    its: { scheme: 2, box: FREE },
  });
/** The person commits this to the combat. */
const commits = (t: ScytheTable, dial: number): ScytheTable => {
  t.seat(0).does('commit', { dial, cards: {} });
  return t;
};

describe('A10: what the Automa commits', () => {
  test('A10: the dial value of the band of its power, never more than its power', () => {
    const card = automaCards.get(8)!;
    // 0, 5 and 7 for 0-7, 8-13 and 14 and more.
    expect([7, 8, 13, 14, 16].map((power) => dialOf(card, power))).toEqual([0, 5, 5, 7, 7]);
    const strong = automaCards.get(6)!;
    expect([0, 3, 7].map((power) => dialOf(strong, power))).toEqual([0, 3, 7]);
  });
  test('A10: only the person is asked; a card is turned over when he has committed', () => {
    const t = attacked(3);
    expect(t.open).toMatchObject([{ seat: 0, key: 'combat', secret: true }]);
    expect(t.heard('automa-fights')).toEqual([]);
    commits(t, 7);
    expect(t.heard('automa-fights')).toEqual([{ seat: 1, card: 3 }]);
    expect(t.g.automa!.discard).toEqual([3]);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('A10: both lose the dialled power and the cards played', () => {
    // Card 3: dial 7 at power 8, no combat cards.
    const t = commits(attacked(3, {}, { hand: [5] }), 7);
    expect(t.g.players.map(({ power }) => power)).toEqual([0, 1]);
    expect(t.heard('committed')[1]).toMatchObject({ seat: 1, dial: 7, cards: [], total: 7 });
    expect(t.g.players[1]!.hand).toContain(5);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('A10, R-140: up to the shown number of its combat cards, taken as they come', () => {
    // Card 13: dial 5 at power 8, up to 3 combat cards.
    const t = commits(attacked(13, {}, { hand: [2, 3, 4, 5] }), 0);
    const { cards } = t.heard('committed')[1] as { cards: number[] };
    expect(cards).toHaveLength(3);
    expect(t.g.combatDiscard.slice(-3).sort()).toEqual([...cards].sort());
    const few = commits(attacked(13, {}, { hand: [2] }), 0);
    expect(few.heard('committed')[1]).toMatchObject({ cards: [2], total: 7 });
    expect(few.g.players[1]!.hand).toEqual([]);
    t.nobodyIsAskedExcept(0, 'close');
    few.nobodyIsAskedExcept(0, 'close');
  });
  test('A1: neither faction nor mech abilities count; those of the person do', () => {
    const t = attacked(3, { faction: 'saxony', mechs: ['disarm'] }, {}, ['C3', 'B4']);
    expect(t.heard('ability-weakened')).toMatchObject([{ seat: 1, by: 0 }]);
    expect(t.g.players[1]!.power).toBe(6);
    t.nobodyIsAskedExcept(0, 'combat');
    // Card 6, scheme II: a mech, which uncovers nothing.
    const mech = plays([6], { automa: { units: { A4: ['worker'] } }, its: { scheme: 2 } });
    expect(places(mech.g, 'mech')).toHaveLength(1);
    expect(mech.g.players[1]!.mechs).toEqual([]);
  });
  test('SC-13.3: a card that is scouted goes to the person, and nobody else learns which', () => {
    const t = attacked(3, { faction: 'crimea', mechs: ['scout'] }, { hand: [5] });
    expect(t.g.players[0]!.hand).toEqual([5]);
    expect(t.seat(0).heard('scouted')).toMatchObject([{ card: 5 }]);
    expect(t.seat(1).heard('lost-card-to-scout')).toEqual(t.heard('lost-card-to-scout'));
    expect(t.heard('lost-card-to-scout')[0]).not.toHaveProperty('card');
    t.nobodyIsAskedExcept(0, 'combat');
  });
});

describe('A9: the Automa loses', () => {
  test('A9: character and mechs go back to its mat, workers to the home base', () => {
    // Card 10: dial 0.
    const t = commits(attacked(10), 1);
    expect(t.heard('combat-won')).toMatchObject([{ seat: 0, loser: 1 }]);
    expect(t.g.units['nordic.character']).toBeUndefined();
    expect(places(t.g, 'mech')).toEqual([]);
    expect(places(t.g, 'worker')).toEqual(['home-nordic', 'home-nordic']);
    expect(t.heard('automa-withdrew')).toMatchObject([{ from: 'B5' }]);
    expect(t.heard('retreated')).toMatchObject([{ seat: 1, units: ['worker', 'worker'], to: 'home-nordic' }]);
    t.nobodyIsAskedExcept(0, 'gain');
    const alone = commits(attacked(10, {}, { units: { B5: ['mech'] } }), 1);
    expect(alone.heard('automa-withdrew')).toHaveLength(1);
    expect(alone.heard('retreated')).toEqual([]);
  });
  test('A9, R-140: the winner takes so many resources of his choice to the hex; none of a card that shows none', () => {
    const t = commits(attacked(10), 1);
    // Card 10 shows 1, card 5 shows 4, card 4 none.
    expect(t.open).toMatchObject([{ seat: 0, key: 'gain', actions: ['take-resources', 'no-thanks'] }]);
    t.seat(0).does('take-resources', { goods: { 'B5.oil': 1 } });
    expect(t.g.goods.B5).toMatchObject({ oil: 1 });
    expect(t.g.players[0]!.stars).toMatchObject([{ kind: 'combat' }]);
    t.nobodyIsAskedExcept(0, 'close');
    const four = commits(attacked(5), 7);
    four.seat(0).does('take-resources', { goods: { 'B5.oil': 3, 'B5.food': 1 } });
    expect(four.g.goods.B5).toMatchObject({ oil: 3, food: 1 });
    const none = commits(attacked(4), 7);
    expect(none.g.goods.B5).toBeUndefined();
    none.nobodyIsAskedExcept(0, 'close');
  });
  test('A9: also who has defended himself takes them, in the turn of the Automa, which then goes on', () => {
    const t = commits(attacks(10, { power: 7 }), 5);
    t.nobodyIsAskedExcept(0, 'gain');
    t.seat(0).does('take-resources', { goods: { 'B5.metal': 1 } });
    expect(t.g.goods.B5).toMatchObject({ metal: 1 });
    expect(t.heard('automa-gained')).toHaveLength(1);
    expect(places(t.g, 'mech')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('R-140: with a total of 1 or more it draws a combat card like any loser (SC-7.7)', () => {
    expect(commits(attacked(10), 1).heard('loser-drew')).toEqual([]);
    const drew = commits(attacked(14), 5);
    expect(drew.heard('loser-drew')).toMatchObject([{ seat: 1 }]);
    expect(drew.g.players[1]!.hand).toHaveLength(1);
  });
  test('SC-7.6: the person loses popularity for its workers as usual', () => {
    const t = commits(attacked(10, { popularity: 5 }), 1);
    expect(t.g.players[0]!.popularity).toBe(3);
    t.nobodyIsAskedExcept(0, 'gain');
  });
});

describe('the Automa attacks', () => {
  test('R-140: its mech goes in and the combat comes before the gains; the person loses as usual', () => {
    // Card 6: dial 7 at power 8, up to 1 card.
    const t = attacks(6);
    expect(t.heard('combat-begun')).toMatchObject([{ seat: 1, defender: 0, place: 'B5' }]);
    expect(t.heard('automa-gained')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'combat');
    commits(t, 2);
    expect(t.heard('combat-won')).toMatchObject([{ seat: 1 }]);
    expect(t.g.units['rusviet.mech.1']!.at).toBe('home-rusviet');
    expect(t.g.units['rusviet.worker.1']!.at).toBe('home-rusviet');
    expect(t.g.players[0]!.hand).toHaveLength(1);
    expect(t.g.players[1]!.stars).toMatchObject([{ kind: 'combat' }]);
    expect(t.heard('automa-gained')).toHaveLength(1);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('SC-7.4: it wins ties as attacker, and loses them as defender', () => {
    expect(commits(attacks(6), 7).heard('combat-won')).toMatchObject([{ seat: 1 }]);
    expect(commits(attacked(6), 7).heard('combat-won')).toMatchObject([{ seat: 0 }]);
  });
  test('A2: its popularity stays 10 when workers are driven off', () => {
    expect(commits(attacks(6), 0).g.players[1]!.popularity).toBe(10);
    // Card 19, scheme I: attack a worker.
    const t = plays([19], { person: { units: { B5: ['worker*2'] } }, automa: { units: { A4: ['mech'] } } });
    expect(t.heard('drove-off')).toEqual([{ seat: 1, enemy: 0, workers: 2, place: 'B5', loss: [] }]);
    expect(t.g.units['rusviet.worker.1']!.at).toBe('home-rusviet');
    expect(t.g.players[1]!.popularity).toBe(10);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('A8: combats give it two stars, and no third, also as Saxony', () => {
    const held: Player['stars'] = [1, 2].map((turn) => ({ kind: 'combat', turn }));
    const won = (stars: Player['stars'], faction: string, units: Record<string, string[]>) =>
      commits(attacks(6, {}, { stars, faction, units }), 0).g.players[1]!.stars.length;
    expect(won(held.slice(1), 'nordic', { A4: ['mech'] })).toBe(2);
    expect(won(held, 'nordic', { A4: ['mech'] })).toBe(2);
    expect(won(held, 'saxony', { A4: ['mech'] })).toBe(2);
  });
  test('SC-11.2: its sixth star by a combat ends the match before its gains', () => {
    const stars: Player['stars'] = [1, 2, 3, 4, 5].map((turn) => ({ kind: 'tracker', turn }));
    const t = commits(attacks(6, {}, { stars }), 0);
    expect(t.g.phase).toBe('over');
    expect(t.heard('automa-gained')).toEqual([]);
    t.nobodyIsAsked();
  });
  test('SC-7.9: when the match ends before the combat its unit goes back', () => {
    const stars: Player['stars'] = [1, 2, 3, 4, 5].map((turn) => ({ kind: 'objective', turn }));
    // Albion's Shield gives power before the combat, here to 16.
    const t = attacks(6, { faction: 'albion', mechs: ['shield'], power: 14, stars });
    expect(t.heard('sixth-star')).toEqual([{ seat: 0 }]);
    expect(t.g.units['nordic.mech.1']!.at).toBe('A4');
    t.nobodyIsAsked();
  });
});

describe('R-141: Traps', () => {
  const solo = (penalty: Penalty, hand: number[] = []) =>
    plays([3], {
      person: { faction: 'togawa', units: {} },
      automa: { power: 2, coins: 5, hand, units: { A4: ['worker'], A5: ['worker'] } },
      also: (g) => {
        g.tokens.B5 = { kind: 'trap', seat: 0, penalty, armed: true };
      },
    });
  test('R-141: the Automa springs a Trap like anybody, and loses what it has', () => {
    const t = solo('coins');
    expect(t.heard('trap-sprung')).toMatchObject([{ seat: 1, owner: 0, place: 'B5' }]);
    expect(t.g.players[1]!.coins).toBe(1);
    expect(t.g.tokens.B5).toMatchObject({ armed: false });
    t.nobodyIsAskedExcept(0, 'turn');
    // 2 power lost of 3, and 3 gained by the card.
    expect(solo('power').g.players[1]!.power).toBe(3);
    expect(solo('combatCards', [2, 3, 4]).g.players[1]!.hand).toHaveLength(1);
  });
  test('A2: but no popularity', () => {
    const t = solo('popularity');
    expect(t.g.players[1]!.popularity).toBe(10);
    expect(t.heard('trap-sprung')).toMatchObject([{ loss: [] }]);
  });
});
