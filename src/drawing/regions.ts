import { type Locale, locales } from '#core/text';
import type { Group, Node, Point, Region, Scene } from '#renderers/scene';

/**
 * What can be pressed in a picture, as it travels in the picture's own file: a packet of XMP (ISO 16684-1). The measures are pixels of
 * the picture. Players' programs read it (`src/web/page/regions.js`); others look past it.
 */
interface Pressable {
  /** In the order in which each place has its names. */
  locales: readonly Locale[];
  places: PressablePlace[];
  /** What can be read about; absent where nothing can. */
  printed?: PrintedPlace[];
}
/** What sort of thing, its id, its deck where it has one, and where it lies. */
type PrintedPlace = [of: string, id: string, deck: string | null, x: number, y: number, w: number, h: number];
/** Id, names, a circle (x, y, r) or corners (x, y, x, y ...), and who is seen there. */
type PressablePlace = [id: string, names: string[], shape: number[], holds?: readonly string[]];

/** What can be pressed and read about in a scene drawn at a scale, as a packet; undefined where nothing is. */
export function regionsOf(scene: Scene, scale: number): string | undefined {
  const places = pressablePlaces(scene, scale);
  const printed = printedPlaces(scene, scale);
  if (places.length === 0 && printed.length === 0) return undefined;
  const said = JSON.stringify({ locales, places, ...(printed.length > 0 && { printed }) } satisfies Pressable);
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:castellan="urn:castellan:"><castellan:places>${escaped(said)}</castellan:places></rdf:Description></rdf:RDF></x:xmpmeta>`;
}
const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Everything in the scene that can be pressed and whose middle is seen, in pixels of the picture. */
export function pressablePlaces(scene: Scene, scale: number): PressablePlace[] {
  const found: PressablePlace[] = [];
  walk(scene, scale, (group, moved) => {
    for (const region of group.regions ?? [])
      if (isSeen(scene, scale, { group, moved, middle: middleOf(region) })) found.push(placeOf(region, moved));
  });
  return found;
}

/** Everything in the scene that can be read about and whose middle is seen, in pixels of the picture. */
export function printedPlaces(scene: Scene, scale: number): PrintedPlace[] {
  const found: PrintedPlace[] = [];
  walk(scene, scale, (group, moved) => {
    for (const { thing, frame } of group.printed ?? []) {
      const { x, y, w, h } = frame;
      if (!isSeen(scene, scale, { group, moved, middle: [x + w / 2, y + h / 2] })) continue;
      const [left, top] = at(moved, [x, y]);
      const size = [w, h].map((one) => Math.round(one * moved.scale)) as [number, number];
      found.push([thing.of, thing.id, thing.deck ?? null, left, top, ...size]);
    }
  });
  return found;
}

/** Visits all groups of a scene, with where each lies in the picture. */
function walk(scene: Scene, scale: number, visit: (group: Group, moved: Move) => void): void {
  const into = (nodes: readonly Node[], to: Move): void => {
    for (const node of nodes) {
      if (node.kind !== 'group') continue;
      const moved = within(to, node);
      visit(node, moved);
      into(node.nodes, moved);
    }
  };
  into(scene.nodes, { x: 0, y: 0, scale });
}

/** Whether a point of a group is neither cut away nor beyond the edge. */
function isSeen(
  { width, height }: Scene,
  scale: number,
  { group, moved, middle }: { group: Group; moved: Move; middle: Point },
): boolean {
  if (isClipped(group, ...middle)) return false;
  const [x, y] = at(moved, middle);
  return x >= 0 && y >= 0 && x <= width * scale && y <= height * scale;
}

/** Where something goes: shifted, in pixels of the picture, and enlarged. */
interface Move {
  x: number;
  y: number;
  scale: number;
}

/** Regions do not turn: a group that has some stands upright, and so does all that it is in. */
const within = ({ x, y, scale }: Move, group: Group): Move => ({
  x: x + (group.x ?? 0) * scale,
  y: y + (group.y ?? 0) * scale,
  scale: scale * (group.scale ?? 1),
});
const at = (to: Move, [x, y]: Point): Point => [Math.round(to.x + x * to.scale), Math.round(to.y + y * to.scale)];

function middleOf({ shape }: Region): Point {
  if ('r' in shape) return [shape.x, shape.y];
  const mean = (n: 0 | 1) => shape.reduce((sum, point) => sum + point[n], 0) / shape.length;
  return [mean(0), mean(1)];
}

function isClipped({ clip }: Group, x: number, y: number): boolean {
  if (clip === undefined || typeof clip === 'string') return false;
  return x < clip.x || y < clip.y || x > clip.x + clip.w || y > clip.y + clip.h;
}

function placeOf({ id, name, shape, holds }: Region, to: Move): PressablePlace {
  const drawn =
    'r' in shape
      ? [...at(to, [shape.x, shape.y]), Math.round(shape.r * to.scale)]
      : shape.flatMap((point) => at(to, point));
  const names = locales.map((locale) => name[locale]);
  return holds ? [id, names, drawn, holds] : [id, names, drawn];
}
