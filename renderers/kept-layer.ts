import type { Layer, Node } from './scene.ts';

/** A layer that never changes is made once, and kept by its key. */

const kept = new Map<string, Layer>();

/** The layer of that key, made by `nodes` the first time; of keys there must be few. */
export function keptLayer(
  key: string,
  size: Pick<Layer, 'width' | 'height' | 'keptAt'>,
  nodes: () => readonly Node[],
): Layer {
  const known: Layer = kept.get(key) ?? { kind: 'layer', key, ...size, nodes: nodes() };
  kept.set(key, known);
  return known;
}
