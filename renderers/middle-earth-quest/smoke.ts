import { LOCATIONS, locationAt } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import { disc, glowing, group, type Node } from '../scene.ts';
import { chanceOf } from './borders.ts';
import { spotOf } from './geography.ts';

/** Smoke of the shadow: thin where it only reaches, and darker and wider the more influence lies there. It lies under all else. */

const SIZE = 250;
const SHAPES = 2;

/** How dark it is where the shadow only reaches, and where one, two, three or more influence lie. */
const DARK = [0.24, 0.46, 0.68, 0.86] as const;

/** Some puffs about a middle, dark within and thin at the edge; two shapes, so that neighbours differ. */
const cloud = (n: number, isWhole: boolean): Node =>
  keptLayer(`middle-earth-quest.smoke.${n}${isWhole ? '' : '.window'}`, sizeOf(isWhole), () =>
    Array.from({ length: 8 }, (_, k) => {
      const [turn, far] = [(k * 2 * Math.PI) / 7 + chanceOf(k, n), k === 7 ? 0 : 30 + 22 * chanceOf(k, n + 10)];
      const r = k === 7 ? 84 : 38 + 22 * chanceOf(k, n + 20);
      const [x, y] = [SIZE / 2 + Math.cos(turn) * far, SIZE / 2 + Math.sin(turn) * far];
      return disc(x, y, r, { fill: glowing([x, y], r, '#2a1a2a74', '#2a1a2a3a', '#2a1a2a00') });
    }),
  );

/** In windows, which have many scales, it is kept at one: nobody sees the edges of smoke. */
const sizeOf = (isWhole: boolean) => ({ width: SIZE, height: SIZE, ...(!isWhole && { keptAt: 1 }) });

/** The smoke of all places outside strongholds where influence lies or may be placed, on the whole map or in a window. */
export const smokes = (view: View, isWhole: boolean): Node[] =>
  LOCATIONS.flatMap((id, n) => {
    const lies = locationAt(id).type === 'stronghold' ? 0 : (view.influence[id] ?? 0);
    if ((view.reach[id] ?? 0) === 0 && lies === 0) return [];
    const [x, y] = spotOf(id);
    return [
      group([cloud(n % SHAPES, isWhole)], {
        ...{ x: x - SIZE / 2, y: y - SIZE / 2, tag: `smoke:${id}` },
        opacity: DARK[Math.min(lies, 3)]!,
      }),
    ];
  });
