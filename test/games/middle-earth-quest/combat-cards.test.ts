import { describe, expect, test } from 'vitest';
import { combatCards } from '#games/middle-earth-quest/combat-cards';
import { damage, round } from './rounds.ts';

/**
 * Every combat card in rounds worked out by hand: the hero plays it, the foe answers; then damage to the hero and to the foe.
 * Plain answers: Dodge (ranged 0/4), Charge is melee 2/0 and cancels ranged cards, Overpower melee 2/2, Volley ranged 2/2.
 */
const ROUNDS: Record<string, [card: string, against: string, hero: number, foe: number][]> = {
  'quick_shot (ranged 1/0): cannot be canceled': [
    ['quick_shot', 'volley', 2, 0],
    ['quick_shot', 'charge', 2, 1],
    ['quick_shot', 'earthquake', 4, 1],
  ],
  'overdraw (ranged 2/0): +2 against ranged': [
    ['overdraw', 'volley', 2, 2],
    ['overdraw', 'overpower', 2, 0],
  ],
  'precision (ranged 2/1): the printed defense of the other card becomes 0': [
    ['precision', 'volley', 1, 2],
    ['precision', 'dodge', 0, 2],
    ['precision', 'block', 0, 0],
  ],
  'aimed_shot (ranged 3/0), its bonus below': [['aimed_shot', 'volley', 2, 1]],
  'fall_back (ranged 1/1), its next round below': [['fall_back', 'overpower', 1, 0]],
  'volley (ranged 2/2), its next round below': [['volley', 'overpower', 0, 0]],
  'parry (melee 1/1): defense +2 against melee': [
    ['parry', 'sweep', 0, 1],
    ['parry', 'crossbow_shot', 3, 1],
  ],
  'anticipate (melee 1/1): nothing in its own round': [['anticipate', 'overpower', 1, 0]],
  'attack_of_opportunity (melee 2/0): +5 if printed defense is 0': [
    ['attack_of_opportunity', 'sweep', 3, 7],
    ['attack_of_opportunity', 'parry', 1, 0],
    ['attack_of_opportunity', 'expose_weakness', 1, 1],
  ],
  'ranged_strike (ranged 1/1): +2 against ranged': [
    ['ranged_strike', 'volley', 1, 1],
    ['ranged_strike', 'sweep', 2, 1],
  ],
  'evade (ranged 0/2): cancels melee': [
    ['evade', 'overpower', 0, 0],
    ['evade', 'sweep', 1, 0],
    ['evade', 'crossbow_shot', 2, 0],
  ],
  'strategize (ranged 1/2)': [['strategize', 'overpower', 0, 0]],
  'sneak_attack (ranged 0/2): +3 if printed defense is 0': [
    ['sneak_attack', 'sweep', 1, 3],
    ['sneak_attack', 'overpower', 0, 0],
  ],
  'charge (melee 2/0): cancels ranged': [
    ['charge', 'dodge', 0, 2],
    ['charge', 'overpower', 2, 0],
  ],
  'deadly_finesse (melee 4/0): lowers attack and defense to 1': [
    ['deadly_finesse', 'crush', 4, 3],
    ['deadly_finesse', 'reckless', 1, 6],
    ['deadly_finesse', 'dodge', 0, 3],
    ['deadly_finesse', 'block', 0, 2],
    ['deadly_finesse', 'rest', 0, 4],
  ],
  'concentrate (ranged 0/0): nothing in its own round': [['concentrate', 'sweep', 3, 0]],
  'hide (ranged 0/2)': [['hide', 'sweep', 1, 0]],
  'retreat (ranged 0/2)': [['retreat', 'sweep', 1, 0]],
  'dodge (ranged 0/4)': [['dodge', 'crossbow_shot', 0, 0]],
  'rest (melee 0/0)': [['rest', 'volley', 2, 0]],
  'hack (melee 1/0): +1 against melee': [
    ['hack', 'sweep', 3, 2],
    ['hack', 'crossbow_shot', 4, 1],
  ],
  'trample (melee 2/0)': [['trample', 'sweep', 3, 2]],
  'eviscerate (melee 2/0): 2 more if it dealt damage': [
    ['eviscerate', 'sweep', 3, 4],
    ['eviscerate', 'expose_weakness', 1, 3],
    ['eviscerate', 'parry', 1, 0],
  ],
  'smash (melee 2/1): the printed defense of the other card becomes 0': [
    ['smash', 'crush', 5, 2],
    ['smash', 'dodge', 0, 2],
  ],
  'reckless (melee 5/0): 2 more if it is hit': [
    ['reckless', 'parry', 3, 2],
    ['reckless', 'rest', 0, 5],
  ],
  'block (melee 0/4): cannot be canceled, defense at least 2': [
    ['block', 'evade', 0, 0],
    ['block', 'smash', 0, 0],
    ['block', 'reckless', 1, 0],
    ['block', 'deadly_finesse', 2, 0],
  ],
  'sweep (melee 3/0): cannot be canceled': [
    ['sweep', 'evade', 0, 1],
    ['sweep', 'earthquake', 4, 3],
  ],
  'rush (melee 1/1)': [['rush', 'volley', 1, 0]],
  'overpower (melee 2/2)': [['overpower', 'sweep', 1, 2]],
  'crush (melee 3/3): +3 against melee': [
    ['crush', 'sweep', 0, 6],
    ['crush', 'volley', 0, 1],
  ],
  'poison_arrow (ranged 2/0): 2 more if it dealt damage': [
    ['poison_arrow', 'rest', 0, 4],
    ['poison_arrow', 'volley', 2, 0],
  ],
  'earthquake (ranged 4/0): cancels any card': [
    ['earthquake', 'volley', 0, 4],
    ['earthquake', 'crush', 0, 4],
    ['earthquake', 'block', 0, 0],
  ],
  'enraged (melee 4/0): takes at most 1': [
    ['enraged', 'reckless', 1, 6],
    ['enraged', 'rest', 0, 4],
  ],
  'shrewd_planning (ranged 1/0)': [['shrewd_planning', 'sweep', 3, 1]],
  'ready (ranged 0/0)': [['ready', 'sweep', 3, 0]],
  'expose_weakness (ranged 1/1)': [['expose_weakness', 'sweep', 2, 1]],
  'set_trap (ranged 2/0)': [['set_trap', 'sweep', 3, 2]],
  'endure (ranged 3/0)': [['endure', 'sweep', 3, 3]],
  'crossbow_shot (ranged 4/0): cannot be canceled': [['crossbow_shot', 'charge', 2, 4]],
  'heightened_senses (ranged 2/2)': [['heightened_senses', 'sweep', 1, 2]],
  'flaming_arrow (ranged 3/0)': [['flaming_arrow', 'dodge', 0, 0]],
  'concussive_shot (ranged 2/1)': [['concussive_shot', 'dodge', 0, 0]],
  'outmaneuver (ranged 3/3)': [['outmaneuver', 'sweep', 0, 3]],
  'retaliate (melee 0/0): as much damage as its side takes': [
    ['retaliate', 'reckless', 5, 5],
    ['retaliate', 'poison_arrow', 4, 4],
    ['retaliate', 'rest', 0, 0],
    ['retaliate', 'enraged', 4, 1],
  ],
  'focused_assault (melee 0/0), its count below': [['focused_assault', 'sweep', 3, 0]],
  'wear_down (melee 0/2): the attack of what the other side discards': [['wear_down', 'sweep', 1, 1]],
  'shield_smash (melee 0/3)': [['shield_smash', 'reckless', 2, 0]],
  'execute (melee 1/0)': [['execute', 'overpower', 2, 0]],
  'reversal (melee 0/0): the attack of a melee card, which is canceled': [
    ['reversal', 'reckless', 0, 5],
    ['reversal', 'crossbow_shot', 4, 0],
    ['reversal', 'sweep', 3, 3],
    ['reversal', 'block', 0, 0],
    ['reversal', 'deadly_finesse', 0, 4],
  ],
  'crushing_blow (melee 2/0): +2 and cancels if printed defense is at most 1': [
    ['crushing_blow', 'reckless', 0, 4],
    ['crushing_blow', 'parry', 0, 4],
    ['crushing_blow', 'overpower', 2, 0],
    ['crushing_blow', 'sweep', 3, 4],
  ],
  'hamstring (melee 2/2)': [['hamstring', 'sweep', 1, 2]],
  'overhead_swing (melee 2/1)': [['overhead_swing', 'sweep', 2, 2]],
  'brutal_finisher (melee 3/1), its count below': [['brutal_finisher', 'sweep', 2, 3]],
};

describe('MEQ-7.6: every combat card, as it is printed', () => {
  test.each(Object.entries(ROUNDS))('%s', (_, rounds) => {
    for (const [card, against, hero, foe] of rounds) {
      expect(damage(card, against), `${card} against ${against}`).toEqual([hero, foe]);
      // The same from the other side.
      expect(damage(against, card), `${against} against ${card}`).toEqual([foe, hero]);
    }
  });
  test('no card is left out', () => {
    const played = new Set(Object.values(ROUNDS).flatMap((rounds) => rounds.map(([card]) => card)));
    expect([...combatCards.keys()].filter((id) => !played.has(id))).toEqual([]);
  });
});

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
