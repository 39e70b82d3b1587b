import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import { type ScytheTable, type Sitting, table } from './board.ts';
import { duel } from './duel.ts';
import { march } from './moving.ts';

/** Standing orders: what is answered for a seat without asking. */

const nothing = { dial: 0, cards: 0, roles: 'defender', artillery: 'ask', retreat: 'ask' };
/** Saxony will attack Rusviet, who has left an order for combats. */
const ordered = (order: Record<string, Json>, attacker: Partial<Sitting> = {}, defender: Partial<Sitting> = {}) => {
  const t = table(duel(attacker, defender));
  t.seat(1).orders('combat', { id: 'commit', args: { ...nothing, ...order } });
  return t;
};
const attacked = (t: ScytheTable): ScytheTable => march(t, 'E6', 'D5');
const committed = (t: ScytheTable, seat: number) => t.heard('committed').find((one) => one.seat === seat);

describe('An order for combats', () => {
  test('answers for the defender: only the attacker is asked', () => {
    const t = attacked(ordered({ dial: 2, cards: 1 }));
    t.nobodyIsAskedExcept(0, 'combat');
    t.seat(0).does('commit', { dial: 1, cards: {} });
    expect(committed(t, 1)).toMatchObject({ dial: 2, cards: [3] });
  });

  test('gives as much as there is, and no more cards than there are fighters', () => {
    const t = attacked(ordered({ dial: 7, cards: 8 }, {}, { power: 4, hand: [2, 5] }));
    t.seat(0).does('commit', { dial: 0, cards: {} });
    expect(committed(t, 1)).toMatchObject({ dial: 4, cards: [5] });
  });

  test('says nothing of what it holds: the same is asked, told and seen whatever it says', () => {
    const seen = (order: Record<string, Json>) => {
      const t = attacked(ordered(order));
      return [t.open, t.events, t.seat(0).sees(), t.spectator.sees()];
    };
    expect(seen({ dial: 5, cards: 1 })).toEqual(seen({}));
  });

  test('is for the defender alone, unless it is said to be for both', () => {
    const own = (roles: string) => {
      const t = table(duel());
      t.seat(0).orders('combat', { id: 'commit', args: { ...nothing, roles } });
      return attacked(t).asked();
    };
    expect(own('defender')).toEqual([0, 1].map((seat) => ({ seat, key: 'combat' })));
    expect(own('both')).toEqual([{ seat: 1, key: 'combat' }]);
  });

  test('fires the artillery, holds it, or leaves it to the seat', () => {
    const nordic = { faction: 'nordic', mechs: ['riverwalk', 'artillery'], units: { D5: ['mech', 'mech'] } };
    const asked = (artillery: string) => {
      const t = table(duel({}, nordic));
      t.seat(1).orders('combat', { id: 'commit', args: { ...nothing, artillery } });
      return attacked(t);
    };
    expect(asked('ask').asked()).toEqual([{ seat: 1, key: 'artillery' }]);
    expect(asked('fire').heard('fired-artillery')).toHaveLength(1);
    expect(asked('hold').heard('held-fire')).toHaveLength(1);
  });
});

test('R-106: the turn of whoever holds objectives ends without asking, as ordered', () => {
  const t = table(duel());
  t.seat(0).orders('close', { id: 'end' });
  attacked(t);
  t.seat(0).does('commit', { dial: 5, cards: {} });
  t.seat(1).does('commit', { dial: 0, cards: {} });
  expect(t.asked().filter(({ seat, key }) => seat === 0 && key === 'close')).toEqual([]);
});

test('SC-14.2: no Flag is placed, as ordered', () => {
  const t = table({
    seats: [{ faction: 'albion', units: { E6: ['character'] } }, { faction: 'rusviet' }],
    encounters: [],
  });
  t.seat(0).orders('tokens', { id: 'none' });
  march(t, 'E6', 'D5');
  expect(t.asked().some(({ key }) => key === 'flag')).toBe(false);
  expect(t.g.tokens).toEqual({});
});
