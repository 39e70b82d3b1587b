import { describe, expect, test } from 'vitest';
import { monsters } from '#games/middle-earth-quest/printed/combat/foes';
import { POWERS } from '#games/middle-earth-quest/rules/combat/powers/all';
import { round } from './rounds.ts';

/** MEQ-7.14: what a monster can do besides its cards. */

const against = (id: string) => (hero: object, foe: object) => round(hero, { id, ...foe });

describe('MEQ-7.14: the power of every monster', () => {
  test('there is a rule for each, and each is tested below', () => {
    expect([...monsters.values()].map(({ power }) => power.id).sort()).toEqual(Object.keys(POWERS).sort());
  });
  test('Crebain: attack over defense of a ranged card becomes influence (T-35)', () => {
    const play = against('crebain');
    expect(play({ card: 'rest' }, { card: 'quick_shot' })).toMatchObject({ hero: { damage: 0 }, influence: 1 });
    expect(play({ card: 'overpower' }, { card: 'crossbow_shot' })).toMatchObject({ hero: { damage: 0 }, influence: 2 });
    expect(play({ card: 'rest' }, { card: 'sweep' })).toMatchObject({ hero: { damage: 3 }, influence: 0 });
    expect(play({ card: 'charge' }, { card: 'fall_back' })).toMatchObject({ hero: { damage: 0 }, influence: 0 });
  });
  test('A-18: extra damage and traps stay damage', () => {
    const play = against('crebain');
    expect(play({ card: 'rest' }, { card: 'poison_arrow' })).toMatchObject({ hero: { damage: 2 }, influence: 2 });
    expect(play({ card: 'reckless' }, { card: 'quick_shot' })).toMatchObject({ hero: { damage: 2 }, influence: 1 });
    expect(play({ card: 'rest' }, { card: 'quick_shot', waiting: ['set_trap'] })).toMatchObject({
      hero: { damage: 2 },
      influence: 1,
    });
  });
  test('R-420: who is dealt at most 1 damage gives at most 1 influence; what became influence comes not back and hurts nobody', () => {
    const play = against('crebain');
    expect(play({ card: 'enraged' }, { card: 'crossbow_shot' })).toMatchObject({ hero: { damage: 0 }, influence: 1 });
    expect(play({ card: 'enraged' }, { card: 'poison_arrow' })).toMatchObject({ hero: { damage: 0 }, influence: 1 });
    expect(play({ card: 'retaliate' }, { card: 'crossbow_shot' })).toMatchObject({ foe: { damage: 0 }, influence: 4 });
    expect(play({ card: 'retreat' }, { card: 'crossbow_shot' })).toMatchObject({ mayRetreat: true, influence: 2 });
  });
  test('Agent: 1 corruption once in a combat, when a ranged card deals damage', () => {
    const play = against('agent');
    expect(play({ card: 'rest' }, { card: 'quick_shot' }).corruption).toBe(1);
    expect(play({ card: 'rest' }, { card: 'quick_shot', powerUsed: true }).corruption).toBe(0);
    expect(play({ card: 'dodge' }, { card: 'quick_shot' }).corruption).toBe(0);
    expect(play({ card: 'rest' }, { card: 'sweep' }).corruption).toBe(0);
    expect(play({ card: 'dodge' }, { card: 'quick_shot', waiting: ['set_trap'] }).corruption).toBe(0);
  });
  test('Snaga: ranged cards attack with 1 more; Huorn: melee cards', () => {
    expect(against('snaga')({ card: 'rest' }, { card: 'volley' }).hero.damage).toBe(3);
    expect(against('snaga')({ card: 'rest' }, { card: 'sweep' }).hero.damage).toBe(3);
    expect(against('snaga')({ card: 'charge' }, { card: 'volley' }).hero.damage).toBe(0);
    expect(against('snaga')({ card: 'deadly_finesse' }, { card: 'volley' }).hero.damage).toBe(2);
    expect(against('huorn')({ card: 'rest' }, { card: 'sweep' }).hero.damage).toBe(4);
    expect(against('huorn')({ card: 'rest' }, { card: 'volley' }).hero.damage).toBe(2);
    // Reversal takes the attack that is printed: the card is canceled before anything is added to it.
    expect(against('huorn')({ card: 'reversal' }, { card: 'smash' })).toMatchObject({
      foe: { damage: 2 },
      hero: { damage: 0 },
    });
  });
  test('Orc: 1 more damage if both play melee, also if its attack dealt none', () => {
    const play = against('orc');
    expect(play({ card: 'block' }, { card: 'hack' }).hero.damage).toBe(1);
    expect(play({ card: 'dodge' }, { card: 'hack' }).hero.damage).toBe(0);
    expect(play({ card: 'block' }, { card: 'volley' }).hero.damage).toBe(0);
    expect(play({ card: 'rest' }, { card: 'hack', strength: 0, stack: ['sweep'] }).hero.damage).toBe(0);
    // that damage is none of the attack.
    expect(play({ card: 'block' }, { card: 'eviscerate' }).hero.damage).toBe(1);
    expect(play({ card: 'retaliate' }, { card: 'hack' })).toMatchObject({ hero: { damage: 3 }, foe: { damage: 3 } });
  });
  test('Barrow-wight: heals 1 after a ranged card, unless it is defeated', () => {
    const play = against('barrow_wight');
    expect(play({ card: 'rest' }, { card: 'volley', tokens: 2 }).foe.tokens).toBe(1);
    expect(play({ card: 'rest' }, { card: 'volley', tokens: 0 }).foe.tokens).toBe(0);
    expect(play({ card: 'rest' }, { card: 'sweep', tokens: 2 }).foe.tokens).toBe(2);
    expect(play({ card: 'sweep' }, { card: 'volley', tokens: 2, health: 4 }).foe.tokens).toBe(2);
    expect(play({ card: 'sweep' }, { card: 'volley', tokens: 2, health: 3 })).toMatchObject({
      foeDefeated: true,
      foe: { tokens: 3 },
    });
    expect(play({ card: 'charge' }, { card: 'volley', tokens: 2 }).foe.tokens).toBe(4);
  });
  test('Southron: melee cards cost 1 less, those of the stack too, and never less than 0', () => {
    const play = against('southron');
    const exhausted = (stack: string[], card: string, strength: number) =>
      play({ card: 'rest' }, { card, stack, strength }).foe.exhausted;
    expect(exhausted([], 'eviscerate', 1)).toBe(false);
    expect(exhausted([], 'eviscerate', 0)).toBe(true);
    expect(exhausted(['eviscerate', 'reckless'], 'eviscerate', 4)).toBe(false);
    expect(exhausted(['eviscerate', 'reckless'], 'eviscerate', 3)).toBe(true);
    expect(exhausted(['hack', 'hack', 'volley'], 'volley', 3)).toBe(true);
    expect(exhausted(['hack', 'hack', 'volley'], 'volley', 4)).toBe(false);
    // what a card costs now is what Shield Smash looks at.
    expect(play({ card: 'rest', waiting: ['shield_smash'] }, { card: 'eviscerate' }).foe.canceled).toBe(false);
    expect(play({ card: 'rest', waiting: ['shield_smash'] }, { card: 'reckless' }).foe.canceled).toBe(true);
  });
  test('Dunlending: 1 more damage if the defense of a melee card keeps off some', () => {
    const play = against('dunlending');
    expect(play({ card: 'sweep' }, { card: 'parry' })).toMatchObject({ hero: { damage: 2 }, foe: { damage: 0 } });
    expect(play({ card: 'rest' }, { card: 'parry' }).hero.damage).toBe(1);
    expect(play({ card: 'sweep' }, { card: 'eviscerate' }).hero.damage).toBe(2 + 2);
    expect(play({ card: 'sweep' }, { card: 'dodge' }).hero.damage).toBe(0);
    expect(play({ card: 'smash' }, { card: 'overpower' }).hero.damage).toBe(1);
  });
  test('Warg Rider: a melee card at the bottom of its stack costs nothing', () => {
    const play = against('warg_rider');
    const exhausted = (stack: string[], card: string, strength: number) =>
      play({ card: 'rest' }, { card, stack, strength }).foe.exhausted;
    expect(exhausted([], 'reckless', 0)).toBe(false);
    expect(exhausted([], 'volley', 1)).toBe(true);
    expect(exhausted(['reckless'], 'smash', 2)).toBe(false);
    expect(exhausted(['reckless'], 'smash', 1)).toBe(true);
    expect(exhausted(['volley', 'reckless'], 'hack', 4)).toBe(true);
  });
  test('Uruk-hai: a melee card that deals damage lets it draw, if its deck has a card', () => {
    const play = against('uruk_hai');
    expect(play({ card: 'rest' }, { card: 'sweep' }).foe.mayDraw).toBe(1);
    expect(play({ card: 'rest' }, { card: 'sweep', deck: [] }).foe.mayDraw).toBe(0);
    expect(play({ card: 'block' }, { card: 'sweep' }).foe.mayDraw).toBe(0);
    expect(play({ card: 'rest' }, { card: 'volley' }).foe.mayDraw).toBe(0);
  });
  test('Giant Spider: 2 damage of a melee card make the hero discard, with what its card does besides', () => {
    const play = against('giant_spider');
    const hand = ['hack', 'hack', 'hack'];
    expect(play({ card: 'rest', hand }, { card: 'smash' }).hero.discards).toBe(1);
    expect(play({ card: 'rest', hand }, { card: 'hack' }).hero.discards).toBe(1);
    expect(play({ card: 'dodge', hand }, { card: 'hack' }).hero.discards).toBe(0);
    expect(play({ card: 'overpower', hand }, { card: 'sweep' }).hero.discards).toBe(0);
    expect(play({ card: 'rest', hand }, { card: 'volley' }).hero.discards).toBe(0);
    expect(play({ card: 'rest', hand }, { card: 'overhead_swing' }).hero.discards).toBe(3);
    expect(play({ card: 'enraged', hand }, { card: 'sweep' }).hero.discards).toBe(0);
    // extra damage makes a hit bigger.
    expect(play({ card: 'expose_weakness', hand }, { card: 'eviscerate' }).hero.discards).toBe(1);
  });
  test('Cave Troll: its ranged card cancels a melee card, even if it is canceled in the same step (A-16)', () => {
    const play = against('cave_troll');
    expect(play({ card: 'overpower' }, { card: 'volley' })).toMatchObject({ hero: { canceled: true, damage: 2 } });
    expect(play({ card: 'sweep' }, { card: 'volley' }).hero.canceled).toBe(false);
    expect(play({ card: 'volley' }, { card: 'volley' }).hero.canceled).toBe(false);
    expect(play({ card: 'overpower' }, { card: 'overpower' }).hero.canceled).toBe(false);
    expect(play({ card: 'charge' }, { card: 'volley' })).toMatchObject({
      hero: { canceled: true, damage: 0 },
      foe: { canceled: true, damage: 0 },
    });
    expect(play({ card: 'overpower' }, { card: 'volley', strength: 0 }).hero.canceled).toBe(false);
  });
  test('Oliphaunt: of the damage of a melee card 1 comes from the hand, if there is a hand', () => {
    const play = against('oliphaunt');
    expect(play({ card: 'rest', hand: ['hack'] }, { card: 'sweep' }).hero.fromHand).toBe(1);
    expect(play({ card: 'rest', hand: [] }, { card: 'sweep' }).hero.fromHand).toBe(0);
    expect(play({ card: 'block', hand: ['hack'] }, { card: 'sweep' }).hero.fromHand).toBe(0);
    expect(play({ card: 'rest', hand: ['hack'] }, { card: 'volley' }).hero.fromHand).toBe(0);
    // The card is gone before it could be discarded.
    expect(play({ card: 'rest', hand: ['hack'] }, { card: 'trample' }).hero).toMatchObject({
      fromHand: 1,
      discards: 0,
    });
  });
  test('Balrog: 3 damage of a melee card, and the hero plays by chance next round', () => {
    const play = against('balrog');
    expect(play({ card: 'rest' }, { card: 'sweep' }).hero.randomNext).toBe(true);
    expect(play({ card: 'rest' }, { card: 'smash' }).hero.randomNext).toBe(false);
    expect(play({ card: 'rest' }, { card: 'crossbow_shot' }).hero.randomNext).toBe(false);
    expect(play({ card: 'enraged' }, { card: 'crush' }).hero.randomNext).toBe(false);
  });
  test('no power works with a card that is canceled, or when it is exhausted', () => {
    expect(against('huorn')({ card: 'evade' }, { card: 'smash' }).hero.damage).toBe(0);
    expect(against('oliphaunt')({ card: 'rest' }, { card: 'sweep', exhausted: true, waiting: [] }).hero.damage).toBe(0);
    expect(against('barrow_wight')({ card: 'rest' }, { card: 'volley', strength: 0, tokens: 2 }).foe.tokens).toBe(2);
  });
});
