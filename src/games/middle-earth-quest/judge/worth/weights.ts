/** What a side of Middle-Earth Quest weighs, in spaces of the story track. Found by play on seeds that are thrown away. */
export const WEIGHTS = {
  /** A match that is over and won: more than anything that is still to come. */
  won: 100,
  /** The objective of a side, as it stands now (MEQ-9.3). */
  objective: 3,
  /** How often an active plot will move its marker yet. */
  plot: 4,
  /** A Plot card in hand up to so many, and a Shadow card: without them no plot comes into play. */
  plotCard: 0.8,
  plotCards: 3,
  shadowCard: 0.2,
  /** Influence on the map, in the pool; a monster; a point of health of a minion. */
  influence: 0.06,
  pool: 0.15,
  monster: 0.15,
  health: 0.1,
  /** A quest that is done; a step nearer to the next one. */
  quest: 4,
  step: 0.35,
  /** What a hero has: a level, favor, an item, a card in hand, a card in his life pool, a corruption card. */
  level: 0.8,
  favor: 0.25,
  item: 0.4,
  hand: 0.25,
  life: 0.15,
  corruption: 0.6,
};
