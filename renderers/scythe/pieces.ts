import type { Resource, Structure } from '#games/scythe/content';
import { textWidth } from '../measure.ts';
import { disc, group, type Node, path, rect, type Sprite, stroke, words } from '../scene.ts';
import { alarm, ink, paperLight } from '../theme.ts';
import { emblem, type FactionLook, factionLook, outline } from './emblems.ts';
import { type Sign, sign } from './goods.ts';
import type { Token, UnitKind } from './holding.ts';
import { encounterSign, structureSign, swords } from './signs.ts';

/** The pieces of Scythe as sprites: figures that stand alone, and banners that count them where many meet. */

const HALO = stroke('#fbf5e4', 3.5);
const FIGURE = 21;

/** A drawing with a light edge round it, so that it stands out from any ground. */
const haloed = (d: string, { colour, dark }: FactionLook): Node[] => [
  path(d, { stroke: HALO }),
  path(d, { fill: colour, stroke: stroke(dark, 1.75) }),
];

/** How many there are, on a plate; nothing for one. */
function counted(sprite: Sprite, n: number): Sprite {
  if (n === 1) return sprite;
  const w = Math.ceil(textWidth(String(n), FIGURE, true)) + 8;
  const [x, y] = [sprite.w - 3, sprite.h - 26];
  return {
    w: sprite.w + w - 3,
    h: sprite.h,
    nodes: [
      ...sprite.nodes,
      rect({ x, y, w, h: 26 }, { fill: paperLight, stroke: stroke(ink, 1.5), radius: 5 }),
      words(String(n), x + w / 2, y + 13, { size: FIGURE, bold: true, colour: ink, align: 'centre' }),
    ],
  };
}

const HAT = 'M-11 -2 L-6 -3 Q-6 -11 0 -11 Q6 -11 6 -3 L11 -2 Q0 3 -11 -2 Z';
const person = 'M-9 15 L-9 8 Q-9 1 0 1 Q9 1 9 8 L9 15 Z';
const HULL =
  'M-19 -16 Q-20 -19 -16 -19 L14 -19 Q19 -19 19 -14 L19 -2 Q19 2 14 2 L-14 2 Q-19 2 -19 -3 Z M19 -13 L27 -13 L27 -8 L19 -8 Z';
const LEGS =
  'M-15 1 L-5 1 L-11 9 L-5 18 L-1 18 L-1 21 L-17 21 L-17 18 L-12 18 L-19 9 Z M15 1 L5 1 L11 9 L5 18 L1 18 L1 21 L17 21 L17 18 L12 18 L19 9 Z';

/** A character: the faction's emblem as body, a head with a broad hat above. */
export function character(faction: string): Sprite {
  const look = factionLook(faction);
  return {
    w: 38,
    h: 50,
    nodes: [
      group(
        [
          outline(look, 33, { stroke: HALO }),
          group([...haloed(HAT, look)], { y: -20 }),
          disc(0, -17, 7, { fill: '#f3d9b8', stroke: stroke(look.dark, 1.75) }),
          group([path(HAT, { fill: look.colour, stroke: stroke(look.dark, 1.75) })], { y: -21 }),
          emblem(faction, 32),
        ],
        { x: 19, y: 32 },
      ),
    ],
  };
}

/** A walking machine with a gun; the letter is on its hull. */
export function mech(faction: string, n: number): Sprite {
  const look = factionLook(faction);
  return counted(
    {
      w: 50,
      h: 43,
      nodes: [
        group(
          [
            path(LEGS, { stroke: HALO }),
            path(HULL, { stroke: HALO }),
            path(LEGS, { fill: look.dark, stroke: stroke(look.dark, 1) }),
            path(HULL, { fill: look.colour, stroke: stroke(look.dark, 1.75) }),
            words(look.letter, 0, -8.5, { size: 19, bold: true, colour: look.on, align: 'centre' }),
          ],
          { x: 21, y: 21 },
        ),
      ],
    },
    n,
  );
}

/** A small person with a cap. */
export function worker(faction: string, n: number): Sprite {
  const look = factionLook(faction);
  return counted(
    {
      w: 26,
      h: 34,
      nodes: [
        group(
          [
            path(person, { stroke: HALO }),
            disc(0, -6, 7, { stroke: HALO }),
            path(person, { fill: look.colour, stroke: stroke(look.dark, 1.5) }),
            disc(0, -6, 6.5, { fill: '#f3d9b8', stroke: stroke(look.dark, 1.5) }),
            path('M-7 -6 Q-7 -13 0 -13 Q7 -13 7 -6 Z', { fill: look.colour, stroke: stroke(look.dark, 1.5) }),
            words(look.letter, 0, 8, { size: 13, bold: true, colour: look.on, align: 'centre' }),
          ],
          { x: 13, y: 17 },
        ),
      ],
    },
    n,
  );
}

/** Small figures without a letter, round the origin, as wide as `SMALL` says. */
export function smallFigure(kind: UnitKind, look: FactionLook): Node[] {
  const style = { fill: look.colour, stroke: stroke(look.dark, 1.5) };
  const face = { fill: '#f3d9b8', stroke: stroke(look.dark, 1.5) };
  switch (kind) {
    case 'character':
      return [
        path('M-10 14 L-10 6 Q-10 0 0 0 Q10 0 10 6 L10 14 Z', style),
        disc(0, -5, 6, face),
        group([path(HAT, style)], { y: -8, scale: 0.85 }),
      ];
    case 'mech':
      return [group([path(LEGS, { fill: look.dark }), path(HULL, style)], { x: -2, y: -1, scale: 0.68 })];
    case 'worker':
      return [
        group([path(person, style), disc(0, -6, 6.5, face), path('M-7 -6 Q-7 -13 0 -13 Q7 -13 7 -6 Z', style)], {
          y: -1,
          scale: 0.9,
        }),
      ];
  }
}
const SMALL: Readonly<Record<UnitKind, number>> = { character: 24, mech: 33, worker: 18 };

