/**
 * What the computer player weighs against each other, in one measure: a little more than a point of damage. Most that
 * count were tried greater and smaller by chance, in some 250 matches of the first scenario. They were moved to where
 * more was won: it pays to strike, and less to be afraid.
 */
export const WEIGHT = {
  /** A point of damage to an enemy. */
  harm: 0.8,
  /** The same to the one whom the goal asks for, besides. */
  asked: 3,
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
  /** A point of damage that is to be expected: with hit points to spare it costs little. */
  threat: 0.12,
  /** Each point of it that leaves fewer hit points than `low`: a blow that exhausts costs a card, and so several turns. */
  over: 0.8,
  low: 3,
  /** Each hex that one stands away from the next enemy: who does not strike spends cards for nothing. */
  away: 0.6,
  /** To move before striking while no enemy is seen: more than the differences between plans that strike nobody. */
  lookFirst: 0.5,
  /** How much the top of a pair counts when a door is about to open and it is not known yet whom it strikes. */
  opens: 0.3,
  /** How much early initiative counts then: most for who opens, so that it acts with those behind him before the monsters come. */
  earlyToOpen: 1.6,
  earlyToFollow: 0.4,
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
