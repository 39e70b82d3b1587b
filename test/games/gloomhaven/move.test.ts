import { describe, expect, test } from 'vitest';
import { figureOf, guard, hero, table } from './board.ts';

/** GH-6, GH-13: moves of characters, traps, doors. Brute: 6 Move 4, 9 Move 3 Jump. */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const jumper = { ...brute, plays: [1, 9] } as const;
const far = guard('0,0', { standee: 6 });

describe('GH-6.1, GH-6.2: a move', () => {
  test('goes up to so many hexes, through allies, not through enemies', () => {
    const t = table({
      heroes: [
        { ...brute, at: '4,0' },
        { class: 'spellweaver', at: '3,0', plays: [65, 68] },
      ],
      monsters: [guard('3,1')],
    });
    t.seat(0).does('act', { half: '6:bottom' });
    const ends = t.seat(0).lists('move', 'to');
    // 4,0 has two neighbours: an ally, who is passed, and an enemy, who is not.
    expect(ends).toContain('2,0');
    expect(ends).not.toContain('3,0');
    expect(ends).not.toContain('3,1');
  });
  test('takes no more than its points', () => {
    const t = table({ heroes: [brute], monsters: [far] });
    t.seat(0).does('act', { half: '6:bottom' });
    expect(t.seat(0).lists('move', 'to')).toContain('-2,6');
    expect(t.seat(0).lists('move', 'to')).not.toContain('-3,6');
  });
  test('difficult ground costs 2 (GH-6.3)', () => {
    const hexes = ['3,1', '3,2', '2,1', '1,2', '1,3', '2,3'];
    const t = table({ heroes: [brute], monsters: [far], overlays: [{ type: 'difficult', kind: 'rubble', hexes }] });
    t.seat(0).does('act', { half: '6:bottom' });
    expect(t.seat(0).lists('move', 'to')).toContain('-1,5');
    expect(t.seat(0).lists('move', 'to')).not.toContain('-2,6');
  });
});

describe('GH-6.4, GH-6.5: traps, hazards, jumps', () => {
  const row = ['2,2', '1,3', '0,4'];
  test('a trap on the way is sprung and gone, and the move goes on', () => {
    const t = table({ heroes: [brute], monsters: [far], overlays: [{ hexes: [row[1]!] }] });
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('go-along', { way: ['1,3', '0,4'] });
    t.nobodyIsAskedExcept(0, 'damage');
    // The way so far is told before what happens there.
    expect(t.told().slice(-2)).toEqual(['moves', 'trap-sprung']);
    t.seat(0).does('suffer');
    expect(t.heard('moves').map(({ way }) => way)).toEqual([['1,3'], ['0,4']]);
    // Level 1: 3 damage (GH-1.5).
    expect(figureOf(t, hero(0))).toMatchObject({ hp: 7, at: '0,4' });
    expect(t.g.overlays).toEqual([]);
  });
  test('the way to an end goes round a trap where it can', () => {
    const t = table({ heroes: [brute], monsters: [far], overlays: [{ hexes: [row[1]!] }] });
    t.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '0,4' });
    expect(t.g.overlays).toHaveLength(1);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('a jump passes enemies, obstacles and traps, and ends on none of the first two', () => {
    const t = table({
      heroes: [{ ...jumper, at: '4,0' }],
      monsters: [guard('3,0')],
      overlays: [{ type: 'obstacle', kind: 'table', hexes: ['3,1'] }],
    });
    t.seat(0).does('act', { half: '9:bottom' });
    const ends = t.seat(0).lists('move', 'to');
    expect(ends).toContain('2,1');
    expect(ends).not.toContain('3,0');
    expect(ends).not.toContain('3,1');
  });
  test('a jump springs a trap where it ends, and none on the way', () => {
    const over = table({ heroes: [jumper], monsters: [far], overlays: [{ hexes: ['1,3'] }] });
    over
      .seat(0)
      .does('act', { half: '9:bottom' })
      .does('go-along', { way: ['1,3', '0,4'] });
    expect(over.g.overlays).toHaveLength(1);
    const onto = table({ heroes: [jumper], monsters: [far], overlays: [{ hexes: ['1,3'] }] });
    onto.seat(0).does('act', { half: '9:bottom' }).does('move', { to: '1,3' });
    onto.nobodyIsAskedExcept(0, 'damage');
    expect(onto.g.overlays).toEqual([]);
  });
  test('hazardous ground does its damage each time it is entered', () => {
    const t = table({
      heroes: [brute],
      monsters: [far],
      overlays: [{ type: 'hazardous', kind: 'thorns', hexes: ['1,3', '0,4'] }],
    });
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('go-along', { way: ['1,3', '0,4'] })
      .does('suffer')
      .does('suffer');
    expect(figureOf(t, hero(0)).hp).toBe(8);
    expect(t.g.overlays).toHaveLength(1);
  });
});

describe('GH-13: doors', () => {
  const atDoor = { ...brute, at: '-1,3' } as const;
  test('whoever enters opens it, the room behind lies there, and the move goes on', () => {
    const t = table({ heroes: [atDoor, { class: 'spellweaver', at: '3,1', plays: [65, 68] }], monsters: [] });
    expect(
      t
        .seat(0)
        .sees()
        .rooms.map(({ id }) => id),
    ).toEqual([1]);
    t.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '-2,3' });
    t.nobodyIsAskedExcept(0, 'move-on');
    expect(t.g.rooms).toEqual([1, 2]);
    expect(t.seat(0).lists('move', 'to')).toContain('-3,3');
    // With two characters: three guards and archers by the map (GH-1.7).
    expect(
      t.g.figures
        .filter(({ kind }) => kind === 'monster')
        .map(({ at }) => at)
        .sort(),
    ).toEqual(['-4,2', '-5,4', '-9,3']);
    t.seat(0).does('stay');
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('those whose initiative is lower act at once after the turn, others in their place (GH-13.4)', () => {
    const t = table({
      heroes: [atDoor, { class: 'spellweaver', at: '3,1', plays: [65, 68] }],
      monsters: [],
      ties: 'by-the-rules',
      also: (g) => {
        g.order = [
          { who: 'character', seat: 0, initiative: 40 },
          { who: 'character', seat: 1, initiative: 60 },
        ];
        g.abilities.guard!.draw = ['guard-8', ...g.abilities.guard!.draw.filter((id) => id !== 'guard-8')];
        g.abilities.archer!.draw = ['archer-6', ...g.abilities.archer!.draw.filter((id) => id !== 'archer-6')];
      },
    });
    t.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '-2,3' }).does('stay').does('end-turn');
    // The guards (15) have acted, the archer (68) waits for the Spellweaver.
    const acted = t.g.acted.filter((id) => id.startsWith('monster')).map((id) => id.split(':')[1]);
    expect(acted).toEqual(['bandit-guard', 'bandit-guard']);
    t.nobodyIsAskedExcept(1, 'turn');
  });
  test('what lies behind a closed door is in no view', () => {
    const t = table({ heroes: [brute], monsters: [far] });
    const seen = JSON.stringify(t.spectator.sees());
    expect(seen).not.toContain('-9,3');
    expect(t.spectator.sees().doors.map(({ id }) => id)).toEqual(['d2']);
  });
});
