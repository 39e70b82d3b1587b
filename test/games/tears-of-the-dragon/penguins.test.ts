import { describe, expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { text } from '#games/tears-of-the-dragon/printed/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { SUMMON_PENGUINS } from '#games/tears-of-the-dragon/state/pieces';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** Tears of the Penguin (TD-27): learning and calling. Command and ways are in `penguins-ashore.test.ts`, battles in `battle`. */

const PASS = [3];
const ours = (n: number): string => `penguin-of-forseti-${n}`;
const theirs = (n: number): string => `penguin-of-gorganun-${n}`;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Ursa knows the spell and is activated. */
function caller(scene: Partial<Scene> & { map: Scene['map'] }, learnt = true) {
  const t = table({
    penguins: true,
    wizard: true,
    units: 1,
    ...scene,
    also: (g) => {
      g.wizardry.ursa!.known = learnt ? [SUMMON_PENGUINS] : [];
      scene.also?.(g);
    },
  });
  t.seat(FORSETI).does('activate', { piece: 'ursa' });
  return t;
}
const summon = (leaders: string[], wizard = 'ursa') => ({ wizard, leaders });
type Match = ReturnType<typeof table>;
const mayCall = (t: Match): boolean =>
  t.asked().some(({ key }) => key === 'act') && t.seat(FORSETI).offered().includes('summon-penguins');
const onMap = (t: Match, ids: string[]): string[] => ids.filter((id) => t.g.counters[id]!.fate === 'map');

describe('TD-27.1: Summon Penguins is learnt in a ruin', () => {
  const found = (known: string[], die: number, penguins = true) => {
    const t = table({
      penguins,
      map: { brannoch: ['torin'] },
      wizard: true,
      also: (g) => {
        g.wizardry.torin!.known = known;
      },
      dice: { 'ruin-danger': [9], 'spell-search': [4], 'spell-table': [die] },
    });
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    t.seat(FORSETI).does('search-spell', { wizard: 'torin' });
    return t;
  };
  test('in place of the spell that was found, and that one is not learnt', () => {
    const t = found(['good-fortune'], 2);
    expect(t.seat(FORSETI).offered()).toEqual(['learn', 'learn-penguins', 'leave-spell']);
    t.seat(FORSETI).does('learn-penguins');
    expect(t.g.wizardry.torin!.known).toEqual(['good-fortune', SUMMON_PENGUINS]);
    expect(t.heard('spell-learnt')).toEqual([{ wizard: 'torin', spell: SUMMON_PENGUINS }]);
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
  test('or the one that was found, as ever', () => {
    const t = found(['good-fortune'], 2);
    t.seat(FORSETI).does('learn');
    expect(t.g.wizardry.torin!.known).toEqual(['good-fortune', 'eldritch-fire']);
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
  test('R-60: also in place of one that he knows already', () => {
    const t = found(['eldritch-fire'], 2);
    t.nobodyIsAskedExcept(FORSETI, 'learn-instead');
    expect(t.seat(FORSETI).offered()).toEqual(['learn-penguins', 'leave-spell']);
  });
  test('not twice, not without room, and not without the variant', () => {
    expect(found([SUMMON_PENGUINS], 2).seat(FORSETI).offered()).toEqual(['learn', 'leave-spell']);
    expect(found([SUMMON_PENGUINS, 'eldritch-fire'], 2).asked()).not.toContainEqual({ seat: FORSETI, key: 'learn' });
    const full = found(['fly', 'terror', 'heal', 'teleport', 'enthrall'], 2);
    expect(full.heard('no-room-for-spell')).toHaveLength(1);
    expect(found(['good-fortune'], 2, false).seat(FORSETI).offered()).toEqual(['learn', 'leave-spell']);
  });
  test('nobody knows it at the start', () => {
    const t = table({ penguins: true, map: { brannoch: ['torin'] } });
    expect(Object.values(t.g.wizardry).filter(({ known }) => known.includes(SUMMON_PENGUINS))).toEqual([]);
  });
});

describe('TD-27.2: Summon Penguins is cast as a recruitment', () => {
  const beside = (dice: Scene['dice'], boxes?: Scene['boxes'], people: string[] = ['neko']) =>
    caller({ map: { brightsea: ['ursa', ...people, 'cavalry*5'] }, dice: { 'spell-check': PASS, ...dice }, boxes });

  test('as many as the die says lie in the leader’s box, done for this turn', () => {
    const t = beside({ penguins: [4] });
    t.seat(FORSETI).does('summon-penguins', summon(['neko']));
    for (const n of range(4)) {
      expect(t.g.counters[ours(n)]).toMatchObject({ fate: 'map', at: 'brightsea', box: 'neko', spent: true });
    }
    expect(t.g.counters[ours(5)]!.fate).toBe('pool');
    expect(t.heard('penguins-came')).toMatchObject([{ wizard: 'ursa', roll: 4, n: 4, place: 'brightsea' }]);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test('A38: not more than his command has room for', () => {
    const t = beside({ penguins: [9] }, { neko: ['cavalry*5'] });
    t.seat(FORSETI).does('summon-penguins', summon(['neko']));
    expect(t.heard('penguins-came')).toMatchObject([{ roll: 9, n: 2 }]);
    expect(onMap(t, range(16).map(ours))).toHaveLength(2);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test('A38: on a 10 a chieftain comes and adds his own command; on a 9 none', () => {
    const t = beside({ penguins: [10] }, { neko: ['cavalry*5'] });
    t.seat(FORSETI).does('summon-penguins', summon(['neko']));
    expect(t.heard('penguins-came')).toMatchObject([{ roll: 10, n: 8, chieftain: ['penguin-chieftain-1-of-forseti'] }]);
    expect(range(8).map((n) => t.g.counters[ours(n)]!.box)).toEqual([
      ...Array(2).fill('neko'),
      ...Array(6).fill('penguin-chieftain-1-of-forseti'),
    ]);
    const nine = beside({ penguins: [9] });
    nine.seat(FORSETI).does('summon-penguins', summon(['neko']));
    expect(nine.heard('penguins-came')).toMatchObject([{ chieftain: [] }]);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
    nine.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test('not more than there are counters, whichever side of them is in play', () => {
    const t = caller({
      map: { brightsea: ['ursa', 'kendrel'], asten: [`penguin-of-gorganun*14`] },
      dice: { 'spell-check': PASS, penguins: [5] },
    });
    const pools = (t.spectator.sees() as View).pools;
    expect(pools.map((pool, seat) => pool[`penguin-of-${['gorganun', 'forseti'][seat]}`])).toEqual([2, 2]);
    t.seat(FORSETI).does('summon-penguins', summon(['kendrel']));
    expect(onMap(t, range(16).map(ours))).toEqual([15, 16].map(ours));
    expect((t.spectator.sees() as View).pools.map((pool) => Object.keys(pool).filter((id) => /pen/.test(id)))).toEqual([
      [],
      [],
    ]);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test('TD-21.3: the wizard and the leader with all under him stay where they are this turn', () => {
    const t = table({
      penguins: true,
      map: { brightsea: ['kendrel', 'neko', 'ursa', 'cavalry*2'] },
      boxes: { kendrel: ['ursa', 'cavalry*1'], neko: ['cavalry*1'] },
      units: 1,
      dice: { 'spell-check': PASS, penguins: [1] },
      also: (g) => {
        g.wizardry.ursa!.known = [SUMMON_PENGUINS];
      },
    });
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    t.seat(FORSETI).does('summon-penguins', summon(['kendrel']));
    const movers = new Set(
      t
        .seat(FORSETI)
        .may('move')
        .flatMap(({ group }) => group as string[]),
    );
    expect([...movers].sort()).toEqual(['cavalry-2', 'neko']);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('the highest leader must have one before a lower takes any (TD-5.3)', () => {
    const t = beside({ penguins: [3] }, {}, ['kendrel', 'neko']);
    expect(t.seat(FORSETI).isRefused('summon-penguins', summon(['neko']))).toBe('refusal.highest-leader-first');
    t.seat(FORSETI).does('summon-penguins', summon(['kendrel', 'neko']));
    expect(range(3).map((n) => t.g.counters[ours(n)]!.box)).toEqual(['kendrel', 'kendrel', 'kendrel']);
    const full = beside({ penguins: [3] }, { kendrel: ['cavalry*1'] }, ['kendrel', 'neko']);
    full.seat(FORSETI).does('summon-penguins', summon(['neko']));
    expect(range(3).map((n) => full.g.counters[ours(n)]!.box)).toEqual(['neko', 'neko', 'neko']);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
    full.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test('R-61: one recruitment a turn in each place, which is used up only when they come', () => {
    const t = beside({ penguins: [1] });
    t.seat(FORSETI).does('summon-penguins', summon(['neko']));
    expect(t.g.recruited).toEqual({ brightsea: 1 });
    const after = caller({
      map: { brightsea: ['ursa', 'neko'] },
      also: (g) => {
        g.recruited = { brightsea: 1 };
      },
    });
    expect(mayCall(after)).toBe(false);
    const failed = beside({ 'spell-check': [9] });
    failed.seat(FORSETI).does('summon-penguins', summon(['neko']));
    expect(failed.g.recruited).toEqual({});
    expect(failed.g.wizardry.ursa!.blocked).toBe(true);
    expect(failed.g.counters.ursa).toMatchObject({ fixed: true });
    expect(failed.g.counters.neko).toMatchObject({ fixed: false });
  });
  test.each<[string, Partial<Scene> & { map: Scene['map'] }, boolean]>([
    ['a town of the coast', { map: { rockhurst: ['ursa', 'neko'] } }, true],
    ['inland', { map: { riverton: ['ursa', 'neko'] } }, false],
    ['without a leader', { map: { rockhurst: ['ursa', 'cavalry*1'] } }, false],
    ['beside a chieftain', { map: { rockhurst: ['ursa', 'penguin-chieftain-2-of-forseti'] } }, true],
    [
      'with every place of his command taken',
      {
        map: { rockhurst: ['ursa', 'neko', 'cavalry*5', 'foot-soldier*2'] },
        boxes: { neko: ['cavalry*5', 'foot-soldier*2'] },
      },
      false,
    ],
    [
      'with the enemy in sight',
      { map: { ilrog: ['ursa', 'neko', 'cavalry*1', 'kestrel'] }, castles: { ilrog: FORSETI } },
      false,
    ],
    ['in an enemy castle’s area', { map: { ilrog: ['ursa', 'neko', 'cavalry*1'] } }, false],
    ['in an own castle', { map: { ilrog: ['ursa', 'neko'] }, castles: { ilrog: FORSETI } }, true],
  ])('offered %s: %#', (_, scene, offered) => {
    const t = caller(scene);
    expect(mayCall(t)).toBe(offered);
  });
  test('not by one who does not know it, nor with a leader who has already acted this turn', () => {
    const map = { brightsea: ['ursa', 'neko'] };
    expect(mayCall(caller({ map }))).toBe(true);
    expect(mayCall(caller({ map }, false))).toBe(false);
    for (const done of ['spent', 'fixed'] as const) {
      const t = caller({
        map,
        also: (g) => {
          g.counters.neko![done] = true;
        },
      });
      expect(mayCall(t)).toBe(false);
    }
  });
  test('all who can lead are offered with one press', () => {
    const t = beside({}, {}, ['kendrel', 'neko']);
    const here = { g: t.g, seat: FORSETI, about: null };
    const [first] = tearsOfTheDragon.actions['summon-penguins']!.suggest!(here);
    expect(first!.args).toEqual(summon(['kendrel', 'neko']));
    expect(text.say(first!.label, 'ja')).toContain('ペンギンを召喚');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

describe('TD-27.3: a backfire', () => {
  const backfire = { 'spell-check': [10], 'spell-failure': [8] };
  test('brings them upon the wizard and all of his side there at once', () => {
    const t = caller({
      map: { brightsea: ['ursa', 'neko', 'foot-soldier*2'] },
      dice: { ...backfire, penguins: [3] },
    });
    t.seat(FORSETI).does('summon-penguins', summon(['neko']));
    expect(t.heard('penguins-turned')).toMatchObject([
      { seat: GORGANUN, wizard: 'ursa', roll: 3, n: 3, chieftain: [] },
    ]);
    expect(t.g.battle).toMatchObject({ at: 'brightsea', kind: 'field', attacker: GORGANUN });
    expect(t.g.battle!.fighters.map(({ slot }) => slot)).toEqual(
      expect.arrayContaining([
        'ursa',
        'foot-soldier.1',
        'foot-soldier.2',
        ...range(3).map((n) => `penguin-of-gorganun.${n}`),
      ]),
    );
    expect(onMap(t, range(16).map(ours))).toEqual([]);
    expect(t.g.recruited).toEqual({});
    t.nobodyIsAskedExcept(FORSETI, 'leader-points');
  });
  test('R-62: in a castle they storm it', () => {
    const t = caller({
      map: { ilrog: ['ursa', 'neko', 'foot-soldier*1'] },
      castles: { ilrog: FORSETI },
      dice: { ...backfire, penguins: [2] },
    });
    t.seat(FORSETI).does('summon-penguins', summon(['neko']));
    expect(t.g.battle).toMatchObject({ kind: 'assault', inside: FORSETI });
    t.nobodyIsAskedExcept(FORSETI, 'leader-points');
  });
  test('on a 10 a chieftain leads them', () => {
    const t = caller({
      map: { brightsea: ['ursa', 'neko', 'foot-soldier*2'] },
      dice: { ...backfire, penguins: [10] },
    });
    t.seat(FORSETI).does('summon-penguins', summon(['neko']));
    expect(t.g.battle!.leaders[GORGANUN]).toEqual(['penguin-chieftain-1-of-gorganun']);
    expect(range(10).filter((n) => t.g.counters[theirs(n)]!.box !== null)).toHaveLength(6);
    expect(t.asked()).toContainEqual({ seat: GORGANUN, key: 'leader-points' });
  });
});
