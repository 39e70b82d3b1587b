import { fallen } from '../counters.ts';
import { keptLayer } from '../kept-layer.ts';
import {
  disc,
  glowing,
  group,
  type Node,
  path,
  polygon,
  rect,
  type Sprite,
  type Style,
  shaded,
  stroke,
} from '../scene.ts';
import { cream, now, nowEdge, seatLook } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { CHARACTER_BUSTS } from './portraits-characters.ts';
import { HERO_BUSTS } from './portraits-heroes.ts';
import { MINION_BUSTS } from './portraits-minions.ts';
import { MONSTER_BUSTS } from './portraits-monsters.ts';
import { eye, signAt } from './signs.ts';

/** Portraits of heroes, minions, monsters and characters: bare busts for scenes, and framed ones that are known by their outline. */

const BUSTS: Readonly<Record<string, () => Node[]>> = {
  ...HERO_BUSTS,
  ...MINION_BUSTS,
  ...MONSTER_BUSTS,
  ...CHARACTER_BUSTS,
};

/** Horns, ears and legs reach so far out of the hundred. */
const OUT = 16;
/** The bust of a hero, a minion, a character or what a token shows, 100 by 100 and a little beyond. Throws for who has none. */
export function bust(id: string): Node {
  const draw = BUSTS[id];
  if (!draw) throw new Error(`no bust of ${id}`);
  const layer = keptLayer(`middle-earth-quest.bust.${id}`, { width: 100 + 2 * OUT, height: 104 + OUT }, () => [
    group(draw(), { x: OUT, y: OUT }),
  ]);
  return group([layer], { x: -OUT, y: -OUT });
}

/** A bust cut to a shape, on its ground. */
const within = (id: string, clip: string, ground: Node): Node =>
  group([ground, group([bust(id)], { x: -50, y: -48 })], { clip, tag: `face:${id}` });

/** Drawn round the origin, about 100 high, at a size. */
const framed = (nodes: readonly Node[], size: number): Sprite => ({
  w: size,
  h: size,
  nodes: [group(nodes, { x: size / 2, y: size / 2, scale: size / 108 })],
});

/** What stands on a map has a side below its face, and a shadow. */
interface Worn {
  isStanding?: boolean;
  /** Whoever is asked has an outline in the colour of now. */
  isAsked?: boolean;
}
const side = (node: (style: Style) => Node, { isStanding }: Worn): Node[] =>
  isStanding ? [group([node({ fill: '#140a06', stroke: stroke('#140a06', 9), shadow: fallen(7) })], { y: 7 })] : [];

const SHIELD = 'M-46 -50 L46 -50 L46 -4 Q44 34 0 54 Q-44 34 -46 -4 Z';
/** Above a shield, and points down at it: whoever is asked is known by it without colour. */
const POINTER = 'M-30 -118 L30 -118 L0 -72 Z';
/** A hero's arms: the bust on a shield in the colour of the seat, so high in pixels. */
export function heroArms(seat: number, id: string, size: number, worn: Worn = {}): Sprite {
  const { colour, dark, hatch } = seatLook(seat);
  const ground = path(SHIELD, { fill: { ...hatch, ground: colour, colour: dark, gap: 12, width: 2 } });
  return framed(
    [
      ...side((style) => path(SHIELD, style), worn),
      ...(worn.isAsked
        ? [
            path(SHIELD, { stroke: stroke(nowEdge, 46) }),
            path(SHIELD, { stroke: stroke(now, 34) }),
            path(POINTER, { fill: now, stroke: stroke(nowEdge, 9) }),
          ]
        : []),
      path(SHIELD, { fill: dark, stroke: stroke('#140c08', worn.isStanding ? 20 : 9) }),
      within(id, SHIELD, ground),
      // Among dark seals and signs a broad pale rim is a hero’s, without colour as well.
      path(SHIELD, { stroke: worn.isStanding ? stroke('#ffeaa6', 12) : stroke(cream, 5) }),
    ],
    size,
  );
}

const SPIKES = starPoints(12, 54, 45);
const DISC = 'M0 -42 Q42 -42 42 0 Q42 42 0 42 Q-42 42 -42 0 Q-42 -42 0 -42 Z';
/** A minion's arms: the bust within a spiked seal. */
export const minionArms = (id: string, size: number, worn: Worn = {}): Sprite =>
  framed(
    [
      ...side((style) => polygon(SPIKES, style), worn),
      polygon(SPIKES, { fill: '#2a1420', stroke: stroke('#fbe6c2', 6) }),
      within(id, DISC, path(DISC, { fill: glowing([0, -10], 56, '#e0a06a', '#7a3420') })),
      path(DISC, { stroke: stroke('#140a0c', 3.5) }),
    ],
    size,
  );

const SQUARE = 'M-44 -44 L44 -44 L44 44 L-44 44 Z';
/** A monster's arms: the bust on a square token. */
export const monsterArms = (id: string, size: number, worn: Worn = {}): Sprite =>
  framed(
    [
      ...side((style) => rect({ x: -50, y: -50, w: 100, h: 100 }, { ...style, radius: 8 }), worn),
      rect({ x: -50, y: -50, w: 100, h: 100 }, { fill: '#5b1f1a', stroke: stroke('#f2e3c2', 4), radius: 8 }),
      within(id, SQUARE, path(SQUARE, { fill: shaded([0, -44], [0, 44], '#c9b48a', '#6a5236') })),
      rect({ x: -44, y: -44, w: 88, h: 88 }, { stroke: stroke('#140a0c', 3) }),
    ],
    size,
  );

/** A character's arms: the bust on a pale medallion. */
export const characterArms = (id: string, size: number, worn: Worn = {}): Sprite =>
  framed(
    [
      ...side((style) => disc(0, 0, 48, style), worn),
      disc(0, 0, 50, { fill: '#8a6a2a', stroke: stroke('#fbf1d6', 5) }),
      within(id, DISC, path(DISC, { fill: glowing([0, -10], 60, '#fdf6e0', '#d9c592') })),
      path(DISC, { stroke: stroke('#4a340f', 3) }),
    ],
    size,
  );

/** Sauron's arms: the eye in a ring of fire. */
export const sauronArms = (size: number): Sprite =>
  framed(
    [
      disc(0, 0, 52, { fill: '#140a0c', stroke: stroke('#ff9a3a', 4) }),
      disc(0, 0, 46, { fill: glowing([0, 0], 46, '#d9552b', '#5a160a', '#140a0c') }),
      signAt(eye('#ffb04a', '#140a0c'), 0, 0, 84),
    ],
    size,
  );

/** The arms of a minion or of what a token shows. */
export const foeArms = (id: string, size: number): Sprite =>
  Object.hasOwn(MINION_BUSTS, id) ? minionArms(id, size) : monsterArms(id, size);
