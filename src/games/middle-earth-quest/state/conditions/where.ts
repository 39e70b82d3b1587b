import type { SeatId } from '#core/types';
import type { Where, WhereOf } from '../../printed/effects/where.ts';
import {
  distancesFrom,
  havens,
  LOCATIONS,
  locationAt,
  neighbours,
  strongholds,
  within,
} from '../../printed/map/map.ts';
import { influenceAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { placeOf } from './conditions.ts';

/** Which locations an effect may take. */

/** For whom, and what has happened on the card so far. */
export interface Point {
  seat: SeatId | null;
  /** Whom the effect before has moved. */
  moved?: string | undefined;
}
type Places<K extends Where['in']> = (g: State, point: Point, where: WhereOf<K>) => readonly string[];

const known = (at: string | null | undefined): string[] => (at ? [at] : []);
const inRegion = (region: string): string[] => LOCATIONS.filter((place) => locationAt(place).region === region);

const PLACES: { readonly [K in Where['in']]: Places<K> } = {
  anywhere: () => LOCATIONS,
  location: (_, __, { at }) => [at],
  here: (g, { seat }) => [placeOf(g, seat, 'here')],
  region: (_, __, { region }) => inRegion(region),
  heroRegion: (g, { seat }, { exceptHere }) => {
    const here = placeOf(g, seat, 'here');
    return inRegion(locationAt(here).region).filter((place) => !exceptHere || place !== here);
  },
  within: (g, { seat }, { n, of }) => within(placeOf(g, seat, of), n),
  adjacent: (_, __, { to }) => neighbours(to),
  adjacentToMinion: (g, _, { minion }) => known(g.minions[minion]?.at).flatMap((at) => neighbours(at)),
  extension: (g, _, { of }) =>
    of ? extensionOf(g, of) : [...strongholds.keys()].flatMap((one) => extensionOf(g, one)),
  influenced: (g) => LOCATIONS.filter((place) => influenceAt(g, place) > 0),
  havens: () => havens,
  away: (_, __, { n, from }) => [...distancesFrom(from)].flatMap(([place, far]) => (far >= n ? [place] : [])),
  character: (g, _, { who }) => known(g.characters[who]),
  movedCharacter: (g, { moved }) => known(moved && g.characters[moved]),
};

/** The locations as the board is now, each once, in the order of the map. */
export function placesIn(g: State, point: Point, where: Where): string[] {
  const found = new Set(
    (PLACES[where.in] as (g: State, point: Point, where: Where) => readonly string[])(g, point, where),
  );
  return LOCATIONS.filter((place) => found.has(place));
}

/** MEQ-4.4: what lies in extension of one stronghold; nothing if it holds no influence. */
function extensionOf(g: State, stronghold: string): string[] {
  if (influenceAt(g, stronghold) === 0) return [];
  const linked = new Set([stronghold]);
  for (const place of linked)
    for (const next of neighbours(place)) if (influenceAt(g, next) > 0 && !havens.includes(next)) linked.add(next);
  return [...linked]
    .flatMap((place) => [place, ...neighbours(place)])
    .filter((place) => locationAt(place).type === 'normal');
}
