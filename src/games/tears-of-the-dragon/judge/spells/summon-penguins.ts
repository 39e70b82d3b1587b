import type { JudgedSpell } from './spell.ts';

/** The same wherever it can be cast. */
export const summonPenguins = {
  recruit: { worth: 5 },
} satisfies JudgedSpell<'summon-penguins'>;
