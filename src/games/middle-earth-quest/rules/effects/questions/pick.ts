import { z } from 'zod';
import type { Here, Json, Message, SeatId } from '#core/types';
import { minions } from '../../../printed/combat/foes.ts';
import { maxLevels } from '../../../printed/combat/heroes.ts';
import { STATS } from '../../../printed/terms/names.ts';
import { hero } from '../../../state/pieces.ts';
import type { State } from '../../../state/state.ts';
import { action } from '../../action.ts';

/** Questions of cards for one thing: a place, a hero, a character, a minion, an attribute. What can be chosen stands in `about`. */

const Listed = z.object({ options: z.array(z.string()) });
type Listed = z.infer<typeof Listed>;
const listed = ({ about }: Here<State, Listed>): string[] => about.options;
/** What a question to pick one of these speaks of. */
export const oneOf = (options: readonly string[], more: Record<string, Json> = {}): Listed => ({
  ...more,
  options: [...options],
});

export const pickPlace = action({
  name: 'pick-place',
  about: Listed,
  fields: {
    place: { kind: 'one', of: 'place', options: listed, label: (place): Message => ({ key: `location.${place}` }) },
  },
});

/** So many different places. */
export const pickPlaces = action({
  name: 'pick-places',
  about: Listed.extend({ n: z.int() }),
  fields: {
    places: {
      kind: 'some',
      of: 'place',
      options: listed,
      size: (here) => {
        const n = Math.min(here.about.n, listed(here).length);
        return [n, n] as const;
      },
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
});

export const pickHero = action({
  name: 'pick-hero',
  about: Listed,
  fields: {
    hero: { kind: 'one', of: 'seat', options: listed, label: (seat): Message => ({ key: `seat.${seat}` }) },
  },
});
/** Heroes as options name them, and back. */
export const asOptions = (seats: readonly SeatId[]): string[] => seats.map(String);
export const seatOfOption = (option: string): SeatId => Number(option);

export const pickCharacter = action({
  name: 'pick-character',
  about: Listed,
  fields: {
    character: { kind: 'one', of: 'figure', options: listed, label: (who): Message => ({ key: `character.${who}` }) },
  },
});

export const pickMinion = action({
  name: 'pick-minion',
  about: Listed,
  fields: {
    minion: {
      kind: 'one',
      of: 'figure',
      options: listed,
      label: (minion, { g }): Message => {
        const { is, at, damage } = g.minions[minion]!;
        const left = minions.get(minion)!.health - damage;
        if (is !== 'board' || at === null) return { key: 'label.gone-minion', args: { minion } };
        return { key: 'label.minion-at', args: { minion, place: at, left } };
      },
    },
  },
});

/** MEQ-6.17: attributes that can still rise. */
export const pickAttribute = action({
  name: 'pick-attribute',
  fields: {
    attribute: {
      kind: 'one',
      of: 'words',
      options: ({ g, seat }) => STATS.filter((stat) => hero(g, seat).levels[stat] < maxLevels),
      label: (stat): Message => ({ key: `attribute.${stat}` }),
    },
  },
});

/** One of the items he holds. */
export const pickItem = action({
  name: 'pick-item',
  fields: {
    item: {
      kind: 'one',
      of: 'item',
      options: ({ g, seat }) => hero(g, seat).items,
      label: (item): Message => ({ key: `item.${item}` }),
    },
  },
});
