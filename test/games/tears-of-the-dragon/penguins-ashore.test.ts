import { describe, expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** Penguins and their chieftains on the map (TD-27.4, TD-27.5): who commands them, and where they go. */

const PASS = [3];
const ours = (n: number): string => `penguin-of-forseti-${n}`;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
type Match = ReturnType<typeof table>;
const onMap = (t: Match, ids: string[]): string[] => ids.filter((id) => t.g.counters[id]!.fate === 'map');
const chief = (n: number): string => `penguin-chieftain-${n}-of-forseti`;

describe('TD-27.4: chieftains', () => {
  const shore = (boxes: Scene['boxes'] = {}, people = ['neko']) =>
    table({
      penguins: true,
      map: { brightsea: [...people, chief(1), chief(2), 'penguin-of-forseti*3', 'cavalry*2'] },
      boxes,
      units: 1,
    });

  test('command penguins only; a human leader commands both', () => {
    const t = shore({ neko: ['cavalry*1'] });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    const lay = (leader: string, pieces: string[]) => ({ leader, pieces });
    expect(t.seat(FORSETI).isRefused('arrange', lay(chief(1), ['cavalry-1']))).toBe('refusal.not-available');
    t.seat(FORSETI).does('arrange', lay(chief(1), [1, 2].map(ours)));
    t.seat(FORSETI).does('arrange', lay('neko', ['cavalry-1', ours(3)]));
    expect(range(3).map((n) => t.g.counters[ours(n)]!.box)).toEqual([chief(1), chief(1), 'neko']);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('come after every human: he takes one first, but no chieftain comes before another (R-63)', () => {
    const t = shore();
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    expect(t.seat(FORSETI).isRefused('arrange', { leader: chief(1), pieces: [ours(1)] })).toBe(
      'refusal.highest-leader-first',
    );
    const alone = shore({}, []);
    alone.seat(FORSETI).does('activate', { piece: chief(2) });
    alone.seat(FORSETI).does('arrange', { leader: chief(2), pieces: [ours(1)] });
    expect(alone.g.counters[ours(1)]!.box).toBe(chief(2));
    t.nobodyIsAskedExcept(FORSETI, 'act');
    alone.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('are activated by a human leader there, and themselves activate neither him nor each other', () => {
    const boxes = { neko: ['cavalry*1'], [chief(1)]: ['penguin-of-forseti*2'], [chief(2)]: ['penguin-of-forseti*1'] };
    const t = shore(boxes);
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    expect(Object.keys(t.g.activation!.members).sort()).toEqual(
      ['cavalry-1', chief(1), chief(2), 'neko', ...[1, 2, 3].map(ours)].sort(),
    );
    const own = shore(boxes);
    own.seat(FORSETI).does('activate', { piece: chief(1) });
    expect(Object.keys(own.g.activation!.members).sort()).toEqual([chief(1), ours(1), ours(2)].sort());
    t.nobodyIsAskedExcept(FORSETI, 'act');
    own.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('R-63: recruit nobody, find no knowledge, and count for nothing at the tower', () => {
    const t = shore();
    t.seat(FORSETI).does('activate', { piece: chief(1) });
    expect(t.seat(FORSETI).offered()).not.toContain('recruit');
    const inRuin = (head: string) => {
      const ruin = table({ penguins: true, map: { 'cinder-hill': [head, 'cavalry*1'] }, units: 1 });
      ruin.seat(FORSETI).does('activate', { piece: head });
      return ruin.seat(FORSETI).offered();
    };
    expect(inRuin(chief(1))).not.toContain('search');
    expect(inRuin('neko')).toContain('search');
    const all = ['asten', 'brannoch', 'ursh', 'x', 'y', 'z', 'u', 'v'];
    const tower = (people: string[], head: string) => {
      const island = table({
        penguins: true,
        map: { island: people },
        units: 1,
        knowledge: [[], all],
        dice: { tower: [10] },
      });
      island.seat(FORSETI).does('activate', { piece: head });
      return island;
    };
    expect(
      tower([chief(1)], chief(1))
        .seat(FORSETI)
        .offered(),
    ).not.toContain('enter-tower');
    const both = tower(['neko', chief(1)], 'neko');
    both.seat(FORSETI).does('enter-tower', { head: 'neko' });
    expect(both.heard('tower-lost')).toMatchObject([{ target: 4 }]);
  });
  test('R-63, R-2: a side that has nobody but chieftains has lost', () => {
    const t = (people: string[]) =>
      table({
        penguins: true,
        map: { brightsea: people, redmarsh: ['kestrel'] },
        units: 1,
        also: (g) => {
          for (const id of ['kendrel', 'algeron', 'shelnor', 'torin', 'ursa', 'vilkie'])
            g.counters[id]!.fate = 'killed';
          if (!people.includes('neko')) g.counters.neko!.fate = 'killed';
        },
      });
    expect(t([chief(1)]).g.winner).toBe(GORGANUN);
    expect(t(['neko', chief(1)]).g.winner).toBeNull();
  });
  test.each([
    [1, 'map'],
    [6, 'pool'],
    [8, 'pool'],
    [10, 'pool'],
  ])('R-63: alone when enemies come he rolls like any leader (die %i) and is never held', (die, fate) => {
    const t = table({
      penguins: true,
      map: { 'alder-bay': [chief(1)], drakesfoot: ['kestrel', 'warsteed*1'] },
      boxes: { kestrel: ['warsteed*1'] },
      active: GORGANUN,
      units: 1,
      dice: { casualty: [die] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['alder-bay'] });
    if (die === 1) {
      const ways = t
        .seat(FORSETI)
        .may('flee')
        .map(({ to }) => to);
      expect(ways.sort()).toEqual(['asten', 'foam-break']);
      t.seat(FORSETI).does('flee', { to: 'asten' });
    }
    expect(t.g.counters[chief(1)]!.fate).toBe(fate);
    expect(t.g.prisoners).toEqual({});
  });
});

describe('TD-27.5: penguins keep to their coasts and the sea', () => {
  test('no way is offered to them that leads elsewhere', () => {
    const t = table({ penguins: true, map: { brightsea: ['penguin-of-forseti*1'] }, units: 1 });
    t.seat(FORSETI).does('activate', { piece: ours(1) });
    expect(t.seat(FORSETI).may('move')).toEqual([{ group: [ours(1)], path: ['ossum'] }]);
    expect(t.seat(FORSETI).isRefused('move', { group: [ours(1)], path: ['lowmere'] })).toBe('refusal.no-way');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  const mixed = () => {
    const t = table({
      penguins: true,
      map: { brightsea: ['neko', 'cavalry*1', 'penguin-of-forseti*1'] },
      boxes: { neko: ['cavalry*1', 'penguin-of-forseti*1'] },
      units: 1,
      dice: { 'ruin-danger': [9] },
    });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    return t;
  };
  test('a mixed group is refused there with the reason; without them, or along the coast, it may go', () => {
    const t = mixed();
    const all = ['neko', 'cavalry-1', ours(1)];
    expect(t.seat(FORSETI).isRefused('move', { group: all, path: ['lowmere'] })).toBe('refusal.no-penguin-goes');
    t.seat(FORSETI).does('move', { group: ['neko', 'cavalry-1'], path: ['lowmere'] });
    expect(t.g.counters[ours(1)]).toMatchObject({ at: 'brightsea', box: null });
    const along = mixed();
    along.seat(FORSETI).does('move', { group: all, path: ['ossum'] });
    expect(along.g.counters[ours(1)]).toMatchObject({ at: 'ossum', box: 'neko' });
    t.nobodyIsAskedExcept(FORSETI, 'act');
    along.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('one press sends all, or all but the penguins', () => {
    const t = mixed();
    const offers = tearsOfTheDragon.actions.move!.suggest!({ g: t.g, seat: FORSETI, about: null });
    const without = offers.filter(({ label }) => label.key === 'label.all-but-penguins-to');
    expect(without.map(({ args }) => args)).toContainEqual({ group: ['neko', 'cavalry-1'], path: ['lowmere'] });
    for (const { args } of offers) mixed().seat(FORSETI).does('move', args);
  });
  test('A39: they put out from a port and cross any sea area; to the Island with all knowledge only', () => {
    const t = (knowledge: string[]) => {
      const at = table({
        penguins: true,
        map: { 'sorrow-roads': ['penguin-of-forseti*3'] },
        units: 1,
        knowledge: [[], knowledge],
        also: (g) => {
          g.ships['ship-1'] = { seat: FORSETI, from: null };
          for (const n of range(3)) Object.assign(g.counters[ours(n)]!, { ship: 'ship-1', at: 'veil-of-tears' });
        },
      });
      at.seat(FORSETI).does('activate', { piece: ours(1) });
      return at;
    };
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const ways = (at: Match) =>
      at
        .seat(FORSETI)
        .may('sail')
        .map(({ to }) => to);
    expect(ways(t(all))).toContain('island');
    expect(ways(t([]))).not.toContain('island');
    // nobody needs to lead a ship of penguins; all go.
    const gone = t(all);
    gone.seat(FORSETI).does('sail', { captain: ours(1), to: 'island' });
    expect(range(3).map((n) => gone.g.counters[ours(n)]!.at)).toEqual(['island', 'island', 'island']);
    const port = table({ penguins: true, map: { brightsea: ['penguin-of-forseti*1'] }, units: 1 });
    port.seat(FORSETI).does('activate', { piece: ours(1) });
    expect(
      port
        .seat(FORSETI)
        .may('embark')
        .map(({ to }) => to),
    ).toEqual(['bright-sound', 'sorrow-roads']);
  });
  test('R-66: nobody can land on swimming penguins by Fly', () => {
    const t = (crew: string[]) => {
      const at = table({
        penguins: true,
        map: { brightsea: ['ursa'], 'sorrow-roads': crew },
        wizard: true,
        dice: { 'spell-check': PASS },
        also: (g) => {
          g.wizardry.ursa!.known = ['fly'];
          g.ships['ship-1'] = { seat: FORSETI, from: null };
          for (const c of Object.values(g.counters)) if (c.at === 'sorrow-roads') c.ship = 'ship-1';
        },
      });
      at.seat(FORSETI).does('activate', { piece: 'ursa' });
      at.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'fly', targets: [] });
      return at
        .seat(FORSETI)
        .may('move')
        .map(({ path }) => String(path));
    };
    expect(t(['penguin-of-forseti*1', 'cavalry*1'])).toContain('sorrow-roads');
    expect(t(['penguin-of-forseti*1'])).not.toContain('sorrow-roads');
  });
  test('sent from the Island to a castle for want of a free port, they are removed', () => {
    const ports = ['seaside', 'devonport', 'brightsea', 'foam-break', 'alder-bay', 'sea-reach'];
    const t = table({
      penguins: true,
      map: {
        island: ['neko', chief(1), 'penguin-of-forseti*2'],
        ...Object.fromEntries(ports.map((port) => [port, ['wargroup*1']])),
      },
      boxes: { neko: ['penguin-of-forseti*1'] },
      units: 1,
      knowledge: [[], ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
      dice: { tower: [10] },
    });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('enter-tower', { head: 'neko' });
    expect(t.g.counters.neko!.at).toBe('caer-navell');
    expect(onMap(t, [chief(1), ours(1), ours(2)])).toEqual([]);
    expect(t.heard('penguins-lost')).toMatchObject([{ seat: FORSETI, n: 3 }]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('Heal that backfires finds no penguin to reduce', () => {
    const t = table({
      penguins: true,
      map: { brightsea: ['ursa', 'cavalry-#', 'penguin-of-forseti*2', 'foot-soldier*2'] },
      wizard: true,
      dice: { 'spell-check': [10], 'spell-failure': [8] },
    });
    t.seat(FORSETI).does('activate', { piece: 'ursa' });
    t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'heal', targets: ['cavalry-1'] });
    expect(t.seat(GORGANUN).may('pick-enemies')).toEqual([
      { slots: ['foot-soldier.1'] },
      { slots: ['foot-soldier.2'] },
    ]);
    t.nobodyIsAskedExcept(GORGANUN, 'pick-enemies');
  });
});
