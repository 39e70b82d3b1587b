import { describe, expect, test } from 'vitest';
import { damage, round } from './rounds.ts';

/** Combat cards whose effect is no matter of one blow: on the next round, on stacks, hands and decks. */

describe('MEQ-7.6: what depends on the round before', () => {
  const waited = (waiting: string, card: string, more: object = {}) => ({ waiting: [waiting], card, ...more });
  test('Aimed Shot: +3 if the other side repeats its type, not if it changes it, not if it had none', () => {
    expect(damage('aimed_shot', { card: 'volley', lastType: 'ranged' })).toEqual([2, 4]);
    expect(damage('aimed_shot', { card: 'volley', lastType: 'melee' })).toEqual([2, 1]);
    expect(damage('aimed_shot', { card: 'volley', lastType: null })).toEqual([2, 1]);
  });
  test('Fall Back cancels melee, Rush ranged', () => {
    expect(damage(waited('fall_back', 'hack'), 'crush')).toEqual([0, 1]);
    expect(damage(waited('fall_back', 'hack'), 'volley')).toEqual([2, 0]);
    expect(damage(waited('rush', 'hack'), 'volley')).toEqual([0, 1]);
    expect(damage(waited('rush', 'hack'), 'overpower')).toEqual([2, 0]);
  });
  test('Volley and Hide help ranged cards, Overpower melee cards', () => {
    expect(damage(waited('volley', 'crossbow_shot'), 'rest')).toEqual([0, 6]);
    expect(damage(waited('volley', 'sweep'), 'rest')).toEqual([0, 3]);
    expect(damage(waited('hide', 'volley'), 'crossbow_shot')).toEqual([0, 2]);
    expect(damage(waited('hide', 'overpower'), 'crossbow_shot')).toEqual([2, 2]);
    expect(damage(waited('overpower', 'sweep'), 'rest')).toEqual([0, 5]);
    expect(damage(waited('overpower', 'crossbow_shot'), 'rest')).toEqual([0, 4]);
  });
  test('Concentrate, Dodge and Expose Weakness help any card', () => {
    expect(damage(waited('concentrate', 'rest'), 'sweep')).toEqual([1, 2]);
    expect(damage(waited('dodge', 'rest'), 'sweep')).toEqual([1, 0]);
    expect(damage(waited('expose_weakness', 'rest'), 'sweep')).toEqual([3, 2]);
  });
  test('they do not help a card that is canceled', () => {
    expect(damage(waited('concentrate', 'overpower'), 'evade')).toEqual([0, 0]);
    expect(damage(waited('concentrate', 'overpower'), 'earthquake')).toEqual([4, 0]);
  });
  test('Anticipate has done its work when the cards lie there', () => {
    expect(damage(waited('anticipate', 'hack'), 'sweep')).toEqual([3, 2]);
  });
  test('Set Trap: 2 damage to who plays melee, not to a card that is canceled', () => {
    expect(damage(waited('set_trap', 'rest'), 'block')).toEqual([0, 2]);
    expect(damage(waited('set_trap', 'rest'), 'dodge')).toEqual([0, 0]);
    expect(damage(waited('set_trap', 'evade'), 'overpower')).toEqual([0, 0]);
    // A trap hurts although its own side's card is canceled.
    expect(damage(waited('set_trap', 'hack'), { card: 'overpower', waiting: ['fall_back'] })).toEqual([2, 2]);
  });
  test('Flaming Arrow: the printed defense of the other card becomes 0', () => {
    expect(damage(waited('flaming_arrow', 'sweep'), 'dodge')).toEqual([0, 3]);
    expect(damage(waited('flaming_arrow', 'sweep'), 'parry')).toEqual([1, 3]);
    expect(damage(waited('flaming_arrow', 'sweep'), 'block')).toEqual([0, 1]);
  });
  test('Concussive Shot cancels what has printed defense 2, Shield Smash what costs 2', () => {
    expect(damage(waited('concussive_shot', 'rest'), 'volley')).toEqual([0, 0]);
    expect(damage(waited('concussive_shot', 'rest'), 'parry')).toEqual([1, 0]);
    expect(damage(waited('concussive_shot', 'rest'), 'block')).toEqual([0, 0]);
    expect(damage(waited('shield_smash', 'rest'), 'eviscerate')).toEqual([0, 0]);
    expect(damage(waited('shield_smash', 'rest'), 'trample')).toEqual([2, 0]);
  });
  test.each(['heightened_senses', 'outmaneuver'])('%s cancels what is not of the type that was named', (waiting) => {
    expect(damage(waited(waiting, 'rest', { declared: 'melee' }), 'volley')).toEqual([0, 0]);
    expect(damage(waited(waiting, 'rest', { declared: 'ranged' }), 'volley')).toEqual([2, 0]);
    expect(damage(waited(waiting, 'rest', { declared: 'ranged' }), 'sweep')).toEqual([3, 0]);
    expect(round(waited(waiting, 'rest', { declared: 'melee' }), { card: 'quick_shot' }).foe.canceled).toBe(false);
  });
});

