import type { SeatId } from '#core/types';
import type { State } from '../../state/state.ts';
import { layOf } from '../player/lay.ts';
import { WEIGHTS } from './weights.ts';

/** How far a character is from what is to be done next. */

/** Steps until it stands beside an enemy; behind a door that is closed they are further away than the door. */
export function away(g: State, seat: SeatId): number {
  const lay = layOf(g, seat)!;
  const steps = lay.away(lay.hero.at) + (lay.foes.length > 0 ? -1 : WEIGHTS.behind);
  return Math.max(0, Math.min(WEIGHTS.far, steps));
}
