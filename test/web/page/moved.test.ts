import { describe, expect, test } from 'vitest';
import {
  changedPlaces,
  firstState,
  isOfNow,
  namedIn,
  needsOf,
  type Region,
  type StandsThere,
  withStands,
  withTable,
} from './page-kit.ts';

/** Of a picture that takes the place of another: what is other on it, and whether it shows what stands now. */

const region = (id: string, ...holds: string[]): Region => ({ id, names: [id, id], shape: [10, 10, 5], holds });

describe('The places that are other', () => {
  test('are those where somebody came or left, whatever their order there', () => {
    const before = [region('a', 'x', 'y'), region('b'), region('c', 'z')];
    expect(changedPlaces(before, [region('a', 'y', 'x'), region('b', 'z'), region('c')])).toEqual(['b', 'c']);
    expect(changedPlaces(before, before)).toEqual([]);
  });
  test('are none where another part of the map is shown, or where too many are other to stand out', () => {
    expect(changedPlaces([region('a')], [region('b', 'x')])).toEqual([]);
    expect(changedPlaces([region('a'), region('b')], [region('a', 'x')])).toEqual([]);
    const many = Array.from({ length: 13 }, (_, n) => `${n}`);
    const filled = (n: number) => many.map((id, i) => region(id, ...(i < n ? ['x'] : [])));
    expect(changedPlaces(filled(0), filled(12))).toHaveLength(12);
    expect(changedPlaces(filled(0), filled(13))).toEqual([]);
  });
});

describe('A picture of the board', () => {
  const stands = (version: string, board?: string): StandsThere => ({
    match: 'm1',
    version,
    ...(board !== undefined && { board }),
    at: version.charCodeAt(0),
    status: 'running',
    seats: [],
    asked: [],
    words: { content: '', choices: [] },
  });
  const drawn = (version: string) => ({ version, mark: version, url: 'blob:x', alt: '', locales: [], regions: [] });
  const at = (now: StandsThere, board: string) => {
    const me = { user: '1', name: 'Ann', locale: 'en' };
    const first = withStands({ ...firstState({ pathname: '/m/m1', search: '' }, 'en-US'), me }, now);
    return withTable(first, {
      pictures: { board: drawn(board) },
      pictured: { version: now.version, hands: [], pages: [] },
      tab: 'hand',
    });
  };
  const isWanted = (state: ReturnType<typeof at>) => needsOf(state).some(({ key }) => key.startsWith('picture board'));

  test('shows what stands now while its own version does, also where the rest is other: it is not asked for anew', () => {
    const same = at(stands('b', 'B'), 'B');
    expect([isOfNow(same.table!, 'board'), isWanted(same)]).toEqual([true, false]);
    const other = at(stands('b', 'C'), 'B');
    expect([isOfNow(other.table!, 'board'), isWanted(other)]).toEqual([false, true]);
  });
  test('is known by the version of the whole where the door has no other', () => {
    expect(isOfNow(at(stands('b'), 'b').table!, 'board')).toBe(true);
    expect(isOfNow(at(stands('b'), 'a').table!, 'board')).toBe(false);
    expect(isOfNow(at(stands('b', 'B'), 'B').table!, 'question')).toBe(false);
  });
  test('that is another takes along what was told of the places on it', () => {
    const told = withTable(at(stands('a', 'A'), 'A'), { told: { is: 'x', at: 'left top' }, printed: { x: ['X'] } });
    expect(withStands(told, stands('b', 'A')).table).toMatchObject({ told: { is: 'x' }, printed: { x: ['X'] } });
    expect(withStands(told, stands('b', 'B')).table).toMatchObject({ told: null, printed: {} });
  });
});

test('things are named to the door each once, twelve at most, and none of which the rules cannot tell', () => {
  const card = { of: 'card', id: 'an evil:fog', deck: 'shadow' };
  expect(namedIn([card, { of: 'words', id: 'pool' }, { of: 'seat', id: '1' }, card])).toBe(
    'is=card%2Fshadow%3Aan%20evil%3Afog',
  );
  expect(namedIn([])).toBe('');
  const many = Array.from({ length: 20 }, (_, n) => ({ of: 'place', id: `${n}` }));
  expect(namedIn(many).split('&')).toHaveLength(12);
});
