import type { Sheet } from '#drawing/sheet';
import type { Studio } from '#drawing/studio';

/** Part of the usual size, across and down. */
const SMALL = 0.2;

/** The smallest picture there is: one pixel. */
export const PIXEL = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

/** Painting that makes everything small, the ground that is kept for many pictures too. */
export const small =
  (paint: Studio['paint']): Studio['paint'] =>
  ({ digest, options, scene, layers }) =>
    paint({
      digest: `${digest} small`,
      options: { ...options, scale: (options.scale ?? 1) * SMALL },
      scene: layers.reduce((text, { key }) => text.replaceAll(named(key), named(smallKey(key))), scene),
      layers: layers.map(smallLayer),
    });

const named = (key: string): string => `"key":${JSON.stringify(key)}`;
const smallKey = (key: string): string => `${key} small`;
const smallLayer = (layer: Sheet['layers'][number]): Sheet['layers'][number] => ({
  ...layer,
  key: smallKey(layer.key),
  ...(layer.keptAt !== undefined && { keptAt: layer.keptAt * SMALL }),
});
