import type { Table } from '#core/types';
import type { State } from '../state.ts';

/** The end of a match that comes while something is going on. */

/**
 * SC-7.9, SC-11.5: units that entered hexes of enemy units and have not fought go back to where they came from. What they
 * carried stays where it is. Does nothing when there are none.
 */
export function goBack({ g, tell }: Table<State>): void {
  if (!g.turn) return;
  const { seat, origins } = g.turn;
  g.turn.origins = {};
  for (const [id, to] of Object.entries(origins)) {
    const { kind, at } = g.units[id]!;
    g.units[id]!.at = to;
    tell({ type: 'went-back', shown: { seat, unit: kind, from: at, to } });
  }
}
