import { describe, expect, test } from 'vitest';
import { battleView } from '#games/tears-of-the-dragon/seen/battle';
import { arena, FORSETI, GORGANUN, needs } from './arena.ts';
import { backfires, nextRound, none, torin } from './torin.ts';

/** Spells that change dice, walls and strength, and what they do when they backfire (TD-28). */

describe('TD-28.1: Bad Fortune', () => {
  test('makes the enemy roll a die of the caster’s choice again, and the new result counts', () => {
    const t = torin('bad-fortune', { dice: { 'attacker-dice': [1, 10], reroll: [9] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' });
    expect(t.asks()).toEqual(['1 reroll']);
    t.does(FORSETI, 'reroll', { die: 'warsteed.1/0' });
    expect(t.heard('die-rerolled')[0]).toMatchObject({ seat: FORSETI, was: 1 });
    expect(t.heard('hits-taken')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('need not be used in the end', () => {
    const t = torin('bad-fortune', { dice: { 'attacker-dice': [10, 10] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' }).does(FORSETI, 'reroll', { die: 'none' });
    expect(t.heard('die-rerolled')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('backfired: the opponent names one of the caster’s dice', () => {
    const t = torin('bad-fortune', { dice: { ...backfires, 'defender-dice': [1, 10], reroll: [10] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' });
    expect(t.offered(GORGANUN, 'reroll', 'die')).toEqual(['none', 'foot-soldier.1/0', 'foot-soldier.2/0']);
    t.does(GORGANUN, 'reroll', { die: 'foot-soldier.1/0' });
    expect(t.counter('warsteed-1').reduced).toBe(false);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('TD-28.1: Good Fortune', () => {
  test('rolls an own die again', () => {
    const t = torin('good-fortune', { dice: { 'defender-dice': [10, 10], reroll: [1] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'good-fortune' }).does(FORSETI, 'reroll', { die: 'foot-soldier.2/0' });
    expect(t.asks()).toEqual(['0 take-hits']);
  });
  test('backfired: the opponent rolls one of his', () => {
    const t = torin('good-fortune', { dice: { ...backfires, reroll: [1] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'good-fortune' });
    expect(t.asks()).toEqual(['0 reroll']);
    t.does(GORGANUN, 'reroll', { die: 'warsteed.1/0' });
    expect(t.asks()).toEqual(['1 take-hits']);
  });
});

describe('TD-28.2: Breach', () => {
  const storm = (dice: Record<string, number[]>) =>
    arena({
      pieces: {
        hastur: 'caer-navell',
        'warsteed-1': 'caer-navell',
        'foot-soldier-1': 'caer-navell',
        neko: 'caer-navell',
      },
      call: { at: 'caer-navell', kind: 'assault', attacker: GORGANUN, attackers: ['hastur', 'warsteed-1'], from: null },
      known: { hastur: ['breach', 'eldritch-fire'] },
      change: (g) => {
        g.inside['caer-navell'] = true;
      },
      dice: { 'defender-dice': none, 'attacker-dice': none, ...dice },
    });
  test('comes before everything else, and takes the wall and the second die for one round', () => {
    const t = storm({ 'spell-check': [1] });
    expect(t.asks()).toEqual(['0 breach-first']);
    t.does(GORGANUN, 'pick-one', { one: 'breach' }).does(FORSETI, 'set-points', { points: {} });
    expect(needs(t.heard('volley')[0]!)).toEqual([4]);
    t.does(GORGANUN, 'stay').does(GORGANUN, 'pick-one', { one: 'wait' });
    t.does(FORSETI, 'set-points', { points: {} }).does(GORGANUN, 'fight');
    expect(needs(t.heard('volley')[2]!)).toEqual([6, 6]);
    t.nobodyIsAskedExcept(GORGANUN, 'siege-or-fight');
  });
  test('backfired: the wall stands one stronger', () => {
    // Neko's points find no room any more, so nobody asks for them.
    const t = storm(backfires).does(GORGANUN, 'pick-one', { one: 'breach' });
    expect(needs(t.heard('volley')[0]!)).toEqual([7, 7]);
    t.nobodyIsAskedExcept(GORGANUN, 'siege-or-fight');
  });
  test('is not offered in the open', () => {
    expect(torin(['breach']).asks()).toEqual(['1 stay-or-retreat']);
  });
});

describe('TD-28.4: Direct Attack', () => {
  test('lets the side that hits name who takes one hit; the owner shares out the rest', () => {
    const t = torin('direct-attack', { dice: { 'defender-dice': [1, 1] } }).does(FORSETI, 'cast-in-battle', {
      spell: 'direct-attack',
    });
    expect(t.asks()).toEqual(['1 victim']);
    t.does(FORSETI, 'pick-one', { one: 'warsteed.2' });
    expect(t.asks()).toEqual(['0 take-hits']);
    t.does(GORGANUN, 'take-hits', { hits: { 'warsteed.2': 1 } });
    expect(t.counter('warsteed-2').fate).toBe('pool');
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('aims the whole attack: both hits of one that a Juggernaut has doubled', () => {
    const vilkie = { pieces: { vilkie: 'riverton' }, known: { torin: ['direct-attack'], vilkie: ['juggernaut'] } };
    const both = (dice: number[]) =>
      torin('direct-attack', { ...vilkie, dice: { 'defender-dice': dice } })
        .does(FORSETI, 'cast-in-battle', { spell: 'direct-attack' })
        .does(FORSETI, 'cast-on', { spell: 'juggernaut', target: 'foot-soldier.1' });
    const t = both([1, 10]);
    expect(t.asks()).toEqual(['1 victim']);
    t.does(FORSETI, 'pick-one', { one: 'warsteed.2' }).does(FORSETI, 'pick-one', { one: 'warsteed.2' });
    expect(t.counter('warsteed-2').fate).toBe('pool');
    expect(t.counter('warsteed-1').reduced).toBe(false);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
    // The doubled attack missed, and the other one hit: that is one hit.
    const single = both([10, 1]).does(FORSETI, 'pick-one', { one: 'warsteed.2' });
    expect(single.counter('warsteed-2').reduced).toBe(true);
    single.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('TD-15.3: is spent even if nothing hits', () => {
    const t = torin('direct-attack').does(FORSETI, 'cast-in-battle', { spell: 'direct-attack' });
    nextRound(t).does(FORSETI, 'fight');
    expect(t.heard('victim-named')).toEqual([]);
    expect(t.g().battle!.victims).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('backfired: the opponent names who takes one of his hits', () => {
    const t = torin('direct-attack', { dice: { ...backfires, 'attacker-dice': [1, 10], casualty: [6] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'direct-attack' }).does(GORGANUN, 'pick-one', { one: 'torin' });
    expect(t.counter('torin').fate).toBe('wounded');
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('TD-28.5: Eldritch Fire', () => {
  test('adds 2 and still attacks', () => {
    const t = torin('eldritch-fire').does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
    expect(needs(t.heard('volley')[0]!)).toEqual([4, 4, 5]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('lasts one round', () => {
    const t = torin('eldritch-fire').does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
    nextRound(t).does(FORSETI, 'fight');
    expect(needs(t.heard('volley')[2]!)).toEqual([4, 4, 3]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('backfired: takes 2 off, but leaves 1', () => {
    const t = torin('eldritch-fire', { dice: backfires }).does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
    expect(needs(t.heard('volley')[0]!)).toEqual([4, 4, 1]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('TD-28.6, TD-9.6: Eldritch Might', () => {
  const guard = { pieces: { 'elite-guard-1': 'riverton' } };
  test('gives +3 to another piece, up to 8', () => {
    const t = torin('eldritch-might', guard);
    expect(t.offered(FORSETI, 'cast-on', 'target', { spell: 'eldritch-might' })).not.toContain('torin');
    t.does(FORSETI, 'cast-on', { spell: 'eldritch-might', target: 'elite-guard.1' });
    // Torin himself does not attack.
    expect(needs(t.heard('volley')[0]!)).toEqual([8, 4, 4]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('backfired: the opponent gives it to one of his own', () => {
    const t = torin('eldritch-might', { dice: backfires });
    t.does(FORSETI, 'cast-on', { spell: 'eldritch-might', target: 'foot-soldier.1' });
    t.does(GORGANUN, 'pick-one', { one: 'warsteed.2' });
    expect(needs(t.heard('volley')[1]!)).toEqual([4, 7]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('TD-28.7: Eldritch Shield', () => {
  test('makes the hit of one enemy void', () => {
    const t = torin('eldritch-shield', { dice: { 'attacker-dice': [1, 1] } });
    t.does(FORSETI, 'cast-on', { spell: 'eldritch-shield', target: 'warsteed.1' });
    expect(t.heard('volley')[1]!.hits).toBe(1);
    t.nobodyIsAskedExcept(FORSETI, 'take-hits');
  });
  test('backfired: one of the caster’s own side, named by the opponent', () => {
    const t = torin('eldritch-shield', { dice: { ...backfires, 'defender-dice': [1, 10] } });
    t.does(FORSETI, 'cast-on', { spell: 'eldritch-shield', target: 'warsteed.1' });
    t.does(GORGANUN, 'pick-one', { one: 'foot-soldier.1' });
    expect(t.heard('volley')[0]!.hits).toBe(0);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('TD-28.11: Juggernaut', () => {
  test('makes one other piece’s hit count two', () => {
    const t = torin('juggernaut', { dice: { 'defender-dice': [1, 10] } });
    t.does(FORSETI, 'cast-on', { spell: 'juggernaut', target: 'foot-soldier.1' });
    expect(t.heard('volley')[0]!.hits).toBe(2);
    // The picture of the battle tells as many, though one die hit.
    const line = battleView(t.g(), 'spectator')!.lines.find(({ seat }) => seat === FORSETI)!;
    expect(line.scored).toBe(2);
    expect(line.pieces.flatMap(({ dice }) => dice).filter(({ hit }) => hit)).toHaveLength(1);
    t.nobodyIsAskedExcept(GORGANUN, 'take-hits');
  });
  test('is wasted on a miss', () => {
    const t = torin('juggernaut', { dice: { 'defender-dice': [10, 10] } });
    t.does(FORSETI, 'cast-on', { spell: 'juggernaut', target: 'foot-soldier.1' });
    expect(t.heard('volley')[0]!.hits).toBe(0);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('backfired: an enemy’s does', () => {
    const t = torin('juggernaut', { dice: { ...backfires, 'attacker-dice': [1, 10] } });
    t.does(FORSETI, 'cast-on', { spell: 'juggernaut', target: 'foot-soldier.1' }).does(GORGANUN, 'pick-one', {
      one: 'warsteed.1',
    });
    expect(t.heard('volley')[1]!.hits).toBe(2);
    t.nobodyIsAskedExcept(FORSETI, 'take-hits');
  });
});
