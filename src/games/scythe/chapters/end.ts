import type { Table } from '#core/types';
import { homeOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { isContested } from '../steps.ts';

/** The end of a match that comes while something is going on. */

/**
 * SC-7.9, SC-11.5: units that entered hexes of enemy units and have not fought go back to where they came from. What they
 * carried stays where it is. Where enemy fighters have retreated to in the meantime (SC-13.4) nobody goes back: home
 * instead. Does nothing when there are none.
 */
export function goBack({ g, tell }: Table<State>): void {
  if (!g.turn) return;
  const { seat, origins } = g.turn;
  g.turn.origins = {};
  for (const [id, from] of Object.entries(origins)) {
    const { kind, at } = g.units[id]!;
    const to = isContested(g, from, seat) ? homeOf(g, seat) : from;
    g.units[id]!.at = to;
    tell({ type: 'went-back', shown: { seat, unit: kind, from: at, to } });
  }
}
