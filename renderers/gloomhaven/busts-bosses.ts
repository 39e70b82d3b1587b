import type { BossId } from '#games/gloomhaven/printed/content/kinds';
import {
  type Bust,
  ball,
  blade,
  bone,
  broad,
  crown,
  dot,
  drake,
  eyes,
  form,
  gun,
  helmeted,
  hewn,
  hooded,
  masked,
  ram,
  shield,
  shoulders,
  skin,
  skull,
  slime,
  spectre,
  staff,
  steel,
  trait,
} from './bust-parts.ts';

/** Busts of those who stand there once: bosses, and named ones of a people. */

/** Horns to the edges of the stand, a third eye between them. */
const prime = (): ReturnType<Bust> => [
  broad('#7c2a3c'),
  form('M-8 -8 C-20 -8 -25 -14 -22 -26 C-18 -19 -12 -18 -5 -17 Z', '#3a2a30'),
  form('M8 -8 C20 -8 25 -14 22 -26 C18 -19 12 -18 5 -17 Z', '#3a2a30'),
  form('M-12 -6 C-11 -20 11 -20 12 -6 C12 5 7 14 0 15 C-7 14 -12 5 -12 -6 Z', '#c4505a'),
  ball(0, -10, 3.4, '#ffe27a'),
  dot(0, -10, 1.4),
  form('M-9 -3 L-2 0 L-9 2 Z', '#ffe27a'),
  form('M9 -3 L2 0 L9 2 Z', '#ffe27a'),
  form('M-7 6 L7 6 L4 12 L2 8 L0 12 L-2 8 L-4 12 Z', bone),
];

