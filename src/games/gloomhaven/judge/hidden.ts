import type { Rng, SeatId, Viewer } from '#core/types';
import { pool } from '../rules/reveal/setup.ts';
import { mayRest } from '../rules/round/rest.ts';
import { character } from '../state/figures/figures.ts';
import type { State } from '../state/state.ts';

/** The same position with other secrets of those the viewer is not: hands, what was chosen, the order of all decks. */
export function swapHidden(g: State, viewer: Viewer, rng: Rng): State {
  const swapped: State = structuredClone(g);
  const mix = <T>(cards: readonly T[]): T[] => rng.shuffle(cards, 'swap');
  swapped.modifiers.draw = mix(swapped.modifiers.draw);
  for (const deck of Object.values(swapped.abilities)) deck.draw = mix(deck.draw);
  for (const [seat, one] of swapped.characters.entries()) {
    one.modifiers.draw = mix(one.modifiers.draw);
    if (seat !== viewer) swapHand(swapped, seat, rng);
  }
  return swapped;
}

/**
 * Other cards of the class that nobody has seen yet. Until the reveal nobody sees which were chosen, or whether their owner rests (GH-3.3): who has
 * chosen has chosen anew.
 */
function swapHand(g: State, seat: SeatId, rng: Rng): void {
  const one = character(g, seat);
  const isSecret = g.phase === 'choose' || g.phase === 'reveal';
  const shown = isSecret ? [] : one.played;
  const seen = [...one.discard, ...one.lost, ...one.active.map(({ card }) => card), ...shown];
  const unseen = rng.shuffle(
    pool(one).filter((no) => !seen.includes(no)),
    'swap',
  );
  const held = one.hand.length + one.played.length - shown.length;
  if (held === 0) return;
  one.hand = unseen.slice(0, held);
  if (!isSecret || one.chosen === null) return;
  one.played = [];
  const ways = [...(held >= 2 ? ['cards'] : []), ...(mayRest(g, seat) ? ['rest'] : [])];
  if (ways[rng.die(ways.length, 'swap') - 1] === 'rest') {
    one.chosen = { what: 'rest' };
    return;
  }
  const [lead, second] = one.hand.splice(held - 2) as [number, number];
  one.played = [lead, second];
  one.chosen = { what: 'cards', lead, second };
}
