import { describe, expect, test } from 'vitest';
import { G, guard, table } from './board.ts';

/** What has come to light is not taken back: cards that have fallen, rooms that lie open. What nobody has learned by is. */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;

describe('An answer is taken back', () => {
  test('as long as nothing was drawn or revealed by it', () => {
    const t = table({ heroes: [brute], monsters: [guard('-3,6')] });
    t.seat(0).does('act', { half: '6:bottom' }).does('stay');
    expect(t.seat(0).undoes()).toBeUndefined();
    t.nobodyIsAskedExcept(0, 'move');
  });
  test('but not once a modifier card has fallen', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,2', { hp: 20 })], falls: { brute: ['plus1'] } });
    t.seat(0).does('act', { half: '1:attack' });
    expect(t.g.characters[0]!.modifiers.discard).toEqual([]);
    t.seat(0).does('attack', { targets: [G(1)] });
    expect(t.g.characters[0]!.modifiers.discard).toEqual(['plus1']);
    expect(t.seat(0).undoes()).toBe('refusal.something-was-revealed');
  });
  test('nor once a room lies open', () => {
    const t = table({
      heroes: [
        { ...brute, at: '-1,3' },
        { class: 'spellweaver', at: '3,1', plays: [65, 68] },
      ],
      monsters: [],
    });
    t.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '-2,3' });
    expect(t.g.rooms).toEqual([1, 2]);
    expect(t.seat(0).undoes()).toBe('refusal.something-was-revealed');
  });
});
