import { describe, expect, test } from 'vitest';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { cardsOf } from '#games/gloomhaven/printed/content/cards';
import { items } from '#games/gloomhaven/printed/content/content';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { boardOf } from '#games/gloomhaven/state/map/board';
import { figureOf, G, guard, hero, type Scene, table } from './board.ts';

/** The project’s Japanese summary: movement and rooms, sentence by sentence (docs/games/gloomhaven.seed.md). */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const spellweaver = { class: 'spellweaver', at: '3,1', plays: [65, 68] } as const;
const far = guard('-3,6', { standee: 6, hp: 20 });

describe('GH-6.1 to GH-6.8: a move', () => {
  test('up to so many hexes, also fewer or none', () => {
    const t = table({ heroes: [brute], monsters: [far] });
    t.seat(0).does('act', { half: '6:bottom' });
    const ends = t.seat(0).lists('move', 'to');
    const away = ends.filter((at) => boardOf(t.g).isFloor(at)).map((at) => boardOf(t.g).range('2,2', at));
    expect(new Set(away)).toEqual(new Set([1, 2, 3, 4]));
    expect(t.seat(0).offered()).toContain('stay');
  });
  test('through allies, but not to where one stands', () => {
    const t = table({
      heroes: [
        { ...brute, at: '4,0' },
        { ...spellweaver, at: '3,0' },
      ],
      monsters: [guard('3,1')],
    });
    t.seat(0).does('act', { half: '6:bottom' });
    expect(t.seat(0).lists('move', 'to')).toContain('2,0');
    expect(t.seat(0).lists('move', 'to')).not.toContain('3,0');
  });
  test('not through enemies and obstacles', () => {
    const t = table({
      heroes: [{ ...brute, at: '4,0' }],
      monsters: [guard('3,0')],
      overlays: [{ type: 'obstacle', kind: 'table', hexes: ['3,1'] }],
    });
    t.seat(0).does('act', { half: '6:bottom' });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.heard('moves')).toEqual([]);
  });
  test('what lies in a hex works at once', () => {
    const t = table({ heroes: [brute], monsters: [far], overlays: [{ hexes: ['1,3'] }] });
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('go-along', { way: ['1,3', '0,4'] });
    t.nobodyIsAskedExcept(0, 'damage');
    expect(figureOf(t, hero(0)).at).toBe('1,3');
  });
  test('GH-6.8: a closed door is open to characters, and a wall to monsters', () => {
    const t = table({ heroes: [{ ...brute, at: '-1,3' }], monsters: [guard('-2,4')], cards: { guard: 'guard-4' } });
    t.seat(0).does('act', { half: '6:bottom' });
    expect(t.seat(0).lists('move', 'to')).toContain('-2,3');
    expect(boardOf(t.g).isFloor('-2,3')).toBe(false);
  });
});

describe('GH-6.5: a jump', () => {
  const jumping = (more: Partial<Scene>) => {
    const t = table({ heroes: [{ ...brute, at: '4,0', plays: [1, 9] }], monsters: [far], ...more });
    t.seat(0).does('act', { half: '9:bottom' });
    return t.seat(0).lists('move', 'to');
  };
  test('over enemies, obstacles and what lies there', () => {
    expect(
      jumping({ monsters: [guard('3,0')], overlays: [{ type: 'obstacle', kind: 'table', hexes: ['3,1'] }] }),
    ).toContain('2,1');
  });
  test('to a hex as at the end of any move', () => {
    const ends = jumping({ monsters: [guard('3,0')], overlays: [{ type: 'obstacle', kind: 'table', hexes: ['3,1'] }] });
    expect(ends).not.toContain('3,0');
    expect(ends).not.toContain('3,1');
  });
});

