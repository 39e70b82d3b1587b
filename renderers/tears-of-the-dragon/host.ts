import { CHIT, FIGURE, fallen, tally } from '../counters.ts';
import { group, line, path, put, type Sprite, stroke } from '../scene.ts';
import { cream, type SeatLook } from '../theme.ts';
import { many as signs } from './signs.ts';

/** Several kinds of units as one: a hanging banner with the sign of a host, and how many they are. */

/** The cloth of a side: with two tails, or rounded. */
const CLOTHS = {
  pointed: `M3 6 L43 6 L43 55 L23 46 L3 55 Z`,
  round: `M3 6 L43 6 L43 42 Q43 55 23 55 Q3 55 3 42 Z`,
} as const;

/** How far the tag lies over the cloth. */
const LAP = 16;

/** So high as a chit, and at its corner on a dark tag how many they are, as beside a counter. */
export function hostBanner(look: SeatLook, many: number): Sprite {
  const { w, h } = CHIT;
  const cloth = look.shape === 'round' ? CLOTHS.round : CLOTHS.pointed;
  const badge = tally(`×${many}`, FIGURE);
  const pole = [
    [4, 5],
    [w - 4, 5],
  ] as const;
  const nodes = [
    path(cloth, { fill: look.colour, stroke: stroke(cream, 1.75), shadow: fallen() }),
    line(pole, stroke('#1c1109', 7)),
    line(pole, stroke('#d9b568', 3.5)),
    group(signs(look.on), { x: w / 2, y: 21, scale: 0.86 }),
  ];
  return {
    w: w + badge.w - LAP,
    h: h + 3,
    nodes: [...nodes, put(badge, w - LAP, h - badge.h + 3)],
  };
}
