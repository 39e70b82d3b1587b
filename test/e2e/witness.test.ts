import { expect, test } from 'vitest';
import type { Hands, MessageSeen } from '../kit/visible.ts';
import { witness } from './witness.ts';

/** What a witness takes for news of a public message: what the game told, and neither who is asked nor small words above buttons. */

test('small words above a button whose label is cut are no news, what happened is', async () => {
  let content = '';
  const hands = {
    id: '1',
    messages: () => [{ id: '7', content, flags: 0 } as unknown as MessageSeen],
  } as unknown as Hands;
  const { look, seen } = witness(hands, '2');
  await look();
  content = '▶️ Brute began a turn.\n<@1> — what next?\n-# To F18 (Move 2), attack Bandit Guard #5 (Stun Shot)';
  await look();
  expect(seen.told).toEqual(['▶️ Brute began a turn.']);
});
