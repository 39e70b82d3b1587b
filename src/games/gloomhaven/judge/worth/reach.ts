import type { SeatId } from '#core/types';
import type { State } from '../../state/state.ts';
import { layOf } from '../player/lay.ts';
import { roomsAhead } from './rooms.ts';
import { WEIGHTS } from './weights.ts';

/** How far a character is from what is to be done next. */

/**
 * Steps until it stands beside an enemy; while a door is to be opened besides, as many as the longest way there count too. Without enemies it is
 * the way to the next door. So it never becomes longer by the death of the last one.
 */
export function away(g: State, seat: SeatId): number {
  const lay = layOf(g, seat)!;
  const steps = Math.min(WEIGHTS.far, lay.away(lay.hero.at));
  if (lay.foes.length === 0) return steps;
  return Math.max(0, steps - 1) + (roomsAhead(g).length > 0 ? WEIGHTS.far : 0);
}
