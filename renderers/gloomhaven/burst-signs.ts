import { textWidth } from '../measure.ts';
import { type Node, type Point, path, polygon, rect, stroke, words } from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { armourSign } from './armour.ts';

/** What is read off one burst: harm, healing, protection that was gained, or cards that were lost, each by a shape of its own. */

/** How much, and of what. `averted` are cards lost instead of life. */
export interface Told {
  n: number;
  is: 'struck' | 'open' | 'averted' | 'healed' | 'shield' | 'retaliate' | 'cards';
}

const SAYING = {
  open: (n) => `${n}?`,
  struck: (n) => (n === 0 ? '0' : `−${n}`),
  healed: (n) => `+${n}`,
  shield: (n) => `+${n}`,
  retaliate: (n) => `+${n}`,
  averted: (n) => `−${n}`,
  cards: (n) => `−${n}`,
} as const satisfies Record<Told['is'], (n: number) => string>;

/** Half of how wide the words of a burst are, with letters of `size` pixels. */
export const halfOf = ({ n, is }: Told, size: number): number =>
  Math.max(size * 0.62, textWidth(SAYING[is](n), size, true) * 0.56);

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

/** A round leaf for what heals. */
function healed(one: Shaped): Node[] {
  const [cx, cy] = one.at;
  const r = one.half * 1.35;
  const k = r * 0.552;
  const round = `M${cx} ${cy - r} C${cx + k} ${cy - r} ${cx + r} ${cy - k} ${cx + r} ${cy} C${cx + r} ${cy + k} ${cx + k} ${cy + r} ${cx} ${cy + r} C${cx - k} ${cy + r} ${cx - r} ${cy + k} ${cx - r} ${cy} C${cx - r} ${cy - k} ${cx - k} ${cy - r} ${cx} ${cy - r} Z`;
  return [
    path(round, { fill: '#1f7a3a', stroke: stroke('#0b2412', 7) }),
    path(round, { stroke: stroke('#d9ffd0', 3) }),
    white(one),
  ];
}

/** Two cards of paper, one behind the other, and how many are gone. */
function cards({ text, size, half, at: [x, y] }: Shaped): Node[] {
  const [w, h] = [half * 2 + 2, size * 1.5];
  const card = (by: number, fill: string) =>
    rect(
      { x: Math.round(x - w / 2 + by), y: Math.round(y - h / 2 - by), w, h },
      { fill, stroke: stroke('#140d08', 3), radius: 5 },
    );
  return [
    card(6, '#a08a60'),
    card(0, '#fbeccb'),
    words(text, x, y, { size, bold: true, colour: '#8e1b1b', align: 'centre' }),
  ];
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
  shield: gained('shield'),
  retaliate: gained('retaliate'),
} as const satisfies Record<Told['is'], (one: Shaped) => Node[]>;
