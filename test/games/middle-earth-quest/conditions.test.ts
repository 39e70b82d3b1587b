import { describe, expect, test } from 'vitest';
import { objectives } from '#games/middle-earth-quest/printed/cards/possessions';
import type { Condition } from '#games/middle-earth-quest/printed/effects/condition';
import type { Count } from '#games/middle-earth-quest/printed/effects/count';
import type { Where } from '#games/middle-earth-quest/printed/effects/where';
import { havens, LOCATIONS, locationAt, neighbours } from '#games/middle-earth-quest/printed/map/map';
import { statOf } from '#games/middle-earth-quest/state/attributes';
import { holds } from '#games/middle-earth-quest/state/conditions/conditions';
import { countOf } from '#games/middle-earth-quest/state/conditions/counts';
import { placesIn } from '#games/middle-earth-quest/state/conditions/where';
import type { State } from '#games/middle-earth-quest/state/state';
import { bare } from './card-table.ts';

/** What cards count, what must be so for them, and which places they mean. */

/** Seat 1 stands in Bree, seat 2 in Edoras. */
function board(arrange: (g: State) => void = () => undefined): State {
  const g = bare();
  g.heroes[0]!.at = 'bree';
  g.heroes[1]!.at = 'edoras';
  for (const id of Object.keys(g.minions)) g.minions[id] = { is: 'waiting', at: null, damage: 0 };
  arrange(g);
  return g;
}
const token = (g: State, at: string) =>
  void g.tokens.push({ no: g.nextToken++, face: 'orc', stack: 'rhudaur_grey', at, seenBy: [] });

describe('Counts', () => {
  test.each<[Count, (g: State) => void, number]>([
    ['favor', (g) => Object.assign(g.heroes[0]!, { favor: 2 }), 2],
    ['corruptionOnHero', (g) => Object.assign(g.heroes[0]!, { corruption: ['weary', 'weak'] }), 2],
    ['influenceInRegion', (g) => Object.assign(g, { influence: { bree: 1, the_shire: 2, dunland: 4 } }), 3],
    [
      { influenceIn: ['eriador', 'enedwaith'] },
      (g) => Object.assign(g, { influence: { bree: 1, dunland: 4, mount_doom: 1 } }),
      5,
    ],
    ['monstersInRegion', (g) => ['the_shire', 'dunland'].map((place) => token(g, place)), 1],
    [
      'adjacentInfluencedLocations',
      (g) => Object.assign(g, { influence: { [neighbours('bree')[0]!]: 2, bree: 1 } }),
      1,
    ],
    [
      'activePlots',
      (g) => Object.assign(g, { slots: [{ card: 'osgiliath_invaded', at: 'osgiliath' }, null, null] }),
      1,
    ],
    ['shadowPool', (g) => Object.assign(g, { pool: 3 }), 3],
    ['totalCorruption', (g) => g.heroes.map((own) => own.corruption.push('weary')), 2],
    ['totalHeroFavor', (g) => g.heroes.map((own) => Object.assign(own, { favor: 3 })), 6],
    ['monsterTokensInPlay', (g) => ['bree', 'moria'].map((place) => token(g, place)), 2],
    ['minionsInPlay', (g) => Object.assign(g.minions.gothmog!, { is: 'board', at: 'moria' }), 1],
  ])('%o is counted', (count, arrange, n) => {
    expect(countOf(board(arrange), 1, count)).toBe(n);
    expect(countOf(board(), 1, count)).toBe(0);
  });

  test('attributes count as they are now', () => {
    const g = board();
    const before = countOf(g, 1, 'wisdom');
    g.heroes[0]!.levels.wisdom = 1;
    expect([before + 1, countOf(g, 1, 'wisdom')]).toEqual([statOf(g, 1, 'wisdom'), statOf(g, 1, 'wisdom')]);
    g.heroes[0]!.corruption.push('deranged');
    expect(countOf(g, 1, 'wisdom')).toBe(before);
  });

  test('a count of a hero needs one', () => {
    expect(() => countOf(board(), null, 'favor')).toThrow('favor of which hero?');
  });
});