describe('GH-6.6: flying', () => {
  const row = ['1,2', '1,3', '2,1', '2,3', '3,1', '3,2'];
  const imps = (kind: 'obstacle' | 'trap') =>
    table({
      heroes: [{ ...brute, hp: 10 }],
      monsters: [
        { type: 'vermling-scout', at: '-1,5' },
        { type: 'living-spirit', at: '0,4', standee: 2, rank: 'elite' },
      ],
      cards: { 'living-spirit': 'living-spirit-3', scout: 'scout-6' },
      overlays: row.map((at) => ({ type: kind, kind: kind === 'trap' ? 'spike' : 'table', hexes: [at] })),
      ties: 'by-the-rules',
      also: (g) => void g.order.reverse(),
    });
  test('over all, and to what lies in the last hex too', () => {
    // Everything about the Brute is full of traps; the spirit attacks from range, and whatever hex it takes hurts nobody.
    const t = imps('trap');
    expect(t.heard('trap-sprung')).toEqual([]);
    expect(t.heard('attack')).toHaveLength(1);
  });
  test('also where it is pushed: onto an obstacle and into no trap', () => {
    const pushed = (kind: 'obstacle' | 'trap', type: string) => {
      const t = table({
        heroes: [{ ...brute, plays: [7, 6] }],
        monsters: [{ type, at: '1,2', hp: 20, max: 20 }, far],
        overlays: [{ type: kind, kind: kind === 'trap' ? 'spike' : 'table', hexes: ['0,2'] }],
        falls: { brute: ['plus0'] },
      });
      const id = t.g.figures.find((one) => one.kind === 'monster' && one.type === type)!.id;
      t.seat(0)
        .does('act', { half: '7:top' })
        .does('attack', { targets: [id] });
      const may = t.seat(0).lists('drive', 'way');
      if (may.includes('0,2')) t.seat(0).does('drive', { way: ['0,2', '-1,2'] });
      return { may: may.includes('0,2'), sprung: t.heard('trap-sprung').length };
    };
    expect(pushed('obstacle', 'living-spirit').may).toBe(true);
    expect(pushed('obstacle', 'bandit-guard').may).toBe(false);
    expect(pushed('trap', 'living-spirit')).toEqual({ may: true, sprung: 0 });
    expect(pushed('trap', 'bandit-guard')).toEqual({ may: true, sprung: 1 });
  });
});

describe('GH-6.7: who flies', () => {
  test('GH-6.7: nobody loses it: it is of a stat card, a summon, or worn for the whole scenario', () => {
    const abilities = [...bestiary().decks.values(), ...CLASSES.map(cardsOf)].flat();
    expect(abilities.filter((one) => JSON.stringify(one).includes('"flying"'))).toEqual([]);
    for (const item of items.values()) if (item.phasing) expect(item.use).toBe('passive');
  });
});

