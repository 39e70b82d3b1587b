import { describe, expect, test } from 'vitest';
import { guard, type Standing, table } from './board.ts';

/** Standing orders for what comes again every round: cards, rests, and what the rules leave to all. */

const far = guard('-3,6', { standee: 6, hp: 20 });
const chooses = (standing: Partial<Standing>) =>
  table({ heroes: [{ class: 'brute', at: '2,2', ...standing }], monsters: [far], phase: 'choose' });

describe('A long rest with few cards', () => {
  const ordered = (hand: number, discard: number[]) => {
    const t = chooses({ hand, discard });
    t.seat(0).orders('cards', { id: 'rest', args: { most: 2 } });
    return t;
  };
  test('is chosen with two cards in hand; with three the character is asked', () => {
    const t = ordered(2, [3, 4, 5]);
    t.seat(0).orders('ties', { id: 'rules' });
    t.nobodyIsAskedExcept(0, 'long-rest');
    ordered(3, [3, 4, 5]).nobodyIsAskedExcept(0, 'choose');
  });
  test('is not chosen where it may not rest: two discarded cards it takes (GH-3.3)', () => {
    ordered(2, [3]).nobodyIsAskedExcept(0, 'choose');
  });
});

describe('A short rest', () => {
  const drawn = (t: ReturnType<typeof chooses>) => t.heard('rest-draws').length;
  test('loses what chance takes, without asking', () => {
    const t = chooses({ hand: 2, discard: [3, 4, 5] });
    t.seat(0).orders('rest', { id: 'accept' });
    t.seat(0).does('short-rest');
    expect(drawn(t)).toBe(1);
    expect(t.g.characters[0]!.hand).toHaveLength(4);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('asks without an order', () => {
    const t = chooses({ hand: 2, discard: [3, 4, 5] });
    t.seat(0).does('short-rest');
    t.nobodyIsAskedExcept(0, 'rest-card');
  });
});

describe('What the rules leave to all', () => {
  test('is answered as the rules would: the first of the equal ones', () => {
    const t = chooses({ hand: 2, discard: [3, 4, 5] });
    t.seat(0).does('long-rest');
    t.nobodyIsAskedExcept(0, 'move-by-rule');
    const [first] = t.seat(0).lists('settle', 'choice');
    const ordered = chooses({ hand: 2, discard: [3, 4, 5] });
    ordered.seat(0).orders('ties', { id: 'rules' }).does('long-rest');
    ordered.nobodyIsAskedExcept(0, 'long-rest');
    expect(t.seat(0).does('settle', { choice: first! }).sees()).toEqual(ordered.seat(0).sees());
  });
});
