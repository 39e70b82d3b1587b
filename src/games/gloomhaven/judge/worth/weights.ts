/**
 * What a party weighs, in the logarithm of its odds to win. Most come from a regression over 5,787 rounds that the player played on seeds that are
 * thrown away. Those that tell of risks it never takes were set by hand. Points of monsters and of cards are counted per character.
 */
export const WEIGHTS = {
  /** A scenario that is over: more than anything else. */
  over: 30,
  /** All characters are still in the scenario. */
  awake: 3,
  /** A round that a character has cards for, and the root of all of them: the last rounds count most. */
  round: 0.12,
  roots: 0.7,
  /** A hit point, each that is missing of `lowHp`, and poison or a wound. */
  hp: 0.1,
  low: 0.3,
  lowHp: 4,
  ill: 0.3,
  /** An item that is ready, a card that works on, a summon, an element that somebody can use, a coin. */
  item: 0.4,
  active: 0.2,
  summon: 0.5,
  element: 0.05,
  coin: 0.02,
  /** A point of damage that the goal asks for still, and one that stands beside it: on the map, and behind doors. */
  asked: 0.27,
  beside: 0.1,
  besideUnseen: 0.1,
  /** A boss who opens doors and calls others counts so many times: as long as he lives there is more to be killed with each round. */
  boss: 2.5,
  /** A room that is to be opened for the goal. More than whoever waits behind its door costs at once: to wait brings nothing. */
  room: 3,
  /** A point of attack of the monsters on the map, and of its square: many at once strike more than can be healed. */
  attack: 0.05,
  attackSquared: 0.05,
  /** Each point of it for each character that is more than they can bear: two rooms at once, or a room that was left to fill. */
  crowd: 1.2,
  bearable: 4,
  /** A point of attack behind doors: more than alone on the map, so that doors are opened when nobody is left. */
  attackUnseen: 0.14,
  /** A step to the next enemy or door, and how many count at most. */
  step: 0.12,
  far: 6,
} as const;
