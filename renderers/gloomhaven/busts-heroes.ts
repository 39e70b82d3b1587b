import type { SummonId } from '#games/gloomhaven/printed/content/kinds';
import type { ClassId } from '#games/gloomhaven/printed/schema/terms/base';
import { path } from '../scene.ts';
import {
  type Bust,
  ball,
  blade,
  blaze,
  bone,
  broad,
  crown,
  dot,
  eyes,
  form,
  hooded,
  shoulders,
  skin,
  spectre,
  steel,
  trait,
  vermin,
  wood,
} from './bust-parts.ts';

/** Busts of the six classes, and of those whom they summon. */

export const HEROES = {
  /** A helmet with a slit, horns as wide as the shoulders, no neck. */
  brute: () => [
    broad('#8d99a6'),
    form('M-9 -6 C-16 -6 -22 -11 -24 -22 C-17 -16 -12 -16 -8 -15 Z', bone),
    form('M9 -6 C16 -6 22 -11 24 -22 C17 -16 12 -16 8 -15 Z', bone),
    form('M-11 10 L-11 -7 C-11 -20 11 -20 11 -7 L11 10 L4 14 L-4 14 Z', '#d9a25e'),
    path('M-8 -5 L8 -5 L8 -1 L2 0 L2 12 L-2 12 L-2 0 L-8 -1 Z', { fill: '#140d08' }),
    trait('M-22 16 L-14 14 M22 16 L14 14', '#140d08', 2),
  ],
  /** Goggles as large as the face, and hair that stands off. */
  tinkerer: () => [
    shoulders('#7b6a4a'),
    form(
      'M-11 -8 L-22 -12 L-15 -14 L-20 -22 L-10 -18 L-5 -25 L0 -19 L6 -25 L10 -18 L20 -22 L15 -14 L22 -12 L11 -8 Z',
      bone,
    ),
    form('M-11 -7 C-11 -17 11 -17 11 -7 C12 6 6 12 0 12 C-6 12 -12 6 -11 -7 Z', skin),
    trait('M-14 -4 L14 -4', '#3a2a18', 4),
    ball(-6, -4, 6, '#ffdf8a'),
    ball(6, -4, 6, '#ffdf8a'),
    ...eyes(-4, 6, 2),
    form('M-7 5 C-3 3 3 3 7 5 C4 9 -4 9 -7 5 Z', bone),
  ],
  /** Long hair to both sides of a narrow face, and a light in the hand. */
  spellweaver: () => [
    form('M-10 26 C-22 10 -14 -24 0 -23 C14 -24 22 10 10 26 Z', '#3d5fae'),
    form('M-14 26 C-12 15 -6 12 0 12 C6 12 12 15 14 26 Z', '#8d7bd0'),
    form('M-8 -5 C-8 -16 8 -16 8 -5 C8 5 4 11 0 13 C-4 11 -8 5 -8 -5 Z', '#a9dccf'),
    trait('M-8 -9 L0 -14 L8 -9', '#ffe08a', 2.6),
    ...eyes(-3, 3.6, 1.7),
    form('M17 -6 L20 2 L26 5 L20 8 L17 16 L14 8 L8 5 L14 2 Z', '#fff3b0'),
  ],
  /** A hood, a strip of face with a mask, a dagger. */
  scoundrel: () => [
    shoulders('#5c4a3a'),
    ...hooded('#77604a', '#e3b58c'),
    path('M-8.4 -7 L8.4 -7 L8.4 0 L-8.4 0 Z', { fill: '#140d08' }),
    ...eyes(-3.4, 3.8, 1.5, '#ffffff'),
    trait('M-3 5 L4 4'),
    ...blade(1),
  ],
  /** Boulders for shoulders and a boulder for a head, cracked. */
  cragheart: () => [
    form('M-26 26 L-25 12 L-17 3 L-7 8 L-2 26 Z', '#8f8577'),
    form('M26 26 L25 12 L17 3 L7 8 L2 26 Z', '#8f8577'),
    form('M-9 26 L-8 8 L8 8 L9 26 Z', '#6e665a'),
    form('M-13 4 L-15 -9 L-7 -21 L7 -22 L15 -10 L12 5 L3 13 L-5 12 Z', '#b8ad9b'),
    trait('M4 -22 L1 -13 L6 -8 M-15 -9 L-9 -8', '#140d08', 1.8),
    form('M-9 -6 L-3 -4 L-8 -1 Z', '#ffcf4a'),
    form('M9 -6 L3 -4 L8 -1 Z', '#ffcf4a'),
    trait('M-5 6 L5 6', '#140d08', 2.4),
  ],
  /** Round ears, a snout to the left, a thing that sits on its head. */
  mindthief: () => [
    shoulders('#6a4a7c'),
    ball(-13, -11, 9, '#c9a9a0'),
    ball(13, -11, 9, '#c9a9a0'),
    ball(-13, -11, 4.4, '#f0b6b0'),
    ball(13, -11, 4.4, '#f0b6b0'),
    form('M-12 -2 C-11 -14 11 -14 12 -2 C12 5 6 9 0 15 C-6 9 -12 5 -12 -2 Z', '#a98d80'),
    form('M-9 -9 C-12 -20 -3 -25 0 -19 C3 -25 12 -20 9 -9 C4 -12 -4 -12 -9 -9 Z', '#7fd0d8'),
    trait('M-5 -17 C-2 -15 -3 -12 -5 -11 M4 -18 C2 -15 5 -13 4 -11', '#140d08', 1.5),
    ...eyes(-1, 5, 2.4, '#bff6ff'),
    dot(0, 12, 2.4, '#f0a6a0'),
  ],
} satisfies Record<ClassId, Bust>;

