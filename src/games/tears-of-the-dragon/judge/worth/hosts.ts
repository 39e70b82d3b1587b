import type { SeatId } from '#core/types';
import { allIds, isLeader, movementOf, seatOf } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { type Stack, stackOf } from '../advice/sight.ts';

/** Who stands where in a world that has been dealt: boxes are read there, for what lies in them is a guess already. */

/** All free pieces of one side in one place. */
export interface Host extends Stack {
  place: string;
  /** Somebody leads them. */
  led: boolean;
}

/** How one side stands: its hosts, and those of the enemy. */
export interface Side {
  g: State;
  seat: SeatId;
  foe: SeatId;
  mine: readonly Host[];
  theirs: readonly Host[];
}

/** Both sides, by seat. */
export function sidesIn(g: State): readonly [Side, Side] {
  const found: [Map<string, string[]>, Map<string, string[]>] = [new Map(), new Map()];
  for (const id of allIds(g)) {
    const { fate, trapped, at } = g.counters[id]!;
    if (fate !== 'map' || trapped) continue;
    const those = found[seatOf(id) as 0 | 1];
    const here = those.get(at);
    if (here) here.push(id);
    else those.set(at, [id]);
  }
  const [first, second] = found.map((those) => [...those].map(([place, ids]) => hostOf(g, place, ids))) as [
    Host[],
    Host[],
  ];
  const side = (seat: SeatId, mine: Host[], theirs: Host[]): Side => ({ g, seat, foe: other(seat), mine, theirs });
  return [side(0, first, second), side(1, second, first)];
}

function hostOf(g: State, place: string, ids: readonly string[]): Host {
  const speed = Math.min(...ids.map((id) => movementOf(g, id)));
  return { ...stackOf(g, ids), place, led: ids.some(isLeader), speed };
}
