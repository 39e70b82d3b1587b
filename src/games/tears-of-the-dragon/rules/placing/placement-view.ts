import type { Viewer } from '#core/types';
import type { PlacementView } from '../../seen/view.types.ts';
import { faceOf } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { countFaces, planOf, toPlace, unplanned } from '../tables/spots.ts';

/** What a viewer may know of counters that are being placed: own plans, and what is still to be placed. */
export function placementView(g: State, viewer: Viewer): PlacementView | null {
  if (!g.placement) return null;
  // A free set-up is a plan and nothing else until it is revealed: what is planned is as good as placed for its owner.
  const ownPlan = (seat: number) => seat === viewer && !isWar(g);
  const left = [0, 1].map((seat) => countFaces(ownPlan(seat) ? unplanned(g, seat) : toPlace(g, seat)));
  const own = viewer === 'spectator' ? [] : planOf(g, viewer);
  return { left, plan: own.map(({ id, at }) => ({ id, face: faceOf(id), at })) };
}
