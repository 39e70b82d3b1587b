/** How much one more of each counts, in the logarithm of the odds to win. Found from matches that are thrown away. */
export const WEIGHTS = {
  /** What counts besides the way to the tower. */
  standard: {
    people: { leaders: 0.1, captured: -0.45, trapped: -0.25, alone: -0.14 },
    might: { led: 0.009, guards: 0.4 },
    peril: { perilOfPersons: -0.05 },
  },
  war: {
    people: { leaders: 0.28, wizards: 0.37, captured: -0.1, alone: -0.2 },
    might: { strength: 0.029, led: 0.009 },
    peril: { perilOfPersons: -0.07, perilOfUnits: -0.005 },
    /** Less for prey than a castle brings: what could be taken must be worth less than to take it. */
    castles: { castles: 0.65, prey: 0.5, guarded: 0.14 },
  },
} as const;

/** The way to the tower, in the standard game. */
export const RACE = {
  /** Roads that a side walks to ruins in a turn, the most that one ruin counts for, and as how many its search counts. */
  roads: 2,
  farthest: 12,
  search: 0.5,
  /** How likely a try of the tower is that comes a turn later. */
  later: 0.8,
  /** As far away as that is who stands before the tower and has not tried. */
  waiting: 2,
  /** How far the turn of the first try is uncertain, and how much more for each turn until then. */
  spread: 0.35,
  unsure: 0.1,
  /** A side that has failed tries again once in so many turns. */
  again: 3,
  /** Nothing is looked at that is further away, in turns. */
  most: 36,
} as const;
