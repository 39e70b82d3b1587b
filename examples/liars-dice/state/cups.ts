import type { SeatId } from '#core/types';
import { counts, type Ones } from '../printed/faces.ts';
import type { Bid, State } from './state.ts';

/** Questions to the state. */

/** The seats that have dice, in order. */
export const alive = ({ left }: Pick<State, 'left'>): SeatId[] => [...left.keys()].filter((seat) => left[seat]! > 0);

/** LD-6.1: only one has dice. */
export const isOver = (g: Pick<State, 'left'>): boolean => alive(g).length === 1;

/** LD-1.3: who comes after a seat. */
export function after(g: Pick<State, 'left'>, seat: SeatId): SeatId {
  const others = alive(g);
  return others.find((one) => one > seat) ?? others[0]!;
}

/** All dice on the table. */
export const total = ({ left }: Pick<State, 'left'>): number => left.reduce((sum, n) => sum + n, 0);

/** Whether dice lie under the cups: a round is being played. */
export const isRolled = ({ cups }: State): boolean => cups.some((cup) => cup.length > 0);

/** How many of these dice count for a face. */
export const counted = (dice: readonly number[], face: number, ones: Ones): number =>
  dice.filter((die) => counts(die, face, ones)).length;

/** LD-3.3 */
export const isHigher = (bid: Pick<Bid, 'count' | 'face'>, than: Pick<Bid, 'count' | 'face'>): boolean =>
  bid.count > than.count || (bid.count === than.count && bid.face > than.face);
