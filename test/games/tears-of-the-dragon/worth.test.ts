import { describe, expect, test } from 'vitest';
import { copy } from '#core/copy';
import { sidesIn } from '#games/tears-of-the-dragon/judge/worth/hosts';
import { firstToOpen, hopeOf } from '#games/tears-of-the-dragon/judge/worth/tower';
import { evaluate, subjects } from '#games/tears-of-the-dragon/judge/worth/worth';
import { ruins } from '#games/tears-of-the-dragon/printed/content';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { compared } from '../../kit/ahead-in.ts';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** How well a seat stands in this scene, in percent. */
const standing = (scene: Scene, seat = GORGANUN): number => evaluate(table(scene).g as State, seat);
const percent = (g: State) => [evaluate(g, GORGANUN), evaluate(g, FORSETI)] as const;

describe('How well a seat stands', () => {
  const scene: Scene = { map: { kimrin: ['kestrel', 'warsteed*2'], riverton: ['neko', 'cavalry*2'] } };

  test('is its chance: both have 100 together, a winner all of it, and nothing is changed by looking', () => {
    const g = copy(table(scene).g as State);
    const before = JSON.stringify(g);
    const [one, two] = percent(g);
    expect(one + two).toBeCloseTo(100);
    expect(JSON.stringify(g)).toBe(before);
    expect(percent({ ...g, winner: FORSETI })).toEqual([0, 100]);
  });

  test('is better with a ruin known, and worse when the enemy knows it; what both know changes little', () => {
    const known = (mine: readonly string[], theirs: readonly string[]) =>
      standing({ ...scene, knowledge: [mine, theirs] });
    const none = known([], []);
    expect(known(['hollow-spire'], [])).toBeGreaterThan(none);
    expect(known([], ['brannoch'])).toBeLessThan(none);
    const all = ruins.slice(0, 4);
    expect(known(all, [])).toBeGreaterThan(known(all, all));
  });

  test('is worse with a leader taken than with him still to come back', () => {
    const fate = (of: 'captured' | 'wounded') =>
      standing({ ...scene, also: ({ counters }) => Object.assign(counters.shale!, { fate: of }) });
    expect(fate('captured')).toBeLessThan(fate('wounded'));
  });
});

describe('The tower', () => {
  const crewAt = (place: string, also: Scene['also'] = () => {}) =>
    standing({
      map: { [place]: ['shale', 'hastur'], 'caer-navell': ['neko', 'cavalry*2'] },
      knowledge: [ruins, ruins.slice(0, 6)],
      also,
    });

  test('is nearer from the sea before it than from a port, and from a port than from inland', () => {
    const sea = crewAt('still-water');
    const port = crewAt('sea-reach');
    expect(sea).toBeGreaterThan(port);
    expect(port).toBeGreaterThan(crewAt('glaginsdreg'));
  });

  test('TD-4.2: is not likelier to open to more wizards, who go there one by one; a leader takes them along', () => {
    const hope = (...persons: string[]) => {
      const { g } = table({ map: { 'still-water': persons, 'caer-navell': ['neko', 'cavalry*2'] } });
      return hopeOf(sidesIn(g as State)[GORGANUN]).chance;
    };
    expect(hope('hastur', 'kishmin')).toBe(hope('hastur'));
    expect(hope('shale', 'hastur', 'kishmin')).toBeGreaterThan(hope('shale', 'hastur'));
  });

  test('is better tried than waited for: six in ten, and else back in a port', () => {
    const tried = 0.6 * 100 + 0.4 * crewAt('seaside');
    expect(crewAt('island')).toBeLessThan(tried);
  });

  test('goes to the first, to neither of two alike, and never to a side without anybody to try', () => {
    const hope = (turns: number, chance = 0.5) => ({ turns, chance });
    expect(firstToOpen(hope(2), hope(5))).toBeGreaterThan(0.5);
    expect(firstToOpen(hope(5), hope(2))).toBeCloseTo(1 - firstToOpen(hope(2), hope(5)));
    expect(firstToOpen(hope(4), hope(4))).toBeCloseTo(0.5);
    expect(firstToOpen(hope(9), hope(1, 0))).toBe(1);
    expect(firstToOpen(hope(1, 0), hope(1, 0))).toBe(0.5);
  });
});

describe('In The War of the Dragon', () => {
  /** Wargroups go one road a turn. Greenbridge is beside Caer Sillius, Brannoch and Stonewell two and three roads away. */
  const host = (place: string, also: Partial<Scene> = {}) =>
    standing(
      {
        scenario: 'war-of-the-dragon',
        map: {
          [place]: ['kestrel', 'wargroup*6'],
          'caer-sillius': ['neko', 'foot-soldier'],
          kimrin: ['ezelle', 'cadmin'],
        },
        ...also,
      },
      FORSETI,
    );

  test('a castle about to fall makes its holder’s chance smaller, a turn later less so, and two turns later still less', () => {
    expect(host('greenbridge')).toBeLessThan(host('brannoch'));
    expect(host('brannoch')).toBeLessThan(host('stonewell'));
  });

  test('a castle taken is worth more than one that is sure to be taken', () => {
    const taken = host('caer-sillius', {
      map: {
        'caer-sillius': ['kestrel', 'wargroup*6'],
        riverton: ['neko', 'foot-soldier'],
        kimrin: ['ezelle', 'cadmin'],
      },
      castles: { 'caer-sillius': GORGANUN },
    });
    expect(taken).toBeLessThan(host('greenbridge'));
  });
});

test('a ruin that is known is told as the race, a leader who is taken as people, and a castle as castles in the war alone', () => {
  const map = { kimrin: ['kestrel', 'warsteed*2'], riverton: ['neko', 'cavalry*2'] };
  const of = (more: Partial<Scene>) => subjects.of(table({ map, ...more }).g as State, GORGANUN);
  expect(compared(of({ knowledge: [['hollow-spire'], []] }), of({})).better).toEqual(['race']);
  const taken: Partial<Scene> = { also: ({ counters }) => Object.assign(counters.shale!, { fate: 'captured' }) };
  expect(compared(of(taken), of({}))).toEqual({ better: [], worse: ['people'] });
  const castles = { 'caer-sillius': GORGANUN };
  const scenario = 'war-of-the-dragon';
  expect(compared(of({ castles, scenario }), of({ scenario })).better).toEqual(['castles']);
  expect(compared(of({ castles }), of({})).better).not.toContain('castles');
});
