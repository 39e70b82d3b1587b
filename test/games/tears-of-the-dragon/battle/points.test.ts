import { describe, expect, test } from 'vitest';
import { strengthOf } from '#games/tears-of-the-dragon/state/pieces';
import { arena, FORSETI, GORGANUN, needs } from './arena.ts';

/** Leader points (TD-5.2 to 5.6). */

const call = { at: 'riverton', kind: 'field' as const, attacker: GORGANUN, from: 'mistwood' };
const miss = { 'defender-dice': Array(20).fill(10), 'attacker-dice': Array(20).fill(10) };

describe('T4: a leader with rating 2', () => {
  const neko = {
    pieces: {
      neko: 'riverton',
      'foot-soldier-1': { at: 'riverton', box: 'neko' },
      'foot-soldier-2': { at: 'riverton', box: 'neko' },
      'elite-guard-1': { at: 'riverton', box: 'neko' },
      'warsteed-1': 'riverton',
    },
    call: { ...call, attackers: ['warsteed-1'] },
    dice: miss,
  };
  test('gives +1 to two units', () => {
    const t = arena(neko).does(FORSETI, 'set-points', { points: { 'foot-soldier.1': 1, 'foot-soldier.2': 1 } });
    expect(needs(t.heard('volley')[0]!)).toEqual([6, 5, 5]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('or +2 to one', () => {
    const t = arena(neko).does(FORSETI, 'set-points', { points: { 'foot-soldier.1': 2 } });
    expect(needs(t.heard('volley')[0]!)).toEqual([6, 6, 4]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('but a unit of strength 6 takes only 1, because nobody rises above 7', () => {
    const t = arena(neko);
    expect(t.refused(FORSETI, 'set-points', { points: { 'elite-guard.1': 2 } })).toBe('refusal.too-many-on-one');
    t.does(FORSETI, 'set-points', { points: { 'elite-guard.1': 1, 'foot-soldier.1': 1 } });
    expect(needs(t.heard('volley')[0]!)).toEqual([7, 5, 4]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('has no third point', () => {
    expect(arena(neko).refused(FORSETI, 'set-points', { points: { 'foot-soldier.1': 3 } })).toBe('refusal.wrong-total');
  });
  test('TD-5.6: spreads his points anew each round', () => {
    const t = arena(neko).does(FORSETI, 'set-points', { points: { 'foot-soldier.1': 2 } });
    t.does(FORSETI, 'stay').does(GORGANUN, 'stay');
    expect(t.asks()).toEqual(['1 leader-points']);
    t.does(FORSETI, 'set-points', { points: { 'foot-soldier.2': 2 } });
    expect(needs(t.heard('volley')[2]!)).toEqual([6, 4, 6]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('TD-5.5: whose side attacks counts with his attack rating', () => {
    const t = arena({
      ...neko,
      pieces: { kestrel: 'riverton', 'warsteed-1': { at: 'riverton', box: 'kestrel' }, 'cavalry-1': 'riverton' },
      call: { ...call, attackers: ['kestrel', 'warsteed-1'] },
    });
    expect(t.refused(GORGANUN, 'set-points', { points: { 'warsteed.1': 4 } })).toBe('refusal.too-many-on-one');
    t.does(GORGANUN, 'set-points', { points: { 'warsteed.1': 3 } });
    expect(needs(t.heard('volley')[1]!)).toEqual([7]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('T3, TD-5.2: Kendrel, Algeron and Neko', () => {
  const three = {
    pieces: {
      kendrel: 'riverton',
      neko: 'riverton',
      algeron: 'riverton',
      'foot-soldier-1': { at: 'riverton', box: 'kendrel' },
      'foot-soldier-2': { at: 'riverton', box: 'neko' },
      'cavalry-1': { at: 'riverton', box: 'algeron' },
      'warsteed-1': 'riverton',
    },
    call: { ...call, attackers: ['warsteed-1'] },
    dice: miss,
  };
  test('the highest and one other of the owner’s choice add their ratings', () => {
    const t = arena(three);
    expect(t.asks()).toEqual(['1 second-leader']);
    expect(t.offered(FORSETI, 'pick-one', 'one')).toEqual(['algeron', 'neko']);
    t.does(FORSETI, 'pick-one', { one: 'neko' });
    expect(t.offered(FORSETI, 'set-points', 'points')).toEqual(['foot-soldier.1', 'foot-soldier.2']);
    t.does(FORSETI, 'set-points', { points: { 'foot-soldier.1': 3, 'foot-soldier.2': 2 } });
    expect(needs(t.heard('volley')[0]!)).toEqual([5, 7, 6]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('each helps only those in his own box', () => {
    const t = arena(three).does(FORSETI, 'pick-one', { one: 'neko' });
    expect(t.refused(FORSETI, 'set-points', { points: { 'foot-soldier.2': 3 } })).toBe('refusal.beyond-command');
  });
  test('the choice is asked once, not every round', () => {
    const t = arena(three).does(FORSETI, 'pick-one', { one: 'neko' }).does(FORSETI, 'set-points', { points: {} });
    t.does(FORSETI, 'stay').does(GORGANUN, 'stay');
    expect(t.asks()).toEqual(['1 leader-points']);
  });
});

test('units in the open are helped as far as the command goes', () => {
  const t = arena({
    pieces: {
      shelnor: 'riverton',
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`foot-soldier-${n}`, { at: 'riverton', box: 'shelnor' }])),
      'cavalry-1': 'riverton',
      'warsteed-1': 'riverton',
    },
    call: { ...call, attackers: ['warsteed-1'] },
    dice: miss,
  });
  expect(t.refused(FORSETI, 'set-points', { points: { 'cavalry.1': 1 } })).toBe('refusal.beyond-command');
  t.does(FORSETI, 'set-points', { points: { 'foot-soldier.6': 1 } });
  t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
});

test('TD-5.5, A2: a wizard is strengthened like a unit, but nobody by himself', () => {
  const t = arena({
    pieces: { neko: 'riverton', torin: { at: 'riverton', box: 'neko' }, 'warsteed-1': 'riverton' },
    call: { ...call, attackers: ['warsteed-1'] },
    known: { torin: [] },
    dice: miss,
  });
  t.does(FORSETI, 'set-points', { points: { torin: 1 } });
  const [own] = needs(t.heard('volley')[0]!);
  expect(own).toBe(strengthOf(t.g(), 'torin') + 1);
  const alone = arena({
    pieces: { hastur: 'riverton', 'foot-soldier-1': 'riverton' },
    call: { ...call, attackers: ['hastur'] },
    known: { hastur: ['enthrall'] },
    dice: { ...miss, 'spell-check': [1] },
  }).does(GORGANUN, 'cast-in-battle', { spell: 'enthrall' });
  expect(alone.heard('points-set')).toEqual([]);
  alone.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
});

test('nobody is asked where there are no points to give', () => {
  const t = arena({
    pieces: { 'foot-soldier-1': 'riverton', 'warsteed-1': 'riverton' },
    call: { ...call, attackers: ['warsteed-1'] },
    dice: miss,
  });
  expect(t.asks()).toEqual(['1 stay-or-retreat']);
});

test('both sides set their points at the same time, and neither sees the other’s before both are in', () => {
  const t = arena({
    pieces: {
      neko: 'riverton',
      'foot-soldier-1': { at: 'riverton', box: 'neko' },
      kestrel: 'riverton',
      'warsteed-1': { at: 'riverton', box: 'kestrel' },
    },
    call: { ...call, attackers: ['kestrel', 'warsteed-1'] },
    dice: miss,
  });
  expect(t.asks().sort()).toEqual(['0 leader-points', '1 leader-points']);
  t.does(FORSETI, 'set-points', { points: { 'foot-soldier.1': 2 } });
  expect(t.heard('points-set')).toEqual([]);
  expect(t.g().battle!.fighters.every((f) => f.points === 0)).toBe(true);
  t.does(GORGANUN, 'set-points', { points: { 'warsteed.1': 1 } });
  expect(t.heard('points-set')).toHaveLength(2);
  t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
});

test('every suggestion is a legal answer, and none is offered twice', () => {
  const army = {
    pieces: {
      kendrel: 'riverton',
      neko: 'riverton',
      'elite-guard-1': { at: 'riverton', box: 'kendrel' },
      'foot-soldier-1': { at: 'riverton', box: 'neko' },
      'foot-soldier-2': { at: 'riverton', box: 'kendrel' },
      'foot-soldier-3': { at: 'riverton', box: 'kendrel' },
      'warsteed-1': 'riverton',
    },
    call: { ...call, attackers: ['warsteed-1'] },
    dice: miss,
  };
  const t = arena(army);
  const [question] = t.open();
  const offers = t.game.actions['set-points']!.suggest!({ g: t.g(), seat: FORSETI, about: question!.about });
  expect(offers.map((offer) => offer.args.points)).toEqual([
    { 'elite-guard.1': 1, 'foot-soldier.1': 2, 'foot-soldier.2': 2 },
    { 'elite-guard.1': 1, 'foot-soldier.1': 2, 'foot-soldier.2': 1, 'foot-soldier.3': 1 },
  ]);
  for (const { args } of offers) arena(army).does(FORSETI, 'set-points', args);
});
