import { moreSpaces } from '../../rules/spells/teleport.ts';
import { further } from '../advice/outlook.ts';
import type { JudgedSpell } from './spell.ts';

/** He comes farther; the sea is not thought of. */
export const teleport = {
  outside: { ideas: () => [], worth: (by) => further(by, moreSpaces(by.wizard)) },
} satisfies JudgedSpell<'teleport'>;
