import { describe, expect, test } from 'vitest';
import type { Script, Table } from '#core/types';
import { berserkBattle } from '#games/tears-of-the-dragon/rules/battle/berserk';
import { controlCheck } from '#games/tears-of-the-dragon/rules/fight/dragon';
import { TERRAMAX } from '#games/tears-of-the-dragon/state/pieces';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { type Arena, type Arrangement, arena, FORSETI, GORGANUN, needs } from './arena.ts';

/** Terramax in battle (TD-23.4 to 23.8, A33, A46). */

const none = Array(30).fill(10);
const under =
  (wizard: string, berserk = false) =>
  (g: State) => {
    g.terramax = { wizard, berserk };
  };
const attack = (more: Partial<Arrangement> = {}): Arena => {
  const { pieces, dice, ...rest } = more;
  return arena({
    pieces: {
      [TERRAMAX]: 'riverton',
      'wargroup-1': 'riverton',
      hastur: 'skarn',
      'cavalry-1': 'riverton',
      'cavalry-2': 'riverton',
      ...pieces,
    },
    call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: [TERRAMAX, 'wargroup-1'], from: 'mistwood' },
    change: under('hastur'),
    dice: { 'defender-dice': none, 'attacker-dice': none, ...dice },
    ...rest,
  });
};

describe('T22: control', () => {
  const check = (wizard: string, modifier: number, die: number) =>
    arena({
      pieces: { [TERRAMAX]: 'asten', [wizard]: 'asten' },
      dice: { 'dragon-control': [die] },
      change: under(wizard),
      *run(t: Table<State>): Script<boolean> {
        return yield* controlCheck(t, modifier);
      },
    }).end();
  test('of Hastur, modifier 3: on 8 or less', () => {
    expect(check('hastur', 0, 8)).toBe(true);
    expect(check('hastur', 0, 9)).toBe(false);
  });
  test('after a hit on 6 or less', () => {
    expect(check('hastur', -2, 6)).toBe(true);
    expect(check('hastur', -2, 7)).toBe(false);
  });
});