describe('Conditions', () => {
  const plot = (g: State) => {
    g.slots[0] = { card: 'a_dark_messenger', at: 'erebor' };
  };
  test.each<[Condition, (g: State) => void]>([
    [{ is: 'influence', n: 2, within: 0, of: 'here' }, (g) => Object.assign(g, { influence: { bree: 2 } })],
    [{ is: 'influence', n: 3, within: 1, of: 'edoras' }, (g) => Object.assign(g, { influence: { dunharrow: 3 } })],
    [{ is: 'plotActive', plot: 'a_dark_messenger' }, plot],
    [{ is: 'minionAt', at: 'erebor' }, (g) => Object.assign(g.minions.gothmog!, { is: 'board', at: 'erebor' })],
    [{ is: 'monsterAt', at: 'osgiliath' }, (g) => token(g, 'osgiliath')],
    [{ is: 'foeNear', within: 1, of: 'bree' }, (g) => token(g, neighbours('bree')[0]!)],
    [{ is: 'markerInStage', marker: 'black', stage: 3 }, (g) => Object.assign(g.markers, { black: 13 })],
    [
      { is: 'minionInPlay', minion: 'ringwraiths' },
      (g) => Object.assign(g.minions.ringwraiths!, { is: 'board', at: 'moria' }),
    ],
    [
      {
        is: 'any',
        of: [
          { is: 'plotActive', plot: 'a_dark_messenger' },
          { is: 'monsterAt', at: 'moria' },
        ],
      },
      (g) => token(g, 'moria'),
    ],
    [
      { is: 'anyHero', when: { is: 'compare', l: 'corruptionOnHero', cmp: '>=', r: 1 } },
      (g) => g.heroes[1]!.corruption.push('weary'),
    ],
    [
      { is: 'questsDone' },
      (g) =>
        g.heroes.map((own) =>
          Object.assign(own, { starting: { ...own.starting, is: 'done' }, advanced: { ...own.advanced, is: 'done' } }),
        ),
    ],
  ])('$is holds where it is so, and not elsewhere', (condition, arrange) => {
    expect(holds(board(), 1, condition)).toBe(false);
    expect(holds(board(arrange), 1, condition)).toBe(true);
  });

  test('a marker in stage II is not in stage III', () => {
    const at = (black: number) => board((g) => Object.assign(g.markers, { black }));
    const wanted: Condition = { is: 'markerInStage', marker: 'black', stage: 3 };
    expect([12, 13, 18].map((space) => holds(at(space), null, wanted))).toEqual([false, true, true]);
  });

  test('rearmost is who has nobody of his side behind him', () => {
    const markers = (yellow: number, red: number) =>
      board((g) => Object.assign(g.markers, { yellow, red, black: 4, green: 0 }));
    const wanted: Condition = { is: 'markerLast', marker: 'yellow' };
    expect([
      holds(markers(3, 4), null, wanted),
      holds(markers(4, 4), null, wanted),
      holds(markers(5, 4), null, wanted),
    ]).toEqual([true, true, false]);
  });

  test.each([
    ['<', [true, false, false]],
    ['<=', [true, true, false]],
    ['==', [false, true, false]],
    ['>=', [false, true, true]],
    ['>', [false, false, true]],
  ] as const)('%s compares', (cmp, expected) => {
    const g = (pool: number) => board((one) => Object.assign(one, { pool }));
    expect([1, 2, 3].map((pool) => holds(g(pool), null, { is: 'compare', l: 'shadowPool', cmp, r: 2 }))).toEqual(
      expected,
    );
  });

  test('every objective is fulfilled somewhere and not everywhere', () => {
    const bad = board((g) => {
      g.heroes[0]!.corruption.push('weary', 'weak');
      for (const place of ['bree', 'moria', 'rhun']) token(g, place);
      for (const id of ['gothmog', 'ringwraiths', 'witch_king'])
        g.minions[id] = { is: 'board', at: 'moria', damage: 0 };
      g.slots = [0, 1, 2].map(() => ({ card: 'a_dark_messenger', at: 'erebor' }));
      Object.assign(g.markers, { yellow: 14, red: 14, black: 14 });
    });
    const good = board((g) => {
      g.heroes[0]!.favor = 5;
      for (const own of g.heroes)
        Object.assign(own, { starting: { ...own.starting, is: 'done' }, advanced: { ...own.advanced, is: 'done' } });
    });
    for (const { met, id } of objectives.heroes.values())
      expect([holds(good, null, met), holds(bad, null, met)], id).toEqual([true, false]);
    for (const { met, id } of objectives.sauron.values())
      expect([holds(good, null, met), holds(bad, null, met)], id).toEqual([false, true]);
  });
});

