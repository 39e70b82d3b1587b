import { VOYAGE, wades } from '../advice/sea.ts';
import type { JudgedSpell } from './spell.ts';

/** When he tries the voyage alone. */
export const waterWalk = {
  outside: { ideas: () => [], worth: ({ sight, wizard }) => (wades(sight, wizard) ? VOYAGE : 0) },
} satisfies JudgedSpell<'water-walk'>;
