import type { Event } from '#core/types';
import type { Heavy } from '../../test/e2e/measure-heavy.ts';

/** The longest row of turns of monsters that nobody interrupts. */
function row(events: readonly Event[]): number {
  let [longest, now] = [0, 0];
  for (const { type } of events) {
    if (type === 'monster-turn') longest = Math.max(longest, ++now);
    else if (type === 'turn') now = 0;
  }
  return longest;
}

/** Ten monsters and more act by one answer. */
export const heavy: Heavy = {
  name: 'ten monsters and more act',
  target: 60,
  seats: 4,
  options: ['6', '20', '53', '64'].map((scenario) => ({ scenario, ties: 'by-the-rules' })),
  orders: [{ window: 'damage', order: 'take', args: { items: 'keep' } }],
  isHeavy: (events) => row(events) >= 10,
};
