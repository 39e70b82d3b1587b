import { describe, expect, test } from 'vitest';
import { finished, lookedAt, working } from '#core/rooms';

/** A state with a room that is worth leaving where it is, and a light one. */
const state = () => ({
  turn: 1,
  light: { dice: [3, 4] },
  heavy: Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`piece-${i}`, { at: i }])) as Record<
    string,
    { at: number }
  >,
  after: null as null | { late: boolean },
});
/** A game whose states have been met before, so that it is known which rooms are heavy. */
const met = () => {
  const game = {};
  working(game, state());
  return game;
};

describe('A working copy of a state', () => {
  test('shares nothing with it that a step has changed', () => {
    const base = state();
    const g = working(met(), base);
    g.heavy['piece-7']!.at = -1;
    g.light.dice.push(5);
    g.turn++;
    expect(base).toEqual(state());
    expect(finished(g)).toEqual({
      ...state(),
      turn: 2,
      light: { dice: [3, 4, 5] },
      heavy: { ...state().heavy, 'piece-7': { at: -1 } },
    });
  });

  test('leaves a heavy room where it is, as long as nobody looks into it', () => {
    const base = state();
    const left = finished(working(met(), base));
    expect(left.heavy).toBe(base.heavy);
    const g = working(met(), base);
    expect(g.heavy['piece-0']).toEqual({ at: 0 });
    expect(finished(g).heavy).not.toBe(base.heavy);
  });

  test('reads, lists and is written down like the state itself, in the same order', () => {
    const g = working(met(), state());
    expect(Object.keys(g)).toEqual(Object.keys(state()));
    expect(JSON.stringify(g)).toBe(JSON.stringify(state()));
    expect({ ...g }).toEqual(state());
    expect(JSON.stringify(finished(working(met(), state())))).toBe(JSON.stringify(state()));
  });

  test('is plain JSON when the step is over, with rooms that were replaced, added and taken away', () => {
    const g: Record<string, unknown> = working(met(), state());
    g.heavy = { new: true };
    g.more = [1];
    delete g.light;
    const { turn, after } = state();
    expect(finished(g)).toEqual({ turn, heavy: { new: true }, after, more: [1] });
    const gone: Record<string, unknown> = working(met(), state());
    delete gone.heavy;
    expect(Object.keys(finished(gone))).toEqual(['turn', 'light', 'after']);
    gone.heavy = 'again';
    expect(finished(gone).heavy).toBe('again');
    const descriptors = Object.values(Object.getOwnPropertyDescriptors(finished(working(met(), state()))));
    expect(descriptors.every(({ get }) => get === undefined)).toBe(true);
  });

  test('that others look at is theirs, and the working copy goes on', () => {
    const base = state();
    const g = working(met(), base);
    const seen = lookedAt(g);
    seen.heavy['piece-1']!.at = 99;
    expect(base.heavy['piece-1']).toEqual({ at: 1 });
    g.heavy['piece-2']!.at = 5;
    expect(seen.heavy['piece-2']).toEqual({ at: 2 });
    expect(finished(g).heavy['piece-1']).toEqual({ at: 1 });
  });

  test('has a heavy room at once where steps look into it as a rule', () => {
    const game = met();
    const isLate = () => Object.getOwnPropertyDescriptor(working(game, state()), 'heavy')!.get !== undefined;
    expect(isLate()).toBe(true);
    for (let i = 0; i < 64; i++) void working(game, state()).heavy;
    expect(isLate()).toBe(false);
  });

  test('of what is no record is a copy', () => {
    const list = [1, { two: 2 }];
    const copied = working({}, list);
    expect(copied).toEqual(list);
    expect(copied[1]).not.toBe(list[1]);
    expect(working({}, 5)).toBe(5);
  });
});