describe('GH-13.1 to GH-13.6: a room is revealed', () => {
  const atDoor = { ...brute, at: '-1,3' } as const;
  const opening = (more: Partial<Scene> = {}) => {
    const t = table({ heroes: [atDoor, spellweaver], monsters: [], ties: 'by-the-rules', ...more });
    t.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '-2,3' });
    return t;
  };
  const placed = (t: ReturnType<typeof opening>) => t.heard('monster-placed').map(({ at }) => at);
  test('the move stops in the door', () => {
    const t = opening();
    t.nobodyIsAskedExcept(0, 'move-on');
    expect(figureOf(t, hero(0)).at).toBe('-2,3');
    expect(t.g.doors.d2).toBe('open');
  });
  test('monsters and all else of the room are laid out', () => {
    const t = opening();
    expect(t.g.rooms).toEqual([1, 2]);
    expect([...placed(t)].sort()).toEqual(['-4,2', '-5,4', '-9,3']);
    expect(t.g.overlays.filter(({ type }) => type === 'trap')).toHaveLength(2);
  });
  test('GH-13.7: all that lies open behind it, and nothing behind the next door', () => {
    const t = opening();
    expect(t.g.rooms).not.toContain(3);
    expect(t.g.doors.d1).toBe('closed');
  });
  test('new types get their ability card', () => {
    const t = opening();
    expect(t.heard('ability').map(({ type }) => type)).toEqual(['bandit-guard', 'bandit-archer']);
    expect(t.g.order.filter(({ who }) => who === 'monsters')).toHaveLength(2);
  });
  test('the move goes on, and the turn to its end', () => {
    const t = opening();
    expect(t.open[0]!.about).toMatchObject({ points: 3 });
    t.seat(0).does('stay');
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.seat(0).lists('act', 'half')).toEqual(['1:top', '1:attack']);
  });
  const quick = (g: Parameters<NonNullable<Scene['also']>>[0]) => {
    g.order = [
      { who: 'character', seat: 0, initiative: 40 },
      { who: 'character', seat: 1, initiative: 60 },
    ];
    g.abilities.guard!.draw = ['guard-8', ...g.abilities.guard!.draw.filter((id) => id !== 'guard-8')];
    g.abilities.archer!.draw = ['archer-6', ...g.abilities.archer!.draw.filter((id) => id !== 'archer-6')];
  };
  test('those who are earlier than the character act then', () => {
    const t = opening({ also: quick });
    t.seat(0).does('stay').does('end-turn');
    expect(t.heard('monster-turn').map(({ actor }) => String(actor).split(':')[1])).toEqual([
      'bandit-guard',
      'bandit-guard',
    ]);
  });
  test('and the round goes on with whoever comes next', () => {
    const t = opening({ also: quick });
    t.seat(0).does('stay').does('end-turn');
    t.nobodyIsAskedExcept(1, 'turn');
    t.seat(1).does('end-turn');
    expect(t.heard('monster-turn').map(({ actor }) => String(actor).split(':')[1])).toEqual([
      'bandit-guard',
      'bandit-guard',
      'bandit-archer',
    ]);
  });
  test('GH-13.5: those of the type that have acted do not act again', () => {
    const t = table({
      heroes: [atDoor, spellweaver],
      monsters: [guard('2,0', { standee: 1, hp: 6 })],
      cards: { guard: 'guard-1' },
      ties: 'by-the-rules',
      also: (g) => void Object.assign(g, { order: [g.order[2]!, g.order[0]!, g.order[1]!] }),
    });
    t.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '-2,3' }).does('stay').does('end-turn');
    const acted = t.heard('monster-turn').map(({ actor }) => actor);
    expect(acted[0]).toBe(G(1));
    // The two new guards, and the archer where it stands in the order.
    expect(acted.filter((one) => one === G(1))).toHaveLength(1);
    expect(acted.filter((one) => String(one).includes('bandit-guard'))).toHaveLength(3);
  });
  test('with too few figures those nearest to the door are placed, the others not at all', () => {
    const five = ['2,0', '3,0', '4,0', '2,1', '1,0'].map((at, i) => guard(at, { standee: i + 1 }));
    // For four characters three guards: at -4,3 two hexes from the door, at -4,2 and -5,4 three.
    const more = [
      { class: 'scoundrel', at: '3,2' },
      { class: 'tinkerer', at: '2,3' },
    ];
    const t = opening({ heroes: [atDoor, spellweaver, ...more], monsters: five, cards: { guard: 'guard-1' } });
    expect(placed(t).filter((at) => ['-4,3', '-4,2', '-5,4'].includes(at as string))).toEqual(['-4,3']);
    expect(t.g.figures.find(({ at }) => at === '-4,3')).toMatchObject({ rank: 'elite', standee: 6 });
  });
  test('GH-13.11: a monster reveals none', () => {
    const t = table({
      heroes: [{ ...brute, at: '-2,5' }],
      monsters: [guard('-1,2'), guard('-1,3', { standee: 2 })],
      cards: { guard: 'guard-4' },
      ties: 'by-the-rules',
    });
    t.seat(0).does('end-turn');
    while (t.asked().some(({ key }) => key === 'damage')) t.seat(0).does('suffer');
    expect(t.g.rooms).toEqual([1]);
  });
});
