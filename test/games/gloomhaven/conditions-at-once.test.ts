import { describe, expect, test } from 'vitest';
import { foreseen } from '#games/gloomhaven/seen/foresee/foresee';
import type { Character, Monster, Overlay } from '#games/gloomhaven/state/state';
import { figureOf, G, guard, hero, type Scene, table } from './board.ts';
import { monstersAct } from './monsters-act.ts';

/** a condition counts from the moment it is there, in the midst of a turn as well (rulebook p. 22-23). */

type Made = NonNullable<Overlay['made']>;
const trap = (at: string, conditions: Made['conditions']): Partial<Overlay> => ({
  hexes: [at],
  kind: 'made',
  made: { damage: 0, conditions, by: '', xp: 0 },
});
const wall = (at: string): Partial<Overlay> => ({ type: 'obstacle', kind: 'table', hexes: [at] });
const far = guard('1,6', { standee: 6, hp: 20 });

/** Sits down at a level: its hand may hold such cards. */
const atLevel = (level: number) => (one: Character) => {
  one.level = level;
};

/** The Brute goes by 1,3 to 0,4, where a guard stands beside; his card moves and strikes then (15 top). */
const goes = (conditions: Made['conditions']) => {
  const t = table({
    heroes: [{ class: 'brute', at: '2,2', plays: [15, 6] }],
    monsters: [guard('0,5', { hp: 20 }), far],
    overlays: [trap('1,3', conditions)],
  });
  t.seat(0)
    .does('act', { half: '15:top' })
    .does('go-along', { way: ['1,3', '0,4'] });
  return t;
};

describe('R-530: a character on its way', () => {
  test('is stopped by an immobilizing trap, and attacks who is in reach from there', () => {
    const t = goes(['immobilize']);
    expect(figureOf(t, hero(0)).at).toBe('1,3');
    expect(t.heard('moves').map(({ way }) => way)).toEqual([['1,3']]);
    // Nobody stands beside: the attack finds nobody, and his move has nothing left.
    t.nobodyIsAskedExcept(0, 'turn');
    t.seat(0).does('act', { half: '6:move' });
    expect(figureOf(t, hero(0)).at).toBe('1,3');
    expect(t.g.turn?.actor).not.toBe(hero(0));
  });
  test('goes on over a trap that poisons, and attacks', () => {
    const t = goes(['poison']);
    expect(figureOf(t, hero(0)).at).toBe('0,4');
    t.nobodyIsAskedExcept(0, 'attack');
  });
  test('goes on over a trap that disarms, and does not attack', () => {
    const t = goes(['disarm']);
    expect(figureOf(t, hero(0)).at).toBe('0,4');
    expect(t.heard('attack')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('does nothing more in its turn when the trap stuns it', () => {
    const t = goes(['stun']);
    expect(figureOf(t, hero(0)).at).toBe('1,3');
    expect(t.heard('attack').filter(({ actor }) => actor === hero(0))).toEqual([]);
    // The other card is discarded unused, and the stun lasts through the next turn (GH-11.2).
    expect(t.g.characters[0]!.discard).toEqual([15, 6]);
    expect(figureOf(t, hero(0)).conditions).toEqual({ stun: 'before' });
    expect(t.asked().map(({ key }) => key)).not.toContain('turn');
  });
  test('goes no further through the door that it has opened', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '-1,3', plays: [1, 6] }],
      monsters: [],
      overlays: [trap('-2,3', ['immobilize'])],
    });
    t.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '-2,3' });
    expect(t.heard('door-opens')).toHaveLength(1);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('R-531: does not stop where an ally stands, but in the next free hex of its way', () => {
    const t = table({
      heroes: [
        { class: 'brute', at: '2,2', plays: [15, 6] },
        { class: 'spellweaver', at: '1,3', plays: [65, 68] },
      ],
      monsters: [far],
      overlays: [trap('1,3', ['immobilize'])],
    });
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('go-along', { way: ['1,3', '0,4', '0,5'] });
    expect(figureOf(t, hero(0)).at).toBe('0,4');
    expect(figureOf(t, hero(0)).conditions).toEqual({ immobilize: 'turn' });
  });
  test('uses no item when it is stunned in its own turn', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', plays: [15, 6], hp: 3, items: [12] }],
      monsters: [guard('-3,6', { hp: 20 })],
      overlays: [trap('1,3', ['stun'])],
    });
    expect(t.seat(0).lists('use-item', 'item')).toEqual(['item:12']);
    t.seat(0).does('act', { half: '15:top' }).does('move', { to: '1,3' });
    expect(t.heard('uses-item')).toEqual([]);
    expect(t.g.turn?.actor).not.toBe(hero(0));
  });
});

describe('R-530: one’s own card', () => {
  const projecting = (half: string) => {
    const t = table({
      heroes: [{ class: 'mindthief', at: '2,2', plays: [170, 155], hp: 3, also: atLevel(7) }],
      monsters: [guard('-3,6', { hp: 20 })],
    });
    t.seat(0).does('act', { half });
    return t;
  };
  test('Psychic Projection (170): after its top the other half may not be used', () => {
    const t = projecting('170:top');
    expect(t.heard('healed')).toMatchObject([{ actor: hero(0), n: 5 }]);
    expect(t.heard('uses')).toHaveLength(1);
    expect(t.g.characters[0]!.discard).toEqual([155]);
    expect(t.g.turn?.actor).not.toBe(hero(0));
  });
  test('the other half used before is used whole', () => {
    const t = projecting('155:bottom');
    t.seat(0).does('stay');
    expect(t.heard('healed')).toMatchObject([{ n: 2 }]);
    t.nobodyIsAskedExcept(0, 'turn');
    t.seat(0).does('act', { half: '170:top' });
    expect(t.heard('healed')).toMatchObject([{ n: 2 }, { n: 5 }]);
  });
  test('what the action infuses is infused all the same (GH-5.6)', () => {
    const t = table({
      heroes: [{ class: 'mindthief', at: '2,2', plays: [168, 155], also: atLevel(6) }],
      monsters: [guard('0,4', { hp: 20 })],
      overlays: [trap('2,3', ['stun'])],
    });
    t.seat(0).does('act', { half: '168:bottom' }).does('move', { to: '2,3' });
    expect(t.heard('attack').filter(({ actor }) => actor === hero(0))).toEqual([]);
    expect(t.heard('infuses')).toMatchObject([{ element: 'ice' }]);
    expect(t.g.elements.ice).toBe('strong');
  });
});

