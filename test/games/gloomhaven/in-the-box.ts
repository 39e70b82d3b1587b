/**
 * What is in the box of Gloomhaven, and what of it is here, counted once (docs/games/gloomhaven.md; GH-1.2, 1.3): `content` holds the data to
 * it, `chests` its chests. Who adds a card or a scenario changes its number here, and no other.
 */
export const BOX = {
  classes: 6,
  /** Of the six classes together. */
  cards: 174,
  /** Of each class. */
  perkBoxes: 15,
  modifiers: 20,
  summons: 9,
  items: 70,
  treasures: 75,
  monsters: 34,
  /** Named ones among them. */
  bosses: 21,
  /** Of monsters, each with so many cards. */
  decks: 30,
  cardsOfDeck: 8,
  scenarios: { all: 95, offered: 36 },
  /** In the scenarios that are offered. */
  chests: 30,
} as const;
