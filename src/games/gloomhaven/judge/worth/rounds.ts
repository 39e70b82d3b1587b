import type { Character } from '../../state/state.ts';

/** Cards are rounds (GH-3, GH-15.3). */

/**
 * How many rounds a character can still play with these cards: a round takes two of the hand, a rest needs two discarded ones and costs one. What
 * lies active counts for nothing, for it may never come back.
 */
export function roundsLeft({ hand, discard, played }: Pick<Character, 'hand' | 'discard' | 'played'>): number {
  let [inHand, discarded] = [hand.length, discard.length + played.length];
  let rounds = 0;
  for (;;) {
    rounds += Math.floor(inHand / 2);
    discarded += inHand - (inHand % 2);
    inHand %= 2;
    if (discarded < 2) return rounds;
    [inHand, discarded] = [inHand + discarded - 1, 0];
  }
}
