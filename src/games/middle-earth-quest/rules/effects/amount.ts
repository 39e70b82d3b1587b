import type { Per } from '../../printed/effects/count.ts';
import { countOf } from '../../state/conditions/counts.ts';
import type { State } from '../../state/state.ts';
import type { Now } from './kind/effect.ts';

/** A number of a card, taken as often as it says. */
export const times = (g: State, { seat }: Now, { n, per }: { n: number; per?: Per | undefined }): number =>
  per ? n * countOf(g, seat, per) : n;
