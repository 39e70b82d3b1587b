import type { View } from '#games/gloomhaven/seen/view.types';
import { glowing, group, type Layer, type Node, type Point, rect, shaded } from '../scene.ts';
import { floors, paved } from './floors.ts';
import { floorOf, type Lie } from './lie.ts';
import { edgesOf, thinWalls, wallsAbove, wallsBelow } from './walls.ts';

/** The ground of the revealed map: the dark round it, walls, floors with their light. It is kept until another room is revealed. */

export const FOG = '#100e14';

const closed = (points: readonly Point[]): string => `M${points.map((one) => one.join(' ')).join(' L')} Z`;

/** All that never changes while the same rooms lie open. */
export function ground(view: View, lie: Lie): Layer {
  const key = `gloomhaven.${view.scenario}.${view.rooms.map(({ id }) => id).join('-')}.${view.doors.map(({ id }) => id).join('-')}.${lie.key}.${lie.w}`;
  const known = kept.get(key);
  if (known) return known;
  const layer: Layer = { kind: 'layer', key, width: lie.w, height: lie.h, nodes: painted(view, lie) };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, layer);
  return layer;
}
const kept = new Map<string, Layer>();
const MOST_KEPT = 40;

function painted(view: View, lie: Lie): Node[] {
  const of = floors(view);
  const all = floorOf(view);
  const frame = { x: 0, y: 0, w: lie.w, h: lie.h };
  const whole = all.map((at) => closed(lie.corners(at, 1.01))).join(' ');
  const edges = edgesOf(all, lie);
  const edge = 40;
  return [
    rect(frame, { fill: glowing([lie.w / 2, lie.h / 2], Math.max(lie.w, lie.h) * 0.62, '#211c29', '#18141d', FOG) }),
    ...wallsBelow(all, edges, lie),
    ...paved(of, lie),
    // Soft blots as large as three hexes: what is old is not of one colour.
    group([rect(frame, { fill: { shade: 'noise', from: '#9c938c', to: '#ffffff', size: 90, seed: 5, octaves: 2 } })], {
      blend: 'multiply',
      opacity: 0.62,
      clip: whole,
    }),
    ...view.rooms.map(({ hexes }) => lamp(hexes, lie)),
    ...wallsAbove(edges, { lie, clip: whole, doors: new Set(view.doors.map(({ at }) => at)) }),
    ...thinWalls(view, lie),
    rect({ x: 0, y: 0, w: lie.w, h: edge }, { fill: shaded([0, 0], [0, edge], '#000000a0', '#00000000') }),
    rect(
      { x: 0, y: lie.h - edge, w: lie.w, h: edge },
      { fill: shaded([0, lie.h], [0, lie.h - edge], '#000000a0', '#00000000') },
    ),
  ];
}

/** The light of one room: whole in its middle, less towards its corners. */
function lamp(hexes: readonly string[], lie: Lie): Node {
  const points = hexes.map((at) => lie.centre(at));
  const mean = (n: 0 | 1) => points.reduce((sum, one) => sum + one[n], 0) / points.length;
  const middle: Point = [mean(0), mean(1)];
  const far = Math.max(...points.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]))) + lie.size;
  const own = hexes.map((at) => closed(lie.corners(at, 1.01))).join(' ');
  const light = glowing(middle, far, '#ffffff', '#f6ead8', '#b9a9a4', '#857888');
  const around = { x: middle[0] - far, y: middle[1] - far, w: 2 * far, h: 2 * far };
  return group([rect(around, { fill: light })], { clip: own, blend: 'multiply' });
}
