/** What a seat of Scythe weighs, in coins at the end. Found by play on seeds that are thrown away. */
export const WEIGHTS = {
  /** A match that is over and won: more than anything that is still to come. */
  won: 1_000,
  /** What it would be paid now, and coins in hand: they bring nothing on. */
  paid: 0.7,
  coins: 0.3,
  /** A star, besides what it pays: it brings the end nearer. */
  star: 18,
  /** A star of which all is done but the last, as a part of a star. */
  halfway: 0.75,
  /** One gain of power or popularity towards its star is worth less than a bottom action: it needs many. */
  track: 0.6,
  /** A star that is not among those it takes to end the match, as a part of one that is. */
  beyond: 0.8,
  /** How much more what is done of a star counts with five placed than with none. */
  last: 2,
  /** A combat that can be won, as a part of its star when the enemy is beside. */
  combat: 0.6,
  /** An objective in hand, as a part of its star when it is all but fulfilled. */
  objective: 0.7,
  /** A token that a bottom action will ask for. */
  token: 0.9,
  /** A bottom action that one of the next turns can pay, and how much less it is worth for each turn until then. */
  bottom: 3,
  later: 0.85,
  /** A token that one turn of Produce would make and that is wanted. */
  made: 2,
  /** While the match is young: a worker up to the number that costs nothing more, an upgrade, a recruit, a mech. */
  worker: 2,
  upgrade: 1.5,
  recruit: 2.5,
  mech: 2,
  /** A Factory card; a step nearer to it, or to an encounter. */
  factory: 5,
  step: 0.5,
  /** A point of power, a combat card, as long as combats may come. */
  power: 0.3,
  card: 0.5,
  /** What the best of the others has counts so much against the own. */
  others: 0.5,
};