const BOT = 'summon:battle-bot:0:9';

/** A guard that has to go over one hex to come to the Brute: all others about it are walls. */
const corridor = ['1,1', '0,1', '-1,2', '-1,3', '0,3'];
const comes = (conditions: Made['conditions'], more: Partial<Scene> = {}): Scene => ({
  heroes: [{ class: 'brute', at: '3,0', plays: [1, 10] }],
  monsters: [guard('0,2', { hp: 20 })],
  cards: { guard: 'guard-4' },
  overlays: [...corridor.map(wall), trap('1,2', conditions)],
  ...more,
});

describe('R-530: a figure that the rules move', () => {
  test('stops on a trap that stuns it, and does not attack', () => {
    const t = monstersAct(comes(['stun'], { heroes: [{ class: 'brute', at: '2,1', plays: [1, 10] }] }));
    expect(figureOf(t, G(1))).toMatchObject({ at: '1,2', conditions: { stun: 'before' } });
    expect(t.heard('attack')).toEqual([]);
    const on = monstersAct(comes(['stun']));
    expect(figureOf(on, G(1)).at).toBe('1,2');
    expect(on.heard('attack')).toEqual([]);
  });
  test('stops on a trap that immobilizes it, and attacks whom it reaches from there, and nobody else', () => {
    const far = monstersAct(comes(['immobilize']));
    expect(figureOf(far, G(1)).at).toBe('1,2');
    expect(far.heard('attack')).toEqual([]);
    const near = monstersAct(comes(['immobilize'], { heroes: [{ class: 'brute', at: '2,1', plays: [1, 10] }] }));
    expect(near.heard('attack')).toMatchObject([{ actor: G(1), target: hero(0) }]);
  });
  test('goes on over a trap that disarms it, and does not attack', () => {
    const t = monstersAct(comes(['disarm']));
    expect(figureOf(t, G(1)).at).toBe('2,1');
    expect(t.heard('attack')).toEqual([]);
  });
  test('goes on over a trap that muddles it, and attacks', () => {
    const t = monstersAct(comes(['muddle']));
    expect(t.heard('attack')).toMatchObject([{ actor: G(1), target: hero(0) }]);
  });
  test('a monster that is stunned on its way does not strengthen itself after it', () => {
    expect(figureOf(monstersAct(comes(['stun'], { cards: { guard: 'guard-7' } })), G(1)).conditions).toEqual({
      stun: 'before',
    });
  });
  test('a summon stops and does not attack', () => {
    const t = table({
      ...comes(['stun']),
      heroes: [{ class: 'brute', at: '4,0', plays: [1, 10] }],
      monsters: [guard('2,1', { hp: 20 })],
      ties: 'by-the-rules',
      also(g) {
        const body = { at: '0,2', hp: 4, max: 4, conditions: {}, bonuses: [] };
        g.figures.push({ ...body, id: BOT, kind: 'summon', owner: 0, card: null, creature: 'battle-bot' });
      },
    });
    expect(figureOf(t, BOT)).toMatchObject({ at: '1,2', conditions: { stun: 'before' } });
    expect(t.heard('attack')).toEqual([]);
  });
  test('is foreseen so', () => {
    const t = table(comes(['stun'], { heroes: [{ class: 'brute', at: '2,1', plays: [1, 10] }] }));
    const guardNow = t.g.figures.find(({ id }) => id === G(1)) as Monster;
    expect(foreseen(t.g, guardNow)).toMatchObject({ way: ['1,2'], targets: [] });
  });
});

describe('R-530: who moves at another’s word', () => {
  test('a commanded enemy is stopped by a trap that immobilizes it (166: Move 2)', () => {
    const t = table({
      heroes: [{ class: 'mindthief', at: '3,0', plays: [166, 155], also: atLevel(6) }],
      monsters: [guard('0,2', { hp: 20 })],
      overlays: [trap('1,2', ['immobilize'])],
    });
    t.seat(0)
      .does('act', { half: '166:bottom' })
      .does('choose', { targets: [G(1)] })
      .does('go-along', { way: ['1,2', '1,3'] });
    expect(figureOf(t, G(1)).at).toBe('1,2');
  });
});

describe('R-530, GH-6.9: who is pushed', () => {
  test('goes on over a trap that immobilizes: it does not move by itself', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', plays: [7, 10] }],
      monsters: [guard('1,2', { hp: 20 }), far],
      overlays: [trap('0,2', ['immobilize'])],
    });
    t.seat(0)
      .does('act', { half: '7:top' })
      .does('attack', { targets: [G(1)] })
      .does('drive', { way: ['0,2', '-1,2'] });
    expect(figureOf(t, G(1))).toMatchObject({ at: '-1,2', conditions: { immobilize: 'before' } });
  });
});
