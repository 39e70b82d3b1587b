import { z } from 'zod';
import type { Message, Script, Table } from '#core/types';
import { isHaven } from '../../printed/map/map.ts';
import { placesIn } from '../../state/conditions/where.ts';
import { heroesAt } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { draw } from '../draw.ts';
import { boundTo, placesForStack, putMonster, stacksLeft } from '../sauron/actions/place-monster.ts';
import type { Perform } from './kind/effect.ts';

/** Which stack a token comes from, where a card says where tokens may go. */
export const pickStack = action({
  name: 'pick-stack',
  about: z.object({ places: z.array(z.string()) }),
  fields: {
    stack: {
      kind: 'one',
      of: 'stock',
      options: ({ g, about }) => stacksFor(g, about.places),
      label: (stack): Message => ({ key: `stack.${stack}` }),
    },
  },
});
const stacksFor = (g: State, places: readonly string[]): string[] =>
  stacksLeft(g).filter((stack) => boundTo(g, stack, places).length > 0);

/** Face down, where no hero is and no Haven; influence is needed where the card says so (MEQ-5.5). */
export const placeMonster: Perform<'placeMonster'> = function* (t, now, { n, where, spread, needsInfluence }) {
  let places = placesIn(t.g, { seat: now.seat, moved: now.character }, where).filter((place) => isFree(t.g, place));
  if (needsInfluence) places = places.filter((place) => takesMonsters(t.g, place));
  if (spread === 'each') {
    for (const place of places) for (let i = 0; i < n; i++) yield* puts(t, [place]);
    return;
  }
  for (let i = 0; i < n * (spread ?? 1); i++) {
    const at = yield* puts(t, places);
    if (spread !== undefined) places = places.filter((place) => place !== at);
  }
};
const isFree = (g: State, place: string): boolean => !isHaven(place) && heroesAt(g, place).length === 0;
/** By a command one could be placed there. */
const takesMonsters = (g: State, place: string): boolean =>
  stacksLeft(g).some((stack) => placesForStack(g, stack).includes(place));

/** Gives where the token went; undefined if there is none, or no place for it. */
function* puts(t: Table<State>, places: string[]): Script<string | undefined> {
  const { g } = t;
  if (stacksFor(g, places).length === 0) return undefined;
  const { stack } = yield* t.ask(SAURON, 'stack', pickStack, { about: { places } });
  const free = boundTo(g, stack, places);
  const [only] = free;
  if (free.length === 1) return putAt(t, stack, only!);
  const no = yield* putMonster(t, stack, free);
  return g.tokens.find((token) => token.no === no)?.at;
}

/** Where there is one place only, nothing is asked. */
function putAt(t: Table<State>, stack: string, at: string): string | undefined {
  const { g } = t;
  const [face] = draw(t, { stack }, 1);
  if (face === undefined) return undefined;
  const no = g.nextToken++;
  g.tokens.push({ no, face, stack, at, seenBy: [] });
  t.tell({ type: 'token-drawn', shown: { stack }, only: { [SAURON]: { face: { key: `foe.${face}` } } } });
  t.tell({ type: 'token-placed', shown: { no, place: at } });
  return at;
}
