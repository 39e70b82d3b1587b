import { scenario } from '../../printed/content/scenarios.ts';
import type { State } from '../../state/state.ts';

/** Whom the party must not kill yet. */

/** The type of a monster that has to live on: the goal asks for rooms whose doors only he opens (scenario 2, R-232). */
export function spared(g: State): string | undefined {
  const { goal, doors } = scenario(g.scenario);
  if (goal.type !== 'kill' || !goal.revealed) return undefined;
  return doors.some(({ id, lock }) => lock?.opens.by === 'boss' && g.doors[id] !== 'open') ? goal.monster : undefined;
}
