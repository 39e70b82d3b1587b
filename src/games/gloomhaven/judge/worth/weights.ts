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
  low: 0.5,
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
  /** A room that the goal asks to be revealed. */
  room: 0.6,
  /** A point of attack of the monsters on the map, and of its square: many at once strike more than can be healed. */
  attack: 0.05,
  attackSquared: 0.05,
  /** A point of attack behind doors: more than alone on the map, so that doors are opened when nobody is left. */
  attackUnseen: 0.14,
  /** A step to the next enemy or door. Behind a door it is this much further: too much, and the last enemy before it is left alive. */
  step: 0.12,
  behind: 1,
  far: 6,
} as const;
