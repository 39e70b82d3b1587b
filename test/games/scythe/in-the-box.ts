/**
 * What is in the box of Scythe, counted once (SC-2.1 to 2.5, SC-6.2, A3). `promo` are the promotional cards.
 * `content` holds the data to it. Who adds a card changes its number here, and no other.
 */
export const BOX = {
  hexes: 47,
  homes: 7,
  lakes: 7,
  encounterHexes: 11,
  tunnels: 6,
  /** Of the values 2 to 5. */
  combatCards: [16, 12, 8, 6],
  objectives: { base: 23, promo: 4 },
  encounters: { base: 28, promo: 14 },
  factoryCards: 12,
  tiles: 6,
  factions: 7,
  playerMats: 7,
  automaCards: 19,
} as const;
