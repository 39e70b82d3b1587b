import type { Rng, Viewer } from '#core/types';
import { pool } from '../rules/reveal/setup.ts';
import type { Character, State } from '../state/state.ts';

/** The same position with other secrets of those the viewer is not: hands, what was chosen, the order of all decks. */
export function swapHidden(g: State, viewer: Viewer, rng: Rng): State {
  const swapped: State = structuredClone(g);
  const mix = <T>(cards: readonly T[]): T[] => rng.shuffle(cards, 'swap');
  swapped.modifiers.draw = mix(swapped.modifiers.draw);
  for (const deck of Object.values(swapped.abilities)) deck.draw = mix(deck.draw);
  for (const [seat, one] of swapped.characters.entries()) {
    one.modifiers.draw = mix(one.modifiers.draw);
    if (seat !== viewer) swapHand(swapped, one, mix);
  }
  return swapped;
}

/** Other cards of the class that nobody has seen yet; chosen ones are seen from the reveal on. */
function swapHand(g: State, one: Character, mix: <T>(cards: readonly T[]) => T[]): void {
  const isSecret = g.phase === 'choose' || g.phase === 'reveal';
  const played = isSecret ? one.played : [];
  const seen = [...one.discard, ...one.lost, ...one.active.map(({ card }) => card), ...(isSecret ? [] : one.played)];
  const unseen = mix(pool(one).filter((no) => !seen.includes(no)));
  if (one.hand.length + played.length === 0) return;
  one.hand = unseen.slice(0, one.hand.length);
  if (!isSecret || one.chosen?.what !== 'cards') return;
  const [lead, second] = unseen.slice(one.hand.length, one.hand.length + 2) as [number, number];
  one.played = [lead, second];
  one.chosen = { what: 'cards', lead, second };
}
