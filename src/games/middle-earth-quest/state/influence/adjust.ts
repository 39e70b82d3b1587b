import { LOCATIONS, locationAt, strongholds } from '../../printed/map/map.ts';
import { type Influence, influenceAt, shadowOn } from './links.ts';

/** Why influence falls: a Haven holds none, a stronghold's number, the limit of a link, or no link at all. */
export type Fall = { at: string; from: number; to: number } & (
  | { why: 'haven' | 'number' | 'unlinked' }
  | { why: 'limit'; stronghold: string }
);

export interface Adjusted {
  board: Influence;
  /** What fell, in the order in which it fell. */
  falls: Fall[];
}

/** What no link holds up drops to this (MEQ-4.6). */
const UNLINKED = 1;

/**
 * Automatic adjustment (MEQ-4.6). Strongholds drop to their printed number first; then every location above its limit drops
 * to it, and what is not linked to 1. That is stable: nothing that was linked drops to 0, so no link breaks by it.
 */
export function adjust(given: Influence): Adjusted {
  const board: Record<string, number> = {};
  const falls: Fall[] = [];
  const keep = (fall: Fall) => {
    if (fall.to < fall.from) falls.push(fall);
    const left = Math.min(fall.from, fall.to);
    if (left > 0) board[fall.at] = left;
  };
  for (const id of LOCATIONS) {
    const from = influenceAt(given, id);
    if (from <= 0) continue;
    const holds = strongholds.get(id);
    if (holds !== undefined) keep({ at: id, from, to: holds, why: 'number' });
    else if (locationAt(id).type === 'haven') keep({ at: id, from, to: 0, why: 'haven' });
    else board[id] = from;
  }
  const linked = { ...board };
  for (const id of LOCATIONS) {
    const from = influenceAt(linked, id);
    if (from === 0 || strongholds.has(id)) continue;
    const reach = shadowOn(linked, id);
    if (reach) keep({ at: id, from, to: reach.limit, why: 'limit', stronghold: reach.stronghold });
    else keep({ at: id, from, to: UNLINKED, why: 'unlinked' });
  }
  return { board, falls };
}
