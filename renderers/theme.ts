import type { SeatId } from '#core/types';
import type { Colour6, Hatch, Stroke } from './scene.ts';

/**
 * Colours and line weights that all games share: ink and water colour on parchment. What must be told apart differs in lightness
 * and not in hue alone; a test measures contrast and distance, with weak eyes for red and green too.
 */

export const ink = '#3b2a1a';
export const faint = '#8a7350';
export const paper = '#f3e8cd';
export const paperLight = '#fbf5e4';
export const gold = '#c8901a';
export const alarm = '#a8231c';

/** Who is asked, and what can be chosen: nothing else is of this colour. It is bright; on light ground it stands between two lines of `nowEdge`. */
export const now: Colour6 = '#c9f73a';
export const nowEdge: Colour6 = '#1d2a08';
/** What has just happened: amber, with `doneLight` within and between two lines of `doneEdge`. */
export const done: Colour6 = '#ff9326';
export const doneLight: Colour6 = '#fff6d8';
export const doneEdge: Colour6 = '#200d02';

/** Bars, frames and cartouches: dark wood with a bronze edge, words in cream. */
export const wood: Colour6 = '#2b120e';
export const woodLight: Colour6 = '#4a231b';
export const bronze: Colour6 = '#b08a4c';
export const cream: Colour6 = '#fbeccb';
export const creamFaint: Colour6 = '#dcc39a';

/** Three line weights: hair for detail, fine for shapes, bold for what matters now. */
export const hair: Stroke = { colour: ink, width: 1 };
export const fine: Stroke = { colour: ink, width: 1.75 };
export const bold: Stroke = { colour: ink, width: 3 };
/** Light edge round dark words that stand on a drawing. */
export const halo: Stroke = { colour: '#f6ead0', width: 6 };

/** A seat's look: every seat has its own outline, hatch and lightness, so colour is never the only sign. */
export interface SeatLook {
  shape: 'pointed' | 'round' | 'square' | 'diamond';
  colour: Colour6;
  dark: Colour6;
  light: Colour6;
  /** For pieces that have done their part: the same, washed out. */
  faded: Colour6;
  /** Signs and figures on `colour`. */
  on: Colour6;
  hatch: Hatch;
}

const seat = (
  shape: SeatLook['shape'],
  angle: Hatch['angle'],
  [colour, dark, light, faded, on]: readonly [Colour6, Colour6, Colour6, Colour6, Colour6],
): SeatLook => ({
  shape,
  colour,
  dark,
  light,
  faded,
  on,
  hatch: { shade: 'hatch', ground: light, colour, gap: 7, width: 1.5, angle },
});

/** A colour as the number that a message has at its edge. */
export const colourNumber = (colour: string): number => Number.parseInt(colour.slice(1, 7), 16);

const looks: readonly SeatLook[] = [
  seat('pointed', 45, ['#7d1420', '#43080f', '#ecc6b3', '#a9837b', '#ffffff']),
  seat('round', 135, ['#1f7d58', '#0c3a28', '#e2f0dc', '#8fb09d', '#ffffff']),
  seat('square', 0, ['#2d5590', '#122850', '#c9d3e6', '#7f8aa3', '#ffffff']),
  seat('diamond', 90, ['#dba838', '#4f3805', '#fbf1d2', '#cdb98a', '#2c2003']),
];

/** The look of a seat. Throws for a fifth seat: a look would be used twice. */
export function seatLook(id: SeatId): SeatLook {
  const found = looks[id];
  if (!found) throw new Error(`no look for seat ${id}`);
  return found;
}
