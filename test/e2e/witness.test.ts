import { expect, test } from 'vitest';
import type { Hands, MessageSeen } from '../kit/visible.ts';
import { witness } from './witness.ts';

/** What a witness takes for news of a public message: what the game told, and neither who is asked nor small words above buttons. */

/** What a witness takes for news of a message that was empty and now says this. */
async function newsOf(said: string): Promise<string[]> {
  let content = '';
  const hands = {
    id: '1',
    messages: () => [{ id: '7', content, flags: 0 } as unknown as MessageSeen],
  } as unknown as Hands;
  const { look, seen } = witness(hands, '2');
  await look();
  content = said;
  await look();
  return seen.told;
}

test('small words above a button whose label is cut are no news, what happened is', async () => {
  const said = '▶️ Brute began a turn.\n<@1> — what next?\n-# To F18 (Move 2), attack Bandit Guard #5 (Stun Shot)';
  expect(await newsOf(said)).toEqual(['▶️ Brute began a turn.']);
});

test('whom a vote asks is no news', async () => {
  const said = '▶️ Brute began a turn.\n<@1> and <@2> (a vote; if it is equal: No) — do you go on?';
  expect(await newsOf(said)).toEqual(['▶️ Brute began a turn.']);
});
