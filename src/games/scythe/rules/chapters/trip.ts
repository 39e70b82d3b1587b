import type { SeatId, Table } from '#core/types';
import { RESOURCES } from '../../printed/content.ts';
import { isLake } from '../../printed/places.ts';
import { counts } from '../../state/counters.ts';
import { numberOf } from '../../state/labels.ts';
import { addGoods, fightersAt, homeOf, unitsOf } from '../../state/pieces.ts';
import type { State, Trip } from '../../state/state.ts';
import { isContested } from '../../state/steps.ts';

/** The move of one unit from where it began, with what it has aboard and where that was taken up (SC-6.4, R-123). */

/** A unit that begins to move here, with nothing aboard. */
export const tripOf = (g: State, unit: string): Trip => ({ unit, from: g.units[unit]!.at, workers: {}, tokens: [] });

/**
 * The trip as it goes on from where the unit stands: of tokens those come along first that it has brought there, of
 * workers those that are named. What is not taken along has been put down, and belongs to the trip no more.
 */
export function goingOn(
  g: State,
  trip: Trip,
  { workers, load }: { workers: readonly string[]; load: Readonly<Record<string, number>> },
): Trip {
  const here = g.units[trip.unit]!.at;
  const tokens = RESOURCES.flatMap((kind) => {
    let left = load[kind] ?? 0;
    const brought = trip.tokens.flatMap((heap) => {
      const n = heap.kind === kind ? Math.min(left, heap.n) : 0;
      left -= n;
      return n > 0 ? [{ ...heap, n }] : [];
    });
    return left > 0 ? [...brought, { from: here, kind, n: left }] : brought;
  });
  const { unit, from } = trip;
  return { unit, from, workers: Object.fromEntries(workers.map((id) => [id, trip.workers[id] ?? here])), tokens };
}

/** The combat of this hex is settled: who has come there stays, or has retreated. */
export function settle(g: State, hex: string): void {
  const turn = g.turn!;
  turn.waiting = turn.waiting.filter(({ unit }) => g.units[unit]?.at !== hex);
}

/**
 * SC-7.9, SC-11.5, R-123: the match is over, and moves that have ended among enemy fighters and were not fought out are
 * undone. Each unit goes back to where its move began. What it had aboard goes back to where it was taken up. Does
 * nothing when there are none.
 */
export function goBack(t: Table<State>): void {
  const { g } = t;
  if (!g.turn) return;
  const { seat, waiting } = g.turn;
  g.turn.waiting = [];
  const hexOf = new Map(waiting.map(({ unit }) => [unit, g.units[unit]!.at]));
  // Nothing may stay on a lake alone (SC-6.11): so first those who stand there by themselves.
  for (const { unit, from } of waiting) send(t, seat, unit, isContested(g, from, seat) ? homeOf(g, seat) : from);
  for (const { unit, workers } of waiting) {
    for (const [id, from] of Object.entries(workers))
      send(t, seat, id, holdsWorkers(g, seat, from) ? from : g.units[unit]!.at);
  }
  for (const { unit, tokens } of waiting) {
    for (const { from, kind, n } of tokens) {
      const hex = hexOf.get(unit)!;
      const to = holdsTokens(g, seat, from) ? from : g.units[unit]!.at;
      addGoods(g, hex, kind, -n);
      addGoods(g, to, kind, n);
      t.tell({ type: 'goods-went-back', shown: { seat, goods: counts({ [kind]: n }) as never, from: hex, to } });
    }
  }
}

const holdsWorkers = (g: State, seat: SeatId, place: string): boolean =>
  !isContested(g, place, seat) && (!isLake(place) || unitsOf(g, seat, 'mech').some((id) => g.units[id]!.at === place));
const holdsTokens = (g: State, seat: SeatId, place: string): boolean =>
  !isContested(g, place, seat) && (!isLake(place) || fightersAt(g, place, seat).length > 0);

function send({ g, tell }: Table<State>, seat: SeatId, id: string, to: string): void {
  const { kind, at } = g.units[id]!;
  g.units[id]!.at = to;
  tell({ type: 'went-back', shown: { seat, unit: kind, number: numberOf(id), from: at, to } });
}
