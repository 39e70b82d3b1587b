import type { Rng, Viewer } from '#core/types';
import { SIDES } from '../printed/content.ts';
import type { State } from '../state/state.ts';

/** The same position with other dice under all cups but the viewer’s. */
export const swapHidden = (g: State, viewer: Viewer, rng: Rng): State => ({
  ...structuredClone(g),
  cups: g.cups.map((cup, seat) =>
    seat === viewer ? [...cup] : cup.map(() => rng.die(SIDES, `cup-${seat}`)).sort((a, b) => a - b),
  ),
});
