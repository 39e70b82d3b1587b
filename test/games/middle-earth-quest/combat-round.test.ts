import { describe, expect, test } from 'vitest';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { fight, type Round } from '#games/middle-earth-quest/rules/combat/round/round';
import { damage, reasons, round } from './rounds.ts';

describe('MEQ-7.5: cost, strength and exhaustion', () => {
  test('T-17: up to the strength nothing happens, above it the side is exhausted and the new card is canceled', () => {
    const side = { strength: 5, stack: ['reckless'] };
    expect(round({ ...side, card: 'smash' }, { card: 'rest' }).hero).toMatchObject({
      exhausted: false,
      canceled: false,
    });
    expect(round({ ...side, stack: ['reckless', 'smash'], card: 'smash' }, { card: 'sweep' })).toMatchObject({
      hero: { exhausted: true, canceled: true, damage: 3, stack: ['reckless', 'smash', 'smash'] },
      foe: { damage: 0 },
    });
  });
  test('what cannot be canceled is canceled by exhaustion', () => {
    expect(round({ card: 'sweep', strength: 0 }, { card: 'rest' }).hero).toMatchObject({
      exhausted: true,
      canceled: true,
    });
    expect(damage({ card: 'block', strength: 0 }, 'sweep')).toEqual([3, 0]);
  });
  test('a side without a card declares exhaustion; a card is not canceled where there is none', () => {
    expect(round({ card: null }, { card: 'sweep' })).toMatchObject({
      hero: { exhausted: true, canceled: false, damage: 3 },
    });
    expect(round({ card: null, exhausted: true }, { card: 'sweep' }).hero).toMatchObject({
      exhausted: true,
      damage: 3,
    });
  });
  test('what waited for an exhausted side is gone, also when it is exhausted in this very round', () => {
    expect(damage({ card: null, waiting: ['set_trap'] }, 'sweep')).toEqual([3, 0]);
    expect(damage({ card: 'rest', waiting: ['set_trap'] }, 'sweep')).toEqual([3, 2]);
    expect(damage({ card: 'smash', strength: 0, waiting: ['set_trap'] }, 'sweep')).toEqual([3, 0]);
    expect(damage({ card: null, exhausted: true, waiting: ['dodge', 'expose_weakness'] }, 'sweep')).toEqual([3, 0]);
    expect(round({ card: 'fall_back', strength: 0 }, { card: 'rest' }).hero.waiting).toEqual([]);
    expect(round({ card: 'dodge', strength: 2, waiting: ['fall_back'] }, { card: 'overpower' }).foe.canceled).toBe(
      false,
    );
  });
  test('both exhausted and nobody defeated is a draw; otherwise it is none', () => {
    expect(round({ card: null }, { card: null })).toMatchObject({
      draw: true,
      heroDefeated: false,
      foeDefeated: false,
    });
    expect(round({ card: null, exhausted: true }, { card: 'smash', strength: 1 }).draw).toBe(true);
    expect(round({ card: null }, { card: 'sweep' }).draw).toBe(false);
    expect(round({ card: null, life: [], hand: [] }, { card: null })).toMatchObject({
      draw: false,
      heroDefeated: true,
    });
    expect(round({ card: null }, { card: null, health: 3, tokens: 3 })).toMatchObject({
      draw: false,
      foeDefeated: true,
    });
  });
  test('A-14, A-20: what Ready makes free costs nothing and leaves the stack; what it promises stays', () => {
    const ready = { waiting: ['ready'], stack: ['reckless', 'ready'], strength: 3 };
    expect(round({ ...ready, card: 'volley' }, { card: 'rest' })).toMatchObject({
      hero: { exhausted: false, stack: ['reckless', 'ready'], waiting: ['volley'] },
      foe: { damage: 2 },
    });
    expect(round({ ...ready, card: 'smash' }, { card: 'rest' }).hero).toMatchObject({
      exhausted: true,
      stack: ['reckless', 'ready', 'smash'],
    });
    // It is free before anything could cancel it, and leaves all the same.
    expect(round({ ...ready, card: 'volley' }, { card: 'charge' }).hero).toMatchObject({
      exhausted: false,
      canceled: true,
      stack: ['reckless', 'ready'],
      waiting: [],
    });
    // Shield Smash does not reach it.
    expect(round({ ...ready, card: 'volley' }, { card: 'rest', waiting: ['shield_smash'] }).hero.canceled).toBe(false);
  });
});

