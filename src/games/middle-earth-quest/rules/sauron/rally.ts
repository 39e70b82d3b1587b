import type { Json, Script, Table } from '#core/types';
import { strongholds } from '../../printed/map/map.ts';
import { placesOf, settleInfluence } from '../../state/board/board.ts';
import { rally } from '../../state/influence/place.ts';
import { hero, heroSeats } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/** MEQ-3.1: influence goes from where heroes stand, by option A-1 not from strongholds. */
export function clearForHeroes(t: Table<State>): void {
  const { g } = t;
  const places = [...new Set(heroSeats(g).map((seat) => hero(g, seat).at))];
  const spared = g.options.rally === 'spares-strongholds' ? [...strongholds.keys()] : [];
  const { cleared, ...adjusted } = rally(g.influence, places, spared);
  if (Object.keys(cleared).length === 0) return;
  t.tell({ type: 'rallied', shown: { places: placesOf(cleared) } });
  settleInfluence(t, adjusted);
}

export function* rallyStep(t: Table<State>): Script {
  t.tell({ type: 'sauron-turn', shown: { round: t.g.round } as Record<string, Json> });
  clearForHeroes(t);
}
