import type { Studio } from '#drawing/studio';

/** Part of the usual size, across and down. */
const SMALL = 0.2;

/** Painting that makes everything small. */
export const small =
  (paint: Studio['paint']): Studio['paint'] =>
  ({ digest, options, ...sheet }) =>
    paint({ ...sheet, digest: `${digest} small`, options: { ...options, scale: (options.scale ?? 1) * SMALL } });