describe('MEQ-7.7: cancels', () => {
  test('T-19: Evade against Charge: both are canceled', () => {
    expect(round({ card: 'evade' }, { card: 'charge' })).toMatchObject({
      hero: { canceled: true, damage: 0 },
      foe: { canceled: true, damage: 0 },
    });
  });
  test('T-20: Charge against Quick Shot: it is not canceled', () => {
    expect(damage('charge', 'quick_shot')).toEqual([1, 2]);
    expect(round({ card: 'charge' }, { card: 'quick_shot' }).foe.canceled).toBe(false);
  });
  test('a card that is canceled promises nothing for the next round; one that is not does', () => {
    expect(round({ card: 'fall_back' }, { card: 'charge' }).hero.waiting).toEqual([]);
    expect(round({ card: 'fall_back' }, { card: 'overpower' }).hero.waiting).toEqual(['fall_back']);
    expect(round({ card: 'sweep' }, { card: 'concentrate' }).foe.waiting).toEqual(['concentrate']);
  });
  test('it has no type: nothing that looks for one works', () => {
    expect(damage({ card: 'parry', waiting: ['fall_back'] }, { card: 'sweep' })).toEqual([0, 1]);
    expect(damage({ card: 'hack', waiting: ['fall_back'] }, { card: 'overpower' })).toEqual([0, 1]);
    expect(damage({ card: 'aimed_shot', waiting: ['fall_back'] }, { card: 'rest', lastType: 'melee' })).toEqual([0, 3]);
  });
  test('mutual cancels of Crushing Blow and Evade', () => {
    expect(round({ card: 'crushing_blow' }, { card: 'evade' })).toMatchObject({
      hero: { canceled: true },
      foe: { canceled: false },
    });
    expect(round({ card: 'crushing_blow' }, { card: 'crushing_blow' })).toMatchObject({
      hero: { canceled: true, damage: 0 },
      foe: { canceled: true, damage: 0 },
    });
  });
  test('Reversal that is canceled cancels all the same, and gains nothing', () => {
    expect(round({ card: 'reversal' }, { card: 'overpower', waiting: ['fall_back'] })).toMatchObject({
      hero: { canceled: true, damage: 0 },
      foe: { canceled: true, damage: 0 },
    });
    expect(damage('reversal', 'reversal')).toEqual([0, 0]);
    expect(damage({ card: 'reversal', waiting: ['fall_back'] }, 'reckless')).toEqual([0, 5]);
    expect(damage('reversal', { card: 'reckless', strength: 0 })).toEqual([0, 0]);
  });
});

describe('MEQ-7.8: printed values, lowering, and bonuses', () => {
  test('T-21: Deadly Finesse against Block', () => {
    expect(damage('deadly_finesse', 'block')).toEqual([0, 2]);
  });
  test('A-6: what an effect sets to 0 is not raised in this round; what is printed as 0 is (A-19)', () => {
    expect(damage('smash', 'parry')).toEqual([0, 2]);
    expect(damage('smash', { card: 'overpower', waiting: ['dodge'] })).toEqual([1, 2]);
    expect(damage('sweep', { card: 'rest', waiting: ['dodge'] })).toEqual([0, 1]);
    expect(damage('smash', { card: 'rest', waiting: ['dodge'] })).toEqual([0, 2]);
    expect(damage('sweep', { card: 'focused_assault', stack: ['hack', 'hack'] })).toEqual([2, 1]);
    expect(damage('smash', { card: 'focused_assault', stack: ['hack', 'hack'] })).toEqual([1, 2]);
  });
  test('A-6 as an option: with `free` it is raised', () => {
    const enter = (who: string, id: string) => ({
      ...{ who, strength: 9, card: combatCard(id), exhausted: false, stack: [], waiting: [] },
      ...{ declared: null, lastType: null, hand: [] },
    });
    const given: Round = {
      ...{ hero: enter('hero', 'smash'), foe: enter('gothmog', 'parry'), power: null, powerUsed: false },
      zero: 'free',
    };
    expect(fight(given).foe.defense).toBe(2);
    expect(fight({ ...given, zero: 'locked' }).foe.defense).toBe(0);
  });
  test('A-19: the floor of Block holds after lowering, and bonuses come on top', () => {
    expect(damage('reckless', { card: 'block', waiting: ['dodge'] })).toEqual([0, 0]);
    expect(damage({ card: 'reckless', waiting: ['flaming_arrow'] }, 'block')).toEqual([0, 3]);
    expect(damage({ card: 'reckless', waiting: ['flaming_arrow'] }, { card: 'block', waiting: ['dodge'] })).toEqual([
      0, 1,
    ]);
  });
  test('values lowered to 1 are raised by bonuses', () => {
    expect(damage('deadly_finesse', { card: 'overpower', waiting: ['concentrate'] })).toEqual([3, 1]);
    expect(damage('deadly_finesse', 'deadly_finesse')).toEqual([1, 1]);
  });
});

