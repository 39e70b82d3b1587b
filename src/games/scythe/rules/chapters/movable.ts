import type { SeatId } from '#core/types';
import { hasAbility, unitsOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { canStep, extraSteps, isContested, mustTake, stepsFrom, stopsAt } from '../../state/steps.ts';

/** SC-6: who may move now, and where to. */

/** Steps that a unit has in this action: the rest of its move, or a whole one if it may still be chosen (SC-6.5). */
export function stepsLeft(g: State, id: string): number {
  const moves = g.turn!.moves!;
  if (moves.current?.unit === id) return moves.current.steps;
  if (moves.left === 0 || moves.moved.includes(id)) return 0;
  return moves.steps + extraSteps(g, g.units[id]!);
}

/** The position in which a unit has gone a way, because control is judged with the unit where it is. */
export function gone(g: State, id: string, path: readonly string[]): State {
  const at = path.at(-1);
  return at === undefined ? g : { ...g, units: { ...g.units, [id]: { ...g.units[id]!, at } } };
}

/** SC-14.4: whether Toka may still be used when a unit has gone a way. */
export function tokaLeft(g: State, id: string, path: readonly string[]): boolean {
  if (g.turn!.toka) return false;
  if (!hasAbility(g, g.units[id]!.seat, 'toka')) return true;
  return path.every((at, i) => {
    const before = gone(g, id, path.slice(0, i));
    return !stepsFrom(before, before.units[id]!, true).find(({ to }) => to === at)?.toka;
  });
}

/** Where a unit may go on from the end of a way, with `left` steps. One way never leads to the same place twice. */
export function onwards(g: State, id: string, path: readonly string[], left: number): string[] {
  if (path.length >= left) return [];
  const after = gone(g, id, path);
  const unit = after.units[id]!;
  if (path.length > 0 && stopsAt(after, unit)) return [];
  const been = [g.units[id]!.at, ...path];
  const next: string[] = [];
  for (const { to } of stepsFrom(after, unit, tokaLeft(g, id, path))) if (!been.includes(to)) next.push(to);
  return next;
}

/** Whether a unit may begin or go on with a move now. */
function mayMove(g: State, id: string): boolean {
  const left = stepsLeft(g, id);
  if (left === 0 || isContested(g, g.units[id]!.at, g.units[id]!.seat)) return false;
  return mustTake(g, id) !== undefined && canStep(g, g.units[id]!, !g.turn!.toka);
}

/** Whether any unit of a seat may move now. */
export const canMove = (g: State, seat: SeatId): boolean => unitsOf(g, seat).some((id) => mayMove(g, id));

/** Units of a seat that may move now, the one under way first. */
export function movable(g: State, seat: SeatId): string[] {
  const current = g.turn!.moves!.current?.unit;
  // Workers that stand together and have not moved are alike: one of them is enough.
  const seen = new Set<string>();
  return unitsOf(g, seat)
    .filter((id) => {
      const { kind, at } = g.units[id]!;
      if (kind !== 'worker' || id === current) return mayMove(g, id);
      if (stepsLeft(g, id) === 0 || seen.has(at)) return false;
      seen.add(at);
      return mayMove(g, id);
    })
    .sort((a, b) => Number(b === current) - Number(a === current));
}
