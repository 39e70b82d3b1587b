import type { View } from '#games/gloomhaven/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import { disc, glowing, group, type Node } from '../scene.ts';
import type { Lie } from './lie.ts';

/** The light that each character carries: a pool on the floor round them. */

const HALF = 150;
/** How far it reaches, in sizes of a hex. */
const FAR = 2.2;

const pool = (): Node =>
  keptLayer('gloomhaven.glow', { width: 2 * HALF, height: 2 * HALF, keptAt: 1 }, () => [
    disc(HALF, HALF, HALF, { fill: glowing([HALF, HALF], HALF, '#fff0c8e0', '#ffe0a870', '#ffd08a00') }),
  ]);

/** Below all that lies on the floor. */
export function glow(view: View, lie: Lie): Node[] {
  const heroes = view.figures.filter(({ kind }) => kind === 'character');
  const scale = (FAR * lie.size) / HALF;
  return heroes.map(({ at }) => {
    const [x, y] = lie.centre(at);
    return group([group([pool()], { x: -HALF, y: -HALF })], { x, y, scale, blend: 'soft' });
  });
}
