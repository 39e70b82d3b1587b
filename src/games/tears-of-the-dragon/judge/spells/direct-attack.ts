import type { JudgedSpell } from './spell.ts';

/** The same in every battle. */
export const directAttack = {
  battle: { worth: () => 0.45 },
} satisfies JudgedSpell<'direct-attack'>;
