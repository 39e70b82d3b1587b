import type { SeatId } from '#core/types';
import { at, boxOf, isChieftain, isLeader, leads, rankOf, TERRAMAX } from '../../state/pieces.ts';
import { type Activation, newMember, type State } from '../../state/state.ts';
import { obeys } from '../fight/dragon.ts';
import { useUp } from './allowance.ts';

/** Whom an activation takes along, and who would go where it begins (TD-4.7). */

/** The activation of a piece, before anybody is enrolled. */
export const begun = (seat: SeatId, head: string): Activation => ({
  seat,
  head,
  members: {},
  parties: 1,
  fresh: true,
  searched: false,
  launched: [],
  resting: [],
  ways: {},
});

/** TD-4.7, TD-4.8: whom this activation takes along. */
export function enrol(g: State): void {
  const { activation } = g;
  const { head, seat, members } = activation!;
  const c = g.counters[head]!;
  const chiefs = isLeader(head)
    ? at(g, c.at, seat).filter((id) => {
        const d = g.counters[id]!;
        return (
          isLeader(id) &&
          (id === head || !isChieftain(head)) &&
          rankOf(id) >= rankOf(head) &&
          d.ship === c.ship &&
          (id === head || !d.spent)
        );
      })
    : [head];
  const wanted = new Set(chiefs.flatMap((id) => [id, ...(leads(g, id) ? boxOf(g, id) : [])]));
  for (const id of Object.keys(members))
    if (!wanted.has(id) && !members[id]!.acted && !members[id]!.cast && id !== TERRAMAX) delete members[id];
  for (const id of wanted) {
    if (id !== head && (g.counters[id]!.spent || g.counters[id]!.fixed)) continue;
    members[id] ??= newMember(0);
  }
  // TD-23.10: he goes with his wizard, as one of his stack.
  const dragon = g.counters[TERRAMAX]!;
  if (wanted.has(g.terramax.wizard ?? '') && obeys(g) && !dragon.spent && !dragon.fixed) {
    members[TERRAMAX] ??= newMember(0);
  }
}

/** The position as it would be with `head` just activated: another object, which shares with `g` only what nobody changes. */
export function asActivated(g: State, seat: SeatId, head: string): State {
  const after = { ...g, allowance: g.allowance && { ...g.allowance }, activation: begun(seat, head) };
  useUp(after, head);
  enrol(after);
  return after;
}
