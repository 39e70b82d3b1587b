import { describe, expect, test } from 'vitest';
import { act, order, position } from '#core/match';
import { orderedWindows, ordersOf } from '#core/orders';
import type { Json } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { guard, type Standing, table } from './board.ts';

/** Standing orders of the issue: what a character does out of its turn without being asked. */

const GAME = { ...gloomhaven, roles: () => [{ id: 'brute', n: [1, 1] as const }], seats: { min: 1, max: 4 } };

interface Ordered {
  window?: string;
  id: string | null;
  args?: Record<string, Json>;
  until?: 'always' | 'turn' | 'round';
}
/** The brute gives an order in its turn, ends it and is attacked for 2; its state after that, and what it is asked. */
function whatFollows(
  { window = 'damage', id, args = {}, until = 'always' }: Ordered,
  standing: Partial<Standing> = {},
) {
  const t = table({
    heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], ...standing }],
    monsters: [guard('1,2', { standee: 1, hp: 20 })],
    cards: { guard: 'guard-4' },
    falls: { monsters: ['plus0', 'plus0'] },
  });
  const given = order(GAME, t.match, { seat: 0, window, order: id === null ? null : { id, args, until } });
  if ('refused' in given) throw new Error(given.refused.key);
  const [open] = position(GAME, given.match).open;
  const done = act(GAME, given.match, { decision: open!.id, seat: 0, action: 'end-turn', args: {} });
  if ('refused' in done) throw new Error(done.refused.key);
  const now = position(GAME, done.match);
  const [one] = now.g.characters;
  return {
    match: done.match,
    hp: now.g.figures.find(({ kind }) => kind === 'character')?.hp,
    asked: now.open.map(({ key }) => key),
    items: one!.items.map(({ state }) => state),
    discard: one!.discard,
    lost: one!.lost,
  };
}

describe('damage', () => {
  test('“always ask” is no order: the question is put', () => {
    expect(whatFollows({ id: null })).toMatchObject({ hp: 10, asked: ['damage'] });
  });
  test('“take it” takes it at once, but for what would exhaust', () => {
    expect(whatFollows({ id: 'take', args: { items: 'ask' } })).toMatchObject({ hp: 8, asked: ['choose'] });
    expect(whatFollows({ id: 'take', args: { items: 'ask' } }, { hp: 2 })).toMatchObject({ hp: 2, asked: ['damage'] });
    expect(whatFollows({ id: 'take', args: { items: 'ask' } }, { hp: 3 })).toMatchObject({
      hp: 1,
      asked: ['choose'],
    });
  });
  test('“lose two discarded cards” loses the two that were discarded first, from so much damage on', () => {
    const standing = { discard: [2, 3] };
    expect(whatFollows({ id: 'discarded', args: { least: 2, items: 'ask' } }, standing)).toMatchObject({
      hp: 10,
      lost: [2, 3],
      discard: [1, 6],
    });
    expect(whatFollows({ id: 'discarded', args: { least: 3, items: 'ask' } }, standing)).toMatchObject({
      hp: 8,
      lost: [],
    });
  });
  test('cards that were discarded in this turn are among them', () => {
    const least = { id: 'discarded', args: { least: 1, items: 'ask' } };
    expect(whatFollows(least, { discard: [] })).toMatchObject({ hp: 10, lost: [1, 6] });
  });
});

describe('items against damage', () => {
  const take = (items: string) => ({ id: 'take', args: { items } });
  test('“use it at once”: the shield first, then the rest is taken', () => {
    expect(whatFollows(take('use'), { items: [8] })).toMatchObject({ hp: 9, asked: ['choose'], items: ['spent'] });
  });
  test('“ask”: the question is put as long as an item would help', () => {
    expect(whatFollows(take('ask'), { items: [8] })).toMatchObject({ hp: 10, asked: ['damage'], items: ['ready'] });
    const spent = [{ id: 8, state: 'spent' as const }];
    expect(whatFollows(take('ask'), { items: spent })).toMatchObject({ hp: 8, asked: ['choose'] });
  });
  test('“keep it”: the damage is taken, the shield stays', () => {
    expect(whatFollows(take('keep'), { items: [8] })).toMatchObject({ hp: 8, items: ['ready'] });
  });
  test('R-309: of several the one that wastes least, and what is spent before what is consumed', () => {
    expect(whatFollows(take('use'), { items: [32, 8, 51] })).toMatchObject({
      hp: 10,
      items: ['spent', 'ready', 'ready'],
    });
    expect(whatFollows(take('use'), { items: [51, 8] })).toMatchObject({ hp: 10, items: ['consumed', 'spent'] });
  });
  test('a fatal blow is answered with an item too, and the question put about what is left', () => {
    expect(whatFollows(take('use'), { items: [8], hp: 1 })).toMatchObject({
      hp: 1,
      asked: ['damage'],
      items: ['spent'],
    });
  });
  test('“use items, and ask about the rest”', () => {
    expect(whatFollows({ id: 'items' }, { items: [8] })).toMatchObject({ hp: 10, asked: ['damage'], items: ['spent'] });
    expect(whatFollows({ id: 'items' }, { items: [32] })).toMatchObject({
      hp: 10,
      asked: ['choose'],
      items: ['spent'],
    });
  });
});

describe('items before the card falls', () => {
  test('“use it” and “keep it”', () => {
    const take = { id: 'use', window: 'attacked' };
    expect(whatFollows(take, { items: [4] })).toMatchObject({ asked: ['damage'], items: ['spent'] });
    const keep = { id: 'keep', window: 'attacked' };
    expect(whatFollows(keep, { items: [4] })).toMatchObject({ asked: ['damage'], items: ['ready'] });
    expect(whatFollows({ id: null, window: 'attacked' }, { items: [4] })).toMatchObject({ asked: ['attacked'] });
  });
  test('concerns who has taken such an item along', () => {
    expect(() => whatFollows({ id: 'use', window: 'attacked' }, { items: [8] })).toThrow('not-your-window');
    expect(() => whatFollows({ id: 'keep', window: 'hasten' }, { items: [15] })).not.toThrow();
    expect(() => whatFollows({ id: 'keep', window: 'hasten' }, { items: [1] })).toThrow('not-your-window');
  });
});

test('that there is an order is public, what it says is for its seat alone; for a turn it ends with the turn', () => {
  const { match } = whatFollows({ id: 'take', args: { items: 'use' } }, { items: [8] });
  expect(orderedWindows(match)).toEqual([{ seat: 0, window: 'damage' }]);
  expect(ordersOf(match, 0)).toMatchObject([{ order: 'take', args: { items: 'use' } }]);
  expect(ordersOf(match, 1)).toEqual([]);
  const turn = whatFollows({ id: 'take', args: { items: 'use' }, until: 'turn' }, { items: [8] });
  expect(turn.asked).toEqual(['damage']);
  expect(orderedWindows(turn.match)).toEqual([]);
});
