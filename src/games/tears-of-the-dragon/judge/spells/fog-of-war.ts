import type { JudgedSpell } from './spell.ts';

/** The longer the battle, the more. */
export const fogOfWar = {
  battle: { worth: ({ rounds }) => 0.4 * rounds },
} satisfies JudgedSpell<'fog-of-war'>;
