import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  havens,
  LOCATIONS,
  neighbours,
  strongholds,
  within,
} from '../../../src/games/middle-earth-quest/printed/map/map.ts';
import { adjust } from '../../../src/games/middle-earth-quest/state/influence/adjust.ts';
import { type Influence, influenceAt, reaches } from '../../../src/games/middle-earth-quest/state/influence/links.ts';
import {
  addByCard,
  barOfPlacing,
  isPerilous,
  limitOf,
  monsterPlaces,
  place,
  poolAfter,
  rally,
  takeOff,
  targets,
} from '../../../src/games/middle-earth-quest/state/influence/place.ts';
import { saltedNumber } from '../../kit/salt.ts';
import { BOX } from './in-the-box.ts';

/** MEQ-4 and what rests on it, with the examples T-1 to T-5, T-8 and T-15. */

const limits = (board: Influence, ...at: string[]) => at.map((one) => limitOf(board, one));
const T1 = { barad_dur: 5, dol_guldur: 3, mount_doom: 5, sea_of_udun: 4, dead_marshes: 5, emyn_muil: 5 };

describe('MEQ-4.1 a Haven', () => {
  test('never holds influence: none is placed, a card puts none, and what lies there goes', () => {
    for (const haven of havens) expect(barOfPlacing({ dol_guldur: 3 }, haven)).toEqual({ why: 'haven' });
    expect(addByCard({}, { edoras: 3 }).board).toEqual({});
    expect(adjust({ edoras: 3 })).toEqual({ board: {}, falls: [{ at: 'edoras', from: 3, to: 0, why: 'haven' }] });
  });
  test('links nothing, even beside a stronghold', () => {
    const board = { dol_guldur: 3, lothlorien: 2, fangorn: 2 };
    expect(reaches(board).has('fangorn')).toBe(false);
    expect(adjust(board).board).toEqual({ dol_guldur: 3, fangorn: 1 });
  });
});

describe('MEQ-4.2 the Shadow Pool', () => {
  test('holds 4, 8 and 12 in the three stages; what is over is lost', () => {
    expect(([1, 2, 3] as const).map((stage) => poolAfter(3, 20, stage))).toEqual([4, 8, 12]);
    expect(poolAfter(3, 1, 1)).toBe(4);
  });
  test('never goes below 0', () => {
    expect(poolAfter(3, -3, 1)).toBe(0);
    expect(poolAfter(3, -4, 1)).toBe(0);
  });
});

describe('MEQ-4.3 a stronghold', () => {
  test('holds its printed number, placed or adjusted', () => {
    expect([...strongholds]).toEqual([
      ['mount_gundabad', 3],
      ['dol_guldur', 3],
      ['barad_dur', 6],
    ]);
    expect(barOfPlacing({ barad_dur: 5 }, 'barad_dur')).toBeUndefined();
    expect(barOfPlacing({ barad_dur: 6 }, 'barad_dur')).toEqual({ why: 'full', limit: 6 });
    expect(adjust({ barad_dur: 8, dol_guldur: 3 }).falls).toEqual([{ at: 'barad_dur', from: 8, to: 6, why: 'number' }]);
  });
  test('takes influence without any link, also when it is empty', () => {
    expect(targets({})).toEqual(['mount_gundabad', 'dol_guldur', 'barad_dur']);
  });
  test('which drops to its number takes down what it had linked in the same adjustment', () => {
    expect(adjust({ dol_guldur: 9, south_eaves: 7 }).board).toEqual({ dol_guldur: 3, south_eaves: 3 });
  });
});

describe('MEQ-4.4 in extension', () => {
  test('is what lies next to a stronghold that holds influence', () => {
    expect([...reaches({ dol_guldur: 1 }).keys()]).toEqual(['rhosgobel', 'south_eaves', 'emyn_muil']);
    expect(reaches({}).size).toBe(0);
  });
  test('is what lies next to a linked location with influence, any number of them in a row', () => {
    const board = { dol_guldur: 2, south_eaves: 1, the_bight: 1, rhun: 1 };
    expect(limits(board, 'the_iron_hills', 'dagorlad', 'lake_esgaroth')).toEqual([2, 2, 2]);
  });
  test('ends where a location of the row holds none', () => {
    const board = { dol_guldur: 2, south_eaves: 1, rhun: 1 };
    expect(limits(board, 'the_bight', 'the_iron_hills')).toEqual([2, 0]);
    expect(barOfPlacing(board, 'the_iron_hills')).toEqual({ why: 'unlinked' });
  });
  test('is never a stronghold or a Haven', () => {
    const all = adjust(Object.fromEntries(LOCATIONS.map((id) => [id, 3]))).board;
    expect([...reaches(all).keys()].filter((id) => strongholds.has(id) || havens.includes(id))).toEqual([]);
    expect(reaches(all).size).toBe(BOX.locations - BOX.strongholds - BOX.havens);
  });
});

