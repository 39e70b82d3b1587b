import { LOCATIONS, locationAt } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { choosable } from './eligible.ts';
import { errandsOf } from './errands.ts';
import { changedPlaces } from './news.ts';

/** Where nothing lies, stands, happens or may be chosen: names of such places are paler. */
export function calmPlaces(view: View, look: Look): ReadonlySet<string> {
  const busy = new Set([
    ...view.heroes.map(({ at }) => at),
    ...view.minions.flatMap((one) => (one.is === 'board' ? [one.at] : [])),
    ...view.tokens.map(({ at }) => at),
    ...Object.values(view.characters),
    ...Object.keys(view.influence).filter((id) => view.influence[id]! > 0),
    ...Object.keys(view.favors).filter((id) => view.favors[id]! > 0),
    ...[...view.slots, view.event].flatMap((one) => (one ? [one.at] : [])),
    ...errandsOf(view).map(({ at }) => at),
    ...changedPlaces(look.now),
    ...choosable(view, look).places,
  ]);
  return new Set(LOCATIONS.filter((id) => !busy.has(id) && !LANDMARKS.has(locationAt(id).type)));
}
const LANDMARKS: ReadonlySet<string> = new Set(['haven', 'stronghold']);
