import { describe, expect, test } from 'vitest';
import { spells } from '#games/tears-of-the-dragon/content';
import { type Arena, arena, type Arrangement, everySpell, FORSETI, GORGANUN, needs, rolls } from './arena.ts';

/** Every spell of a battle, and what it does when it backfires (TD-28). */

/** Torin with two Foot Soldiers defends against two Warsteeds; he is asked first. */
function torin(spell: string | string[], more: Partial<Arrangement> = {}): Arena {
  const { pieces, dice, ...rest } = more;
  return arena({
    pieces: {
      torin: 'riverton',
      'foot-soldier-1': 'riverton',
      'foot-soldier-2': 'riverton',
      'warsteed-1': 'riverton',
      'warsteed-2': 'riverton',
      ...pieces,
    },
    call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1', 'warsteed-2'], from: 'mistwood' },
    known: { torin: [spell].flat() },
    dice: { 'spell-check': [1, 1], 'defender-dice': Array(30).fill(10), 'attacker-dice': Array(30).fill(10), ...dice },
    ...rest,
  });
}
const backfires = { 'spell-check': [10], 'spell-failure': [8] };
const none = Array(30).fill(10);
/** A round without more ado: nobody retreats. */
const nextRound = (t: Arena) => t.does(FORSETI, 'stay').does(GORGANUN, 'stay');