describe('MEQ-4.5 the limit', () => {
  test('T-1: of several linked strongholds the largest number counts, for the whole of what is linked', () => {
    expect(limitOf(T1, 'emyn_muil')).toBe(5);
    expect(adjust(T1)).toEqual({ board: T1, falls: [] });
  });
  test('A-9: it counts across a stronghold that holds influence, and not across one that holds none', () => {
    const board = { barad_dur: 5, mount_doom: 1, sea_of_udun: 1, dead_marshes: 1, emyn_muil: 1, dol_guldur: 1 };
    expect(reaches(board).get('rhosgobel')).toEqual({ limit: 5, stronghold: 'barad_dur' });
    expect(limitOf({ ...board, dol_guldur: 0 }, 'rhosgobel')).toBe(0);
  });
  test('is the number that lies on the stronghold now, not its printed one', () => {
    expect(limits({ dol_guldur: 1 }, 'south_eaves', 'dol_guldur')).toEqual([1, 3]);
  });
  test('of an empty location between two wholes is the larger of theirs', () => {
    expect(
      reaches({ dol_guldur: 2, emyn_muil: 1, barad_dur: 4, mount_doom: 1, sea_of_udun: 1 }).get('dead_marshes'),
    ).toEqual({
      limit: 4,
      stronghold: 'barad_dur',
    });
  });
});

describe('MEQ-4.6 automatic adjustment', () => {
  test('T-2: a hero on the Sea of Udun breaks the link to Barad-dur, and Dol Guldur holds up what it can', () => {
    const { board, cleared, falls } = rally(T1, ['sea_of_udun']);
    expect(board).toEqual({ barad_dur: 5, dol_guldur: 3, mount_doom: 5, dead_marshes: 3, emyn_muil: 3 });
    expect(cleared).toEqual({ sea_of_udun: 4 });
    expect(falls.map(({ at, why }) => [at, why])).toEqual([
      ['dead_marshes', 'limit'],
      ['emyn_muil', 'limit'],
    ]);
  });
  test('T-3: what is cut off from its stronghold drops to 1', () => {
    const { board, falls } = rally({ mount_gundabad: 3, ruins_of_angmar: 3, ettenmoors: 2 }, ['ruins_of_angmar']);
    expect(board).toEqual({ mount_gundabad: 3, ettenmoors: 1 });
    expect(falls).toEqual([{ at: 'ettenmoors', from: 2, to: 1, why: 'unlinked' }]);
  });
  test('T-4: a stronghold that loses influence takes down all that it holds up', () => {
    const { board, taken } = takeOff({ dol_guldur: 3, south_eaves: 3, the_bight: 3 }, 'dol_guldur', 2);
    expect({ board, taken }).toEqual({ board: { dol_guldur: 1, south_eaves: 1, the_bight: 1 }, taken: 2 });
  });
  test('leaves 1 of everything if a stronghold loses all of its own', () => {
    const { board, taken } = takeOff({ dol_guldur: 3, south_eaves: 3, the_bight: 2 }, 'dol_guldur', 9);
    expect({ board, taken }).toEqual({ board: { south_eaves: 1, the_bight: 1 }, taken: 3 });
  });
  test('never raises a number, and drops neither what is at its limit nor an island of 1', () => {
    const board = { dol_guldur: 3, south_eaves: 1, the_bight: 3, bree: 1 };
    expect(adjust(board)).toEqual({ board, falls: [] });
  });

  const boards = fc.dictionary(fc.constantFrom(...LOCATIONS), fc.nat(8)).map((board): Influence => ({ ...board }));
  test('is what the rule gives when it is done location by location until nothing changes, in any order', () => {
    fc.assert(
      fc.property(boards, fc.shuffledSubarray([...LOCATIONS], { minLength: LOCATIONS.length }), (board, order) => {
        expect(adjust(board).board).toEqual(slowly(board, order));
      }),
      { numRuns: 300, seed: saltedNumber('adjust') },
    );
  });
  test('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const once = adjust(board).board;
        expect(adjust(once)).toEqual({ board: once, falls: [] });
      }),
      { numRuns: 100, seed: saltedNumber('again') },
    );
  });
});

