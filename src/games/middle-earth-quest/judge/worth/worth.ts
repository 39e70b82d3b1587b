import type { SeatId } from '#core/types';
import { objectives } from '../../printed/cards/possessions.ts';
import { holds } from '../../state/conditions/conditions.ts';
import { type Party, SAURON, type State } from '../../state/state.ts';
import { spacesToGoal } from '../../state/story/finale.ts';
import { fellowship } from './heroes.ts';
import { shadow } from './shadow.ts';
import { WEIGHTS } from './weights.ts';

/**
 * How well the side of this seat stands, in spaces of the story track: how much nearer its markers are to the goal, its objective, and what each
 * side has on the board. What one side gains the other loses.
 */
export function evaluate(g: State, seat: SeatId): number {
  const sign = seat === SAURON ? 1 : -1;
  if (g.stage === 'setup') return 0;
  if (g.winner) return sign * (g.winner === 'sauron' ? WEIGHTS.won : -WEIGHTS.won);
  const { heroes, sauron } = spacesToGoal(g.markers);
  const met = WEIGHTS.objective * (Number(fulfilled(g, 'sauron')) - Number(fulfilled(g, 'heroes')));
  return sign * (heroes - sauron + met + shadow(g) - fellowship(g));
}

const fulfilled = (g: State, side: Party): boolean => holds(g, null, objectives[side].get(g.objectives[side])!.met);
