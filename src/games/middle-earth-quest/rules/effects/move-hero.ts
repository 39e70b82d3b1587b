import type { SeatId } from '#core/types';
import { LOCATIONS, nearestHavens, neighbours } from '../../printed/map/map.ts';
import { hero } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { oneOf, pickPlace } from './questions/pick.ts';

/** A card moves a hero. It is no Move of his Travel step: nobody is met by it. */
export const moveHero: Perform<'moveHero'> = function* (t, now, { to, by }) {
  const { g } = t;
  const seat = seatOf(now);
  const own = hero(g, seat);
  const asked = by === 'sauron' ? SAURON : seat;
  const said = yield* t.ask(asked, 'move-hero', pickPlace, { about: oneOf(goals(g, seat, to), { hero: seat }) });
  const from = own.at;
  own.at = said.place;
  if (own.at !== from) t.tell({ type: 'hero-is-moved', shown: { seat, from, to: own.at } });
};

function goals(g: State, seat: SeatId, to: string): readonly string[] {
  const { at } = hero(g, seat);
  if (to === 'adjacent') return neighbours(at);
  if (to === 'nearestHaven') return nearestHavens(at);
  return to === 'anywhere' ? LOCATIONS.filter((place) => place !== at) : [to];
}
