import type { Json, Table } from '#core/types';
import type { Deck, State } from '../state/state.ts';

/** Drawing from decks: an empty one is rebuilt from its own discards (MEQ-3.11, 5.3, 5.8). */

type DeckName = 'shadowDeck' | 'plotDeck' | 'perilDeck' | 'corruptionDeck' | 'skillDeck';
/** A deck by name; decks of a kind by the id of one of them. */
export type Which = DeckName | { events: number } | { encounters: string } | { stack: string };

/** The deck of that name. Throws if there is none. */
export function deckOf(g: State, which: Which): Deck {
  if (typeof which === 'string') return g[which];
  const found =
    'events' in which
      ? g.eventDecks[which.events]
      : 'encounters' in which
        ? g.encounterDecks[which.encounters]
        : g.stacks[which.stack];
  if (!found) throw new Error(`there is no deck ${JSON.stringify(which)}`);
  return found;
}

const streamOf = (which: Which): string =>
  typeof which === 'string' ? `deck/${which}` : `deck/${Object.entries(which).flat().join('/')}`;

/** Takes up to `n` cards off the top, the first one first; they are in no pile then. Fewer come where deck and discards are too few. */
export function draw(t: Table<State>, which: Which, n: number): string[] {
  const deck = deckOf(t.g, which);
  const drawn: string[] = [];
  while (drawn.length < n) {
    if (deck.draw.length === 0) {
      if (deck.discard.length === 0) break;
      shuffleBack(t, which);
    }
    drawn.push(deck.draw.shift()!);
  }
  if (drawn.length > 0) t.reveal();
  return drawn;
}

/** Shuffles the discards, and these cards with them, into the deck. */
export function shuffleBack(t: Table<State>, which: Which, cards: readonly string[] = []): void {
  const deck = deckOf(t.g, which);
  deck.draw = t.rng.shuffle([...deck.draw, ...deck.discard, ...cards], streamOf(which));
  deck.discard = [];
  t.reveal();
}

export function discard(g: State, which: Which, cards: readonly string[]): void {
  deckOf(g, which).discard.push(...cards);
}

/** MEQ-1.4: what is drawn in secret is told to its seat alone, to the others how many. */
export const secretly = (seat: number, cards: readonly string[]) =>
  ({ [seat]: { cards: [...cards] as Json } }) as Record<number, Record<string, Json>>;
