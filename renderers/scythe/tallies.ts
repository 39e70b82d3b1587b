import { textWidth } from '../measure.ts';
import { type Frame, group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { cells, MAP } from './cells.ts';
import { type Sign, sign } from './goods.ts';
import type { Amount } from './told.ts';

/** How much has come to a place or gone from it: a tag of amber at the lower corner of its hex, below whatever stands there. */

export interface Tally {
  place: string;
  amounts: readonly Amount[];
}

const FIGURE = 26;
const H = 34;
const SIGN = 26;
/** From one sign to the next. */
const STEP = 23;
/** Of more kinds a tag has the sign for any: it has to fit between the codes of the hexes below. */
const KINDS = 2;

/** "+2", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How many things, and of which kinds. */
function tag(amounts: readonly Amount[]): Sprite {
  const text = signed(amounts.reduce((all, { n }) => all + n, 0));
  const kinds = [...new Set(amounts.flatMap(({ sign: kind }) => kind ?? []))];
  const shown: readonly Sign[] = kinds.length > KINDS ? ['anyResources'] : kinds;
  const wide = Math.ceil(textWidth(text, FIGURE, true));
  const first = 8 + wide + 2 + SIGN / 2;
  const w = shown.length > 0 ? first + STEP * (shown.length - 1) + SIGN / 2 + 5 : wide + 16;
  return {
    w,
    h: H,
    nodes: [
      rect({ x: 1, y: 3, w, h: H }, { fill: '#00000066', radius: 12 }),
      rect({ x: 0, y: 0, w, h: H }, { fill: done, stroke: stroke(doneEdge, 2.5), radius: 12 }),
      words(text, 8, H / 2 - 0.5, { size: FIGURE, bold: true, colour: doneEdge }),
      ...shown.map((kind, n) => sign(kind, SIGN, { x: first + STEP * n, y: H / 2 })),
    ],
  };
}

/** Where a tag of this size lies: between the codes of the hexes below, at the edge of the map in the sea beside its hex. */
function frameOf(place: string, { w, h }: Sprite): Frame {
  const { at, home } = cells.get(place)!;
  const y = at[1] + (home ? 40 : TOP);
  return y + h < MAP.h ? { x: at[0] - w / 2, y, w, h } : { x: at[0] + BESIDE, y: MAP.h - h - 8, w, h };
}
/** Goods end above it. */
const TOP = 66;
/** Beyond the lower corner. */
const BESIDE = 16;

export const tallyFrame = ({ place, amounts }: Tally): Frame => frameOf(place, tag(amounts));

export const tallies = (all: readonly Tally[]): Node[] =>
  all.map(({ place, amounts }) => {
    const drawn = tag(amounts);
    const { x, y } = frameOf(place, drawn);
    return group([put(drawn, x, y)], { tag: `came:${place}` });
  });