/** MEQ-4.3 to 4.6 word by word, as slow as they are read. */
function slowly(given: Influence, order: readonly string[]): Influence {
  const board: Record<string, number> = { ...given };
  for (const haven of havens) board[haven] = 0;
  const linked = (from: string): string[] => {
    const seen = new Set([from]);
    for (const here of seen) for (const next of neighbours(here)) if (influenceAt(board, next) > 0) seen.add(next);
    return [...seen].filter((id) => strongholds.has(id) && influenceAt(board, id) > 0);
  };
  for (let isStable = false; !isStable; ) {
    isStable = true;
    for (const id of order) {
      const n = influenceAt(board, id);
      const limit = strongholds.get(id) ?? Math.max(1, ...linked(id).map((one) => influenceAt(board, one)));
      if (n <= limit) continue;
      board[id] = limit;
      isStable = false;
    }
  }
  return Object.fromEntries(LOCATIONS.filter((id) => influenceAt(board, id) > 0).map((id) => [id, board[id]!]));
}

describe('MEQ-4.7 tokens are placed one at a time', () => {
  test('and one just placed counts for the next: it links, and raises the limit on a stronghold', () => {
    expect(limits({ dol_guldur: 1 }, 'the_bight')).toEqual([0]);
    const { board } = place({ dol_guldur: 1 }, 'south_eaves');
    expect(limits(board, 'the_bight', 'south_eaves')).toEqual([1, 1]);
    expect(barOfPlacing(board, 'south_eaves')).toEqual({ why: 'full', limit: 1 });
    expect(barOfPlacing(place(board, 'dol_guldur').board, 'south_eaves')).toBeUndefined();
  });
  test('and the one that joins two wholes gives all of them the larger limit', () => {
    const board = { barad_dur: 5, mount_doom: 1, sea_of_udun: 1, emyn_muil: 1, dol_guldur: 1 };
    expect(limitOf(board, 'south_eaves')).toBe(1);
    expect(limitOf(place(board, 'dead_marshes').board, 'south_eaves')).toBe(5);
  });
  test('and where none may be placed it throws', () => {
    expect(() => place({}, 'bree')).toThrow('no influence can be placed in bree: unlinked');
  });
});

describe('MEQ-4.8 cards', () => {
  test('need no link: what they put on an island stays as 1', () => {
    expect(addByCard({}, { bree: 3 }).board).toEqual({ bree: 1 });
  });
  test('give a linked location no more than its limit', () => {
    expect(addByCard({ dol_guldur: 2 }, { south_eaves: 3 }).board).toEqual({ dol_guldur: 2, south_eaves: 2 });
    expect(addByCard({ dol_guldur: 2 }, { south_eaves: 1 }).board).toEqual({ dol_guldur: 2, south_eaves: 1 });
  });
  test('R-432: put all they name before anything is adjusted', () => {
    expect(addByCard({ dol_guldur: 1 }, { south_eaves: 3, dol_guldur: 2 }).board).toEqual({
      dol_guldur: 3,
      south_eaves: 3,
    });
  });
  test('can join an island to a stronghold, and then it keeps its number', () => {
    expect(addByCard({ dol_guldur: 3, the_bight: 1 }, { south_eaves: 1, the_bight: 1 }).board.the_bight).toBe(2);
  });
});

describe('MEQ-3.1 Hero Rally', () => {
  test('A-1: clears a stronghold too, and leaves what is spared', () => {
    const board = { dol_guldur: 3, south_eaves: 2 };
    expect(rally(board, ['dol_guldur', 'bree']).board).toEqual({ south_eaves: 1 });
    expect(rally(board, ['dol_guldur'], ['dol_guldur'])).toMatchObject({ board, cleared: {} });
  });
  test('clears where two heroes stand once', () => {
    expect(rally({ bree: 1 }, ['bree', 'bree'])).toMatchObject({ board: {}, cleared: { bree: 1 } });
  });
});

describe('MEQ-4.9 a location is perilous', () => {
  test('T-15: for a hero whose wisdom is less than the influence there', () => {
    expect(isPerilous({ bree: 2 }, 'bree', 1)).toBe(true);
    expect(isPerilous({ bree: 2 }, 'bree', 2)).toBe(false);
    expect(isPerilous({ bree: 2 }, 'bree', 3)).toBe(false);
  });
  test('T-15: for everybody where it is printed', () => {
    const printed = LOCATIONS.filter((id) => isPerilous({}, id, 9));
    expect(printed).toEqual(['moria', 'ruins_of_angmar', 'mount_gundabad', 'dol_guldur', 'barad_dur']);
  });
});

test('T-8 (MEQ-5.5): a monster appears where influence is, or near the Black Serpent; not by a hero, not in a Haven', () => {
  const serpent = within('near_harad', 1);
  expect(monsterPlaces({ bree: 1, tharbad: 1 }, ['bree'], [])).toEqual(['tharbad']);
  expect(monsterPlaces({}, [], serpent)).toEqual(['near_harad', 'osgiliath', 'pelargir']);
  expect(monsterPlaces({}, ['pelargir'], serpent)).toEqual(['near_harad', 'osgiliath']);
  expect(monsterPlaces({}, [], within('osgiliath', 1))).not.toContain('minas_tirith');
});
