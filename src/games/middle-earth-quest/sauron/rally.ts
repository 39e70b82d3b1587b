import type { Json, Script, Table } from '#core/types';
import { placesOf, settleInfluence } from '../board.ts';
import { rally } from '../influence/place.ts';
import { strongholds } from '../map.ts';
import { hero, heroSeats } from '../pieces.ts';
import type { State } from '../state.ts';

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
