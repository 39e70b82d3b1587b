import type { SeatId } from '#core/types';
import { terrainOf } from '../../printed/combat/heroes.ts';
import { LOCATIONS } from '../../printed/map/map.ts';
import { counted } from '../../printed/terms/card-counts.ts';
import { leastOf } from '../attributes.ts';
import { hero, herosTurn } from '../pieces.ts';
import type { State } from '../state.ts';
import { canPay, type Price, priceOf } from '../travel/price.ts';

/** MEQ-6.6, 6.7: what a move costs a hero, how he would pay it, and how often he may move. */

/** A hero on his way: where he is and what he has left to pay with. */
export interface Walker {
  id: string;
  at: string;
  items: readonly string[];
  hand: readonly string[];
}
export function walker(g: State, seat: SeatId): Walker {
  const { id, at, items, piles } = hero(g, seat);
  return { id, at, items, hand: piles.hand };
}

export const terrains = (id: string, cards: readonly string[]): string[] => cards.map((card) => terrainOf(id, card));

export const priceTo = ({ at, items }: Walker, to: string): Price | undefined => priceOf(at, to, items);

/** Where he can go and pay for it. */
export function destinations(one: Walker): string[] {
  const hand = terrains(one.id, one.hand);
  return LOCATIONS.filter((to) => {
    const price = priceTo(one, to);
    return price !== undefined && canPay(price, hand);
  });
}

/** How often he may move in this turn, cards taken into account; public. */
export const mostMoves = (g: State, seat: SeatId): number =>
  Math.min(herosTurn(g).mostMoves ?? Number.POSITIVE_INFINITY, leastOf(g, seat, 'moves', Number.POSITIVE_INFINITY));

/** One payment that most would choose: a single card of the terrain of which he has most, or those he has most of. */
export function usualPayment(one: Walker, to: string): Record<string, number> | undefined {
  const price = priceTo(one, to);
  if (!price) return undefined;
  const many = counted(one.hand);
  const byMost = [...one.hand].sort((a, b) => many[b]! - many[a]! || (a < b ? -1 : 1));
  const single = byMost.find((card) => terrainOf(one.id, card) === price.terrain);
  if (single !== undefined) return { [single]: 1 };
  return byMost.length >= price.cards ? counted(byMost.slice(0, price.cards)) : undefined;
}

/** The hand without these cards. */
export function without(hand: readonly string[], cards: readonly string[]): string[] {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}
