import { CHARACTERS } from '../../printed/effects/ids.ts';
import { placesIn } from '../../state/conditions/where.ts';
import { hero } from '../../state/pieces.ts';
import { SAURON } from '../../state/state.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { oneOf, pickCharacter, pickPlace } from './questions/pick.ts';

/** Out of the box, or from where the character stands (MEQ-3.9). */
export const placeCharacter: Perform<'placeCharacter'> = function* (t, now, { who, at, onlyIfOnBoard }) {
  const { g } = t;
  let character: string = who;
  if (who === 'any') {
    const options = CHARACTERS.filter((one) => g.characters[one] !== at);
    character = (yield* t.ask(SAURON, 'character', pickCharacter, { about: oneOf(options) })).character;
  }
  if (onlyIfOnBoard && g.characters[character] === undefined) return;
  let place = at;
  if (typeof place !== 'string') {
    const free = placesIn(g, { seat: now.seat }, place).filter((one) => one !== g.characters[character]);
    if (free.length === 0) return;
    const about = oneOf(free, { character, from: hero(g, seatOf(now)).at });
    place = (yield* t.ask(seatOf(now), 'character-place', pickPlace, { about })).place;
  }
  now.character = character;
  if (g.characters[character] === place) return;
  const type = g.characters[character] === undefined ? 'character-placed' : 'character-moved';
  g.characters[character] = place;
  t.tell({ type, shown: { character, place } });
};
