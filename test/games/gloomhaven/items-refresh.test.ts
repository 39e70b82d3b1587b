import { describe, expect, test } from 'vitest';
import { guard, table } from './board.ts';

/** GH-5.8, GH-5.10: items that were used may be used again. */

const far = guard('-3,6', { standee: 6, hp: 20 });
const spent = (id: number) => ({ id, state: 'spent' }) as const;
const consumed = (id: number) => ({ id, state: 'consumed' }) as const;

describe('GH-5.10: a long rest', () => {
  const rested = (items: Parameters<typeof table>[0]['heroes'][number]['items']) => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', rests: true, discard: [1, 2], items: items! }],
      monsters: [far],
    });
    t.seat(0).does('give-up', { card: '1' });
    return t;
  };
  test('refreshes what is spent, and nothing that is consumed', () => {
    const t = rested([spent(1), consumed(12)]);
    expect(t.g.characters[0]!.items).toEqual([
      { id: 1, state: 'ready', used: 0 },
      { id: 12, state: 'consumed', used: 1 },
    ]);
    expect(t.heard('refreshes')).toEqual([{ seat: 0, items: [1] }]);
  });
  test('R-301: gives an item with circles all of them back, though only some were used', () => {
    const t = rested([{ id: 3, used: 1 }]);
    expect(t.g.characters[0]!.items).toEqual([{ id: 3, state: 'ready', used: 0 }]);
  });
  test('tells nothing where nothing was used', () => {
    expect(rested([1, 12]).heard('refreshes')).toEqual([]);
  });
});
