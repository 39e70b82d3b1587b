import { group, type Layer, type Node, rect, type Scene } from '#renderers/scene';

/** A small scene of one colour. */
export const plain = (colour: string, nodes: readonly Node[] = []): Scene => ({
  width: 40,
  height: 20,
  ground: colour,
  lang: 'en',
  nodes,
});

/** A layer that fills the left half of a small scene. */
export const left = (key: string, colour: string): Layer => ({
  kind: 'layer',
  key,
  width: 20,
  height: 20,
  nodes: [rect({ x: 0, y: 0, w: 20, h: 20 }, { fill: colour })],
});

/** A scene with that layer within a group. */
export const withLeft = (key: string, colour: string): Scene => plain('#ffffff', [group([left(key, colour)])]);
