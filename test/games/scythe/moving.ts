import { fightersAt, workersAt } from '#games/scythe/state/pieces';
import { type Scene, type ScytheTable, table } from './board.ts';

/** Moves at the table: where a unit may go, why it may not, and what leads to the next question. */

const at = (where: Scene | ScytheTable): ScytheTable => ('seats' in where ? table(where) : where);
const active = (t: ScytheTable) => t.seat(t.g.turn!.seat);

/** Where a unit may go on to in its owner's turn, sorted; from where it stands, or after a way. */
export function reach(where: Scene | ScytheTable, unit: string, path: string[] = []): string[] {
  const mover = active(at(where));
  if (!mover.lists('move', 'unit').includes(unit)) return [];
  return [...mover.lists('move', 'path', { unit, path })].sort();
}

/** Why a move is refused, by the key of the refusal; undefined if it is legal. */
export const refused = (where: Scene | ScytheTable, args: { unit: string; path: string[]; load?: Load }) =>
  active(at(where)).refusal('move', { load: {}, ...args });

type Load = Record<string, number>;

/** One move in a turn. */
export function go(where: Scene | ScytheTable, unit: string, path: string[], load: Load = {}): ScytheTable {
  const t = at(where);
  active(t).does('move', { unit, path, load });
  return t;
}

/** No more moves, if there could be any: what the moves lead to is asked next. */
export function halt(t: ScytheTable): ScytheTable {
  if (t.asked()[0]?.key === 'moves') active(t).does('stop-moving');
  return t;
}

/** All fighters of the active seat go from one place to another, workers aboard the mechs; then they halt. */
export function march(where: Scene | ScytheTable, from: string, to: string): ScytheTable {
  const t = at(where);
  const { seat } = t.g.turn!;
  for (const unit of fightersAt(t.g, from, seat)) {
    const workers = t.g.units[unit]!.kind === 'mech' ? workersAt(t.g, from, seat).length : 0;
    go(t, unit, [to], workers > 0 ? { worker: workers } : {});
  }
  return halt(t);
}
