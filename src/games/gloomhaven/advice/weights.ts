/**
 * What the computer player weighs against each other, in one measure: a little more than a point of damage. Most that count were tried greater
 * and smaller by chance in some 250 matches of the first scenario, and moved to where more was won: it pays to strike, and less to be afraid.
 */
export const WEIGHT = {
  /** A point of damage to an enemy. */
  harm: 0.8,
  /** All of an enemy’s hit points, as much of them as a blow takes. */
  share: 1,
  /** The same of what is to be feared from it. */
  shareOfFear: 0.5,
  /** A dead enemy, besides the blows it strikes no more. */
  kill: 3,
  /** Each point of its attack when it has yet to strike in this round, and when it has. */
  blowSaved: 1.1,
  blowSavedLater: 0.8,
  /** How much conditions on enemies count. */
  condition: 1.4,
  /** To lose all hit points that are left, in blows that are to be expected. */
  threat: 1.2,
  /** The same when they would exhaust, or nearly. */
  deadly: 3,
  nearlyDeadly: 1.2,
  /** Each hex that one stands away from the next enemy: who does not strike spends cards for nothing. */
  away: 0.6,
  /** A card that is lost while there is much to come. */
  loseCard: 5.4,
  /** A coin: it wins nothing. */
  coin: 0.5,
  /** A hit point healed, and one of somebody who has lost more than half. */
  heal: 0.5,
  healHurt: 1,
  /** How much it counts to come early with a blow, and late without one. */
  early: 0.8,
  late: 1.5,
} as const;
