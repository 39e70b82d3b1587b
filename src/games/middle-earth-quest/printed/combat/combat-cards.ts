import cardData from '#data/middle-earth-quest/combat-cards.json' with { type: 'json' };
import deckData from '#data/middle-earth-quest/combat-decks.json' with { type: 'json' };
import { read } from '../terms/read.ts';
import { type CombatCard, CombatCards, CombatDecks } from './card-shape.ts';

/** Combat cards and the decks of the foes as they are printed. Read once. */

export type { CombatCard, CombatDeck } from './card-shape.ts';

const cards = read('combat-cards.json', CombatCards, cardData).cards;
export const combatCards: ReadonlyMap<string, CombatCard> = new Map(cards.map((one) => [one.id, one]));
const decks = read('combat-decks.json', CombatDecks, deckData).decks;
/** By id, with how many there are of each card. */
export const combatDecks = new Map(decks.map((one) => [one.id, one]));

for (const { id, cards: rows } of decks)
  for (const { card } of rows)
    if (!combatCards.has(card)) throw new Error(`data/middle-earth-quest/combat-decks.json: ${id}: no card ${card}`);

/** A card by its id. Throws if there is none. */
export function combatCard(id: string): CombatCard {
  const found = combatCards.get(id);
  if (!found) throw new Error(`${id} is no combat card`);
  return found;
}

/** All cards of a foe's deck, in the order of the data. Throws if there is no such deck. */
export function cardsOfDeck(id: string): string[] {
  const found = combatDecks.get(id);
  if (!found) throw new Error(`${id} is no deck of combat cards`);
  return found.cards.flatMap(({ card, copies }) => Array<string>(copies).fill(card));
}
