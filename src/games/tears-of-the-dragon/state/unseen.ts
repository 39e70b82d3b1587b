import type { SeatId, Viewer } from '#core/types';
import { idsThat } from './pieces.ts';
import type { State, Unseen } from './state.ts';

/**
 * Boxes and castles that are being put in order (TD-2.4, TD-6.6, TD-7.8): until whoever does it has finished, all others see them
 * as they were. The rules themselves work with what is.
 */

/** From now on others see boxes and castles of a seat as they are at this moment, whatever it changes. */
export function hideChanges(g: State, seat: SeatId): void {
  g.unseen[seat] ??= asTheyAre(g, seat);
}

/** What was changed lies open, as far as it is not in a box. Gives the castles whose pieces stand elsewhere than before. */
export function showChanges(g: State, seat: SeatId): string[] {
  const before = g.unseen[seat]?.inside ?? {};
  g.unseen[seat] = null;
  return Object.keys(before).filter((castle) => before[castle] !== g.inside[castle]);
}

/** The match as somebody may see it: what others are changing is as it was. */
export function asSeenBy(g: State, viewer: Viewer): State {
  const hidden = g.unseen.filter((one, seat): one is Unseen => one !== null && seat !== viewer);
  if (hidden.length === 0) return g;
  const boxes = Object.assign({}, ...hidden.map((one) => one.boxes)) as Unseen['boxes'];
  const counters = Object.entries(boxes).map(([id, box]) => [id, { ...g.counters[id]!, box }] as const);
  return {
    ...g,
    counters: { ...g.counters, ...Object.fromEntries(counters) },
    inside: Object.assign({}, g.inside, ...hidden.map((one) => one.inside)) as State['inside'],
  };
}

function asTheyAre(g: State, seat: SeatId): Unseen {
  const onMap = idsThat(g, seat, (c) => c.fate === 'map');
  const castles = Object.keys(g.castles).filter((castle) => g.castles[castle] === seat);
  return {
    boxes: Object.fromEntries(onMap.map((id) => [id, g.counters[id]!.box])),
    inside: Object.fromEntries(castles.map((castle) => [castle, g.inside[castle]!])),
  };
}
