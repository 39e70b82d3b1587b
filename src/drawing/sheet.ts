import { createHash } from 'node:crypto';
import type { Layer, Node, Scene } from '#renderers/scene';
import type { PaintOptions } from './paint.ts';

/**
 * A scene as it travels to the process that draws, and as it is known again. Its text does not carry the layers: it
 * names them by their keys, under which their drawing never changes.
 */
export interface Sheet {
  /** Same digest, same picture to the byte. */
  digest: string;
  scene: string;
  layers: readonly Layer[];
  options: PaintOptions;
  /** It is one of a row that is looked at one after the other, and can be had as a step from another. */
  hasSteps?: boolean;
}

/** A scene as a sheet, to be drawn with these options. */
export function sheetOf(scene: Scene, options: PaintOptions): Sheet {
  const layers: Layer[] = [];
  const nodes = withLayers(scene.nodes, (layer) => {
    layers.push(layer);
    return { ...layer, nodes: [] };
  });
  const text = JSON.stringify({ ...scene, nodes });
  const { format, quality, scale } = options;
  const digest = createHash('sha256').update(`${format} ${quality} ${scale} ${text}`).digest('base64url');
  return { digest, scene: text, layers, options };
}

/** The scene of a sheet's text, with the layers of the keys it names. Throws when one is not known. */
export function sceneOf(text: string, known: ReadonlyMap<string, Layer>): Scene {
  const scene = JSON.parse(text) as Scene;
  const nodes = withLayers(scene.nodes, ({ key }) => {
    const layer = known.get(key);
    if (!layer) throw new Error(`no layer ${key}`);
    return layer;
  });
  return { ...scene, nodes };
}

const withLayers = (nodes: readonly Node[], change: (layer: Layer) => Layer): Node[] =>
  nodes.map((node) => {
    if (node.kind === 'layer') return change(node);
    return node.kind === 'group' ? { ...node, nodes: withLayers(node.nodes, change) } : node;
  });
