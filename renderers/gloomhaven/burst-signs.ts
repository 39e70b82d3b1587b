import { textWidth } from '../measure.ts';
import { disc, type Frame, group, type Node, type Point, path, polygon, rect, stroke, words } from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { armourSign } from './armour.ts';
import type { Change } from './news.ts';
import { conditionBadge, elementSign, opSign } from './signs.ts';

/** What is read off one burst: harm, healing, what was gained or is gone, or cards, each by a shape of its own. */

/** How much, and of what. `averted` are cards lost instead of life. */
export interface Told {
  n: number;
  is: 'struck' | 'open' | 'averted' | Exclude<Change['is'], 'suffered'>;
  /** Which condition or element. */
  what?: string;
  /** Of cards that were lost: the damage that they were lost for. */
  spared?: number;
}

const SAYING = {
  // Apart: close together "1?" is read as 17.
  open: (n) => `${n} ?`,
  struck: (n) => (n === 0 ? '0' : `−${n}`),
  healed: (n) => `+${n}`,
  shield: (n) => `+${n}`,
  retaliate: (n) => `+${n}`,
  averted: (n) => `−${n}`,
  cards: (n) => `−${n}`,
  recovered: (n) => `+${n}`,
  condition: () => '',
  cured: () => '',
  infused: () => '',
  consumed: () => '',
  used: () => '',
  warded: () => '',
  vain: () => '',
} as const satisfies Record<Told['is'], (n: number) => string>;

/** Half of how wide the words of a burst are, with letters of `size` pixels. */
export const halfOf = ({ n, is, spared = 0 }: Told, size: number): number =>
  Math.max(size * 0.62, textWidth(SAYING[is](n), size, true) * 0.56) + (spared > 0 ? size * 0.95 : 0);

/** How far it reaches from its middle to each side, and up and down; the tips of a star stand out by a little more. */
export function reachOf(told: Told, size: number): { wide: number; high: number } {
  const half = halfOf(told, size);
  const isRound = told.is === 'struck' || told.is === 'open' || told.is === 'healed';
  return isRound ? { wide: half * 1.4, high: half * 1.4 } : { wide: half, high: size * 0.8 };
}

/** A burst round a point; letters are `size` pixels high. */
export function burstSign(told: Told, size: number, [x, y]: Point = [0, 0]): Node[] {
  const text = SAYING[told.is](told.n);
  const half = halfOf(told, size);
  return SHAPES[told.is]({ ...told, text, size, half, at: [x, y] });
}

interface Shaped extends Told {
  text: string;
  size: number;
  half: number;
  at: Point;
}

const white = ({ text, size, at: [x, y] }: Shaped, colour = '#ffffff'): Node =>
  words(text, x, y, { size, bold: true, colour, align: 'centre', outline: stroke('#140d08', 5) });

/** A star of many points for what hurts; grey for what does nothing. */
function struck(one: Shaped): Node[] {
  const [light, fill] = one.n > 0 ? ['#ff9a3c', '#cf2f16'] : ['#a9a49a', '#5f5b54'];
  return [
    polygon(star(one, 1.6, 1.16), { fill: '#fff0c4', stroke: stroke('#140d08', 4) }),
    polygon(star(one, 1.38, 1.04), { fill: light }),
    polygon(star(one, 1.2, 0.96), { fill }),
    white(one),
  ];
}
const star = ({ at: [cx, cy], half }: Shaped, outer: number, inner: number): Point[] =>
  starPoints(12, outer * half, inner * half).map(([x, y]): Point => [cx + x, cy + y]);

/** The star is hollow as long as it is open what becomes of the harm. */
const open = (one: Shaped): Node[] => [
  polygon(star(one, 1.6, 1.25), { fill: '#1a0b05d8', stroke: stroke(doneEdge, 9) }),
  polygon(star(one, 1.6, 1.25), { stroke: stroke(done, 4) }),
  white(one, doneLight),
];

/** So many points of life, not cards: on the lower rim. */
const heart = ([x, y]: Point, r: number): Node =>
  path(
    `M${x} ${y + r} C${x - 1.9 * r} ${y - 0.3 * r} ${x - 0.8 * r} ${y - 1.5 * r} ${x} ${y - 0.5 * r} C${x + 0.8 * r} ${y - 1.5 * r} ${x + 1.9 * r} ${y - 0.3 * r} ${x} ${y + r} Z`,
    { fill: '#ffb3a8', stroke: stroke('#140d08', 3) },
  );

/** A round leaf for what heals; grey where nothing was to be healed. */
function healed(one: Shaped): Node[] {
  const [cx, cy] = one.at;
  const r = one.half * 1.35;
  const k = r * 0.552;
  const round = `M${cx} ${cy - r} C${cx + k} ${cy - r} ${cx + r} ${cy - k} ${cx + r} ${cy} C${cx + r} ${cy + k} ${cx + k} ${cy + r} ${cx} ${cy + r} C${cx - k} ${cy + r} ${cx - r} ${cy + k} ${cx - r} ${cy} C${cx - r} ${cy - k} ${cx - k} ${cy - r} ${cx} ${cy - r} Z`;
  return [
    path(round, { fill: one.n > 0 ? '#1f7a3a' : '#5f5b54', stroke: stroke('#0b2412', 7) }),
    path(round, { stroke: stroke(one.n > 0 ? '#d9ffd0' : '#a9a49a', 3) }),
    white(one),
    ...(one.n > 0 ? [heart([cx, cy + r * 0.86], one.size * 0.3)] : []),
  ];
}

