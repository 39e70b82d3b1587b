import type { Json } from '#core/types';

/** A way as events tell it: "A4 → B4 → B5" is a way to B4 from A4, and on to B5. */
export const way = (from: string, ...steps: string[]): Json =>
  steps.reduce<Json>((soFar, to) => ({ key: 'label.way', args: { way: soFar, to } }), { key: `place.${from}` });
