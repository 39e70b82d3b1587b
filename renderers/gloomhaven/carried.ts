import { items } from '#games/gloomhaven/printed/content/content';
import type { SeenCharacter } from '#games/gloomhaven/seen/view.types';
import { textWidth } from '../measure.ts';
import { group, type Node, path, type Sprite, stroke, words } from '../scene.ts';
import { slotSign } from './slot-signs.ts';

/** On the plate of a character in play: each item it has by where it is worn, and what is left of that. */

type Carried = SeenCharacter['items'][number];

/** How high the signs are, from one to the next, and the letters of a number. */
const [HIGH, GAP, LETTERS] = [27, 5, 27];

/** What is spent has a bar through it, what is consumed a cross; of what can be used several times, how often that still is. */
export function carriedSprite(all: readonly Carried[], colour: string): Sprite {
  const nodes: Node[] = [];
  let x = 0;
  for (const [n, { id, state, used }] of all.entries()) {
    const { slot = 'small', charges = 0 } = items.get(id) ?? {};
    if (n > 0) x += GAP;
    const isReady = state === 'ready';
    nodes.push(group([carriedSign(slot, state, colour)], { x: x + HIGH / 2, y: HIGH / 2, tag: `item:${id}:${state}` }));
    x += HIGH;
    if (!isReady || charges < 2) continue;
    const left = String(charges - used);
    nodes.push(words(left, x + 1, HIGH / 2, { size: LETTERS, bold: true, colour }));
    x += 2 + textWidth(left, LETTERS, true);
  }
  return { w: x, h: HIGH, nodes };
}

export const carriedSign = (slot: Parameters<typeof slotSign>[0], state: Carried['state'], colour: string): Node => {
  const sign = slotSign(slot, HIGH - 3, colour);
  if (state === 'ready') return sign;
  const d = state === 'spent' ? 'M-12 12 L12 -12' : 'M-12 12 L12 -12 M-12 -12 L12 12';
  return group([group([sign], { opacity: 0.45 }), path(d, { stroke: stroke(colour, 3.4) })]);
};