/** Everybody of one faction at a crowded place: its emblem once, then each kind with its number. */
export function banner(faction: string, count: Readonly<Record<UnitKind, number>>): Sprite {
  const look = factionLook(faction);
  const nodes: Node[] = [];
  let x = 34;
  for (const kind of ['character', 'mech', 'worker'] as const) {
    const n = count[kind];
    if (n === 0) continue;
    nodes.push(group(smallFigure(kind, look), { x: x + SMALL[kind] / 2, y: 18 }));
    x += SMALL[kind];
    if (n > 1) {
      nodes.push(words(String(n), x + 1, 18, { size: 22, bold: true, colour: ink }));
      x += textWidth(String(n), 22, true) + 2;
    }
    x += 5;
  }
  return {
    w: x + 1,
    h: 36,
    nodes: [
      rect({ x: 0, y: 0, w: x + 1, h: 36 }, { fill: look.light, stroke: stroke(look.dark, 2.25), radius: 8 }),
      group([emblem(faction, 26)], { x: 17, y: 18 }),
      ...nodes,
    ],
  };
}

/** Tokens of one resource: its sign and how many, also when it is one. */
export function goods(kind: Resource, n: number): Sprite {
  const w = 31 + Math.ceil(textWidth(String(n), FIGURE, true));
  return {
    w,
    h: 28,
    nodes: [
      rect({ x: 0, y: 0, w, h: 28 }, { fill: paperLight, stroke: stroke('#6b5635', 1.25), radius: 6 }),
      sign(kind, 23, { x: 14, y: 14 }),
      words(String(n), 27, 14, { size: FIGURE, bold: true, colour: ink }),
    ],
  };
}

/** All resources of a crowded place on one plate. */
export function heap(all: readonly (readonly [Resource, number])[]): Sprite {
  let x = 5;
  const nodes = all.flatMap(([kind, n]): Node[] => {
    const left = x;
    x += 24 + Math.ceil(textWidth(String(n), FIGURE, true)) + 2;
    return [
      sign(kind, 21, { x: left + 11, y: 15 }),
      words(String(n), left + 23, 15, { size: FIGURE, bold: true, colour: ink }),
    ];
  });
  return {
    w: x,
    h: 30,
    nodes: [
      rect({ x: 0, y: 0, w: x, h: 30 }, { fill: paperLight, stroke: stroke('#6b5635', 1.25), radius: 6 }),
      ...nodes,
    ],
  };
}

/** A structure round the origin: its silhouette on a plate in the owner's colour, the owner's emblem at its side. */
export function structure(kind: Structure, faction: string): Node[] {
  const look = factionLook(faction);
  return [
    rect({ x: -15, y: -15, w: 30, h: 30 }, { stroke: HALO, radius: 5 }),
    rect({ x: -15, y: -15, w: 30, h: 30 }, { fill: look.colour, stroke: stroke(look.dark, 2), radius: 5 }),
    group(structureSign[kind](look.on, look.dark), { scale: 1.02 }),
    group([emblem(faction, 17)], { x: 17, y: 5 }),
  ];
}

const penaltySigns: Readonly<Record<string, Sign>> = {
  popularity: 'popularity',
  power: 'power',
  coins: 'coins',
  combatCards: 'combatCards',
};

/** A flag, or a trap with what it takes: with teeth while it is armed, struck out once it has snapped. Round the origin. */
export function token(found: Token, faction: string): Node[] {
  const look = factionLook(faction);
  if (found.kind === 'flag')
    return [
      path('M-9 14 L-9 -14', { stroke: stroke('#fbf5e4', 6) }),
      path('M-9 14 L-9 -14', { stroke: stroke(look.dark, 3) }),
      path('M-8 -13 L14 -13 L9 -5 L14 3 L-8 3 Z', { fill: look.colour, stroke: stroke(look.dark, 1.75) }),
      words(look.letter, 1, -5, { size: 13, bold: true, colour: look.on, align: 'centre' }),
    ];
  const jaw = found.armed
    ? 'M-15 0 L-12 -14 L-7 -8 L-3.5 -15 L0 -9 L3.5 -15 L7 -8 L12 -14 L15 0 Q13 14 0 14 Q-13 14 -15 0 Z'
    : 'M-13 -5 Q-12 -9 0 -9 Q12 -9 13 -5 L15 2 Q13 14 0 14 Q-13 14 -15 2 Z';
  return [
    path(jaw, { stroke: stroke('#fbf5e4', 4) }),
    path(jaw, { fill: found.armed ? look.colour : '#b9aebf', stroke: stroke(look.dark, 1.75) }),
    disc(0, 3, 9, { fill: paperLight, stroke: stroke(look.dark, 1.25) }),
    group([sign(penaltySigns[found.penalty]!, 14)], { x: 0, y: 3 }),
    ...(found.armed ? [] : [path('M-13 14 L13 -8', { stroke: stroke(look.dark, 3) })]),
  ];
}

export const encounter = (): Node[] => [disc(0, 0, 15.5, { fill: '#fbf5e4' }), ...encounterSign()];

/** A fight to come. Round the origin. */
export const fightSign = (): Node[] => [
  disc(0, 0, 14, { fill: '#fff3e6', stroke: stroke(alarm, 2.5) }),
  group(swords(alarm), { scale: 0.78 }),
];
