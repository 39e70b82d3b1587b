import type { SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import { fallen } from '../counters.ts';
import { disc, glowing, group, type Node, path, polygon, rect, stroke, words } from '../scene.ts';
import { cream } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { creatureOf, summonSign, thingSign } from './creatures.ts';
import { emblemOf, lookOf } from './emblems.ts';
import type { Lie } from './lie.ts';
import { conditionBadge } from './signs.ts';

/**
 * Figures as counters, round the origin; `s` is the way from the middle of a hex to its corner. Characters are round,
 * summons are diamonds, things are boxes. Monsters stand on a tablet: a normal one with a plain edge, an elite one with
 * a pointed double edge, a boss on a star.
 */

/** Letters and figures: nine pixels on a phone. */
const figureSize = (s: number): number => Math.max(27, Math.round(s * 0.5));

/** Where letters are large for the hexes: what is written stands at the left edge, and the sign at the right. */
const isSmall = (s: number): boolean => s < 56;
/** How far from the middle the number stands, and the hit points below it. */
const beside = (s: number): number => Math.max(14.5, s * 0.43);

/** The outline of a tablet, `w` to each side. */
const tablet = (w: number, top: number, bottom: number): string =>
  `M${-w} ${bottom} L${-w} ${top + w * 0.8} Q${-w} ${top} 0 ${top} Q${w} ${top} ${w} ${top + w * 0.8} L${w} ${bottom} Z`;
const pointed = (w: number, top: number, bottom: number): string =>
  `M${-w} ${bottom} L${-w * 1.08} ${top + w * 0.1} L${-w * 0.5} ${top + w * 0.42} L0 ${top - w * 0.14} L${w * 0.5} ${top + w * 0.42} L${w * 1.08} ${top + w * 0.1} L${w} ${bottom} Z`;

export function monsterCounter(
  type: string,
  rank: SeenFigure['rank'],
  { s, aside = false }: { s: number; aside?: boolean },
): Node[] {
  const { sign, ground } = creatureOf(type);
  const elite = rank === 'elite';
  const boss = rank === 'boss';
  const [w, top, bottom] = [s * 0.7, -s * 0.74, s * 0.72];
  const edge = elite ? '#ffdf7a' : '#efe6d2';
  const outline = elite ? pointed : tablet;
  const number = aside && !boss;
  return [
    ...(boss
      ? [
          polygon(starPoints(12, s * 0.98, s * 0.8), {
            fill: '#ffdf7a',
            stroke: stroke('#1a0f08', 2),
            shadow: fallen(),
          }),
        ]
      : []),
    path(outline(w, top, bottom), { fill: edge, stroke: stroke('#140d08', 2.5), shadow: fallen() }),
    ...(elite ? [path(outline(w * 0.88, top * 0.86, bottom * 0.92), { stroke: stroke('#3a2608', 2) })] : []),
    path(outline(w * (elite ? 0.8 : 0.88), top * (elite ? 0.76 : 0.88), bottom * 0.88), { fill: ground }),
    group(sign('#fff6e2', ground), {
      x: number ? s * (isSmall(s) ? 0.26 : 0.17) : 0,
      y: -s * (isSmall(s) ? 0.06 : 0.16),
      scale: (s * (number ? 0.84 : 0.98)) / 24,
    }),
  ];
}

export function heroCounter(seat: number, what: string, s: number): Node[] {
  const look = lookOf(seat);
  const r = s * 0.76;
  return [
    disc(0, s * 0.05, r, { fill: look.dark, shadow: fallen() }),
    disc(0, 0, r, { fill: cream, stroke: stroke('#140d08', 2) }),
    disc(0, 0, r * 0.88, { fill: look.colour }),
    disc(0, 0, r * 0.88, { fill: glowing([-r * 0.3, -r * 0.4], r * 1.4, '#ffffff50', '#ffffff00', '#00000040') }),
    group(emblemOf(what)(look.on, look.colour), { y: -s * 0.16, scale: (s * 0.92) / 24 }),
  ];
}

function summonCounter(seat: number, s: number): Node[] {
  const look = lookOf(seat);
  const d = (r: number): [number, number][] => [
    [0, -r],
    [r, 0],
    [0, r],
    [-r, 0],
  ];
  return [
    polygon(d(s * 0.86), { fill: cream, stroke: stroke('#140d08', 2), shadow: fallen() }),
    polygon(d(s * 0.74), { fill: look.colour }),
    group(summonSign(look.on, look.colour), { y: -s * 0.14, scale: (s * 0.7) / 24 }),
  ];
}

export const thingCounter = (s: number): Node[] => [
  rect(
    { x: -s * 0.66, y: -s * 0.66, w: s * 1.32, h: s * 1.32 },
    { fill: '#d9c9a6', stroke: stroke('#140d08', 2.5), radius: 4, shadow: fallen() },
  ),
  rect({ x: -s * 0.56, y: -s * 0.56, w: s * 1.12, h: s * 1.12 }, { fill: '#4a3a28', radius: 3 }),
  group(thingSign('#fff6e2', '#4a3a28'), { y: -s * 0.12, scale: (s * 0.8) / 24 }),
];

/** A flag over who fights for the characters without being one of them. */
const flag = (s: number): Node[] => [
  polygon(
    [
      [s * 0.06, -s * 1.06],
      [s * 0.62, -s * 0.9],
      [s * 0.06, -s * 0.66],
    ],
    { fill: '#bfe3ff', stroke: stroke('#140d08', 2.5) },
  ),
  rect({ x: -s * 0.02, y: -s * 1.1, w: s * 0.1, h: s * 0.62 }, { fill: '#fff6e2', stroke: stroke('#140d08', 1.5) }),
];

export const counterOf = (figure: SeenFigure, s: number): Node[] => [
  ...counterAlone(figure, s),
  ...(figure.isAlly ? flag(s) : []),
];

function counterAlone({ kind, seat, what, rank, standee }: SeenFigure, s: number): Node[] {
  switch (kind) {
    case 'character':
      return heroCounter(seat ?? 0, what, s);
    case 'monster':
      return monsterCounter(what, rank, { s, aside: standee !== null });
    case 'summon':
      return summonCounter(seat ?? 0, s);
    case 'objective':
      return thingCounter(s);
  }
}

/** The same without its number: beside words that say it. */
export const bareCounter = (figure: SeenFigure, s: number): Node[] => counterOf({ ...figure, standee: null }, s);

/** Hit points on a drop of red; pale where at most a third is left. */
function hitPoints({ hp, max }: SeenFigure, s: number): Node[] {
  const size = figureSize(s);
  const w = size * (hp > 9 ? 1.5 : 1.15);
  const h = size * 1.02;
  const [x, y] = [isSmall(s) ? -s * 0.28 : 0, isSmall(s) ? beside(s) : s * 0.52];
  const low = hp * 3 <= max;
  return [
    rect(
      { x: x - w / 2, y: y - h / 2, w, h },
      { fill: low ? '#fff3ea' : '#8e1b1b', stroke: stroke(low ? '#8e1b1b' : '#fff3ea', 2.5), radius: h * 0.36 },
    ),
    words(String(hp), x, y, { size, bold: true, colour: low ? '#7a0f0f' : '#ffffff', align: 'centre', tag: 'hp' }),
  ];
}

/** The number of a monster, on a disc; that of an elite one on a star. */
function number({ standee, rank }: SeenFigure, s: number): Node[] {
  if (standee === null || rank === 'boss') return [];
  const size = figureSize(s);
  const [x, y] = [-s * 0.42, isSmall(s) ? -beside(s) : -s * 0.4];
  const style = { stroke: stroke('#140d08', 1.8) };
  return [
    rank === 'elite'
      ? polygon(
          starPoints(8, size * 0.72, size * 0.56).map(([px, py]) => [x + px, y + py] as const),
          { fill: '#ffdf7a', ...style },
        )
      : disc(x, y, size * 0.5, { fill: '#fffaf0', ...style }),
    words(String(standee), x, y, {
      size,
      bold: true,
      colour: '#1a120a',
      align: 'centre',
      tag: 'standee',
    }),
  ];
}

/** Where tokens of conditions lie: down the right edge, then down the left. */
const TOKENS: readonly (readonly [number, number])[] = [
  [0.82, -0.52],
  [0.86, -0.06],
  [0.84, 0.4],
  [-0.86, 0.12],
  [-0.84, 0.56],
  [0.36, -0.86],
  [-0.02, -0.92],
  [0, 0.06],
];

/** Somebody with all that is to be known of them; what is written lies over everybody's counters. */
export const figureNodes = (figure: SeenFigure, lie: Lie): Node[] => [bodyOf(figure, lie), valuesOf(figure, lie)];

function bodyOf(figure: SeenFigure, lie: Lie): Node {
  const [x, y] = lie.centre(figure.at);
  const s = lie.size;
  const tokens = figure.conditions.map((id, n) => {
    const [dx, dy] = TOKENS[n % TOKENS.length]!;
    return group([conditionBadge(id, Math.max(21, s * 0.4))], { x: dx * s, y: dy * s, tag: `condition:${id}` });
  });
  return group([...counterOf(figure, s), ...tokens], { x, y, tag: `figure:${figure.id}` });
}

function valuesOf(figure: SeenFigure, lie: Lie): Node {
  const [x, y] = lie.centre(figure.at);
  return group([...number(figure, lie.size), ...hitPoints(figure, lie.size)], { x, y, tag: `figure:${figure.id}` });
}

/** Those who stand in front cover those behind. */
export function figuresOf(view: View, lie: Lie): Node[] {
  const all = [...view.figures].sort((a, b) => lie.centre(a.at)[1] - lie.centre(b.at)[1]);
  return [...all.map((one) => bodyOf(one, lie)), ...all.map((one) => valuesOf(one, lie))];
}
