import type { Json } from '#core/types';
import { move } from '#games/scythe/chapters/move';
import { turnStep } from '#games/scythe/chapters/turn';
import { scythe } from '#games/scythe/game';
import type { State } from '#games/scythe/state';
import { lay, type Play, play, refusal, type Scene } from './board.ts';

/** Looking at moves: where a unit may go, why a move is refused, and whole turns. */

const stateOf = (scene: Scene | State): State => ('players' in scene ? scene : lay(scene));

/** Where a unit may go on to in its owner's turn, sorted; from where it stands, or after a way. */
export function reach(scene: Scene | State, unit: string, path: string[] = []): string[] {
  const g = stateOf(scene);
  const here = { g, seat: g.turn!.seat, about: null };
  if (!move.fields.unit.options(here).includes(unit)) return [];
  return [...move.fields.path.next(here, { unit }, path)].sort();
}

/** Why a move is refused, by the key of the refusal; undefined if it is legal. */
export const refused = (scene: Scene | State, args: Record<string, Json>): string | undefined => {
  const g = stateOf(scene);
  return refusal(g, g.turn!.seat, move, { load: {}, ...args });
};

/** The turn of the active seat (seat 0 unless the scene says otherwise), from its beginning. */
export function turnOf(scene: Scene): Play {
  const seat = scene.active ?? 0;
  return play(scene, Object.values(scythe.actions), (t) => turnStep(t, { seat }));
}

/** One move in a turn. */
export const go = (p: Play, unit: string, path: string[], load: Record<string, number> = {}): Play =>
  p.does('move', { unit, path, load });
