import { countOf } from '../counts/all.ts';
import type { Per } from '../schema/count.ts';
import type { State } from '../state.ts';
import type { Now } from './effect.ts';

/** A number of a card, taken as often as it says. */
export const times = (g: State, { seat }: Now, { n, per }: { n: number; per?: Per | undefined }): number =>
  per ? n * countOf(g, seat, per) : n;
