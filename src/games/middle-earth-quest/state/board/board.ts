import type { Json, Table } from '#core/types';
import type { Adjusted } from '../influence/adjust.ts';
import { addByCard, poolAfter, takeOff } from '../influence/place.ts';
import type { State } from '../state.ts';
import { stageOf } from '../story/markers.ts';

/** Influence in play: every change goes through here, is adjusted (MEQ-4.6) and told. */

/** Takes over a board that was adjusted, and tells what fell. */
export function settleInfluence({ g, tell }: Table<State>, { board, falls }: Adjusted): void {
  g.influence = { ...board };
  if (falls.length === 0) return;
  const shown = { falls: falls.map(({ at, from, to }) => ({ key: 'label.falls', args: { place: at, from, to } })) };
  tell({ type: 'influence-falls', shown });
}

/** MEQ-4.8: influence that a card puts on named locations. Nothing comes to a Haven. */
export function addInfluence(t: Table<State>, add: Readonly<Record<string, number>>): void {
  const adjusted = addByCard(t.g.influence, add);
  t.tell({ type: 'influence-placed', shown: { places: placesOf(add) } });
  settleInfluence(t, adjusted);
}

/** Takes up to `n` influence off a location, and gives back how much it was. */
export function removeInfluence(t: Table<State>, at: string, n: number): number {
  const { taken, ...adjusted } = takeOff(t.g.influence, at, n);
  if (taken === 0) return 0;
  t.tell({ type: 'influence-removed', shown: { place: at, n: taken } });
  settleInfluence(t, adjusted);
  return taken;
}

/** MEQ-4.2: adds to the Shadow Pool, or takes if negative; what is above its limit is lost. */
export function changePool({ g, tell }: Table<State>, n: number): void {
  const before = g.pool;
  g.pool = poolAfter(g.pool, n, stageOf(g.markers));
  if (g.pool !== before) tell({ type: 'pool-changes', shown: { n: g.pool - before, pool: g.pool } });
}

/** "Barad-dûr ×2, Mount Doom": places with how many came there, as messages. */
export const placesOf = (many: Readonly<Record<string, number>>): Json =>
  Object.entries(many).flatMap(([place, n]) =>
    n > 0 ? [{ key: n > 1 ? 'label.place-n' : 'label.place', args: { place, n } }] : [],
  );
