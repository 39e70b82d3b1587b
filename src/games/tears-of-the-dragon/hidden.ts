import type { Rng, Viewer } from '#core/types';
import { allIds, boxOf, commandOf, isLeader, seatOf } from './pieces.ts';
import type { State } from './state.ts';

/**
 * The same position with other secrets: what lies in the boxes of those the viewer does not own changes places. Two boxed
 * pieces of a side trade everything that tells where they lie, and boxes in one place are dealt anew.
 * In a battle the boxes of its place are open and stay as they are (TD-6.4).
 */
export function swapHidden(g: State, viewer: Viewer, rng: Rng): State {
  const other = structuredClone(g);
  const busy = new Set(Object.keys(g.activation?.members ?? {}));
  for (const seat of [0, 1]) {
    if (seat === viewer) continue;
    const hidden = allIds(other).filter((id) => {
      const c = other.counters[id]!;
      return seatOf(id) === seat && c.box !== null && !c.exposed && !busy.has(id) && c.at !== g.battle?.at;
    });
    const mixed = rng.shuffle(hidden, 'swap');
    hidden.forEach((id, i) => {
      other.counters[id] = structuredClone(g.counters[mixed[i]!]!);
    });
    for (const id of hidden) moveToAnotherBox(other, id, rng);
  }
  return other;
}

/** Into the box of another leader who stands in the same place, if there is one with room. */
function moveToAnotherBox(g: State, id: string, rng: Rng): void {
  const c = g.counters[id]!;
  const leader = g.counters[c.box!]!;
  const boxes = allIds(g).filter((one) => {
    const d = g.counters[one]!;
    const here = isLeader(one) && seatOf(one) === seatOf(id) && d.fate === 'map' && !d.trapped;
    return here && d.at === leader.at && d.ship === leader.ship && boxOf(g, one).length < commandOf(one);
  });
  const [box] = rng.shuffle(boxes, 'swap');
  if (box !== undefined) c.box = box;
}