describe('MEQ-7.6: what counts the stack, and what moves cards', () => {
  test('Focused Assault counts the other melee cards of its stack, Brutal Finisher all others', () => {
    const stack = ['hack', 'volley', 'sweep'];
    expect(damage({ card: 'focused_assault', stack }, 'sweep')).toEqual([1, 2]);
    expect(damage({ card: 'brutal_finisher', stack }, 'sweep')).toEqual([2, 6]);
  });
  test('Execute defeats whom has printed defense 0, whatever its health, and nobody else (T-24)', () => {
    expect(round({ card: 'execute' }, { card: 'sweep', health: 99 }).foeDefeated).toBe(true);
    expect(round({ card: 'execute' }, { card: 'block' }).foeDefeated).toBe(false);
    expect(round({ card: 'sweep' }, { card: 'execute' }).heroDefeated).toBe(true);
    expect(round({ card: 'execute' }, { card: 'evade' }).foeDefeated).toBe(false);
  });
  test('A-15: without a card nothing is printed; what exhaustion cancels keeps its face', () => {
    expect(round({ card: 'execute' }, { card: null }).foeDefeated).toBe(false);
    expect(round({ card: 'execute' }, { card: null, exhausted: true }).foeDefeated).toBe(false);
    expect(damage('attack_of_opportunity', { card: null })).toEqual([0, 2]);
    expect(round({ card: 'execute' }, { card: 'sweep', strength: 0 })).toMatchObject({
      foeDefeated: true,
      foe: { exhausted: true, canceled: true },
    });
    expect(damage('attack_of_opportunity', { card: 'sweep', strength: 0 })).toEqual([0, 7]);
    expect(damage('crushing_blow', { card: 'parry', strength: 0 })).toEqual([0, 4]);
  });
  test('Trample and Overhead Swing make the other side discard as many as it has', () => {
    expect(round({ card: 'trample' }, { card: 'rest', hand: ['hack', 'hack'] }).foe.discards).toBe(1);
    expect(round({ card: 'overhead_swing' }, { card: 'rest', hand: ['hack', 'hack', 'hack'] }).foe.discards).toBe(2);
    expect(round({ card: 'overhead_swing' }, { card: 'rest', hand: ['hack'] }).foe.discards).toBe(1);
    expect(round({ card: 'trample' }, { card: 'rest', hand: [] }).foe.discards).toBe(0);
    expect(round({ card: 'rest', hand: ['hack', 'hack'] }, { card: 'overhead_swing' }).hero.discards).toBe(2);
  });
  test('Wear Down hurts by the printed attack of what is discarded; without a card it does not hurt', () => {
    expect(round({ card: 'wear_down' }, { card: 'rest', hand: ['crossbow_shot'] }).foe).toMatchObject({
      damage: 4,
      discards: 1,
    });
    expect(round({ card: 'wear_down' }, { card: 'rest', hand: [] }).foe).toMatchObject({ damage: 0, discards: 0 });
    expect(round({ card: 'rest', hand: ['sweep'] }, { card: 'wear_down' }).hero).toMatchObject({
      damage: 3,
      discards: 1,
    });
    expect(round({ card: 'wear_down' }, { card: 'enraged', hand: ['crossbow_shot'] }).foe.damage).toBe(1);
  });
  test('Shrewd Planning takes a card of the stack back, never itself (A-13)', () => {
    expect(round({ card: 'shrewd_planning', stack: ['sweep'] }, { card: 'rest' }).hero).toMatchObject({
      returned: 1,
      stack: ['shrewd_planning'],
    });
    expect(round({ card: 'shrewd_planning' }, { card: 'rest' }).hero).toMatchObject({
      returned: 0,
      stack: ['shrewd_planning'],
    });
  });
  test('Hamstring puts the top of the other deck under the stack if damage was dealt', () => {
    expect(
      round({ card: 'hamstring' }, { card: 'sweep', stack: ['hack'], deck: ['crush', 'parry'] }).foe.stack,
    ).toEqual(['crush', 'hack', 'sweep']);
    expect(round({ card: 'hamstring' }, { card: 'dodge', deck: ['crush'] }).foe.stack).toEqual(['dodge']);
    expect(round({ card: 'hamstring' }, { card: 'sweep', deck: [] }).foe.stack).toEqual(['sweep']);
    expect(round({ card: 'rest', life: ['block', 'sweep', 'hack'] }, { card: 'hamstring' }).hero).toMatchObject({
      damage: 2,
      stack: ['hack', 'rest'],
    });
  });
  test('Rest draws up to 2 of rest and life pool, after the damage of the round (A-21)', () => {
    expect(round({ card: 'rest', life: ['hack'], rest: ['hack', 'hack'] }, { card: 'rest' }).hero.draws).toBe(2);
    expect(round({ card: 'rest', life: ['hack', 'hack', 'hack'], rest: [] }, { card: 'volley' }).hero.draws).toBe(1);
    expect(round({ card: 'rest', life: ['hack', 'hack'], rest: [] }, { card: 'volley' }).hero.draws).toBe(0);
    expect(round({ card: 'rest' }, { card: 'evade' }).hero.draws).toBe(0);
  });
  test('Strategize: the other side tells what it holds, in both directions', () => {
    expect(round({ card: 'strategize' }, { card: 'rest', hand: ['hack', 'volley', 'hide'] }).foe.tells).toEqual({
      ranged: 2,
      melee: 1,
    });
    expect(round({ card: 'rest', hand: ['hack'] }, { card: 'strategize' }).hero.tells).toEqual({ ranged: 0, melee: 1 });
    expect(round({ card: 'strategize' }, { card: 'charge' }).foe.tells).toBeNull();
  });
  test('Retreat: the hero may leave if he took no damage at all, and a foe never does', () => {
    expect(round({ card: 'retreat' }, { card: 'overpower' }).mayRetreat).toBe(true);
    expect(round({ card: 'retreat' }, { card: 'sweep' }).mayRetreat).toBe(false);
    expect(round({ card: 'retreat' }, { card: 'charge' }).mayRetreat).toBe(false);
    expect(round({ card: 'rest' }, { card: 'retreat' }).mayRetreat).toBe(false);
    expect(round({ card: 'retreat', hand: ['hack'] }, { card: 'wear_down' }).mayRetreat).toBe(false);
  });
  test('Endure: rest pool and stack go into the life pool if the foe is defeated', () => {
    expect(round({ card: 'endure' }, { card: 'rest', health: 3 }).hero.recovers).toBe(true);
    expect(round({ card: 'endure' }, { card: 'rest', health: 4 }).hero.recovers).toBe(false);
    expect(round({ card: 'sweep' }, { card: 'rest', health: 3 }).hero.recovers).toBe(false);
    expect(round({ card: 'endure', strength: 1 }, { card: 'rest', health: 3, tokens: 3 }).hero.recovers).toBe(false);
  });
});