describe('Bad Fortune', () => {
  test('makes the enemy roll a die of the caster’s choice again, and the new result counts', () => {
    const t = torin('bad-fortune', { dice: { 'attacker-dice': [1, 10], reroll: [9] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' });
    expect(t.asks()).toEqual(['1 reroll']);
    t.does(FORSETI, 'reroll', { die: 'warsteed.1/0' });
    expect(t.heard('die-rerolled')[0]).toMatchObject({ seat: FORSETI, was: 1 });
    expect(t.heard('hits-taken')).toEqual([]);
  });
  test('need not be used in the end', () => {
    const t = torin('bad-fortune', { dice: { 'attacker-dice': [10, 10] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' }).does(FORSETI, 'reroll', { die: 'none' });
    expect(t.heard('die-rerolled')).toEqual([]);
  });
  test('backfired: the opponent names one of the caster’s dice', () => {
    const t = torin('bad-fortune', { dice: { ...backfires, 'defender-dice': [1, 10], reroll: [10] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' });
    expect(t.offered(GORGANUN, 'reroll', 'die')).toEqual(['none', 'foot-soldier.1/0', 'foot-soldier.2/0']);
    t.does(GORGANUN, 'reroll', { die: 'foot-soldier.1/0' });
    expect(t.counter('warsteed-1').reduced).toBe(false);
  });
});

describe('Good Fortune', () => {
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

describe('Breach', () => {
  const storm = (dice: Record<string, number[]>) =>
    arena({
      pieces: { hastur: 'caer-navell', 'warsteed-1': 'caer-navell', 'foot-soldier-1': 'caer-navell', neko: 'caer-navell' },
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
  });
  test('backfired: the wall stands one stronger', () => {
    const t = storm(backfires).does(GORGANUN, 'pick-one', { one: 'breach' }).does(FORSETI, 'set-points', { points: {} });
    expect(needs(t.heard('volley')[0]!)).toEqual([7, 7]);
  });
  test('is not offered in the open', () => {
    expect(torin(['breach']).asks()).toEqual(['1 stay-or-retreat']);
  });
});

describe('Direct Attack', () => {
  test('lets the side that hits name who takes one hit; the owner shares out the rest', () => {
    const t = torin('direct-attack', { dice: { 'defender-dice': [1, 1] } }).does(FORSETI, 'cast-in-battle', { spell: 'direct-attack' });
    expect(t.asks()).toEqual(['1 victim']);
    t.does(FORSETI, 'pick-one', { one: 'warsteed.2' });
    expect(t.asks()).toEqual(['0 take-hits']);
    t.does(GORGANUN, 'take-hits', { hits: { 'warsteed.2': 1 } });
    expect(t.counter('warsteed-2').fate).toBe('pool');
  });
  test('is spent even if nothing hits', () => {
    const t = torin('direct-attack').does(FORSETI, 'cast-in-battle', { spell: 'direct-attack' });
    nextRound(t).does(FORSETI, 'fight');
    expect(t.heard('victim-named')).toEqual([]);
    expect(t.g().battle!.victims).toEqual([]);
  });
  test('backfired: the opponent names who takes one of his hits', () => {
    const t = torin('direct-attack', { dice: { ...backfires, 'attacker-dice': [1, 10], casualty: [6] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'direct-attack' }).does(GORGANUN, 'pick-one', { one: 'torin' });
    expect(t.counter('torin').fate).toBe('wounded');
  });
});

describe('Eldritch Fire', () => {
  test('adds 2 and still attacks', () => {
    const t = torin('eldritch-fire').does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
    expect(needs(t.heard('volley')[0]!)).toEqual([4, 4, 5]);
  });
  test('lasts one round', () => {
    const t = torin('eldritch-fire').does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
    nextRound(t).does(FORSETI, 'fight');
    expect(needs(t.heard('volley')[2]!)).toEqual([4, 4, 3]);
  });
  test('backfired: takes 2 off, but leaves 1', () => {
    const t = torin('eldritch-fire', { dice: backfires }).does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
    expect(needs(t.heard('volley')[0]!)).toEqual([4, 4, 1]);
  });
});

describe('Eldritch Might', () => {
  const guard = { pieces: { 'elite-guard-1': 'riverton' } };
  test('gives +3 to another piece, up to 8', () => {
    const t = torin('eldritch-might', guard);
    expect(t.offered(FORSETI, 'cast-on', 'target', { spell: 'eldritch-might' })).not.toContain('torin');
    t.does(FORSETI, 'cast-on', { spell: 'eldritch-might', target: 'elite-guard.1' });
    // Torin himself does not attack.
    expect(needs(t.heard('volley')[0]!)).toEqual([8, 4, 4]);
  });
  test('backfired: the opponent gives it to one of his own', () => {
    const t = torin('eldritch-might', { dice: backfires });
    t.does(FORSETI, 'cast-on', { spell: 'eldritch-might', target: 'foot-soldier.1' });
    t.does(GORGANUN, 'pick-one', { one: 'warsteed.2' });
    expect(needs(t.heard('volley')[1]!)).toEqual([4, 7]);
  });
});

describe('Eldritch Shield', () => {
  test('makes the hit of one enemy void', () => {
    const t = torin('eldritch-shield', { dice: { 'attacker-dice': [1, 1] } });
    t.does(FORSETI, 'cast-on', { spell: 'eldritch-shield', target: 'warsteed.1' });
    expect(t.heard('volley')[1]!.hits).toBe(1);
  });
  test('backfired: one of the caster’s own side, named by the opponent', () => {
    const t = torin('eldritch-shield', { dice: { ...backfires, 'defender-dice': [1, 10] } });
    t.does(FORSETI, 'cast-on', { spell: 'eldritch-shield', target: 'warsteed.1' });
    t.does(GORGANUN, 'pick-one', { one: 'foot-soldier.1' });
    expect(t.heard('volley')[0]!.hits).toBe(0);
  });
});

describe('Enthrall', () => {
  const hastur = (dice: Record<string, number[]>) =>
    arena({
      pieces: { hastur: 'riverton', 'wargroup-1': 'riverton', 'wargroup-2': 'riverton', 'foot-soldier-1': 'riverton' },
      call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['hastur', 'wargroup-1', 'wargroup-2'], from: null },
      known: { hastur: ['enthrall'] },
      dice: { 'defender-dice': none, 'attacker-dice': none, ...dice },
    }).does(GORGANUN, 'cast-in-battle', { spell: 'enthrall' });
  test('makes the wizard a leader whose ratings are his strength, at once and for the battle', () => {
    const t = hastur({ 'spell-check': [1] });
    expect(t.asks()).toEqual(['0 leader-points']);
    t.does(GORGANUN, 'set-points', { points: { 'wargroup.1': 4 } });
    expect(needs(t.heard('volley')[1]!)).toEqual([7, 3]);
    nextRound(t);
    expect(t.asks()).toEqual(['0 leader-points']);
    t.does(GORGANUN, 'set-points', { points: {} }).does(FORSETI, 'retreat', { to: 'eldinbourg' });
    expect(t.g().enthralled).toEqual({});
    t.over();
  });
  test('backfired: the opponent hands out that strength', () => {
    const t = hastur(backfires);
    expect(t.asks()).toEqual(['1 leader-points']);
    t.does(FORSETI, 'set-points', { points: { 'foot-soldier.1': 3 } });
    expect(needs(t.heard('volley')[0]!)).toEqual([7]);
  });
});

describe('T19: Fog of War', () => {
  const three = { pieces: { 'wargroup-1': 'riverton' }, call: { at: 'riverton', kind: 'field' as const, attacker: GORGANUN, attackers: ['warsteed-1', 'warsteed-2', 'wargroup-1'], from: null } };
  const fog = (points: Record<string, number>) => {
    const t = torin('fog-of-war', three).does(FORSETI, 'cast-in-battle', { spell: 'fog-of-war' });
    return t.does(FORSETI, 'share-fog', { points });
  };
  const struck = (t: Arena) => needs(t.heard('volley')[1]!);
  test('takes 4 from one, but leaves 1: a strength-3 unit ends at 1 and the rest is wasted', () => {
    expect(struck(fog({ 'wargroup.1': 4 }))).toEqual([4, 4, 1]);
  });
  test('or any mix', () => {
    expect(struck(fog({ 'warsteed.1': 1, 'warsteed.2': 2, 'wargroup.1': 1 }))).toEqual([3, 2, 2]);
  });
  test('always 4 in all', () => {
    const t = torin('fog-of-war', three).does(FORSETI, 'cast-in-battle', { spell: 'fog-of-war' });
    expect(t.refused(FORSETI, 'share-fog', { points: { 'warsteed.1': 3 } })).toBe('refusal.wrong-total');
    expect(t.refused(FORSETI, 'share-fog', { points: { 'warsteed.1': 4, 'warsteed.2': 1 } })).toBe('refusal.wrong-total');
  });
  test('lasts the whole battle, shared anew each round, and can be cast in the first only', () => {
    const t = nextRound(fog({ 'warsteed.1': 4 }));
    expect(t.asks()).toEqual(['1 fog']);
    t.does(FORSETI, 'share-fog', { points: { 'warsteed.2': 4 } });
    // No spell is left for Torin in round 2: he attacks.
    expect(needs(t.heard('volley').at(-1)!)).toEqual([4, 1, 3]);
    expect(t.heard('volley').at(-2)!.dice).toHaveLength(3);
  });
  test('comes off after the cap of 7', () => {
    const t = torin('fog-of-war', {
      pieces: { shale: 'riverton', 'warsteed-2': { at: 'riverton', box: 'shale' } },
      call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['shale', 'warsteed-2'], from: null },
    });
    t.does(GORGANUN, 'set-points', { points: { 'warsteed.1': 3 } }).does(FORSETI, 'cast-in-battle', { spell: 'fog-of-war' });
    expect(struck(t)).toEqual([3]);
  });
  test('backfired: the opponent spreads it over the caster’s side', () => {
    const t = torin('fog-of-war', { dice: backfires }).does(FORSETI, 'cast-in-battle', { spell: 'fog-of-war' });
    t.does(GORGANUN, 'share-fog', { points: { 'foot-soldier.1': 2, 'foot-soldier.2': 2 } });
    expect(needs(t.heard('volley')[0]!)).toEqual([2, 2]);
  });
});

describe('Juggernaut', () => {
  test('makes one other piece’s hit count two', () => {
    const t = torin('juggernaut', { dice: { 'defender-dice': [1, 10] } });
    t.does(FORSETI, 'cast-on', { spell: 'juggernaut', target: 'foot-soldier.1' });
    expect(t.heard('volley')[0]!.hits).toBe(2);
  });
  test('is wasted on a miss', () => {
    const t = torin('juggernaut', { dice: { 'defender-dice': [10, 10] } });
    t.does(FORSETI, 'cast-on', { spell: 'juggernaut', target: 'foot-soldier.1' });
    expect(t.heard('volley')[0]!.hits).toBe(0);
  });
  test('backfired: an enemy’s does', () => {
    const t = torin('juggernaut', { dice: { ...backfires, 'attacker-dice': [1, 10] } });
    t.does(FORSETI, 'cast-on', { spell: 'juggernaut', target: 'foot-soldier.1' }).does(GORGANUN, 'pick-one', { one: 'warsteed.1' });
    expect(t.heard('volley')[1]!.hits).toBe(2);
  });
});

describe('Obfuscate', () => {
  test('takes up to three own pieces out of the fight: no attack, no hits, still hidden afterwards', () => {
    const t = torin('obfuscate', { dice: { 'attacker-dice': [1, 1] } });
    expect(t.refused(FORSETI, 'cast-over', { spell: 'obfuscate', targets: [] })).toBe('refusal.wrong-number');
    t.does(FORSETI, 'cast-over', { spell: 'obfuscate', targets: ['torin', 'foot-soldier.1'] });
    expect(t.heard('volley')[0]!.dice).toHaveLength(1);
    expect(t.end()).toBe('defender-left');
    expect(t.counter('foot-soldier-2').fate).toBe('pool');
    expect(t.counter('torin')).toMatchObject({ at: 'riverton', obfuscated: true });
    t.over();
  });
  test('of a whole garrison keeps the castle', () => {
    const t = arena({
      pieces: { vilkie: 'caer-clavell', 'warsteed-1': 'caer-clavell' },
      call: { at: 'caer-clavell', kind: 'assault', attacker: GORGANUN, attackers: ['warsteed-1'], from: null },
      known: { vilkie: ['obfuscate'] },
      change: (g) => {
        g.inside['caer-clavell'] = true;
      },
      dice: { 'spell-check': [1] },
    }).does(FORSETI, 'cast-over', { spell: 'obfuscate', targets: ['vilkie'] });
    expect(t.end()).toBe('broken-off');
    expect(t.g().castles['caer-clavell']).toBe(FORSETI);
  });
  test('backfired: the stack lies open, and the enemy picks who of them takes his first hit', () => {
    const t = torin('obfuscate', {
      pieces: { neko: 'riverton', 'foot-soldier-1': { at: 'riverton', box: 'neko' } },
      dice: { ...backfires, 'attacker-dice': [10, 10, 1, 10], 'defender-dice': none, casualty: [6] },
    });
    t.does(FORSETI, 'set-points', { points: {} });
    t.does(FORSETI, 'cast-over', { spell: 'obfuscate', targets: ['torin', 'foot-soldier.1'] });
    expect(t.counter('foot-soldier-1').box).toBeNull();
    // No hit in round 1; the first one comes in round 2.
    nextRound(t).does(FORSETI, 'set-points', { points: {} });
    expect(t.offered(GORGANUN, 'pick-one', 'one')).toEqual(['foot-soldier.1', 'torin']);
    t.does(GORGANUN, 'pick-one', { one: 'torin' });
    expect(t.counter('torin').fate).toBe('wounded');
  });
});

describe('Summon Aid', () => {
  const near = { pieces: { neko: 'eldinbourg', 'cavalry-1': { at: 'eldinbourg', box: 'neko', spent: true }, 'cavalry-2': 'caer-sillius' } };
  test('brings one counter from a neighbouring area, activated or not, into this very round', () => {
    const t = torin('summon-aid', near);
    expect(t.offered(FORSETI, 'cast-on', 'target', { spell: 'summon-aid' })).toEqual(['cavalry-1', 'neko']);
    t.does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'cavalry-1' });
    expect(needs(t.heard('volley')[0]!)).toEqual([4, 4, 5]);
    expect(t.counter('cavalry-1')).toMatchObject({ at: 'riverton', box: null });
  });
  test('brings a leader without those he commanded', () => {
    const t = torin('summon-aid', near).does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'neko' });
    expect(t.counter('cavalry-1')).toMatchObject({ at: 'eldinbourg', box: null });
    expect(t.g().battle!.leaders[FORSETI]).toEqual(['neko']);
  });
  test('names nobody’s identity in public', () => {
    const t = torin('summon-aid', near).does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'cavalry-1' });
    expect(t.heard('aid-came')[0]!.piece).toEqual({ key: 'battle.slot', args: { piece: { key: 'unit.cavalry' }, n: 1 } });
  });
  test('backfired: the opponent may bring one, or nobody', () => {
    const enemy = { pieces: { 'wargroup-1': 'eldinbourg', 'foot-soldier-3': 'eldinbourg' }, dice: backfires };
    const t = torin('summon-aid', enemy).does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'foot-soldier-3' });
    expect(t.offered(GORGANUN, 'pick-one', 'one')).toEqual(['nobody', 'wargroup-1']);
    expect(t.open()[0]!.secret).toBe(true);
    t.does(GORGANUN, 'pick-one', { one: 'wargroup-1' });
    expect(t.heard('volley')[1]!.dice).toHaveLength(3);
  });
  test('is for the first round only', () => {
    const t = nextRound(torin('summon-aid', near).does(FORSETI, 'fight'));
    expect(t.asks()).toEqual(['1 stay-or-retreat']);
  });
});

describe('Terror', () => {
  test('drives two enemy units off where they may retreat; leaders and wizards may go along', () => {
    const t = torin('terror', {
      pieces: { kestrel: 'riverton', shimar: 'riverton', 'wargroup-1': 'riverton' },
      known: { torin: ['terror'], shimar: [] },
      call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1', 'warsteed-2', 'kestrel', 'shimar', 'wargroup-1'], from: 'mistwood' },
    }).does(GORGANUN, 'set-points', { points: {} });
    expect(t.offered(FORSETI, 'cast-over', 'targets', { spell: 'terror' })).toEqual(['warsteed.1', 'warsteed.2', 'wargroup.1']);
    expect(t.refused(FORSETI, 'cast-over', { spell: 'terror', targets: ['wargroup.1'] })).toBe('refusal.wrong-number');
    t.does(FORSETI, 'cast-over', { spell: 'terror', targets: ['warsteed.1', 'wargroup.1'] });
    t.does(GORGANUN, 'flee', { to: 'mistwood' }).does(GORGANUN, 'pick-some', { some: ['kestrel'] });
    expect(['warsteed-1', 'wargroup-1', 'kestrel'].map((id) => t.counter(id).at)).toEqual(['mistwood', 'mistwood', 'mistwood']);
    expect(t.heard('volley')[1]!.dice).toHaveLength(2);
  });
  test('of all of them ends the battle', () => {
    const t = torin('terror').does(FORSETI, 'cast-over', { spell: 'terror', targets: ['warsteed.1', 'warsteed.2'] });
    t.does(GORGANUN, 'flee', { to: 'mistwood' });
    expect(t.end()).toBe('attacker-left');
    t.over();
  });
  test('is not offered where no retreat is open', () => {
    const t = torin('terror', {
      pieces: Object.fromEntries(['mistwood', 'eldinbourg', 'greenbridge'].map((at, i) => [`cavalry-${i + 1}`, at])),
    });
    expect(t.asks()).toEqual(['1 stay-or-retreat']);
  });
  test('is not offered at sea', () => {
    const t = arena({
      pieces: { torin: { at: 'sorrow-roads', ship: 'ship-2' }, 'wargroup-1': { at: 'sorrow-roads', ship: 'ship-1' } },
      call: { at: 'sorrow-roads', kind: 'sea', attacker: GORGANUN, attackers: ['wargroup-1'], from: 'brightsea', defenderShip: 'ship-2' },
      known: { torin: ['terror'] },
      change: (g) => {
        g.ships = { 'ship-1': { seat: GORGANUN, from: 'brightsea' }, 'ship-2': { seat: FORSETI, from: 'foam-break' } };
      },
      dice: { 'defender-dice': none, 'attacker-dice': none },
    });
    expect(t.asks()).toEqual(['1 stay-or-retreat']);
  });
  test('backfired: two of the caster’s own flee, picked by the opponent', () => {
    const t = torin('terror', { pieces: { 'foot-soldier-3': 'riverton' }, dice: backfires });
    t.does(FORSETI, 'cast-over', { spell: 'terror', targets: ['warsteed.1', 'warsteed.2'] });
    t.does(GORGANUN, 'pick-some', { some: ['foot-soldier.1', 'foot-soldier.3'] });
    t.does(FORSETI, 'flee', { to: 'eldinbourg' }).does(FORSETI, 'pick-some', { some: [] });
    expect(t.counter('foot-soldier-3').at).toBe('eldinbourg');
    expect(t.counter('foot-soldier-2').at).toBe('riverton');
  });
});

test('a failed spell uses up the round: the wizard neither casts nor attacks, except with Eldritch Fire', () => {
  const failed = torin('bad-fortune', { dice: { 'spell-check': [8] } }).does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' });
  expect(failed.heard('volley')[0]!.dice).toHaveLength(2);
  const fire = torin('eldritch-fire', { dice: { 'spell-check': [8] } }).does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
  expect(needs(fire.heard('volley')[0]!)).toEqual([4, 4, 3]);
});

test('a wizard may choose to fight', () => {
  expect(rolls(torin('bad-fortune').does(FORSETI, 'fight').heard('volley')[0]!)).toHaveLength(3);
});

test('the defender’s wizards act before the attacker’s', () => {
  const t = torin('bad-fortune', {
    pieces: { shimar: 'riverton' },
    known: { torin: ['bad-fortune'], shimar: ['bad-fortune'] },
    call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1', 'shimar'], from: null },
  });
  expect(t.asks()).toEqual(['1 wizard-act']);
  t.does(FORSETI, 'fight');
  expect(t.asks()).toEqual(['0 wizard-act']);
});

test('only spells of combat are offered', () => {
  const t = torin(everySpell(), { pieces: { 'cavalry-1': 'eldinbourg' } });
  const offered = ['cast-in-battle', 'cast-on', 'cast-over'].flatMap((name) => t.offered(FORSETI, name, 'spell'));
  const timely = [...spells.values()].filter(({ timing }) => timing.some((time) => time === 'combat-round' || time === 'battle-start'));
  expect(offered.toSorted()).toEqual(timely.map(({ id }) => id).filter((id) => id !== 'breach').toSorted());
});
