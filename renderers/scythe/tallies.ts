import { textWidth } from '../measure.ts';
import { type Frame, group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { cells } from './cells.ts';
import { sign } from './goods.ts';
import type { Amount } from './told.ts';

/** How much has come to a place or gone from it: a tag of amber at the lower corner of its hex, below whatever stands there. */

export interface Tally {
  place: string;
  amounts: readonly Amount[];
}

const FIGURE = 27;
const H = 34;
const SIGN = 27;

/** "+2", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function tag(amounts: readonly Amount[]): Sprite {
  let x = 9;
  const nodes = amounts.flatMap(({ sign: kind, n }): Node[] => {
    const text = signed(n);
    const at = x;
    const wide = Math.ceil(textWidth(text, FIGURE, true));
    x += wide + (kind ? SIGN + 9 : 6);
    return [
      words(text, at, H / 2 - 0.5, { size: FIGURE, bold: true, colour: doneEdge }),
      ...(kind ? [sign(kind, SIGN, { x: at + wide + 3 + SIGN / 2, y: H / 2 })] : []),
    ];
  });
  const w = x + 3;
  return {
    w,
    h: H,
    nodes: [
      rect({ x: 1, y: 3, w, h: H }, { fill: '#00000066', radius: 12 }),
      rect({ x: 0, y: 0, w, h: H }, { fill: done, stroke: stroke(doneEdge, 2.5), radius: 12 }),
      ...nodes,
    ],
  };
}

/** Where a tag of this size lies. */
function frameOf(place: string, { w, h }: Sprite): Frame {
  const { at, home } = cells.get(place)!;
  return { x: at[0] - w / 2, y: at[1] + (home ? 40 : 66), w, h };
}

export const tallyFrame = ({ place, amounts }: Tally): Frame => frameOf(place, tag(amounts));

export const tallies = (all: readonly Tally[]): Node[] =>
  all.map(({ place, amounts }) => {
    const drawn = tag(amounts);
    const { x, y } = frameOf(place, drawn);
    return group([put(drawn, x, y)], { tag: `came:${place}` });
  });
