import { forceIn } from '../advice/fray.ts';
import type { JudgedSpell } from './spell.ts';

/** It takes half the hits of those inside, so it is cast as soon as it may be. */
export const breach = {
  battle: { ahead: 5, worth: ({ g, foe }) => forceIn(g, foe).power * 0.5 },
} satisfies JudgedSpell<'breach'>;
