/** What a seat of Middle-Earth Quest weighs, in spaces of the story track. Found by play on seeds that are thrown away. */
export const WEIGHTS = {
  /** A match that is over: more than anything that is still to come. */
  won: 100,
  /** The finale is sure to be won by whoever is dominant and has his objective. */
  decided: 60,
  /** A finale that is sure to be won; and what a space counts that one side is ahead, however it ends. */
  ahead: 16,
  space: 0.4,
  /** How many spaces the end may come otherwise, and how many more for each Story step until then. */
  unsure: 1,
  unsureLater: 0.6,
  /** So far ahead the heroes' champion defeats the Ringwraiths as often as not; and how often he does when Sauron is dominant. */
  even: 5.5,
  champion: 0.05,
  /** Sauron's markers go on by themselves so far in a round: heroes rest, and are defeated. */
  pushed: 0.5,
  /** A plot in hand counts so much of one in play that came as late. */
  inHand: 0.8,
  /** How far a plot that Sauron may still play moves his foremost marker in a step, as heroes expect it. */
  toCome: 1.2,
  /** How much of what a plot brings is lost where a hero stands with the favor for it. */
  foiled: 0.6,
  /** A point of the Shadow Pool, influence on the map, a Shadow card that the pool allows, and one that it does not. */
  pool: 0.1,
  influence: 0.03,
  shadow: 0.25,
  lateShadow: 0.12,
  /** A monster on the map, and how much more near to a hero. */
  token: 0.12,
  near: 0.2,
  /** A minion in play. */
  minion: 0.6,
  /** A command that he can still give. */
  command: 0.12,
  /** A card that a hero can play or lose, one that rests, one that is hurt. */
  card: 0.05,
  /** Without a card where nobody can rest: he stands there until he is defeated. */
  stranded: 5,
  rested: 0.035,
  hurt: 0.015,
  hand: 0.03,
  /** Favor in a hero's hands, and a corruption card. */
  favor: 0.35,
  corruption: 0.6,
  level: 0.5,
  skill: 0.3,
  item: 0.5,
  /** A quest that is done. */
  quest: 2.5,
  /** How much of what lies one path further counts; of a plot that the race hangs on. */
  further: 0.78,
  onward: 0.88,
  /** How much of what the race gains a hero has who stands at a plot with the favor for it. */
  foil: 0.7,
};
