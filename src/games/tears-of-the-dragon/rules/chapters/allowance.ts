import { possible } from '#core/enumerate';
import type { Said } from '#core/types';
import { isWizard } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { question } from './prisoners.ts';

/** The activations that are left in an action phase (TD-4.1 to 4.5). */

/** Whether the seat has anything left to do in this action phase. */
export function hasMore(g: State): boolean {
  const { allowance } = g;
  if (!allowance) return false;
  if (allowance.units > 0 || allowance.wizard) return true;
  return !allowance.byEnemyRoll && possible<State>(question, { g, seat: allowance.seat, about: null });
}

/** Uses up the activation of this piece. */
export function useUp(g: State, head: string): void {
  const allowance = g.allowance!;
  if (isWizard(head)) allowance.wizard = false;
  else allowance.units--;
}

/** With this activation the action phase of the seat ends, so that its boxes and castles are asked about next (TD-6.6). */
export const isLast = (g: State): boolean => g.allowance?.byEnemyRoll === false && !hasMore(g);

/** What is said with the same press where boxes and castles stay as they are: that is asked in the step after. */
export const asItIs: Said = { action: 'end-phase', args: {}, isNextStep: true };
