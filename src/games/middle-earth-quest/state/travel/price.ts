import { pathBetween, seaPath } from '../../printed/map/map.ts';
import type { Terrain } from '../../printed/terms/names.ts';

/** What one move costs (MEQ-6.6, 6.7): one card of the terrain, or as many cards of any kind; exactly, never more. */
export interface Price {
  /** The sign of the path; null where there is none, or where it does not matter any more. */
  terrain: Terrain | null;
  /** Cards of any kind. */
  cards: number;
  /** As it is printed, before Horse and Boat. */
  printed: number;
  /** What makes the way: a path, water that a Boat goes on, or the way by sea. */
  by: 'path' | 'boat' | 'sea';
  /** A Horse takes one off. */
  horse: boolean;
}

export const HORSE = 'horse';
export const BOAT = 'boat';
/** A Horse takes off no more than leaves this. */
const LEAST = 1;

/**
 * The price of a move between two locations with these items, or undefined if they are not linked. A Boat makes water cost
 * any one card and opens the way by sea; a Horse takes one off the number, that of the way by sea as well.
 */
export function priceOf(from: string, to: string, items: readonly string[]): Price | undefined {
  const horse = items.includes(HORSE);
  const boat = items.includes(BOAT);
  const path = pathBetween(from, to);
  const less = (cards: number) => Math.max(LEAST, cards - (horse ? 1 : 0));
  if (path) {
    const byBoat = boat && path.water;
    const terrain = byBoat ? null : path.terrain;
    const cards = byBoat ? 1 : less(path.cost);
    return { terrain, cards, printed: path.cost, by: byBoat ? 'boat' : 'path', horse };
  }
  if (!boat || !isSeaPath(from, to)) return undefined;
  return { terrain: null, cards: less(seaPath.cost), printed: seaPath.cost, by: 'sea', horse };
}

/** Whether cards of these terrains are exactly the price: nothing too little, nothing too much. */
export function pays({ terrain, cards }: Price, given: readonly string[]): boolean {
  return given.length === cards || (given.length === 1 && terrain !== null && given[0] === terrain);
}

/** Why positions in a hand are no payment, or undefined if they are one. */
export type Unpaid = 'not-linked' | 'no-such-card' | 'card-twice' | 'too-little' | 'too-much';
export function barOfPaying(
  price: Price | undefined,
  hand: readonly string[],
  positions: readonly number[],
): Unpaid | undefined {
  if (!price) return 'not-linked';
  if (positions.some((at) => !Number.isInteger(at) || at < 0 || at >= hand.length)) return 'no-such-card';
  if (new Set(positions).size < positions.length) return 'card-twice';
  const given = positions.map((at) => hand[at]!);
  if (pays(price, given)) return undefined;
  return given.length < price.cards ? 'too-little' : 'too-much';
}

/** Whether a hand of these terrains can pay at all. */
export const canPay = (price: Price, hand: readonly string[]): boolean =>
  hand.length >= price.cards || (price.terrain !== null && hand.includes(price.terrain));

const isSeaPath = (from: string, to: string): boolean =>
  (from === seaPath.a && to === seaPath.b) || (from === seaPath.b && to === seaPath.a);