describe('MEQ-7.6: damage', () => {
  test('T-18: Sweep against the Orc’s Hack', () => {
    expect(round({ id: 'thalin', card: 'sweep' }, { id: 'orc', card: 'hack', health: 3 })).toMatchObject({
      foe: { damage: 3 },
      hero: { damage: 3 },
      foeDefeated: true,
    });
  });
  test('T-22: Reckless against Parry', () => expect(damage('reckless', 'parry')).toEqual([3, 2]));
  test('T-23: Eviscerate against Parry', () => expect(damage('eviscerate', 'parry')).toEqual([1, 0]));
  test('Eviscerate against Reckless: both are more, and each once', () => {
    expect(damage('eviscerate', 'reckless')).toEqual([5, 2 + 2 + 2]);
    expect(damage('reckless', 'eviscerate')).toEqual([2 + 2 + 2, 5]);
  });
  test('R-420: a trap is no attack that Reckless or Eviscerate would add to', () => {
    expect(damage('reckless', { card: 'rest', waiting: ['set_trap'] })).toEqual([2, 5]);
    expect(damage({ card: 'eviscerate', waiting: ['set_trap'] }, 'block')).toEqual([0, 2]);
  });
  test('A-17: Enraged caps all damage of the round, traps and reflections included', () => {
    expect(damage({ card: 'reckless', waiting: ['set_trap'] }, 'enraged')).toEqual([6, 1]);
    expect(damage({ card: 'rest', waiting: ['set_trap'] }, 'enraged')).toEqual([4, 1]);
    expect(damage('retaliate', 'enraged')).toEqual([4, 1]);
    expect(damage('enraged', 'enraged')).toEqual([1, 1]);
    expect(damage('enraged', { card: 'retaliate' })).toEqual([1, 4]);
  });
  test('R-422: Retaliate gives back what hit it, no trap and no other reflection', () => {
    expect(damage('retaliate', { card: 'rest', waiting: ['set_trap'] })).toEqual([2, 0]);
    expect(damage({ card: 'retaliate', waiting: ['expose_weakness'] }, 'retaliate')).toEqual([2, 2]);
    expect(damage('retaliate', { card: 'sweep', waiting: ['set_trap'] })).toEqual([5, 3]);
  });
  test('Hamstring buries also when a trap alone dealt the damage', () => {
    expect(round({ card: 'hamstring', waiting: ['set_trap'] }, { card: 'block', deck: ['hack'] }).foe.stack).toEqual([
      'hack',
      'block',
    ]);
    expect(round({ card: 'hamstring' }, { card: 'block', deck: ['hack'] }).foe.stack).toEqual(['block']);
  });
});

describe('MEQ-7.9, MEQ-7.10, MEQ-7.13: who is defeated', () => {
  test('a foe with as many tokens as health, and not with one less', () => {
    expect(round({ card: 'sweep' }, { card: 'rest', health: 5, tokens: 2 }).foeDefeated).toBe(true);
    expect(round({ card: 'sweep' }, { card: 'rest', health: 6, tokens: 2 })).toMatchObject({
      foeDefeated: false,
      foe: { tokens: 5 },
    });
  });
  test('a hero without cards in life pool and hand', () => {
    expect(round({ card: 'rest', life: ['hack'], hand: ['hack'] }, { card: 'volley' }).heroDefeated).toBe(true);
    expect(round({ card: 'rest', life: ['hack', 'hack'], hand: ['hack'] }, { card: 'volley' }).heroDefeated).toBe(
      false,
    );
    expect(round({ card: 'volley', life: [], hand: ['hack', 'hack'] }, { card: 'volley' }).heroDefeated).toBe(false);
  });
  test('A-7: also if he played his last card and the round dealt no damage', () => {
    expect(round({ card: 'dodge', life: [], hand: [] }, { card: 'rest' }).heroDefeated).toBe(true);
    expect(round({ card: 'dodge', life: [], hand: ['hack'] }, { card: 'rest' }).heroDefeated).toBe(false);
    expect(round({ card: 'dodge', life: ['hack'], hand: [] }, { card: 'rest' }).heroDefeated).toBe(false);
  });
  test('A-21: what is drawn, taken back or discarded after the damage counts at the end of the round', () => {
    expect(round({ card: 'rest', life: [], hand: [], rest: ['hack'] }, { card: 'rest' }).heroDefeated).toBe(false);
    expect(round({ card: 'shrewd_planning', life: [], hand: [], stack: ['hack'] }, { card: 'rest' }).heroDefeated).toBe(
      false,
    );
    expect(round({ card: 'volley', life: [], hand: ['hack'] }, { card: 'trample' })).toMatchObject({
      hero: { discards: 1 },
      heroDefeated: true,
    });
    expect(round({ card: 'volley', life: ['hack'], hand: ['hack'] }, { card: 'trample' }).heroDefeated).toBe(false);
  });
  test('MEQ-7.13: both in one round', () => {
    expect(round({ card: 'reckless', life: ['hack'], hand: [] }, { card: 'sweep', health: 5 })).toMatchObject({
      heroDefeated: true,
      foeDefeated: true,
      draw: false,
    });
  });
});

describe('why', () => {
  test('the reasons stand in the numbered order', () => {
    const told = reasons({ card: 'reckless', waiting: ['flaming_arrow'] }, { card: 'block', waiting: ['dodge'] });
    expect(told).toEqual([
      '1 combat.strength',
      '1 combat.strength',
      '2 combat.awake',
      '2 combat.awake',
      '4 combat.lowers',
      '4 combat.floor',
      '4 combat.lowered',
      '5 combat.raises',
      '6 combat.clash',
      '6 combat.clash',
    ]);
  });
});
