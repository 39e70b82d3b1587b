import type { Here, Script, SeatId, Table } from '#core/types';
import { slotLabel, slotWords } from '../../state/battle/labels.ts';
import { asksNothing, findSlot, foes } from '../../state/battle/line.ts';
import { modified } from '../../state/battle/strength.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';

/** Fog of War (TD-28.10, T19): four points off the enemies for the whole battle, shared anew each round. */

/** Points put where strength 1 is left anyway are wasted, but not refused (T19). */
export const shareFog = action({
  name: 'share-fog',
  fields: {
    points: {
      kind: 'shares',
      of: 'figure',
      room: ({ g, seat }) => Object.fromEntries(foes(g.battle!, seat).map((f) => [f.slot, g.battle!.fog[seat]!])),
      total: ({ g, seat }) => [g.battle!.fog[seat]!, g.battle!.fog[seat]!],
      label: (slot, { g }) => slotLabel(g, slot),
    },
  },
  suggest: (here) => [
    { label: { key: 'suggest.strongest-first' }, args: { points: strongestFirst(here) } },
    { label: { key: 'suggest.evenly' }, args: { points: evenly(here) } },
  ],
});

const clear = (g: State, seat: SeatId) =>
  foes(g.battle!, seat)
    .map((f) => ({ slot: f.slot, most: modified(g, { ...f, fog: 0 }) - 1 }))
    .sort((a, b) => b.most - a.most);

function strongestFirst({ g, seat }: Here<State>): Record<string, number> {
  const shares: Record<string, number> = {};
  let left = g.battle!.fog[seat]!;
  for (const { slot, most } of clear(g, seat)) {
    const points = Math.min(most, left);
    if (points > 0) shares[slot] = points;
    left -= points;
  }
  return waste(shares, left, clear(g, seat)[0]?.slot);
}
function evenly({ g, seat }: Here<State>): Record<string, number> {
  const shares: Record<string, number> = {};
  let left = g.battle!.fog[seat]!;
  for (let given = 1; left > 0 && given > 0; ) {
    given = 0;
    for (const { slot, most } of clear(g, seat)) {
      if (left === 0 || (shares[slot] ?? 0) >= most) continue;
      shares[slot] = (shares[slot] ?? 0) + 1;
      left--;
      given++;
    }
  }
  return waste(shares, left, clear(g, seat)[0]?.slot);
}
/** All points must lie somewhere. */
const waste = (shares: Record<string, number>, left: number, on: string | undefined): Record<string, number> =>
  left === 0 || on === undefined ? shares : { ...shares, [on]: (shares[on] ?? 0) + left };

/** Each round, and at once when the spell is cast. */
export function* spreadFog(t: Table<State>, seats: readonly SeatId[] = [0, 1]): Script {
  const { g } = t;
  const b = g.battle!;
  for (const seat of seats) {
    const enemies = foes(b, seat);
    if (b.fog[seat]! === 0 || enemies.length === 0) continue;
    for (const f of enemies) f.fog = 0;
    const here = { g, seat, about: null };
    const points = asksNothing(b, seat)
      ? strongestFirst(here)
      : (yield* t.ask(seat, 'fog', shareFog, { about: { points: b.fog[seat]! } })).points;
    for (const [slot, n] of Object.entries(points)) findSlot(b, slot)!.fog = n;
    const words = Object.entries(points).map(([slot, n]) => ({
      key: 'battle.minus',
      args: { piece: slotWords(slot), n },
    }));
    t.tell({ type: 'fog-spread', shown: { seat, points: words } });
  }
}
