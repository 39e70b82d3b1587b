/**
 * What an option can be, so that whoever draws it looks it up and reads no ids. `place`: where something stands. `figure`: who stands
 * somewhere or fights. `card`. `item`. `die`. `pattern`: what covers several places. `seat`: a player. `stock`: goods, or figures that are
 * counted and not told apart. `words`: nothing that lies on the table.
 */
export const SORTS = ['place', 'figure', 'card', 'item', 'die', 'pattern', 'seat', 'stock', 'words'] as const;
export type Sort = (typeof SORTS)[number];

/** One thing that an option means, by the id under which a view has it. */
export interface Thing {
  of: Sort;
  id: string;
  /** Of a card: its deck, where cards of several decks have the same ids. */
  deck?: string;
  /** Which part of it, as the game calls it: the top half of a card. */
  part?: string;
}
