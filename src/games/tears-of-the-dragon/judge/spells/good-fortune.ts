import type { JudgedSpell } from './spell.ts';

/** If somebody besides him rolls. */
export const goodFortune = {
  battle: { worth: ({ mine }) => (mine.length > 1 ? 0.6 : 0) },
} satisfies JudgedSpell<'good-fortune'>;
