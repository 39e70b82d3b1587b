import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import { disc, glowing, group, type Node } from '../scene.ts';
import { chanceOf } from './borders.ts';
import { spotOf } from './geography.ts';

/** Smoke over every place that the shadow reaches: it lies on the land and under all else. */

const SIZE = 236;
const SHAPES = 3;

/** Some puffs about a middle, dark within and thin at the edge; three shapes, so that neighbours differ. */
const cloud = (n: number, isWhole: boolean): Node =>
  keptLayer(`middle-earth-quest.smoke.${n}${isWhole ? '' : '.window'}`, sizeOf(isWhole), () =>
    Array.from({ length: 9 }, (_, k) => {
      const [turn, far] = [(k * 2 * Math.PI) / 8 + chanceOf(k, n), k === 8 ? 0 : 34 + 26 * chanceOf(k, n + 10)];
      const r = k === 8 ? 76 : 34 + 22 * chanceOf(k, n + 20);
      const [x, y] = [SIZE / 2 + Math.cos(turn) * far, SIZE / 2 + Math.sin(turn) * far];
      return disc(x, y, r, { fill: glowing([x, y], r, '#1a0f166c', '#1a0f1636', '#1a0f1600') });
    }),
  );

/** In windows, which have many scales, it is kept at one: nobody sees the edges of smoke. */
const sizeOf = (isWhole: boolean) => ({ width: SIZE, height: SIZE, ...(!isWhole && { keptAt: 1 }) });

/** The smoke of all places that may get influence now, on the whole map or in a window. */
export const smokes = (view: View, isWhole: boolean): Node[] =>
  LOCATIONS.flatMap((id, n) => {
    if ((view.reach[id] ?? 0) === 0) return [];
    const [x, y] = spotOf(id);
    return [group([cloud(n % SHAPES, isWhole)], { x: x - SIZE / 2, y: y - SIZE / 2, tag: `smoke:${id}` })];
  });
