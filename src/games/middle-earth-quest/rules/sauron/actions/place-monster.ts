import { z } from 'zod';
import type { Here, Message, Script, Table } from '#core/types';
import { minionAbility, tokenStacks } from '../../../printed/combat/foes.ts';
import { stackOf, within } from '../../../printed/map/map.ts';
import { monsterPlaces } from '../../../state/influence/place.ts';
import { hero, heroSeats, minionsInPlay } from '../../../state/pieces.ts';
import { SAURON, type State } from '../../../state/state.ts';
import { action } from '../../action.ts';
import { draw } from '../../draw.ts';

/** MEQ-5.5: a token of a stack that Sauron names goes face down on the map. */

/** Where a token of this stack may be put by a command. */
export function placesForStack(g: State, stack: string): string[] {
  const near = minionsInPlay(g).flatMap(([id, { at }]) => {
    const rallies = minionAbility(id, 'rally_monsters');
    return rallies && at !== null ? within(at, rallies.within) : [];
  });
  const heroes = heroSeats(g).map((seat) => hero(g, seat).at);
  return boundTo(g, stack, monsterPlaces(g.influence, heroes, near));
}

/** Option A-3: tokens may be bound to the regions of their stack. */
export const boundTo = (g: State, stack: string, places: readonly string[]): string[] =>
  places.filter((place) => g.options.stacks === 'any' || stackOf(place) === stack);

/** Stacks that have tokens left, or discards to make them of anew (MEQ-5.8). */
export const stacksLeft = (g: State): string[] =>
  [...tokenStacks.keys()].filter((id) => {
    const { draw, discard } = g.stacks[id]!;
    return draw.length + discard.length > 0;
  });

/** Stacks of which a token can be placed by a command now. */
export const stacksToPlace = (g: State): string[] =>
  stacksLeft(g).filter((stack) => placesForStack(g, stack).length > 0);

export const placeMonster = action({
  name: 'place-monster',
  fields: {
    stack: {
      kind: 'one',
      of: 'stock',
      options: ({ g }) => stacksToPlace(g),
      label: (stack): Message => ({ key: `stack.${stack}` }),
    },
  },
  suggest: ({ g }) => stacksToPlace(g).map((stack) => ({ label: { key: `stack.${stack}` }, args: { stack } })),
});

const Token = z.object({ stack: z.string(), places: z.array(z.string()).nullable() });
/** Where the token may go that he looks at: where a command may put it, or the places a card names. */
const placesOf = ({ g, about: { stack, places } }: Here<State, z.infer<typeof Token>>): string[] =>
  places ?? placesForStack(g, stack);

export const putToken = action({
  name: 'put-token',
  about: Token,
  places: placesOf,
  fields: {
    place: {
      kind: 'one',
      of: 'place',
      options: placesOf,
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
});

/**
 * Draws a token, shows it to Sauron alone, and asks him where it goes: `places` of a card, or where a command may put it. Gives the
 * number of the token; undefined where there is none left.
 */
export function* putMonster(t: Table<State>, stack: string, places: string[] | null): Script<number | undefined> {
  const { g } = t;
  const [face] = draw(t, { stack }, 1);
  if (face === undefined) return undefined;
  g.looking = { seat: SAURON, deck: 'token', cards: [face] };
  t.tell({ type: 'token-drawn', shown: { stack }, only: { [SAURON]: { face: { key: `foe.${face}` } } } });
  const { place } = yield* t.ask(SAURON, 'put-token', putToken, { secret: true, about: { stack, places } });
  g.looking = null;
  const no = g.nextToken++;
  g.tokens.push({ no, face, stack, at: place, seenBy: [] });
  t.tell({ type: 'token-placed', shown: { no, place } });
  return no;
}
