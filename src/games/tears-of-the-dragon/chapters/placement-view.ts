import type { Viewer } from '#core/types';
import { faceOf, idsOf } from '../pieces.ts';
import type { State } from '../state.ts';
import type { PlacementView } from '../view.types.ts';

/** What a viewer may know of counters that are being placed: own plans, and what is still to be placed. */
export function placementView(g: State, viewer: Viewer): PlacementView | null {
  if (!g.placement) return null;
  const left = [0, 1].map((seat) => {
    const count: Record<string, number> = {};
    for (const id of idsOf(g, seat)) {
      if (g.counters[id]!.fate === 'pool') count[faceOf(id)] = (count[faceOf(id)] ?? 0) + 1;
    }
    return count;
  });
  const own = viewer === 'spectator' ? [] : g.placement.plans[viewer]!;
  return { left, plan: own.map(({ id, at }) => ({ id, face: faceOf(id), at })) };
}
