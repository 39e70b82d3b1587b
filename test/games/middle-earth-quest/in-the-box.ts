/**
 * What is in the box of Middle-Earth Quest, counted once (MEQ-1.2, 1.5, 2.2 to 2.6): `cards`, `combat-content` and `map` hold the
 * data to it. Who adds a card changes its number here, and no other.
 */
export const BOX = {
  locations: 63,
  regions: 10,
  havens: 7,
  strongholds: 3,
  paths: { all: 106, water: 17, unsigned: 12 },
  cardsOfHero: 25,
  cardsOfFoes: 25,
  combatCards: 53,
  skills: 20,
  monsters: 14,
  minions: 5,
  /** Of each of the five stacks. */
  tokens: 10,
  plots: 15,
  startingPlots: 3,
  shadows: 24,
  perils: 15,
  corruptions: 16,
  /** Of each stage. */
  events: [14, 14, 14],
  /** Of each deck. */
  encounters: [15, 15, 15, 15, 15, 15],
  quests: 15,
  objectives: { heroes: 5, sauron: 5 },
  items: 9,
  characters: 8,
  /** Of which some are printed several times. */
  titles: { plots: 14, shadows: 21, items: 3 },
} as const;
