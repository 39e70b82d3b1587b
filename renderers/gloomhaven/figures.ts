import type { SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import { type Frame, group, type Node, type Point, polygon, rect, stroke, words } from '../scene.ts';
import { armourFrames, armourNodes } from './armour.ts';
import type { Lie } from './lie.ts';
import { conditionBadge } from './signs.ts';
import { outlineOf, type Standing, standOf } from './stands.ts';

/** Figures on the map: their stands, and on these the number, the life as a bar, what protects them, and the conditions beside them. */

/** A stand in the middle of a place of 1.8 sizes each way: for rows, plates and lists. */
const framed = (one: Standing, s: number): Node =>
  group([standOf({ ...one, isPortrait: true }, s * 0.96)], { y: outlineOf(one) === 'star' ? 0 : s * 0.1 });

export const monsterCounter = (type: string, rank: SeenFigure['rank'], { s }: { s: number }): Node[] => [
  framed({ kind: 'monster', what: type, rank, seat: null }, s * (rank === 'boss' ? 0.86 : 1)),
];
export const heroCounter = (seat: number, what: string, s: number): Node[] => [
  framed({ kind: 'character', what, rank: null, seat }, s),
];
/** A thing of a scenario. */
export const thingCounter = (what: string, s: number): Node[] => [
  framed({ kind: 'objective', what, rank: null, seat: null }, s),
];

/** Where the flag of an ally is, in sizes: no stand in front of it reaches so high, and no bar of life behind it so low. */
const FLAG = { left: 0.34, right: 0.94, top: -1.02, foot: -0.3 } as const;

/** On who fights for the characters without being one of them. */
function flag(s: number): Node {
  const [l, r, t, b] = [FLAG.left * s, FLAG.right * s, FLAG.top * s, FLAG.foot * s];
  const [pole, high, notch] = [0.1 * s, 0.5 * s, 0.2 * s];
  const cloth: Point[] = [
    [l + pole, t],
    [r, t],
    [r - notch, t + high / 2],
    [r, t + high],
    [l + pole, t + high],
  ];
  const nodes: Node[] = [
    rect({ x: l, y: t, w: pole, h: b - t }, { fill: '#fff6e2', stroke: stroke('#140d08', 2.5) }),
    polygon(cloth, { fill: '#bfe3ff', stroke: stroke('#140d08', 3) }),
  ];
  return group(nodes, { tag: 'ally' });
}

const standing = ({ kind, what, rank, seat }: SeenFigure): Standing => ({
  kind,
  what,
  rank,
  seat: kind === 'summon' || kind === 'character' ? seat : null,
});

/** Bosses are alone of their kind. */
export const isNumbered = ({ standee, rank }: SeenFigure): boolean => standee !== null && rank !== 'boss';

const bodyNode = (figure: SeenFigure, s: number): Node =>
  standOf(isSmall(s) && isNumbered(figure) ? { ...standing(figure), aside: true } : standing(figure), s);

/** A figure as it stands on the map, without what is written on it. */
export const counterOf = (figure: SeenFigure, s: number): Node[] => [
  bodyNode(figure, s),
  ...(figure.isAlly ? [flag(s)] : []),
];

/** The same in the middle of its place: beside words that say its number. */
export const bareCounter = (figure: SeenFigure, s: number): Node[] => [
  framed(standing(figure), s * (figure.rank === 'boss' ? 0.86 : 1)),
  ...(figure.isAlly ? [group([flag(s * 0.94)], { y: s * 0.1 })] : []),
];

/** Letters and figures: nine pixels on a phone; where stands are large, eleven. */
const figureSize = (s: number): number =>
  Math.max(27, Math.round(s * (isSmall(s) ? 0.36 : Math.min(0.46, 33 / s))), Math.round(s * 0.36));
/** Where letters are large for the hexes, they stand at the left edge and leave the bust free. */
const isSmall = (s: number): boolean => s < 50;

/** How high a box round digits is: they have nothing below the line. */
const boxOf = (s: number): number => Math.round(figureSize(s) * (isSmall(s) ? 0.84 : 1)) + (isSmall(s) ? 0 : 2);

/** The bar of life round the middle of its figure. */
export function barOf(s: number): Frame {
  const w = s * 1.44;
  const h = boxOf(s);
  return { x: -w / 2, y: s * 0.8 - h, w, h };
}

/** As long as life is left; at a third and less it is red, at a half and less amber. The number stands on it. */
function life({ hp, max }: SeenFigure, s: number): Node[] {
  const { x, y, w, h } = barOf(s);
  const part = Math.min(1, hp / Math.max(1, max));
  const fill = part * 3 <= 1 ? '#d83a28' : part * 2 <= 1 ? '#dc9420' : '#379a44';
  const long = Math.max(2, (w - 4) * part);
  return [
    rect({ x, y, w, h }, { fill: '#1c1210', stroke: stroke('#f6efdc', 2), radius: 6 }),
    { ...rect({ x: x + 2, y: y + 2, w: long, h: h - 4 }, { fill, radius: 4 }), tag: 'life' },
    rect({ x: x + 3, y: y + 3, w: Math.max(1, long - 2), h: h * 0.3 }, { fill: '#ffffff3c', radius: 3 }),
    // At the left: further to the right it would lie over the number of whoever stands below.
    words(String(hp), x + (isSmall(s) ? 4 : 8), y + h / 2, {
      size: figureSize(s),
      bold: true,
      colour: '#ffffff',
      align: 'left',
      outline: stroke('#140d08', 5),
      tag: 'hp',
    }),
  ];
}

/** The number of a monster on a plate in its upper left corner; that of an elite one has a point at each side. */
function number(figure: SeenFigure, s: number): Node[] {
  const { standee, rank } = figure;
  if (standee === null || !isNumbered(figure)) return [];
  const size = figureSize(s);
  const [w, h] = [size * (standee > 9 ? 1.3 : 0.86), isSmall(s) ? boxOf(s) : size];
  const [x, y] = isSmall(s) ? [-s * 0.5, -s * 0.52] : [-s * 0.8 + w / 2, -s * 0.62];
  const [l, r, t, b] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const plate: [number, number][] =
    rank === 'elite'
      ? [
          [l, t],
          [r, t],
          [r + 5, y],
          [r, b],
          [x, b + 6],
          [l, b],
          [l - 5, y],
        ]
      : [
          [l, t],
          [r, t],
          [r, b],
          [x, b + 6],
          [l, b],
        ];
  return [
    polygon(plate, { fill: rank === 'elite' ? '#ffd75e' : '#fffaf0', stroke: stroke('#140d08', 2) }),
    words(String(standee), x, y, { size, bold: true, colour: '#1a120a', align: 'centre', tag: 'standee' }),
  ];
}

/** The spikes of what strikes back stand out by so much of its width, and their edge. */
const SPIKES = 0.28;

/** Tokens of conditions in a row on the bar of life, from the right; many are smaller, and lie over one another at last. */
function conditionRow({ conditions, shield, retaliate, hp }: SeenFigure, s: number) {
  const bar = barOf(s);
  const small = isSmall(s);
  // Of small stands they hang over the right edge, so that the bust is seen; beside a second sign of armour they end before it.
  const second = armourFrames({ shield, retaliate, hp }, bar)[1];
  const w = second ? second.x - second.w * SPIKES - bar.x : bar.w + (small ? 9 : 0);
  const many = conditions.length;
  const size = small ? 19 : Math.max(22, Math.min(s * 0.38, w / Math.max(1, many)));
  const step = many > 1 ? Math.min(size * 1.02, (w - size) / (many - 1)) : 0;
  return { size, step, right: bar.x + w, y: bar.y - size / 2 - (shield > 0 || retaliate > 0 ? 4 : 0) };
}

/** Where these tokens lie; nothing of who has none. */
export function tokensOn(figure: SeenFigure, lie: Lie): Frame[] {
  const many = figure.conditions.length;
  if (many === 0) return [];
  const [x, y] = lie.centre(figure.at);
  const row = conditionRow(figure, lie.size);
  const w = row.size + (many - 1) * row.step;
  return [{ x: x + row.right - w, y: y + row.y - row.size / 2, w, h: row.size }];
}

function conditionsOf(figure: SeenFigure, s: number): Node[] {
  const { size, step, right, y } = conditionRow(figure, s);
  return figure.conditions
    .map((id, n) =>
      group([conditionBadge(id, size)], {
        x: right - size / 2 - n * step,
        y,
        tag: `condition:${id}`,
      }),
    )
    .reverse();
}

/** What nothing may be written over: the stand with its number, its bar and its conditions. */
export function frameOf(figure: SeenFigure, lie: Lie): Frame {
  const [x, y] = lie.centre(figure.at);
  const s = lie.size;
  const armour = armourFrames(figure, barOf(s));
  const right = Math.max(s * 0.76, ...armour.map((one) => one.x + one.w));
  const top = Math.min(-s * 1.02, ...armour.map((one) => one.y));
  return { x: x - s * 0.82, y: y + top, w: s * 0.82 + right, h: s * 0.9 - top };
}

/** Of it what must be read: the bar with its number, the number on the plate, and the flag of an ally. */
export function writtenOn(figure: SeenFigure, lie: Lie): Frame[] {
  const [x, y] = lie.centre(figure.at);
  const s = lie.size;
  const size = figureSize(s);
  const bar = barOf(s);
  const plate = { x: -s * 0.84, y: -s * (isSmall(s) ? 0.52 : 0.62) - size * 0.6, w: size * 1.4, h: size * 1.3 };
  const written = [bar, ...armourFrames(figure, bar), ...(isNumbered(figure) ? [plate] : [])];
  return [...written.map((one) => ({ ...one, x: x + one.x, y: y + one.y })), ...flagOn(figure, lie)];
}

/** The flag of an ally; nothing of anybody else. */
export function flagOn({ at, isAlly }: SeenFigure, lie: Lie): Frame[] {
  const [[x, y], s] = [lie.centre(at), lie.size];
  const [w, h] = [(FLAG.right - FLAG.left) * s, (FLAG.foot - FLAG.top) * s];
  return isAlly ? [{ x: x + FLAG.left * s, y: y + FLAG.top * s, w, h }] : [];
}

/** Where the face is, which shows who it is. */
export function faceOf({ at }: SeenFigure, lie: Lie): Frame {
  const [x, y] = lie.centre(at);
  const s = lie.size;
  return { x: x - s * 0.4, y: y - s * 0.8, w: s * 0.95, h: s * 0.95 };
}

/** Somebody with all that is to be known of them; what is written lies over everybody's stands. */
export const figureNodes = (figure: SeenFigure, lie: Lie): Node[] => [bodyOf(figure, lie), valuesOf(figure, lie)];

function bodyOf(figure: SeenFigure, lie: Lie): Node {
  const [x, y] = lie.centre(figure.at);
  const body = group([bodyNode(figure, lie.size)], { tag: 'stand' });
  return group([body], { x, y, tag: `figure:${figure.id}` });
}

function valuesOf(figure: SeenFigure, lie: Lie): Node {
  const [x, y] = lie.centre(figure.at);
  const s = lie.size;
  return group(
    [
      ...(figure.isAlly ? [flag(s)] : []),
      ...conditionsOf(figure, s),
      ...life(figure, s),
      ...armourNodes(figure, barOf(s)),
      ...number(figure, s),
    ],
    {
      x,
      y,
      tag: `figure:${figure.id}`,
    },
  );
}

/** Those who stand in front cover those behind; `between` lies over all stands, and below all that is written on them. */
export function figuresOf(view: View, lie: Lie, between: readonly Node[] = []): Node[] {
  const all = [...view.figures].sort((a, b) => lie.centre(a.at)[1] - lie.centre(b.at)[1]);
  return [...all.map((one) => bodyOf(one, lie)), ...between, ...all.map((one) => valuesOf(one, lie))];
}
