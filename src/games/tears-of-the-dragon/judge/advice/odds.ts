/** Who would win a fight, as a player guesses it: hits a round times hits it can take, the square law of Lanchester. */

export interface Force {
  /** Expected hits in a round. */
  power: number;
  /** Hits that it can take. */
  body: number;
}

/** The defender's hits of the first round fall before the attacker rolls (TD-9.3). */
const FIRST_STRIKE = 1.2;

/** Chance that the attacker is the one who is left, from 0 to 1: twice the product wins nearly three fights in four. */
export function odds(attacker: Force, defender: Force, firstStrike = FIRST_STRIKE): number {
  const theirs = defender.power * defender.body * firstStrike;
  if (theirs === 0) return 1;
  const ratio = (attacker.power * attacker.body) / theirs;
  const edge = ratio * Math.sqrt(ratio);
  return edge / (1 + edge);
}
