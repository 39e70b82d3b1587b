import type { Message } from '#core/types';
import { neighbours, strongholds } from '../../printed/map/map.ts';
import { heroSeats } from '../../state/pieces.ts';
import { action } from '../action.ts';
import type { Perform } from './kind/effect.ts';
import { askThem } from './questions/together.ts';

const beside = (place: string | undefined): string[] =>
  place === undefined ? [] : neighbours(place).filter((one) => !strongholds.has(one));

export const moveCharacterTo = action({
  name: 'move-character',
  fields: {
    character: {
      kind: 'one',
      of: 'figure',
      options: ({ g }) => Object.keys(g.characters),
      label: (who, { g }): Message => ({
        key: 'label.character-at',
        args: { character: who, place: g.characters[who]! },
      }),
    },
    place: {
      kind: 'one',
      of: 'place',
      options: ({ g }, { character }) => beside(g.characters[character as string]),
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
});

/** To an adjacent location that is no Shadow Stronghold; the heroes pick. */
export const moveCharacter: Perform<'moveCharacter'> = function* (t, now) {
  const { g } = t;
  const first = Object.keys(g.characters).find((one) => beside(g.characters[one]).length > 0);
  if (first === undefined) return;
  const otherwise = {
    action: moveCharacterTo.name,
    args: { character: first, place: beside(g.characters[first])[0]! },
  };
  const question = { key: 'move-character', actions: [moveCharacterTo], about: null, otherwise };
  const { character, place } = (yield* askThem(t, heroSeats(g), question)).args;
  g.characters[character] = place;
  now.character = character;
  t.tell({ type: 'character-moved', shown: { character, place } });
};
