import { z } from 'zod';
import type { Message, Script, SeatId, Table } from '#core/types';
import { minions } from '../printed/combat/foes.ts';
import { MARKERS, type Marker, type SAURONS_MARKERS } from '../printed/terms/names.ts';
import { changePool } from '../state/board/board.ts';
import { SAURON, type State } from '../state/state.ts';
import { move } from '../state/story/markers.ts';
import { rearmost } from '../state/story/rearmost.ts';
import { action } from './action.ts';

/** The story track in play: markers move, stages are entered, minions arrive, the finale is due (MEQ-3.2 to 3.5, 9.1). */

/** MEQ-6.4, 8.1: which of Sauron’s rearmost markers. */
export const pushMarker = action({
  name: 'push-marker',
  fields: {
    marker: {
      kind: 'one',
      of: 'item',
      options: ({ g }) => rearmost(g.markers),
      label: (marker): Message => ({ key: `marker.${marker}` }),
    },
  },
});

/** MEQ-3.5: where a minion appears that can appear in several places. */
export const bringIn = action({
  name: 'bring-in',
  about: z.object({ minion: z.string() }),
  places: ({ about }) => minions.get(about.minion)!.start,
  fields: {
    place: {
      kind: 'one',
      of: 'place',
      options: ({ about }) => minions.get(about.minion)!.start,
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
});

/** Moves markers by so many spaces, back if negative: all of them first, then stages, minions and finale are looked at (MEQ-3.3). */
export function* moveMarkers(t: Table<State>, by: Partial<Record<Marker, number>>): Script {
  const { g } = t;
  const before = g.markers;
  const moved = move(before, by, g.reached);
  g.markers = { ...moved.markers };
  g.reached = moved.reached;
  for (const marker of MARKERS) {
    const n = g.markers[marker] - before[marker];
    if (n !== 0)
      t.tell({
        type: n > 0 ? 'marker-moves' : 'marker-falls',
        shown: { marker, n: Math.abs(n), space: g.markers[marker] },
      });
  }
  // The stage can fall with a marker, and the pool then holds less (MEQ-4.2).
  changePool(t, 0);
  if (moved.arrive.length > 0) t.tell({ type: 'stage-entered', shown: { stage: g.reached } });
  for (const minion of moved.arrive) yield* arrive(t, minion);
  if (moved.finale && !g.finaleIsDue) {
    g.finaleIsDue = true;
    t.tell({ type: 'finale-is-due', shown: { why: { key: `label.finale-${moved.finale}` } } });
  }
}

/** Of several places Sauron chooses. A minion that is on the map or gone already does not come again. */
function* arrive(t: Table<State>, minion: string): Script {
  const one = t.g.minions[minion]!;
  if (one.is !== 'waiting') return;
  const { place } = yield* t.ask(SAURON, 'bring-in', bringIn, { about: { minion } });
  t.g.minions[minion] = { is: 'board', at: place, damage: 0 };
  t.tell({ type: 'minion-arrives', shown: { minion, place } });
}

/** MEQ-6.4, 8.1: single steps of Sauron’s rearmost marker, which is looked for anew before each; of several `chooser` picks. */
export function* pushRearmost(t: Table<State>, chooser: SeatId, n: number): Script {
  for (let step = 0; step < n; step++) {
    const { marker } = yield* t.ask(chooser, 'rearmost', pushMarker);
    yield* moveMarkers(t, { [marker as (typeof SAURONS_MARKERS)[number]]: 1 });
  }
}
