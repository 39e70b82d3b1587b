import { describe, expect, test } from 'vitest';
import { spellCheck } from '#games/tears-of-the-dragon/rules/battle/check';
import { explode } from '#games/tears-of-the-dragon/rules/battle/explosion';
import { type Arrangement, arena, FORSETI, GORGANUN, needs } from './arena.ts';
import { all, chief, fates, fight, leaving, miss, on, ours, theirs } from './penguin-fight.ts';

/** Penguins in battle (TD-27.4, TD-27.6, TD-27.7). */

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const turned = (n: number): string => `penguin-chieftain-${n}-of-gorganun`;

describe('TD-27.6: a side that retreats leaves its penguins behind', () => {
  const army = (n: number, more: Arrangement['pieces'] = {}): Arrangement['pieces'] => ({
    'cavalry-1': 'brightsea',
    ...all(range(n).map(ours), 'brightsea'),
    ...more,
  });

  test('they change sides and lie down under the winner’s leader', () => {
    const t = leaving(fight(['warsteed-1', 'kestrel'], army(2)), 'saltmarket');
    expect(t.counter('cavalry-1').at).toBe('saltmarket');
    expect(fates(t, [1, 2].map(ours))).toEqual(['pool', 'pool']);
    for (const n of [1, 2])
      expect(t.counter(theirs(n))).toMatchObject({ fate: 'map', at: 'brightsea', box: 'kestrel', spent: true });
    expect(t.heard('penguins-changed-sides')).toMatchObject([{ seat: GORGANUN, n: 2 }]);
    expect(t.heard('penguins-lost')).toEqual([]);
    expect(t.g().losses).toEqual([0, 0]);
    t.over();
  });
  test('as far as his command goes: the rest is removed', () => {
    const boxed = all(['wargroup-1', 'wargroup-2', 'cadmin-1', 'cadmin-2'], { at: 'brightsea', box: 'kestrel' });
    const t = leaving(fight(['warsteed-1', 'kestrel', ...Object.keys(boxed)], army(4, boxed)), 'saltmarket');
    expect(fates(t, range(4).map(theirs))).toEqual(['map', 'map', 'pool', 'pool']);
    expect(fates(t, range(4).map(ours))).toEqual(['pool', 'pool', 'pool', 'pool']);
    expect(t.heard('penguins-lost')).toMatchObject([{ seat: FORSETI, n: 2 }]);
    expect(t.g().losses).toEqual([0, 2]);
    t.over();
  });
  test('all are removed where nobody can command them', () => {
    const t = leaving(fight(['warsteed-1'], army(2)), 'saltmarket');
    expect(fates(t, [...[1, 2].map(ours), ...[1, 2].map(theirs)])).toEqual(['pool', 'pool', 'pool', 'pool']);
    expect(t.heard('penguins-changed-sides')).toEqual([]);
    t.over();
  });
  test('a chieftain changes sides too, and commands those who do', () => {
    const t = leaving(fight(['warsteed-1'], army(8, { [chief(3)]: 'brightsea' })), 'saltmarket');
    expect(t.counter(turned(3))).toMatchObject({ fate: 'map', at: 'brightsea' });
    expect(t.counter(chief(3)).fate).toBe('pool');
    expect(range(8).map((n) => t.counter(theirs(n)).box)).toEqual([...Array(6).fill(turned(3)), null, null]);
    expect(fates(t, range(8).map(theirs)).filter((fate) => fate === 'map')).toHaveLength(6);
    expect(t.heard('casualty-rolled')).toEqual([]);
    t.over();
  });
  test('so do those of an attacker who goes back', () => {
    const t = fight(['cadmin-1', theirs(1)], { 'cavalry-1': 'brightsea', neko: 'brightsea' });
    leaving(t, 'lowmere', GORGANUN);
    expect(t.counter('cadmin-1').at).toBe('lowmere');
    expect(t.counter(ours(1))).toMatchObject({ fate: 'map', at: 'brightsea', box: 'neko' });
    expect(t.end()).toBe('attacker-left');
    t.over();
  });
  test('R-64: a side of penguins alone is not asked; a leader of men may leave them', () => {
    const alone = on(fight(['warsteed-1'], all([ours(1), chief(1)], 'brightsea')), '0 stay-or-retreat');
    expect(alone.heard('round-began')).toHaveLength(1);
    expect(alone.asks()).toEqual(['0 stay-or-retreat']);
    const led = leaving(fight(['warsteed-1', 'kestrel'], { [ours(1)]: 'brightsea', neko: 'brightsea' }), 'saltmarket');
    expect(led.counter('neko').at).toBe('saltmarket');
    expect(led.counter(theirs(1))).toMatchObject({ fate: 'map', box: 'kestrel' });
  });
  test('R-64: into their own castle they go with the others', () => {
    const t = arena({
      penguins: true,
      pieces: {
        ...all(['foot-soldier-1', 'foot-soldier-2', 'kendrel'], 'ilrog'),
        ...all(['warsteed-1', theirs(1)], 'ilrog'),
        ...all(['cavalry-1', 'cavalry-2'], 'foam-break'),
        ...all(['cavalry-3', 'cavalry-4'], 'saltmarket'),
      },
      call: {
        at: 'ilrog',
        kind: 'field',
        attacker: FORSETI,
        attackers: ['foot-soldier-1', 'foot-soldier-2', 'kendrel'],
        from: 'cinder-hill',
      },
      dice: miss,
    });
    on(t, '0 stay-or-retreat').does(GORGANUN, 'retreat', { to: 'castle' }).does(FORSETI, 'break-off');
    expect(t.counter(theirs(1))).toMatchObject({ fate: 'map', at: 'ilrog' });
    expect(t.heard('penguins-changed-sides')).toEqual([]);
    t.over();
  });
  test('R-64: breaking through one enemy piece takes three that are no penguins', () => {
    const around = { 'warsteed-2': 'saltmarket', 'warsteed-3': 'ossum', 'wargroup-3': 'ossum' };
    const held = (units: string[]) => fight(['warsteed-1', 'kestrel'], { ...all(units, 'brightsea'), ...around });
    const two = on(held(['cavalry-1', 'cavalry-2', ours(1), ours(2)]), '0 stay-or-retreat');
    expect(two.heard('round-began')).toHaveLength(1);
    const three = fight(
      ['warsteed-1', 'kestrel'],
      { ...all(['cavalry-1', 'cavalry-2', 'cavalry-3', ours(1)], 'brightsea'), ...around },
      { dice: { ...miss, breakthrough: [10, 10, 10] } },
    );
    leaving(three, 'saltmarket');
    expect(three.offered(FORSETI, 'pick-some', 'some')).toEqual(['cavalry.1', 'cavalry.2', 'cavalry.3']);
    three.does(FORSETI, 'pick-some', { some: ['cavalry.1', 'cavalry.2'] });
    expect(fates(three, ['cavalry-1', 'cavalry-2', 'cavalry-3'])).toEqual(['pool', 'pool', 'pool']);
    expect(three.counter(theirs(1))).toMatchObject({ fate: 'map', box: 'kestrel' });
  });
  test('none change sides when their fellows are killed and nobody retreats', () => {
    const t = fight(
      ['warsteed-1', 'kestrel'],
      { [ours(1)]: 'brightsea', neko: 'brightsea' },
      { dice: { 'defender-dice': [10], 'attacker-dice': [1], casualty: [8] } },
    );
    on(t, '-');
    expect(fates(t, [ours(1), theirs(1)])).toEqual(['pool', 'pool']);
    expect(t.end()).toBe('defender-gone');
  });
});

