import type { SeatId, Table } from '#core/types';
import { fighterOf, line } from '../../state/battle/line.ts';
import { placeWords } from '../../state/labels.ts';
import {
  at,
  byRank,
  freeCommand,
  isChieftain,
  isPenguin,
  isSea,
  isUnit,
  leads,
  leave,
  mayCommand,
  mayStand,
  otherSide,
  put,
  removeUnit,
  seatOf,
} from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';

/** Penguins and chieftains: how they come upon the map, change sides, and are lost (TD-27.5, TD-27.6). */

/** A counter comes out of the box, on the side that is named by its id. It has done its part for this turn. */
export function appear(g: State, id: string, place: string): void {
  put(g, [id], place);
  Object.assign(g.counters[id]!, { reduced: false, box: null, spent: true, fixed: true, haste: 0 });
}

/** The first of these leaders, the highest before the lower, who can command one more (TD-5.3, TD-5.4). */
export const commanderFor = (g: State, id: string, leaders: readonly string[]): string | undefined =>
  [...leaders].sort(byRank).find((leader) => mayCommand(leader, id) && freeCommand(g, leader) > 0);

/** TD-27.6: on foot penguins are too slow to get away; a ship carries them like everybody else. */
export function leftBehind(g: State, seat: SeatId): string[] {
  const b = g.battle!;
  if (isSea(b.at)) return [];
  return [...b.leaders[seat]!, ...line(b, seat).flatMap((f) => f.id ?? [])].filter(isPenguin);
}

/**
 * TD-27.6: those left behind by a side that retreats serve the winner, chieftains first, as far as his leaders and
 * chieftains there have command to spare; the rest is removed.
 */
export function changeSides(t: Table<State>, loser: SeatId, left: readonly string[]): void {
  const { g } = t;
  const b = g.battle!;
  if (left.length === 0) return;
  const winner = other(loser);
  b.leaders[loser] = b.leaders[loser]!.filter((id) => !left.includes(id));
  for (const id of left.filter(isChieftain)) turnOver(g, id, b.at);
  const chiefs = at(g, b.at, winner).filter((id) => leads(g, id));
  let lost = 0;
  for (const id of left.filter(isUnit)) {
    const chief = commanderFor(g, id, chiefs);
    fighterOf(b, id)!.out = chief ? 'left' : 'lost';
    if (chief) g.counters[turnOver(g, id, b.at)]!.box = chief;
    else {
      removeUnit(g, id);
      lost++;
    }
  }
  const place = placeWords(b.at);
  const n = left.length - lost;
  if (n > 0) t.tell({ type: 'penguins-changed-sides', shown: { seat: winner, n, place } });
  if (lost > 0) t.tell({ type: 'penguins-lost', shown: { seat: loser, n: lost, place } });
}
/** The counter is turned over: one of its sides leaves play, the other comes in. */
function turnOver(g: State, id: string, place: string): string {
  leave(g, id, 'pool');
  appear(g, otherSide(id), place);
  return otherSide(id);
}

/** TD-27.5: whoever of these was driven to a place where no penguin goes is removed. */
export function shed(t: Table<State>, ids: readonly string[]): void {
  const { g } = t;
  const lost = ids.filter((id) => g.counters[id]!.fate === 'map' && !mayStand(id, g.counters[id]!.at));
  if (lost.length === 0) return;
  const place = placeWords(g.counters[lost[0]!]!.at);
  for (const id of lost) removePenguin(g, id);
  t.tell({ type: 'penguins-lost', shown: { seat: seatOf(lost[0]!), n: lost.length, place } });
}
/** Back into the box; both penguins and chieftains may be called again (TD-27.7, R-63). */
export function removePenguin(g: State, id: string): void {
  if (isUnit(id)) removeUnit(g, id);
  else {
    leave(g, id, 'pool');
    g.losses[seatOf(id)]!++;
  }
}
