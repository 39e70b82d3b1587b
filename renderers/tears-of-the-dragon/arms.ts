import type { SeatId } from '#core/types';
import { enemyOf } from '#games/tears-of-the-dragon/printed/enemy';
import { fallen } from '../counters.ts';
import { type Colour6, disc, glowing, group, type Node, path, put, type Sprite, stroke } from '../scene.ts';
import { seatLook } from '../theme.ts';

/** The arms of both sides: a dragon on Gorganun's shield, a tower with a star on Forseti's round one. */

const dragon = (colour: Colour6): Node[] => [
  path(
    'M-30 10 Q-24 -6 -10 -8 L-24 -30 Q-4 -30 4 -12 L10 -30 Q24 -26 20 -8 Q30 -10 34 0 L24 2 Q22 14 8 16 Q0 26 -14 26 Q-26 26 -26 16 Q-16 22 -8 14 Q-20 14 -30 10 Z',
    { fill: colour },
  ),
  path('M20 -5 L25 -4 L21 -1 Z', { fill: '#00000090' }),
  path('M-6 20 L-8 34 L-1 34 L2 18 Z M10 15 L12 30 L19 30 L17 13 Z', { fill: colour }),
];
const tower = (colour: Colour6): Node[] => [
  path(
    'M-18 32 L-14 -4 L-20 -4 L-20 -20 L-12 -20 L-12 -13 L-4 -13 L-4 -20 L4 -20 L4 -13 L12 -13 L12 -20 L20 -20 L20 -4 L14 -4 L18 32 Z',
    { fill: colour },
  ),
  path('M-6 32 L-6 16 Q0 6 6 16 L6 32 Z', { fill: '#00000080' }),
  path('M0 -38 L3 -30 L11 -30 L5 -25 L7 -17 L0 -22 L-7 -17 L-5 -25 L-11 -30 L-3 -30 Z', { fill: colour }),
];
const shields: readonly { d: string; inner: string; charge: (colour: Colour6) => Node[] }[] = [
  {
    d: 'M-42 -46 Q0 -38 42 -46 L42 -4 Q40 34 0 50 Q-40 34 -42 -4 Z',
    inner: 'M-35 -38 Q0 -31 35 -38 L35 -4 Q33 28 0 42 Q-33 28 -35 -4 Z',
    charge: dragon,
  },
  {
    d: 'M-48 0 C-48 -27 -27 -48 0 -48 C27 -48 48 -27 48 0 C48 27 27 48 0 48 C-27 48 -48 27 -48 0 Z',
    inner: 'M-41 0 C-41 -23 -23 -41 0 -41 C23 -41 41 -23 41 0 C41 23 23 41 0 41 C-23 41 -41 23 -41 0 Z',
    charge: tower,
  },
];

/** The outline of a side's shield, within 50 of the origin: its marks are told from the other's without colour. */
export const outlineOf = (seat: SeatId): string => (shields[seat] ?? shields[0]!).d;

/** The arms of a side, so many pixels high. */
export function arms(seat: SeatId, size: number): Sprite {
  const look = seatLook(seat);
  const { d, inner, charge } = shields[seat] ?? shields[0]!;
  return {
    w: size,
    h: size,
    nodes: [
      group(
        [
          path(d, { fill: look.dark, stroke: stroke('#f2dca6', 3), shadow: fallen(4) }),
          path(d, { fill: look.colour }),
          path(d, { fill: glowing([-18, -24], 86, '#ffffff60', '#ffffff00', '#00000070') }),
          path(inner, { stroke: stroke('#f2dca6', 2) }),
          group(charge(look.on), { scale: 0.84, y: seat === 0 ? -2 : 3 }),
        ],
        { x: size / 2, y: size / 2, scale: size / 104 },
      ),
    ],
  };
}

/** Twelve flames round a disc. */
const FLAMES = `M${Array.from({ length: 24 }, (_, n) => {
  const [r, turn] = [n % 2 === 0 ? 50 : 38, (Math.PI * n) / 12];
  return `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`;
}).join(' L')} Z`;

/** The dragon who serves nobody, in the place of arms, so many pixels high: a dragon in flames. */
export const beast = (size: number): Sprite => ({
  w: size,
  h: size,
  nodes: [
    group(
      [
        path(FLAMES, { fill: '#b8480c', stroke: stroke('#f2dca6', 3), shadow: fallen(4) }),
        disc(0, 0, 36, { fill: '#241008', stroke: stroke('#ffb347', 3) }),
        group(dragon('#ffb347'), { scale: 0.78, y: -2 }),
      ],
      { x: size / 2, y: size / 2, scale: size / 104 },
    ),
  ],
});

/** The dragon with an arrow to the arms of whom he struck. */
export const raging = (prey: SeatId): Sprite => strikes(beast(84), arms(prey, 64));

/** Both arms with an arrow between them, of whoever is struck smaller; of two who struck `alike` as large, with an arrow both ways. */
export function facing(seat: SeatId, how: 'strikes' | 'alike' = 'strikes'): Sprite {
  const foe = enemyOf(seat);
  return how === 'alike' ? strikes(arms(seat, 74), arms(foe, 74)) : strikes(arms(seat, 84), arms(foe, 64));
}

/** Two signs of one size with an arrow both ways, or a larger one with an arrow to a smaller. */
function strikes(own: Sprite, other: Sprite): Sprite {
  const isAlike = own.h === other.h;
  const d = isAlike
    ? 'M-22 0 L-6 -9 L-6 -3 L6 -3 L6 -9 L22 0 L6 9 L6 3 L-6 3 L-6 9 Z'
    : 'M-20 -3 L6 -3 L6 -9 L22 0 L6 9 L6 3 L-20 3 Z';
  return {
    w: 152,
    h: 88,
    nodes: [
      put(own, 0, isAlike ? 12 : 2),
      put(other, isAlike ? 78 : 88, isAlike ? 12 : 20),
      group([path(d, { fill: '#ffd45e', stroke: stroke('#2a1305', 2) })], {
        x: isAlike ? 76 : 84,
        y: isAlike ? 12 : 30,
      }),
    ],
  };
}
