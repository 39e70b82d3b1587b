import type { SeatId, Table } from '#core/types';
import { leastOf } from '../../state/attributes.ts';
import { hero } from '../../state/pieces.ts';
import type { Pile, State } from '../../state/state.ts';

/** MEQ-1.2: cards of a hero go from pile to pile. */

/** Shuffles whole piles into the life pool; gives how many cards came there. */
export function intoLife({ g, rng }: Table<State>, seat: SeatId, from: readonly Exclude<Pile, 'life'>[]): number {
  const { id, piles } = hero(g, seat);
  const cards = from.flatMap((pile) => piles[pile]);
  for (const pile of from) piles[pile] = [];
  piles.life = rng.shuffle([...piles.life, ...cards], `life/${id}`);
  return cards.length;
}

/** MEQ-3.13: how many cards he could draw at most: no more than he has, and none above a hand limit. */
export function mostToDraw(g: State, seat: SeatId, n: number): number {
  const { life, hand } = hero(g, seat).piles;
  const room = leastOf(g, seat, 'handLimit', Number.POSITIVE_INFINITY) - hand.length;
  return Math.max(0, Math.min(n, life.length, room));
}

/** Draws cards off the life pool into the hand. */
export function drawLife({ g, tell, reveal }: Table<State>, seat: SeatId, n: number): void {
  const { life, hand } = hero(g, seat).piles;
  const cards = life.splice(0, n);
  hand.push(...cards);
  if (cards.length === 0) return;
  reveal();
  tell({ type: 'hero-draws', shown: { seat, n: cards.length }, only: { [seat]: { cards } } });
}

/** Discards hand cards to the rest pool: the last one lies on top. Throws if one is not there. */
export function discardHand(g: State, seat: SeatId, cards: readonly string[]): void {
  const { hand, rest } = hero(g, seat).piles;
  for (const card of cards) {
    const at = hand.indexOf(card);
    if (at < 0) throw new Error(`${card} is not in the hand of seat ${seat}`);
    hand.splice(at, 1);
    rest.unshift(card);
  }
}
