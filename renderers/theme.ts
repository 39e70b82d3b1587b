import type { SeatId } from '#core/types';
import type { Hatch, Stroke } from './scene.ts';

/** Colours and line weights that all games share: ink and water colour on parchment. */

export const ink = '#3b2a1a';
export const faint = '#8a7350';
export const paper = '#f3e8cd';
export const paperLight = '#fbf5e4';
export const gold = '#c8901a';
export const alarm = '#a8231c';

/** Three line weights: hair for detail, fine for shapes, bold for what matters now. */
export const hair: Stroke = { colour: ink, width: 1 };
export const fine: Stroke = { colour: ink, width: 1.75 };
export const bold: Stroke = { colour: ink, width: 3 };
/** Light edge round dark words that stand on a drawing. */
export const halo: Stroke = { colour: '#efe3c3', width: 6 };

/** A seat's look: every seat has its own outline and its own hatch, so colour is never the only sign. */
export interface SeatLook {
  shape: 'pointed' | 'round' | 'square' | 'diamond';
  colour: string;
  dark: string;
  light: string;
  /** For pieces that have done their part: the same, washed out. */
  faded: string;
  hatch: Hatch;
}

const seat = (
  shape: SeatLook['shape'],
  angle: Hatch['angle'],
  [colour, dark, light, faded]: readonly [string, string, string, string],
): SeatLook => ({
  shape,
  colour,
  dark,
  light,
  faded,
  hatch: { shade: 'hatch', ground: light, colour, gap: 7, width: 1.5, angle },
});

const looks: readonly SeatLook[] = [
  seat('pointed', 45, ['#96281f', '#57120d', '#f2d9cb', '#b98a7d']),
  seat('round', 135, ['#2a6a4b', '#123a28', '#d6e6d3', '#86a693']),
  seat('square', 0, ['#2f4f86', '#152a50', '#d5deee', '#8a9bb9']),
  seat('diamond', 90, ['#7a5a12', '#42300a', '#f0e3bd', '#b4a274']),
];

/** The look of a seat. Throws for a fifth seat: a look would be used twice. */
export function seatLook(id: SeatId): SeatLook {
  const found = looks[id];
  if (!found) throw new Error(`no look for seat ${id}`);
  return found;
}