describe('TD-27.4: chieftains in battle', () => {
  const points = (shares: Record<string, number>, neko: boolean) => {
    const box = { [ours(1)]: { at: 'brightsea', box: chief(1) } };
    const men = {
      'cavalry-1': neko ? { at: 'brightsea', box: 'neko' } : 'brightsea',
      ...(neko && { neko: 'brightsea' }),
    };
    const t = fight(['warsteed-1'], { ...box, ...men, [ours(2)]: 'brightsea', [chief(1)]: 'brightsea' });
    return { t, shares };
  };
  test('support penguins only: in their box, or open', () => {
    const { t } = points({}, false);
    expect(t.offered(FORSETI, 'set-points', 'points')).toEqual(['penguin-of-forseti.1', 'penguin-of-forseti.2']);
    t.does(FORSETI, 'set-points', { points: { 'penguin-of-forseti.1': 1, 'penguin-of-forseti.2': 1 } });
    expect(t.heard('volley').map(needs)[0]).toEqual([5, 3, 3]);
  });
  test('beside a human leader both help, each their own', () => {
    const { t } = points({}, true);
    const share = (cavalry: number, boxed: number, open: number) => ({
      points: { 'cavalry.1': cavalry, 'penguin-of-forseti.1': boxed, 'penguin-of-forseti.2': open },
    });
    expect(t.refused(FORSETI, 'set-points', share(0, 3, 0))).toBe('refusal.beyond-command');
    expect(t.refused(FORSETI, 'set-points', share(2, 2, 1))).toMatch(/^refusal/);
    t.does(FORSETI, 'set-points', share(2, 1, 1));
    expect(t.g().battle!.leaders[FORSETI]).toEqual(['neko', chief(1)]);
  });
  test('alone with the enemy he rolls, and away from his coasts there is no refuge for him', () => {
    const t = fight(
      ['warsteed-1'],
      { [ours(1)]: 'brightsea', [chief(1)]: 'brightsea', 'warsteed-2': 'ossum' },
      { dice: { 'defender-dice': [10], 'attacker-dice': [1], casualty: [1] } },
    );
    on(t, '-');
    expect(t.heard('casualty-rolled')).toMatchObject([{ die: 1, add: 5, result: { key: 'battle.casualty.removed' } }]);
    expect(t.counter(chief(1)).fate).toBe('pool');
    expect(t.g().losses[FORSETI]).toBe(2);
  });
});

describe('TD-27.7: one hit removes a penguin', () => {
  test('in battle, and it can be summoned again', () => {
    const t = fight(
      ['warsteed-1'],
      { [ours(1)]: 'brightsea', 'cavalry-1': 'brightsea' },
      { dice: { 'defender-dice': [10, 10], 'attacker-dice': [1] } },
    );
    expect(t.offered(FORSETI, 'take-hits', 'hits')).toEqual(['cavalry.1', 'penguin-of-forseti.1']);
    t.does(FORSETI, 'take-hits', { hits: { 'penguin-of-forseti.1': 1 } });
    expect(t.counter(ours(1))).toMatchObject({ fate: 'pool', reduced: false });
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('in an explosion too', () => {
    const t = arena({
      penguins: true,
      pieces: { torin: 'brightsea', ...all([ours(1), ours(2), theirs(3)], 'brightsea') },
      dice: { explosion: [1, 10, 1, 10] },
      *run(table) {
        yield* explode(table, 'torin', spellCheck);
        return 'done';
      },
    });
    expect(t.heard('exploded')).toHaveLength(1);
    expect(fates(t, [theirs(3), ours(1), ours(2)])).toEqual(['pool', 'pool', 'map']);
    expect(t.counter(ours(1)).reduced).toBe(false);
  });
});
