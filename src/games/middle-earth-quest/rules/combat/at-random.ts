import type { Table } from '#core/types';
import { hero } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import type { Side } from './side/fighter.ts';
import { handOf, whoOf } from './sides.ts';

/** Cards that a side of a combat loses by chance. */

/** A card of its hand; it stays there. Throws if it has none. */
export function cardAtRandom({ g, rng, reveal }: Table<State>, side: Side): string {
  const hand = handOf(g, side);
  if (hand.length === 0) throw new Error(`${side} has no card to discard`);
  reveal();
  return hand[rng.die(hand.length, `combat/discard/${side}`) - 1]!;
}

/** Discards as many as it has, up to `n`, and tells it: a hero to his rest pool, a foe beside its deck. */
export function discardAtRandom(t: Table<State>, side: Side, n: number): void {
  const { seat, foeSide } = t.g.combat!;
  const from = handOf(t.g, side);
  const to = side === 'hero' ? hero(t.g, seat).piles.rest : foeSide.discard;
  const gone: string[] = [];
  while (gone.length < n && from.length > 0) {
    const card = cardAtRandom(t, side);
    from.splice(from.indexOf(card), 1);
    to.unshift(card);
    gone.push(card);
  }
  if (gone.length > 0) t.tell({ type: 'combat-discards', shown: { who: whoOf(t.g, side), cards: gone } });
}