describe('TD-23.7: a hit on Terramax while he obeys', () => {
  const hit = (control: number) =>
    attack({ dice: { 'defender-dice': [1, 10], 'dragon-control': [control], 'attacker-dice': none } })
      .does(GORGANUN, 'fight')
      .does(GORGANUN, 'take-hits', { hits: { 'terramax.1': 1 } });
  test('leaves him there, reduced, when his wizard holds him', () => {
    const t = hit(6);
    expect(t.counter(TERRAMAX)).toMatchObject({ fate: 'map', reduced: true });
    expect(needs(t.heard('volley')[1]!)).toEqual([5, 4]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('sends him home when not: to be won anew, at full strength', () => {
    const t = hit(7);
    expect(t.counter(TERRAMAX)).toMatchObject({ fate: 'pool', reduced: false });
    expect(t.g().terramax).toEqual({ wizard: null, berserk: false });
    expect(needs(t.heard('volley')[1]!)).toEqual([4]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('by both hits slays him for good, without a check', () => {
    const t = attack({ dice: { 'defender-dice': [1, 1], 'attacker-dice': none } })
      .does(GORGANUN, 'fight')
      .does(GORGANUN, 'take-hits', { hits: { 'terramax.1': 2 } });
    expect(t.counter(TERRAMAX).fate).toBe('killed');
    expect(t.heard('dragon-held')).toEqual([]);
    expect(t.heard('dragon-slain')).toHaveLength(1);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('TD-23.8: his own spells (A46)', () => {
  test('T22: need 5 or less', () => {
    const t = attack({ dice: { 'spell-check': [6] } }).does(GORGANUN, 'cast-in-battle', { spell: 'bad-fortune' });
    expect(t.heard('spell-failed')[0]).toMatchObject({ die: 6, target: 5 });
    expect(
      attack({ dice: { 'spell-check': [5] } })
        .does(GORGANUN, 'cast-in-battle', { spell: 'bad-fortune' })
        .heard('spell-cast'),
    ).toHaveLength(1);
  });
  test('A42: Juggernaut is on himself, and he attacks in the same round', () => {
    const t = attack({ dice: { 'spell-check': [1], 'attacker-dice': [7, 10] } }).does(GORGANUN, 'cast-in-battle', {
      spell: 'juggernaut',
    });
    expect(needs(t.heard('volley')[1]!)).toEqual([7, 4]);
    expect(t.heard('volley')[1]!.hits).toBe(2);
    t.nobodyIsAskedExcept(FORSETI, 'take-hits');
  });
  test('Eldritch Shield turns aside a hit on himself', () => {
    const t = attack({ dice: { 'spell-check': [1], 'defender-dice': [1, 10] } })
      .does(GORGANUN, 'cast-in-battle', { spell: 'eldritch-shield' })
      .does(GORGANUN, 'take-hits', { hits: { 'terramax.1': 1 } });
    expect(t.counter(TERRAMAX).reduced).toBe(false);
    expect(t.heard('dragon-held')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('Terror is his too', () => {
    const t = attack({ dice: { 'spell-check': [1] } }).does(GORGANUN, 'cast-over', {
      spell: 'terror',
      targets: ['cavalry.1', 'cavalry.2'],
    });
    t.does(FORSETI, 'flee', { to: 'eldinbourg' });
    expect(t.end()).toBe('defender-left');
    t.over();
  });
  test('leader points cannot go to him (A34)', () => {
    const t = attack({
      pieces: { kestrel: 'riverton' },
      call: {
        at: 'riverton',
        kind: 'field',
        attacker: GORGANUN,
        attackers: [TERRAMAX, 'wargroup-1', 'kestrel'],
        from: null,
      },
    });
    expect(t.offered(GORGANUN, 'set-points', 'points')).toEqual(['wargroup.1']);
  });
});

/** Hastur is struck in round 1, and the dragon breaks loose. */
const loose = (dice: Record<string, number[]>) =>
  attack({
    pieces: { hastur: 'riverton' },
    call: {
      at: 'riverton',
      kind: 'field',
      attacker: GORGANUN,
      attackers: [TERRAMAX, 'wargroup-1', 'hastur'],
      from: 'mistwood',
    },
    known: { hastur: [] },
    dice: { 'defender-dice': [1, 10, ...none], casualty: [6], 'attacker-dice': none, ...dice },
  })
    .does(GORGANUN, 'fight')
    .does(GORGANUN, 'take-hits', { hits: { hastur: 1 } });

describe('TD-23.4: when his wizard must roll, he is berserk at once', () => {
  test('and nobody may retreat', () => {
    const t = loose({ berserk: [3] });
    expect(t.heard('dragon-broke-loose')).toHaveLength(1);
    expect(t.g().terramax.berserk).toBe(true);
    expect(t.asks().sort()).toEqual(['0 aim', '1 aim']);
  });
  test('TD-23.5: 1-5 he attacks Forseti, 6-10 Gorganun', () => {
    const turned = (die: number) => {
      const t = loose({ berserk: [die], 'dragon-dice': [7, 7, 7] });
      t.does(GORGANUN, 'pick-one', { one: 'enemy' }).does(FORSETI, 'pick-one', { one: 'dragon' });
      return t;
    };
    expect(turned(5).heard('dragon-turned')[0]).toEqual({ die: 5, seat: FORSETI });
    expect(turned(5).asks()).toEqual(['1 take-hits']);
    const six = turned(6);
    expect(six.heard('dragon-turned')[0]).toEqual({ die: 6, seat: GORGANUN });
    // One hit on the only piece left: it is reduced, and the next round begins.
    expect(six.counter('wargroup-1').reduced).toBe(true);
  });
  test('TD-23.5: whom he attacks is rolled anew in each round', () => {
    const t = loose({ berserk: [5, 6], 'dragon-dice': none });
    const aim = () => t.does(GORGANUN, 'pick-one', { one: 'enemy' }).does(FORSETI, 'pick-one', { one: 'enemy' });
    expect(t.heard('dragon-turned')).toEqual([{ die: 5, seat: FORSETI }]);
    aim();
    expect(t.heard('dragon-turned')).toEqual([
      { die: 5, seat: FORSETI },
      { die: 6, seat: GORGANUN },
    ]);
  });
  test('TD-23.5: each side strikes at him or at the enemy, chosen each round', () => {
    const t = loose({
      berserk: [6, 6],
      'dragon-dice': none,
      'defender-dice': [1, 10, 1, 1],
      'attacker-dice': [10, 10, 1],
    });
    t.does(GORGANUN, 'pick-one', { one: 'enemy' }).does(FORSETI, 'pick-one', { one: 'dragon' });
    // Two hits slay him; the Wargroup has hit a Cavalry meanwhile.
    expect(t.asks()).toEqual(['1 take-hits']);
    t.does(FORSETI, 'take-hits', { hits: { 'cavalry.1': 1 } });
    expect(t.counter(TERRAMAX).fate).toBe('killed');
    // He is dead: from now on it is a battle like any other.
    expect(t.asks()).toEqual(['1 stay-or-retreat']);
  });
});

describe('berserk outside a battle', () => {
  const rage = (pieces: Arrangement['pieces'], dice: Record<string, number[]> = {}, known = {}) =>
    arena({
      pieces: { [TERRAMAX]: 'riverton', hastur: 'skarn', ...pieces },
      dice,
      known,
      change: under('hastur', true),
      *run(t: Table<State>): Script<null> {
        yield* berserkBattle(t);
        return null;
      },
    });
  test('TD-23.6: he flies home if nobody is near', () => {
    const t = rage({});
    expect(t.counter(TERRAMAX).fate).toBe('pool');
    expect(t.heard('battle-joined')).toEqual([]);
    t.over();
  });
  test('TD-23.6, A33: he fights his own side till nobody is left, and flies home then', () => {
    const t = rage(
      { 'wargroup-1': { at: 'riverton', reduced: true } },
      { berserk: [1], 'dragon-dice': [7], 'attacker-dice': [10] },
    );
    // The die said Forseti, who has nobody here: he turns on Gorganun (A33).
    expect(t.heard('dragon-turned')[0]).toEqual({ die: 1, seat: GORGANUN });
    expect(t.counter('wargroup-1').fate).toBe('pool');
    expect(t.counter(TERRAMAX)).toMatchObject({ fate: 'pool', reduced: false });
    t.over();
  });
  test('TD-23.6: slain he is gone for good', () => {
    const t = rage(
      { 'warsteed-1': 'riverton', 'warsteed-2': 'riverton' },
      { berserk: [6], 'dragon-dice': [10], 'attacker-dice': [1, 1] },
    );
    expect(t.counter(TERRAMAX).fate).toBe('killed');
    expect(t.g().terramax).toEqual({ wizard: null, berserk: false });
    t.over();
  });
  test('a wizard struck by him who would be captured is killed', () => {
    const t = rage(
      { shimar: 'riverton' },
      { berserk: [6], 'dragon-dice': [1], 'attacker-dice': [10], casualty: [10] },
      { shimar: [] },
    );
    expect(t.counter('shimar').fate).toBe('killed');
    expect(t.g().prisoners).toEqual({});
  });
  test('a leader alone with him rolls, and captured is killed', () => {
    const t = rage({ kestrel: 'riverton' }, { casualty: [10] });
    expect(t.counter('kestrel').fate).toBe('killed');
    expect(t.counter(TERRAMAX).fate).toBe('pool');
    t.over();
  });
  test('he falls upon besieger and besieged alike, and after his death they are where they were', () => {
    const t = arena({
      pieces: {
        [TERRAMAX]: 'caer-navell',
        'warsteed-1': 'caer-navell',
        'warsteed-2': 'caer-navell',
        'foot-soldier-1': 'caer-navell',
        hastur: 'skarn',
      },
      dice: { berserk: [6], 'dragon-dice': [10], 'attacker-dice': [1, 1], 'defender-dice': [10] },
      change: (g) => {
        under('hastur', true)(g);
        g.inside['caer-navell'] = true;
      },
      *run(table: Table<State>): Script<null> {
        yield* berserkBattle(table);
        return null;
      },
    });
    t.does(GORGANUN, 'pick-one', { one: 'dragon' }).does(FORSETI, 'pick-one', { one: 'enemy' });
    expect(t.counter(TERRAMAX).fate).toBe('killed');
    expect(t.counter('foot-soldier-1').at).toBe('caer-navell');
    t.over();
  });
});
