import type { Script, Table } from '#core/types';
import { GREEN_PER_STORY } from '../../printed/boards/track.ts';
import { events, plotInPlay } from '../../printed/cards/decks.ts';
import type { Effects } from '../../printed/cards/effect.ts';
import type { Marker } from '../../printed/terms/names.ts';
import { activePlots } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { moveMarkers } from '../markers.ts';

/** MEQ-3.2: green, the marker of each active plot, and what the event in the slot moves; all at once (MEQ-3.3). */
export function* storyStep(t: Table<State>): Script {
  const { g } = t;
  const by: Partial<Record<Marker, number>> = {};
  const add = (marker: Marker, n: number) => {
    by[marker] = (by[marker] ?? 0) + n;
  };
  add('green', Math.max(0, GREEN_PER_STORY - g.penalty));
  g.penalty = 0;
  for (const { card } of activePlots(g)) {
    const { marker, advance } = plotInPlay(card);
    add(marker, advance);
  }
  for (const effect of eachStory(g)) if (effect.op === 'marker') add(effect.marker, effect.n);
  yield* moveMarkers(t, by);
}

/** What the event in the slot does in each Story step: it moves markers, and nothing else does so. */
function eachStory(g: State): Effects {
  const event = g.event && events.get(g.event.card)!;
  return (event?.kind === 'location' && event.eachStory) || [];
}
