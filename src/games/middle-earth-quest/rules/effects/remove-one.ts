import type { EffectOf } from '../../printed/cards/effect.ts';
import { placesIn } from '../../state/conditions/where.ts';
import { SAURON, type State } from '../../state/state.ts';
import type { Now, Perform } from './kind/effect.ts';
import { named, parsed, removeThings } from './questions/tokens.ts';

/** The characters and favor tokens that lie there. */
export function removable(g: State, { seat }: Now, { where }: EffectOf<'removeOne'>): string[] {
  const places = placesIn(g, { seat }, where);
  const people = Object.keys(g.characters).filter((who) => places.includes(g.characters[who]!));
  const favors = places.filter((place) => g.favors[place] !== undefined);
  return [...people.map((who) => named('character', who)), ...favors.map((place) => named('favor', place))];
}

/** Sauron takes a character or a favor token off the board. */
export const removeOne: Perform<'removeOne'> = function* (t, now, effect) {
  const { g } = t;
  const options = removable(g, now, effect);
  if (options.length === 0) return;
  const room = Object.fromEntries(options.map((one) => [one, 1]));
  const said = yield* t.ask(SAURON, 'remove', removeThings, { about: { room, least: 1, most: 1 } });
  const { kind, id } = parsed(Object.keys(said.things)[0]!);
  if (kind === 'character') {
    t.tell({ type: 'character-leaves', shown: { character: id, place: g.characters[id]! } });
    delete g.characters[id];
    return;
  }
  if (g.favors[id] === 1) delete g.favors[id];
  else g.favors[id]!--;
  t.tell({ type: 'favor-removed', shown: { place: id } });
};