/** Two cards of paper, one behind the other, and how many are gone or back; before them the damage, struck out. */
function cards({ is, text, size, half: all, spared = 0, at: [mx, y] }: Shaped): Node[] {
  const beside = spared > 0 ? size * 0.95 : 0;
  const [half, x] = [all - beside, mx + beside];
  const [w, h] = [half * 2 + 2, size * 1.5];
  const card = (by: number, fill: string) =>
    rect(
      { x: Math.round(x - w / 2 + by), y: Math.round(y - h / 2 - by), w, h },
      { fill, stroke: stroke('#140d08', 3), radius: 5 },
    );
  return [
    ...(spared > 0 ? strickenOut(spared, size, [x - half - size, y]) : []),
    card(6, '#a08a60'),
    card(0, '#fbeccb'),
    words(text, x, y, { size, bold: true, colour: is === 'recovered' ? '#1f6a33' : '#8e1b1b', align: 'centre' }),
  ];
}

/** Damage that nobody suffered. */
function strickenOut(n: number, size: number, at: Point): Node[] {
  const r = size * 0.8;
  const bar = `M${at[0] - r} ${at[1] + r * 0.7} L${at[0] + r} ${at[1] - r * 0.7}`;
  return [
    ...struck({ n: 0, is: 'struck', text: String(n), size, half: size * 0.58, at }),
    path(bar, { stroke: stroke('#140d08', 5) }),
    path(bar, { stroke: stroke('#ffb09a', 2.5) }),
  ];
}

/** A dark coin with the rim of what has just happened, and a sign on it; of what is gone it is struck through. */
const coined =
  (sign: (what: string, size: number) => Node, isGone: boolean) =>
  ({ what = '', half, at: [x, y] }: Shaped): Node[] => {
    const r = half * 1.3;
    const bar = `M${x - r * 0.8} ${y + r * 0.8} L${x + r * 0.8} ${y - r * 0.8}`;
    return [
      // On light ground the dark sign of what is gone can be told below its bar.
      disc(x, y, r, { fill: isGone ? '#e9dcc0' : '#20140e', stroke: stroke(doneEdge, 9) }),
      disc(x, y, r, { stroke: stroke(done, 4) }),
      group([sign(what, r * 1.25)], { x, y }),
      ...(isGone ? [path(bar, { stroke: stroke('#140d08', 7) }), path(bar, { stroke: stroke('#fff0c4', 3) })] : []),
    ];
  };

/** On a lozenge: a round sign of light would be read as a blessing. */
const lozenged =
  (isGone: boolean) =>
  ({ what = '', half, at: [x, y] }: Shaped): Node[] => {
    const r = half * 1.75;
    const d = `M${x} ${y - r} L${x + r} ${y} L${x} ${y + r} L${x - r} ${y} Z`;
    const bar = `M${x - r * 0.6} ${y + r * 0.6} L${x + r * 0.6} ${y - r * 0.6}`;
    return [
      path(d, { fill: '#20140e', stroke: stroke(doneEdge, 9) }),
      path(d, { stroke: stroke(done, 4) }),
      group([elementSign(what, half * 1.5)], { x, y }),
      ...(isGone ? [path(bar, { stroke: stroke('#140d08', 9) }), path(bar, { stroke: stroke('#fff0c4', 4) })] : []),
    ];
  };

/** A card that is played: the half that was used is bright and ticked, so that it is known without colour; crossed where it did nothing. */
const played =
  (isInVain: boolean) =>
  ({ half, what, at: [x, y] }: Shaped): Node[] => {
    const [w, h] = [Math.round(half * 1.9), Math.round(half * 2.6)];
    const r = half * 0.55;
    const [left, top] = [Math.round(x - w / 2), Math.round(y - h / 2)];
    const card = { x: left, y: top, w, h };
    const used = {
      x: left + 4,
      y: what === 'bottom' ? Math.round(y) + 2 : top + 4,
      w: w - 8,
      h: Math.round(h / 2) - 6,
    };
    return [
      rect(card, { fill: isInVain ? '#c9c2b2' : '#4d3b2b', stroke: stroke(doneEdge, 9), radius: 6 }),
      rect(card, { stroke: stroke(done, 4), radius: 6 }),
      ...(what === undefined || isInVain ? [] : [rect(used, { fill: '#ffb95c', radius: 3 }), ticked(used)]),
      ...(isInVain
        ? [
            path(`M${x - r} ${y - r} L${x + r} ${y + r} M${x + r} ${y - r} L${x - r} ${y + r}`, {
              stroke: stroke('#8e1b1b', half * 0.3),
            }),
          ]
        : [path(`M${left + 4} ${y} L${left + w - 4} ${y}`, { stroke: stroke('#a58a68', 2.5) })]),
    ];
  };

/** A tick in the middle of a half. */
function ticked({ x, y, w, h }: Frame): Node {
  const d = `M${x + w * 0.24} ${y + h * 0.5} L${x + w * 0.43} ${y + h * 0.8} L${x + w * 0.8} ${y + h * 0.18}`;
  return path(d, { stroke: stroke('#2a1408', Math.max(2.5, h * 0.22)) });
}

const gained =
  (kind: 'shield' | 'retaliate') =>
  ({ text, size, at }: Shaped): Node[] =>
    armourSign(kind, text, { size, at });

const SHAPES = {
  struck,
  open,
  healed,
  averted: cards,
  cards,
  recovered: cards,
  shield: gained('shield'),
  retaliate: gained('retaliate'),
  condition: coined(conditionBadge, false),
  cured: coined(conditionBadge, true),
  infused: lozenged(false),
  consumed: lozenged(true),
  used: played(false),
  warded: coined((_, size) => opSign('shield', size * 0.9, '#cfe0f6'), false),
  vain: played(true),
} as const satisfies Record<Told['is'], (one: Shaped) => Node[]>;