export const BOSS_BUSTS = {
  'arcane-golem': () => [
    ...hewn('#8f9ab8'),
    ...eyes(-4, 6, 2.6, '#f0a0ff'),
    form('M0 11 L6 17 L0 24 L-6 17 Z', '#f0a0ff'),
  ],
  'bandit-commander': () => [
    broad('#7a2a24'),
    ...masked('#d0483c'),
    form('M8 -16 C16 -28 24 -22 22 -12 C18 -16 14 -14 10 -10 Z', '#ffd75e'),
    ...blade(-1),
  ],
  /** Chins without end. */
  'bloated-regent': () => [
    form('M-26 26 C-26 6 -14 2 0 2 C14 2 26 6 26 26 Z', '#8a4a7c'),
    form('M-16 4 C-17 -16 17 -16 16 4 C20 16 8 20 0 20 C-8 20 -20 16 -16 4 Z', '#c8d09a'),
    ...eyes(-2, 6, 1.8),
    trait('M-6 8 C-2 6 2 6 6 8 M-11 14 C-4 18 4 18 11 14', '#140d08', 1.8),
    crown(-9),
  ],
  'captain-of-the-guard': () => [
    broad('#3c5a8c'),
    ...helmeted('#e2c36a'),
    form('M-3 -17 C-10 -26 10 -30 18 -18 C22 -10 20 -2 18 2 C17 -8 12 -14 3 -17 Z', '#d0483c'),
    ...shield('#e2c36a'),
  ],
  /** Over the head of his horse. */
  'dark-rider': () => [
    ...hooded('#3f3a52', '#0c0a10'),
    ...eyes(-3, 3.4, 1.8, '#ff5a3c'),
    form('M-24 26 L-22 6 L-18 0 L-14 7 C-6 10 -4 18 -6 26 Z', '#7a7288'),
    dot(-16, 12, 1.8, '#ff5a3c'),
    ...blade(1),
  ],
  'elder-drake': () => [
    ...drake('#b4443c'),
    form('M4 -15 L10 -26 L13 -13 Z', bone),
    form('M12 -13 L24 -22 L19 -8 Z', bone),
  ],
  'giant-ooze': () => [
    slime('#58b06a'),
    ball(-7, -1, 4.6, bone),
    ball(7, 2, 5.4, bone),
    ball(-1, 12, 4, bone),
    dot(-7, -1, 2),
    dot(7, 2, 2.4),
    dot(-1, 12, 1.8),
  ],
  /** All of it is a mouth. */
  'hungry-soul': () => [
    spectre('#9ab4a8'),
    form('M-10 2 C-10 -8 10 -8 10 2 L10 12 C10 20 -10 20 -10 12 Z', '#1a0c14'),
    form('M-9 -1 L-6 5 L-3 -3 L0 4 L3 -3 L6 5 L9 -1 Z', bone),
    form('M-9 14 L-5 8 L-2 15 L2 8 L5 15 L9 13 Z', bone),
    ...eyes(-11, 5, 2.2),
  ],
  infiltrator: () => [
    shoulders('#3c4a4a'),
    ...hooded('#587070', skin),
    trait('M-8 4 L8 4', '#587070', 8),
    ...eyes(-3, 3.8, 1.7),
    ...blade(1),
    ...blade(-1),
  ],
  'inox-bodyguard': () => [
    broad('#7a2e34'),
    ...ram('#a8785c'),
    form('M-24 3 L-6 3 L-6 15 C-7 21 -11 24 -15 26 C-20 24 -24 20 -24 14 Z', steel),
    form('M24 3 L6 3 L6 15 C7 21 11 24 15 26 C20 24 24 20 24 14 Z', steel),
  ],
  /** Horns that rise, a robe, a skull on her staff. */
  jekserah: () => [
    shoulders('#4a2c54'),
    form('M-5 -14 C-14 -16 -13 -24 -8 -26 C-9 -21 -5 -19 -1 -18 Z', '#3a2a30'),
    form('M5 -14 C14 -16 13 -24 8 -26 C9 -21 5 -19 1 -18 Z', '#3a2a30'),
    form('M-12 16 C-16 -4 -12 -18 0 -18 C12 -18 16 -4 12 16 L7 12 L-7 12 Z', '#2c1c24'),
    form('M-7 -5 C-7 -14 7 -14 7 -5 C7 4 4 9 0 11 C-4 9 -7 4 -7 -5 Z', '#d0685c'),
    ...eyes(-3, 3.2, 1.6, '#ffe27a'),
    ...staff('#f6efdc'),
    dot(16.4, -16, 1.2),
    dot(19.6, -16, 1.2),
  ],
  'merciless-overseer': () => [
    broad('#5a5048'),
    form('M-12 10 L-12 -8 C-12 -20 12 -20 12 -8 L12 10 L0 16 Z', '#8a8f94'),
    form('M-3 -16 L0 -26 L3 -16 Z', bone),
    form('M-10 -12 L-17 -22 L-5 -17 Z', bone),
    form('M10 -12 L17 -22 L5 -17 Z', bone),
    form('M-9 -6 L-2 -3 L-9 0 Z', '#ff6a3c'),
    form('M9 -6 L2 -3 L9 0 Z', '#ff6a3c'),
    trait('M-6 5 L-6 11 M-2 6 L-2 13 M2 6 L2 13 M6 5 L6 11', '#140d08', 1.8),
    trait('M16 26 C26 12 12 4 22 -8', '#e8c98a', 3),
  ],
  'prime-demon-scenario-36': prime,
  'prime-demon': prime,
  'siege-cannon': () => gun('#6f757a'),
  /** One half of the face is another's. */
  'the-betrayer': () => [
    shoulders('#54323c'),
    ...hooded('#7c4452', skin),
    form('M0 -14 C7 -10 9 -3 8 9 L0 9 Z', '#2a1820'),
    dot(-4, -3, 1.9),
    dot(4, -3, 2.2, '#ff5a4a'),
    ...blade(-1),
  ],
  /** A mask without a face. */
  'the-colorless': () => [
    shoulders('#c8c8cc'),
    ...hooded('#e6e6ea', '#ffffff'),
    trait('M0 -12 L0 8 M-7 -3 L-2 -3 M2 -3 L7 -3', '#6a6a74', 1.8),
  ],
  /** Darkness with teeth. */
  'the-gloom': () => [
    form(
      'M-24 26 C-28 12 -20 8 -21 0 C-24 -12 -10 -14 -8 -20 C-2 -27 8 -24 9 -17 C20 -18 24 -6 20 2 C26 10 26 18 24 26 Z',
      '#5a5470',
    ),
    ...eyes(-6, 7, 3.4, '#ffffff'),
    ...eyes(-6, 7, 1.4),
    form('M-14 6 L-9 12 L-5 6 L0 13 L5 6 L9 12 L14 6 L10 18 L-10 18 Z', bone),
  ],
  'the-harvester': () => [
    shoulders('#3c4636'),
    ...hooded('#5a6a4a', '#10140c'),
    trait('M18 26 L18 -20', '#140d08', 5),
    trait('M18 26 L18 -20', '#b98a4e', 2.6),
    form('M20 -22 C8 -26 -4 -22 -10 -12 C0 -18 10 -18 20 -16 Z', steel),
    ...eyes(-1, 3.6, 1.9, '#c9f77a'),
  ],
  'the-sightless-eye': () => [
    trait('M-14 10 C-24 14 -16 22 -24 26 M14 10 C24 14 16 22 24 26 M0 14 C-4 20 4 22 0 27', '#140d08', 7),
    trait('M-14 10 C-24 14 -16 22 -24 26 M14 10 C24 14 16 22 24 26 M0 14 C-4 20 4 22 0 27', '#c07aa0', 4),
    form('M-23 -3 C-14 -22 14 -22 23 -3 C14 16 -14 16 -23 -3 Z', '#f0d4e0'),
    ball(0, -3, 9, '#a83a6c'),
    trait('M-5 -3 L5 -3', '#ffffff', 2.6),
  ],
  'winged-horror': () => [
    form('M-6 8 C-14 2 -16 -4 -26 -6 C-26 -16 -20 -22 -14 -24 C-14 -14 -8 -12 -4 -8 Z', '#8c5a70'),
    form('M6 8 C14 2 16 -4 26 -6 C26 -16 20 -22 14 -24 C14 -14 8 -12 4 -8 Z', '#8c5a70'),
    form('M-12 26 C-12 14 -6 10 0 10 C6 10 12 14 12 26 Z', '#6a3a50'),
    ...skull('#e8d4c0'),
  ],
} satisfies Record<BossId, Bust>;
