import { cards } from '../../printed/content.ts';
import { further } from '../advice/outlook.ts';
import type { JudgedSpell } from './spell.ts';

/** He comes farther; the sea is not thought of. */
export const fly = {
  outside: { ideas: () => [], worth: (by) => further(by, cards.fly.points) },
} satisfies JudgedSpell<'fly'>;
