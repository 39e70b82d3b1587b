import { type SetText, setText } from '#renderers/measure';
import type { Fill, Frame, Layer, Node, Point, Scene, Text } from '#renderers/scene';

/** A scene laid flat: every node that inks something, in the order of painting, with its bounds in the picture. */

export interface Inked {
  kind: Node['kind'];
  /** Tags from the outermost group inwards. */
  tags: string[];
  text?: string;
  /** Size of the letters in the picture. */
  size?: number;
  filled: boolean;
  box: Frame;
}

interface Here {
  x: number;
  y: number;
  scale: number;
  clip: Frame;
  tags: string[];
}

export function flat(scene: Scene): readonly Inked[] {
  const known = scenes.get(scene) ?? laidFlat(scene);
  scenes.set(scene, known);
  return known;
}
/** Several rules look at one scene, each at all of it. */
const scenes = new WeakMap<Scene, readonly Inked[]>();

function laidFlat(scene: Scene): Inked[] {
  const clip = { x: 0, y: 0, w: scene.width, h: scene.height };
  const here: Here = { x: 0, y: 0, scale: 1, clip: { x: -1e6, y: -1e6, w: 2e6, h: 2e6 }, tags: [] };
  return inkOf(scene.nodes, here).filter((one) => one.kind === 'text' || overlap(one.box, clip, -1));
}

/** What nodes ink, in their order. */
function inkOf(nodes: readonly Node[], here: Here): Inked[] {
  const found: Inked[] = [];
  for (const node of nodes) walk(node, here, found);
  return found;
}

function walk(node: Node, here: Here, found: Inked[]): void {
  const tags = node.tag === undefined ? here.tags : [...here.tags, node.tag];
  if (node.kind === 'layer') {
    for (const one of ofLayer(node, { ...here, tags })) found.push(one);
    return;
  }
  if (node.kind === 'group') {
    if (node.rotate) throw new Error('turned groups are not measured');
    const scale = here.scale * (node.scale ?? 1);
    const moved = { x: here.x + (node.x ?? 0) * here.scale, y: here.y + (node.y ?? 0) * here.scale, scale, tags };
    const shape = typeof node.clip === 'string' ? aroundPath(node.clip) : node.clip;
    const clip = shape ? within(place(shape, moved), here.clip) : here.clip;
    for (const inner of node.nodes) walk(inner, { ...moved, clip }, found);
    return;
  }
  const inked: Inked = { kind: node.kind, tags, filled: filled(node), box: place(bounds(node), here) };
  if (node.kind === 'text') found.push({ ...inked, text: node.text, size: asSet(node).size * here.scale });
  else if (overlap(inked.box, here.clip, -1)) found.push({ ...inked, box: within(inked.box, here.clip) });
}

/** Setting a text is dear, and asked twice of each. */
const texts = new WeakMap<Text, SetText>();
function asSet(node: Text): SetText {
  const known = texts.get(node) ?? setText(node);
  texts.set(node, known);
  return known;
}

/** Layers are kept, and lie in many pictures at the same place. */
const layers = new WeakMap<Layer, Map<string, readonly Inked[]>>();

function ofLayer(layer: Layer, here: Here): readonly Inked[] {
  const places = layers.get(layer) ?? new Map<string, readonly Inked[]>();
  layers.set(layer, places);
  const key = JSON.stringify(here);
  const known = places.get(key) ?? inkOf(layer.nodes, here);
  places.set(key, known);
  return known;
}

function within(a: Frame, b: Frame): Frame {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}

const filled = (node: Node): boolean => 'fill' in node && node.fill !== undefined && !faint(node.fill);
const faint = (fill: Fill): boolean => typeof fill === 'string' && fill.length === 9;

const place = (box: Frame, { x, y, scale }: Pick<Here, 'x' | 'y' | 'scale'>): Frame => ({
  x: x + box.x * scale,
  y: y + box.y * scale,
  w: box.w * scale,
  h: box.h * scale,
});

function bounds(node: Exclude<Node, { kind: 'group' | 'layer' }>): Frame {
  switch (node.kind) {
    case 'text':
      return asSet(node).box;
    case 'rect':
      return node;
    case 'disc':
      return { x: node.x - node.r, y: node.y - node.r, w: 2 * node.r, h: 2 * node.r };
    case 'path':
      return aroundPath(node.d);
    default:
      return around(node.points);
  }
}

/** Round the end and control points of an absolute path. Reading them is dear, and arms and busts are drawn again and again. */
function aroundPath(d: string): Frame {
  const known = paths.get(d);
  if (known) return known;
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const found = around(Array.from({ length: numbers.length / 2 }, (_, n) => [numbers[2 * n]!, numbers[2 * n + 1]!]));
  if (paths.size >= MOST_PATHS) paths.clear();
  paths.set(d, found);
  return found;
}
const paths = new Map<string, Frame>();
const MOST_PATHS = 5_000;

function around(points: readonly Point[]): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Whether two frames share more than `slack` pixels in both directions. */
export const overlap = (a: Frame, b: Frame, slack = 1): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > slack &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > slack;

/** Whether a line through points enters a frame; looked at every pixel. */
export function crosses(points: readonly Point[], frame: Frame): boolean {
  return points.slice(1).some(([bx, by], n) => {
    const [ax, ay] = points[n]!;
    const steps = Math.ceil(Math.hypot(bx - ax, by - ay));
    return Array.from(
      { length: steps + 1 },
      (_, s) => [ax + ((bx - ax) * s) / steps, ay + ((by - ay) * s) / steps] as const,
    ).some(([x, y]) => x > frame.x && x < frame.x + frame.w && y > frame.y && y < frame.y + frame.h);
  });
}
