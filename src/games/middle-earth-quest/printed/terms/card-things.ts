import type { Thing } from '#core/types';

/** Cards as options mean them: cards of different decks can have the same ids. */

export type Deck = 'combat' | 'shadow' | 'plot' | 'peril' | 'corruption' | 'quest';

export const cardIn = (deck: Deck, id: string): Thing => ({ of: 'card', id, deck });
/** The deck of a card that an option means; undefined for whatever is no card. */
export const deckOf = ({ of, deck }: Thing): Deck | undefined => (of === 'card' ? (deck as Deck) : undefined);
/** For fields whose options are cards of one deck. */
export const cardsOf = (deck: Deck) => (id: string) => [cardIn(deck, id)];
/** The same where one option says that it is none. */
export const cardsOr =
  (none: string, deck: Deck) =>
  (id: string): Thing[] => [id === none ? { of: 'words', id } : cardIn(deck, id)];
