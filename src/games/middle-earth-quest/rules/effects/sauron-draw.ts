import { drawAndKeep, drawShadow } from '../sauron/actions/draw.ts';
import type { Perform } from './kind/effect.ts';

export const sauronDraw: Perform<'sauronDraw'> = function* (t, _, { deck, n }) {
  if (deck === 'shadow') drawShadow(t, n);
  else yield* drawAndKeep(t, 'plot', { draw: n, keep: n });
};
