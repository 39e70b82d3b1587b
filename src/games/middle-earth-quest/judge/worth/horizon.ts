import type { Json, SeatId } from '#core/types';
import { SAURON, type State } from '../../state/state.ts';

/**
 * How far a seat thinks ahead: a hero to the end of the turn. Sauron in his own turn to the end of a step, an action or a command, for what he can do
 * next is weighed as it stands.
 */
export function horizon({ turn, round }: State, seat: SeatId): Json {
  if (!turn) return { round };
  if (turn.who === 'hero' || seat !== SAURON) return turn.no;
  const { no, step, actions, command } = turn;
  return { no, step, actions, commanded: command?.done.length ?? null };
}
