import type { Message, SeatId, Table } from '#core/types';
import { heroOf } from '../../printed/combat/heroes.ts';
import { neighbours } from '../../printed/map/map.ts';
import { hero, herosTurn, tokensAt } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';

/** Argalad's Scout: once in a turn he looks at the monster tokens of one adjacent location. */

export const scout = action({
  name: 'scout',
  fields: {
    place: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat }) => scoutable(g, seat),
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
});

export function scoutable(g: State, seat: SeatId): string[] {
  const { id, at } = hero(g, seat);
  if (heroOf(id).ability.id !== 'scout' || herosTurn(g).ability) return [];
  return neighbours(at).filter((place) => tokensAt(g, place).some(({ seenBy }) => !seenBy.includes(seat)));
}

export function scouts(t: Table<State>, seat: SeatId, place: string): void {
  herosTurn(t.g).ability = true;
  lookAt(t, seat, [place]);
}

/** A hero looks at all tokens in these places: he alone is told what they are. */
export function lookAt({ g, tell, reveal }: Table<State>, seat: SeatId, places: readonly string[]): void {
  const seen = g.tokens.filter(({ at }) => places.includes(at));
  for (const token of seen) if (!token.seenBy.includes(seat)) token.seenBy.push(seat);
  if (seen.length === 0) return;
  reveal();
  const faces = seen.map(({ no, face }) => ({ key: 'label.token-face', args: { no, face } }));
  const numbers = seen.map(({ no }) => ({ key: 'label.token-no', args: { no } }));
  tell({ type: 'tokens-seen', shown: { seat, tokens: numbers }, only: { [seat]: { faces } } });
}
