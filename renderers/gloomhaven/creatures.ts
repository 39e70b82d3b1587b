import { line, polygon, stroke } from '../scene.ts';
import {
  bow,
  bug,
  cannon,
  claw,
  crossed,
  crown,
  crystal,
  dragon,
  drop,
  eye,
  flake,
  flame,
  ghost,
  golem,
  hand,
  hood,
  horned,
  hound,
  moon,
  paw,
  rat,
  rock,
  shield,
  skull,
  snake,
  staff,
  sun,
  swirl,
  tentacle,
  wings,
} from './creature-signs.ts';
import type { Emblem } from './emblems.ts';

/** What monsters are told by: a sign for each, and the colour of its type. */

interface Creature {
  sign: Emblem;
  /** Of its counter: dark enough for light signs. */
  ground: string;
}
const of = (sign: Emblem, ground: string): Creature => ({ sign, ground });

const CREATURES: Readonly<Record<string, Creature>> = {
  'ancient-artillery': of(cannon, '#4d4a46'),
  'bandit-archer': of(bow, '#6b4a22'),
  'bandit-guard': of(shield, '#5a3a2e'),
  'black-imp': of(horned, '#33303c'),
  'cave-bear': of(paw, '#5b4632'),
  'city-archer': of(bow, '#35506b'),
  'city-guard': of(crossed, '#2f4460'),
  cultist: of(hood, '#512b52'),
  'deep-terror': of(tentacle, '#2c4a4a'),
  'earth-demon': of(rock, '#4c5a2a'),
  'flame-demon': of(flame, '#7c2a14'),
  'forest-imp': of(horned, '#33532c'),
  'frost-demon': of(flake, '#2b5470'),
  'giant-viper': of(snake, '#3f5a24'),
  'harrower-infester': of(bug, '#4a3a5c'),
  hound: of(hound, '#544a44'),
  'inox-archer': of(bow, '#5d3a3a'),
  'inox-guard': of(shield, '#463a5a'),
  'inox-shaman': of(staff, '#2f5547'),
  'living-bones': of(skull, '#4a4a56'),
  'living-corpse': of(hand, '#3d5240'),
  'living-spirit': of(ghost, '#3a4a6a'),
  lurker: of(claw, '#24505a'),
  'night-demon': of(moon, '#2b2540'),
  ooze: of(drop, '#2f5a3a'),
  'rending-drake': of(dragon, '#6a3a1e'),
  'savvas-icestorm': of(crystal, '#2e4c74'),
  'savvas-lavaflow': of(crystal, '#74301c'),
  'spitting-drake': of(dragon, '#4a5a1e'),
  'stone-golem': of(golem, '#55524c'),
  'sun-demon': of(sun, '#7a4e10'),
  'vermling-scout': of(rat, '#5c4430'),
  'vermling-shaman': of(staff, '#5a3050'),
  'wind-demon': of(swirl, '#3c5666'),
  'the-sightless-eye': of(eye, '#5a2440'),
  'winged-horror': of(wings, '#4a1e30'),
  'elder-drake': of(dragon, '#5a1e1e'),
  'inox-bodyguard': of(crossed, '#5a1e2a'),
};
const UNKNOWN = of(crown, '#4a2036');

/** Of a boss or a monster that has no sign of its own: a crown. */
export const creatureOf = (type: string): Creature => CREATURES[type] ?? UNKNOWN;
/** What stands beside a character: a small beast, whatever it is. */
export const summonSign: Emblem = paw;
/** A thing that can be attacked or defended. */
export const thingSign: Emblem = (colour, ground) => [
  polygon(
    [
      [-11, -7],
      [0, -12],
      [11, -7],
      [11, 8],
      [0, 12],
      [-11, 8],
    ],
    { fill: colour },
  ),
  line(
    [
      [-11, -7],
      [0, -2],
      [11, -7],
    ],
    stroke(ground, 1.8),
  ),
  line(
    [
      [0, -2],
      [0, 12],
    ],
    stroke(ground, 1.8),
  ),
];
