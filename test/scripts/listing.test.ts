import { describe, expect, test } from 'vitest';
import type { SomeAction } from '#asking/terms/names';
import { declare } from '#core/declare';
import { games } from '#src/registry';
import { measureListing, offered, widest } from '../e2e/measure-listing.ts';

const action = declare<object>();
const label = (value: string) => ({ key: 'faction.nordic', args: { value } });
const here = { g: {}, seat: 0, about: null };
const part = games.find(({ game }) => game.id === 'scythe')!;
const walks = (most: number) =>
  action({
    name: 'walk',
    fields: {
      who: { kind: 'one', of: 'figure', options: () => ['a', 'b'], label },
      way: {
        kind: 'path',
        of: 'place',
        next: (_here, _soFar, path) => (path.length < most ? ['left', 'right', 'on'] : []),
        mayEnd: (_here, _soFar, path) => path.length > 0,
        label,
      },
      load: { kind: 'shares', of: 'stock', room: () => ({ wood: 2, oil: 5 }), total: () => [0, 7], label },
    },
  }) as unknown as SomeAction;

describe('What a bench lists of an answer', () => {
  test('every option, every way as far as it goes, and after each of them the head of what is shared out', () => {
    // 2 walkers; for each 3 ways of one step, after each of which 2 goods are offered.
    expect(offered(part, walks(1), here)).toEqual({ stages: 1 + 2 * (1 + 3), offers: 2 + 2 * (3 + 3 * 2) });
    // With a second step there are 3 more offers behind each way of one step, and 9 more ways to end.
    expect(offered(part, walks(2), here)).toEqual({
      stages: 1 + 2 * (1 + 3 + 3 + 9),
      offers: 2 + 2 * (3 + 3 * 2 + 9 + 9 * 2),
    });
  });

  test('it ends with the stage at which so many offers are reached', () => {
    expect(offered(part, walks(2), here, { most: 5 })).toEqual({ stages: 2, offers: 5 });
    expect(offered(part, walks(2), here, { most: 6 })).toEqual({ stages: 3, offers: 8 });
    expect(offered(part, walks(2), here, { most: 1_000 })).toEqual(offered(part, walks(2), here));
  });

  test('nothing is offered where nothing fits', () => {
    const none = action({
      name: 'none',
      fields: { what: { kind: 'some', of: 'words', options: () => [], size: () => [0, 0], label } },
    });
    expect(offered(part, none as unknown as SomeAction, here)).toEqual({ stages: 0, offers: 0 });
  });

  test('the widest question of a match is found and timed as often as wanted', () => {
    const most = widest(part, { seats: 2, options: {} }, ['listing']);
    expect(most.action.name).toBe('move');
    expect(most.offers).toBeGreaterThan(50);
    const { stages, worded, answers, completions, found } = measureListing(part, most, 2);
    expect([stages.length, worded.length, answers.length, completions.length]).toEqual([2, 2, 2, 6]);
    expect(found).toBeGreaterThan(20);
  });
});
