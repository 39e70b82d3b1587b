import type { Node } from '../scene.ts';
import { form, trait } from './bust-parts.ts';

/** A stone with a cross, 48 by 48 round the origin: here a character was exhausted. */
export const tombstone = (): Node[] => [
  form('M-24 24 C-24 16 24 16 24 24 Z', '#5b4a34'),
  form('M-17 20 L-17 -8 C-17 -27 17 -27 17 -8 L17 20 Z', '#b9b4aa'),
  form('M-12 20 L-12 -7 C-12 -21 12 -21 12 -7 L12 20 Z', '#d6d1c6'),
  trait('M0 -14 L0 10 M-7 -6 L7 -6', '#4a4238', 4),
];
