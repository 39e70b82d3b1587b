import { describe, expect, test } from 'vitest';
import { type Facing, figureOf, G, guard, hero, type Scene, type Standing, table } from './board.ts';

/** GH-6.12: items within a move of their owner; and who flies through everything. */

const far = guard('-3,6', { standee: 6, hp: 20 });
function moves(items: Standing['items'], scene: Partial<Scene> = {}) {
  const { monsters = [], ...more } = scene;
  const heroes = [{ class: 'brute', at: '2,2', plays: [1, 6] as const, items: items! }];
  const t = table({ heroes, monsters: [...monsters, far], ...more });
  t.seat(0).does('act', { half: '6:move' });
  return t;
}
const mine = (t: ReturnType<typeof moves>, id: number) => t.g.characters[0]!.items.find((one) => one.id === id)!.state;

describe('boots', () => {
  test.each([
    [1, 2, 'Boots of Striding'],
    [36, 3, 'Boots of Dashing'],
    [64, 4, 'Boots of Sprinting'],
  ])('%i: %i more for one move, and they are spent (%s)', (id, n) => {
    const t = moves([id]);
    expect(t.open[0]!.about).toMatchObject({ points: 2, items: [id] });
    t.seat(0).does('use-item', { item: `item:${id}` });
    expect(t.open[0]!.about).toMatchObject({ points: 2 + n, items: [] });
    expect(mine(t, id)).toBe('spent');
    t.seat(0).does('stay');
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('are kept by who moves without them', () => {
    const t = moves([1]);
    t.seat(0).does('move', { to: '0,2' });
    expect(mine(t, 1)).toBe('ready');
  });
  test('Winged Shoes: the move is a jump, over enemies (2)', () => {
    const wall = [guard('1,2', { standee: 1 }), guard('1,3', { standee: 2 }), guard('2,1', { standee: 3 })];
    const t = moves([2], { monsters: wall });
    expect(t.seat(0).lists('move', 'to')).not.toContain('0,3');
    t.seat(0).does('use-item', { item: 'item:2' });
    expect(t.seat(0).lists('move', 'to')).toContain('0,3');
    t.seat(0).does('go-along', { way: ['1,2', '0,3'] });
    expect(figureOf(t, hero(0)).at).toBe('0,3');
    expect(mine(t, 2)).toBe('spent');
  });
  test('Winged Shoes are not offered where the move is a jump already (2)', () => {
    const t = table({ heroes: [{ class: 'brute', at: '2,2', plays: [9, 1], items: [2] }], monsters: [far] });
    t.seat(0).does('act', { half: '9:bottom' });
    expect(t.open[0]!.about).toMatchObject({ gait: 'jump', items: [] });
  });
  test('a door that was opened with the last point: boots go on from there', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '-2,4', plays: [1, 6], items: [1] }],
      monsters: [guard('3,1', { standee: 6, hp: 20 })],
    });
    t.seat(0)
      .does('act', { half: '6:move' })
      .does('go-along', { way: ['-2,3'] });
    t.nobodyIsAskedExcept(0, 'move-on');
    t.seat(0).does('move', { to: '-3,3' });
    expect(mine(t, 1)).toBe('ready');
    const spent = table({
      heroes: [{ class: 'brute', at: '-1,3', plays: [1, 6], items: [1] }],
      monsters: [guard('3,1', { standee: 6, hp: 20 })],
    });
    spent
      .seat(0)
      .does('act', { half: '6:move' })
      .does('go-along', { way: ['-2,4', '-2,3'] });
    spent.nobodyIsAskedExcept(0, 'move-on');
    expect(spent.open[0]!.about).toMatchObject({ points: 0, items: [1] });
    spent.seat(0).does('use-item', { item: 'item:1' }).does('move', { to: '-4,3' });
    expect(figureOf(spent, hero(0)).at).toBe('-4,3');
  });
  test('who is immobilized is asked nothing, and keeps them', () => {
    const heroes = [
      { class: 'brute', at: '2,2', plays: [1, 6] as const, items: [1], conditions: { immobilize: 'before' as const } },
    ];
    const t = table({ heroes, monsters: [far] });
    t.seat(0).does('act', { half: '6:move' });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.g.characters[0]!.items[0]!.state).toBe('ready');
  });
});

describe('Cloak of Phasing (58, R-213)', () => {
  const rock = [{ type: 'obstacle' as const, kind: 'boulder', hexes: ['1,2'] }];
  const phased = (monsters: readonly Facing[] = [], more: Partial<Scene> = {}) => {
    const t = moves([58], { monsters, overlays: rock, ...more });
    t.seat(0).does('move', { to: '1,2' });
    return t;
  };
  test('ends its move on an obstacle, which others cannot', () => {
    expect(moves([], { overlays: rock }).seat(0).lists('move', 'to')).not.toContain('1,2');
    expect(figureOf(phased(), hero(0)).at).toBe('1,2');
  });
  test('there it is not attacked, nor does it attack', () => {
    const t = phased([guard('0,2', { standee: 1 })], { cards: { guard: 'guard-4' } });
    t.seat(0).does('act', { half: '1:attack' });
    t.nobodyIsAskedExcept(0, 'choose');
    expect(t.heard('attack')).toEqual([]);
  });
  test('beside it, it is attacked like anybody', () => {
    const t = moves([58], {
      monsters: [guard('0,2', { standee: 1 })],
      overlays: rock,
      cards: { guard: 'guard-4' },
      ties: 'by-the-rules',
    });
    t.seat(0).does('move', { to: '1,3' }).does('act', { half: '1:attack' });
    t.nobodyIsAskedExcept(0, 'damage');
  });
  test('flies over traps, also where it ends', () => {
    const t = moves([58], { overlays: [{ hexes: ['1,2'] }] });
    t.seat(0).does('move', { to: '1,2' });
    expect(t.heard('trap-sprung')).toEqual([]);
    const walked = moves([], { overlays: [{ hexes: ['1,2'] }] });
    walked.seat(0).does('go-along', { way: ['1,2'] });
    expect(walked.heard('trap-sprung')).toHaveLength(1);
  });
  test('an enemy beside the obstacle sees somebody else', () => {
    const t = table({
      heroes: [
        { class: 'brute', at: '2,2', plays: [1, 6], items: [58] },
        { class: 'spellweaver', at: '3,1', plays: [65, 68] },
      ],
      monsters: [guard('0,2', { standee: 1 })],
      overlays: rock,
      cards: { guard: 'guard-4' },
    });
    t.seat(0).does('act', { half: '6:move' }).does('move', { to: '1,2' }).does('end-turn');
    t.seat(1).does('end-turn');
    expect(t.heard('attack').map(({ actor, target }) => [actor, target])).toEqual([[G(1), hero(1)]]);
    t.nobodyIsAskedExcept(1, 'damage');
  });
});