describe('Places', () => {
  const places = (where: Where, arrange?: (g: State) => void, moved?: string) =>
    placesIn(board(arrange), { seat: 1, moved }, where);
  const region = (id: string) => LOCATIONS.filter((place) => locationAt(place).region === id);

  test.each<[Where, readonly string[]]>([
    [{ in: 'anywhere' }, LOCATIONS],
    [{ in: 'location', at: 'moria' }, ['moria']],
    [{ in: 'here' }, ['bree']],
    [{ in: 'region', region: 'mordor' }, region('mordor')],
    [{ in: 'heroRegion' }, region('eriador')],
    [{ in: 'heroRegion', exceptHere: true }, region('eriador').filter((place) => place !== 'bree')],
    [{ in: 'within', n: 1, of: 'here' }, ['bree', ...neighbours('bree')]],
    [{ in: 'adjacent', to: 'moria' }, neighbours('moria')],
    [{ in: 'havens' }, havens],
    [{ in: 'adjacentToMinion', minion: 'gothmog' }, []],
    [{ in: 'influenced' }, []],
    [{ in: 'extension' }, []],
    [{ in: 'character', who: 'gandalf' }, []],
    [{ in: 'movedCharacter' }, []],
  ])('$in on a bare board', (where, expected) => {
    expect([...places(where)].sort()).toEqual([...expected].sort());
  });

  test('those that depend on what lies there', () => {
    const arrange = (g: State) => {
      Object.assign(g, { influence: { dol_guldur: 1 }, characters: { gandalf: 'moria' } });
      g.minions.gothmog = { is: 'board', at: 'moria', damage: 0 };
    };
    expect(places({ in: 'influenced' }, arrange)).toEqual(['dol_guldur']);
    expect(places({ in: 'character', who: 'gandalf' }, arrange)).toEqual(['moria']);
    expect(places({ in: 'movedCharacter' }, arrange, 'gandalf')).toEqual(['moria']);
    expect(places({ in: 'adjacentToMinion', minion: 'gothmog' }, arrange).sort()).toEqual(
      [...neighbours('moria')].sort(),
    );
  });

  test('MEQ-4.4: in extension of a stronghold is what lies beside it and beside what is linked to it, no Haven', () => {
    const extension = (influence: Record<string, number>, of?: string) =>
      places({ in: 'extension', ...(of && { of }) } as Where, (g) => Object.assign(g, { influence })).sort();
    expect(extension({ dol_guldur: 1 })).toEqual(
      [...neighbours('dol_guldur')].filter((p) => locationAt(p).type === 'normal').sort(),
    );
    expect(extension({ dol_guldur: 1, south_eaves: 1 })).toContain('south_eaves');
    expect(extension({ dol_guldur: 1 }, 'barad_dur')).toEqual([]);
    expect(extension({ south_eaves: 1 })).toEqual([]);
  });

  test('so far away or farther', () => {
    const far = places({ in: 'away', n: 4, from: 'bree' });
    expect(far).not.toContain(neighbours('bree')[0]);
    expect(far).toContain('barad_dur');
  });
});
