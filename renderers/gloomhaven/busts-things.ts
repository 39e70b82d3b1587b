import type { ThingId } from '#games/gloomhaven/printed/content/kinds';
import { type Bust, ball, dot, eyes, form, hooded, shoulders, skin, steel, trait } from './bust-parts.ts';

/** What can be attacked or must be kept alive without being anybody's: a block, or somebody on its box. */

export const THING_BUSTS = {
  /** A slab on a foot, and what burns on it. */
  altar: () => [
    form('M-16 26 L-11 8 L11 8 L16 26 Z', '#8f877c'),
    form('M-22 2 L22 2 L20 10 L-20 10 Z', '#b8b0a4'),
    form('M0 -22 C8 -12 8 -6 5 0 L-5 0 C-8 -6 -8 -12 0 -22 Z', '#c08aff'),
    trait('M-7 16 L7 16 M0 12 L0 22', '#140d08', 2),
  ],
  /** Bound at the wrists. */
  'captive-orchid': () => [
    shoulders('#8a7a9c'),
    form('M-11 -5 C-12 -20 12 -20 11 -5 C11 6 5 11 0 12 C-5 11 -11 6 -11 -5 Z', '#cdb6dc'),
    form('M-13 -4 L-20 -12 L-10 -11 Z', '#cdb6dc'),
    form('M13 -4 L20 -12 L10 -11 Z', '#cdb6dc'),
    ...eyes(-3, 4.6, 2),
    trait('M-3 6 L3 6'),
    ball(-6, 20, 4.6, steel),
    ball(6, 20, 4.6, steel),
    trait('M-2 20 L2 20', '#140d08', 3),
  ],
  /** Between here and elsewhere, with a star before her. */
  hail: () => [
    shoulders('#5a8a9c'),
    ...hooded('#8cc4d4', skin),
    ...eyes(-3, 3.6, 1.8),
    form('M0 10 L3 16 L9 16 L4 20 L6 26 L0 22 L-6 26 L-4 20 L-9 16 L-3 16 Z', '#fff3b0'),
    dot(0, 18.6, 1.4),
  ],
} satisfies Record<ThingId, Bust>;
