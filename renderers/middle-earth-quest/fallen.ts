import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { group, path, type Sprite, stroke } from '../scene.ts';
import { numbered } from './chip.ts';
import { brokenHeart } from './hero-strip.ts';
import type { Fall } from './news.ts';
import { foeArms, heroArms } from './portraits.ts';

/** Who was beaten, as the map has it where the fight was. */

/** Who was beaten at a place, struck through: the foe, and the hero as a ghost where he stands there no more; with the number of the fight. */
export function struckOf(view: View, { seat, foe, at, isFoe, isHero, no }: Fall): Sprite[] {
  const hero = view.heroes.find((one) => one.seat === seat);
  const beaten = [
    ...(isFoe ? [foeArms(foe, STRUCK)] : []),
    ...(isHero && hero && hero.at !== at ? [heroArms(hero.seat, hero.id, STRUCK)] : []),
  ].map(struck);
  // Beside the shield of who stands there still.
  const hearts = isHero && hero?.at === at ? [BROKEN] : [];
  return [...beaten, ...hearts].map((sprite, n) => (n > 0 || no === undefined ? sprite : behindNumber(sprite, no)));
}
const STRUCK = 52;
const BROKEN: Sprite = { w: 48, h: 44, nodes: [group(brokenHeart(), { x: 24, y: 23, scale: 1.6, tag: 'fallen' })] };

/** Below a red cross. */
export function struck({ w, h, nodes }: Sprite): Sprite {
  const cross = [`M6 6 L${w - 6} ${h - 6}`, `M${w - 6} 6 L6 ${h - 6}`];
  const lines = [stroke('#fff3dc', 9), stroke('#b3161c', 5)].flatMap((line) =>
    cross.map((d) => path(d, { stroke: line })),
  );
  return { w, h, nodes: [group(nodes), group(lines, { tag: 'fallen' })] };
}

/** Behind the number that the fight has among steps and fights. */
export const behindNumber = (sprite: Sprite, no: number): Sprite => row([numbered(no), sprite], { gap: -6 });
