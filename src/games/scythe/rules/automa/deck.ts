import type { Rng, Table } from '#core/types';
import { automaCards, type Card } from '../../printed/automa.ts';
import type { State } from '../../state/state.ts';

/** The Automa's own deck. */

/** All cards in a new order (A6). */
export const shuffled = (rng: Rng): number[] => rng.shuffle([...automaCards.keys()], 'automa-deck');

/** Turns over the top card; an empty deck is shuffled anew with all cards. */
export function flip({ g, rng }: Table<State>): Card {
  const automa = g.automa!;
  if (automa.deck.length === 0) Object.assign(automa, { deck: shuffled(rng), discard: [] });
  const id = automa.deck.pop()!;
  automa.discard.push(id);
  return automaCards.get(id)!;
}
