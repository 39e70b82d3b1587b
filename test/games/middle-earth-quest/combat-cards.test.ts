import { describe, expect, test } from 'vitest';
import { combatCards } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { damage } from './rounds.ts';

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
