import type { SeenFigure } from '#games/gloomhaven/seen/view.types';
import { type Colour6, disc, glowing, group, type Linear, type Node, path, polygon, shaded, stroke } from '../scene.ts';
import { cream } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { bustOf } from './busts.ts';
import { groundOf } from './creatures.ts';
import { lookOf } from './emblems.ts';
import { once } from './once.ts';
import { shadeOf } from './shade.ts';

/**
 * Stands of cardboard with a bust, round the origin; `s` is the way from the middle of a hex to its corner. Who is who is told by the
 * outline. Characters have a round arch, summons a gable, things a box. Normal monsters have a plain top with cut corners, elite ones
 * three points and a double edge. Bosses are a disc on a star.
 */

/** What a stand is of. */
export interface Standing extends Pick<SeenFigure, 'kind' | 'what' | 'rank'> {
  seat: number | null;
  /** The bust stands further to the right: a plate lies over the left. */
  aside?: true;
  /** It stands on no floor: a portrait in a row, on a plate or in a list. */
  isPortrait?: true;
}

type Outline = 'arch' | 'plain' | 'points' | 'star' | 'gable' | 'box';

export function outlineOf({ kind, rank }: Pick<Standing, 'kind' | 'rank'>): Outline {
  switch (kind) {
    case 'character':
      return 'arch';
    case 'summon':
      return 'gable';
    case 'objective':
      return 'box';
    case 'monster':
      return rank === 'boss' ? 'star' : rank === 'elite' ? 'points' : 'plain';
  }
}

/** Half the width, the top and the bottom, in hundredths of the size of a hex. */
const [W, TOP, BOTTOM] = [70, -96, 76];
/** A round outline as the language of paths has it. */
const round = (r: number): string => {
  const k = r * 0.552;
  return `M0 ${-r} C${k} ${-r} ${r} ${-k} ${r} 0 C${r} ${k} ${k} ${r} 0 ${r} C${-k} ${r} ${-r} ${k} ${-r} 0 C${-r} ${-k} ${-k} ${-r} 0 ${-r} Z`;
};
/** The outline, made smaller by so much on each side. */
const OUTLINES: Readonly<Record<Outline, (by: number) => string>> = {
  arch: (by) => {
    const [w, t, b] = [W - by, TOP + by, BOTTOM - by];
    return `M${-w} ${b} L${-w} ${t + 62} C${-w} ${t - 20} ${w} ${t - 20} ${w} ${t + 62} L${w} ${b} Z`;
  },
  plain: (by) => {
    const [w, t, b] = [W - by, TOP + 8 + by, BOTTOM - by];
    return `M${-w} ${b} L${-w} ${t + 16} L${-w + 16} ${t} L${w - 16} ${t} L${w} ${t + 16} L${w} ${b} Z`;
  },
  points: (by) => {
    const [w, t, b] = [W + 2 - by, TOP + by, BOTTOM + 2 - by];
    return `M${-w} ${b} L${-w} ${t - 4} L${-w * 0.45} ${t + 16} L0 ${t - 12} L${w * 0.45} ${t + 16} L${w} ${t - 4} L${w} ${b} Z`;
  },
  star: (by) => round(78 - by),
  gable: (by) => {
    const [w, t, b] = [W - 2 - by, TOP - 4 + by * 1.3, BOTTOM - by];
    return `M${-w} ${b} L${-w} ${t + 50} L0 ${t} L${w} ${t + 50} L${w} ${b} Z`;
  },
  box: (by) => {
    const [w, t, b] = [W - by, TOP + 20 + by, BOTTOM - by];
    return `M${-w} ${b} L${-w} ${t} L${w} ${t} L${w} ${b} Z`;
  },
};

interface Cloth {
  edge: Colour6;
  ground: string;
  /** A line within the edge. */
  line?: string;
}
function clothOf({ kind, what, rank, seat }: Standing): Cloth {
  switch (kind) {
    case 'character':
    case 'summon': {
      const { colour, dark } = lookOf(seat ?? 0);
      return { edge: colour, ground: dark, line: cream };
    }
    case 'objective':
      return { edge: '#d9c9a6', ground: '#4a3a28' };
    case 'monster':
      return rank === 'elite'
        ? { edge: '#ffd75e', ground: groundOf(what), line: '#3a2608' }
        : { edge: '#efe6d2', ground: groundOf(what) };
  }
}

/** Reaches beyond the outline by a shadow. */
const HALF = 1.18;

/** The stand with its bust, and without what is written on it. */
export function standOf(one: Standing, s: number): Node {
  const { kind, what, rank, seat, aside = false, isPortrait = false } = one;
  const key = `stand.${kind}.${what}.${rank}.${seat}.${aside}.${isPortrait}`;
  return once({ key, half: HALF, draw: () => drawn(one) }, s);
}

/** Where it touches the floor: soft, and wider than it. */
const FOOT = 'M-86 78 C-86 62 86 62 86 78 C86 98 -86 98 -86 78 Z';
/** Light from above on a rim. */
const rimmed = (edge: Colour6): Linear =>
  shaded([0, TOP - 8], [0, BOTTOM], shadeOf(edge, 1.35), edge, shadeOf(edge, 0.66));

function drawn(one: Standing): Node[] {
  const outline = outlineOf(one);
  const of = OUTLINES[outline];
  const { edge, ground, line } = clothOf(one);
  const star = outline === 'star';
  const inner = of(line ? 14 : 10);
  const cast = { colour: '#000000c0', blur: one.isPortrait ? 6 : 9, y: one.isPortrait ? 3 : 5 };
  return [
    ...(star || one.isPortrait ? [] : [path(FOOT, { fill: '#00000070', shadow: { colour: '#000000', blur: 14 } })]),
    ...(star
      ? [
          polygon(starPoints(12, 108, 84), { fill: '#ffd75e', stroke: stroke('#140d08', 4), shadow: cast }),
          polygon(starPoints(12, 98, 80), { stroke: stroke('#9a6a10', 3) }),
        ]
      : []),
    path(of(0), { fill: rimmed(edge), stroke: stroke('#140d08', 5), ...(!star && { shadow: cast }) }),
    ...(line ? [path(of(9), { stroke: stroke(line, 3) })] : []),
    path(inner, { fill: ground }),
    path(inner, { fill: glowing([-8, -40], 116, '#fff6dc80', '#ffffff18', '#00000078') }),
    group(
      [group(bustOf(one.kind, one.what)(), { x: one.aside ? 20 : 0, y: star ? 6 : -10, scale: star ? 2.5 : 2.66 })],
      { clip: inner },
    ),
    ...(star ? [disc(0, 0, 69, { stroke: stroke('#140d08', 3) })] : [path(inner, { stroke: stroke('#140d08', 3) })]),
  ];
}