const robot = (metal: string): ReturnType<Bust> => [
  form('M-17 26 L-17 13 L17 13 L17 26 Z', metal),
  trait('M0 -15 L0 -22', '#140d08', 3),
  ball(0, -22, 3, '#ffcf4a'),
  form('M-13 -15 L13 -15 L13 9 L-13 9 Z', metal),
];

export const SUMMONS = {
  /** A sack on a cross. */
  decoy: () => [
    trait('M-24 14 L24 14 M0 0 L0 26', '#140d08', 7),
    trait('M-24 14 L24 14 M0 0 L0 26', wood, 4),
    form('M-11 8 C-15 -18 15 -18 11 8 Z', '#d8b878'),
    form('M-15 -9 L15 -9 L5 -22 L-5 -22 Z', '#9a6f36'),
    trait('M-7 -4 L-3 0 M-3 -4 L-7 0 M3 -4 L7 0 M7 -4 L3 0 M-5 5 L5 5', '#140d08', 1.8),
  ],
  'battle-bot': () => [
    ...robot('#a9b4ba'),
    ball(-5, -4, 3.6, '#ffdf8a'),
    ball(5, -4, 3.6, '#ffdf8a'),
    trait('M-6 4 L6 4'),
  ],
  /** One slit for an eye, and blades for arms. */
  'kill-bot': () => [
    ...blade(1),
    ...blade(-1),
    ...robot('#7f8a92'),
    path('M-10 -8 L10 -8 L10 -2 L-10 -2 Z', { fill: '#140d08' }),
    dot(3, -5, 2.4, '#ff6a4a'),
  ],
  'mystic-ally': () => [
    spectre('#cfe6ff'),
    ...eyes(-5, 5, 2.4),
    form('M0 4 L2 9 L7 9 L3 12 L5 17 L0 14 L-5 17 L-3 12 L-7 9 L-2 9 Z', '#ffe08a'),
  ],
  'burning-avatar': () => [
    ...blaze('#e8742c', '#ffe08a'),
    ...eyes(4, 4, 2),
    trait('M-4 12 C-2 15 2 15 4 12', '#140d08', 2),
  ],
  /** Three backs, three noses, tails. */
  'rat-swarm': () =>
    [
      [-8, -8, '#b09a88'],
      [9, -2, '#9a8474'],
      [-4, 12, '#c2ac9a'],
    ].flatMap(([x, y, fur]) => {
      const [cx, cy] = [Number(x), Number(y)];
      return [
        trait(`M${cx + 10} ${cy + 4} C${cx + 18} ${cy} ${cx + 14} ${cy - 8} ${cx + 18} ${cy - 10}`, '#f0b6b0', 2.4),
        form(`M${cx - 14} ${cy + 6} C${cx - 8} ${cy - 8} ${cx + 12} ${cy - 10} ${cx + 13} ${cy + 7} Z`, String(fur)),
        ball(cx - 3, cy - 4, 3.4, String(fur)),
        dot(cx - 8, cy + 2, 1.6),
      ];
    }),
  'monstrous-rat': () => [
    broad('#7c6a5c'),
    ...vermin('#a58c78'),
    form('M-4 14 L-2 22 L0 15 Z', bone),
    form('M4 14 L2 22 L0 15 Z', bone),
  ],
  'rat-king': () => [shoulders('#8e2f3a'), ...vermin('#b79c88'), crown(-9)],
  /** A beak that hooks. */
  'jade-falcon': () => [
    form('M-8 26 C-12 8 -14 -20 4 -20 C18 -20 19 -6 16 4 C22 12 22 20 22 26 Z', '#7fc4a0'),
    form('M-6 -10 L-22 -3 C-22 3 -20 6 -18 8 C-15 3 -11 2 -5 3 Z', '#ffcf4a'),
    dot(1, -8, 3.6, '#fff6d0'),
    dot(0, -8, 1.8),
    trait('M2 10 C8 12 12 16 14 24 M-3 12 C2 16 5 20 6 26', '#1d4a38', 2),
    form('M6 -19 L14 -26 L13 -15 Z', '#7fc4a0'),
  ],
} satisfies Record<SummonId, Bust>;

export const STEEL = steel;
