import type { Script, Table } from '#core/types';
import type { EffectOf } from '../../printed/cards/effect.ts';
import { isHaven } from '../../printed/map/map.ts';
import { addInfluence, settleInfluence } from '../../state/board/board.ts';
import { placesIn } from '../../state/conditions/where.ts';
import { barOfPlacing, place } from '../../state/influence/place.ts';
import { SAURON, type State } from '../../state/state.ts';
import { spread } from '../sauron/spread.ts';
import { times } from './amount.ts';
import type { Now, Perform } from './kind/effect.ts';
import { oneOf, pickPlace, pickPlaces } from './questions/pick.ts';

/** Sauron places it: in extension by the limits of MEQ-5.2, on named places without them, but never in a Haven (MEQ-4.8). */
export const influence: Perform<'influence'> = function* (t, now, effect) {
  const n = times(t.g, now, effect);
  if (n === 0) return;
  if (effect.where.in === 'extension') return yield* inExtension(t, now, effect, n);
  const places = placesIn(t.g, pointOf(now), effect.where).filter((one) => !isHaven(one));
  if (places.length === 0) return;
  const chosen = yield* spreadOver(t, places, effect);
  addInfluence(t, Object.fromEntries(chosen.map((one) => [one, n])));
};
const pointOf = ({ seat, character }: Now) => ({ seat, moved: character });

/** Which of the places: each of them, so many of Sauron's choice, or one. */
function* spreadOver(t: Table<State>, places: string[], { spread: over, n }: EffectOf<'influence'>): Script<string[]> {
  if (over === 'each') return places;
  if (over !== undefined && over > 1) {
    const about = { n: over, influence: n, options: places };
    return (yield* t.ask(SAURON, 'influence-places', pickPlaces, { about })).places;
  }
  const about = oneOf(places, { influence: n });
  return [(yield* t.ask(SAURON, 'influence-place', pickPlace, { about })).place];
}

/** Of any stronghold all at once; of one of them token by token, as each that is placed counts for the next (MEQ-4.7). */
function* inExtension(t: Table<State>, now: Now, { where, orPool }: EffectOf<'influence'>, n: number): Script {
  if (where.in !== 'extension' || where.of === undefined)
    return yield* spread(t, { n, toPool: orPool ? n : 0, extensionOnly: true });
  for (let i = 0; i < n; i++) {
    const free = placesIn(t.g, pointOf(now), where).filter((one) => barOfPlacing(t.g.influence, one) === undefined);
    if (free.length === 0) return;
    const about = oneOf(free, { influence: 1, left: n - i });
    const said = yield* t.ask(SAURON, 'influence-place', pickPlace, { about });
    t.tell({ type: 'influence-placed', shown: { places: [{ key: 'label.place', args: { place: said.place } }] } });
    settleInfluence(t, place(t.g.influence, said.place));
  }
}
