import type { SeenFigure } from '#games/gloomhaven/seen/view.types';
import { textWidth } from '../measure.ts';
import { type Frame, group, type Node, type Point, path, polygon, stroke, words } from '../scene.ts';
import { starPoints } from '../tokens.ts';

/** What protects a figure: its shield and what strikes back, each a sign of its own outline with the number on it. */

export type Armour = 'shield' | 'retaliate';

/** Broad above, a point below; so wide each way round the point. */
function shieldOutline(r: number, [x, y]: Point): string {
  const p = (dx: number, dy: number) => `${x + dx * r} ${y + dy * r}`;
  return `M${p(-1, -1)} L${p(1, -1)} L${p(1, 0.1)} C${p(1, 0.6)} ${p(0.45, 0.9)} ${p(0, 1.15)} C${p(-0.45, 0.9)} ${p(-1, 0.6)} ${p(-1, 0.1)} Z`;
}

const SHAPES = {
  shield: (half, at) => [
    path(shieldOutline(half, at), { fill: '#2f64a6', stroke: stroke('#0d1622', 6) }),
    path(shieldOutline(half, at), { stroke: stroke('#e6f1ff', 2.5) }),
  ],
  retaliate: (half, [x, y]) => {
    const star = starPoints(9, half * 1.32, half * 0.92).map(([dx, dy]): Point => [x + dx, y + dy]);
    return [
      polygon(star, { fill: '#7c2a86', stroke: stroke('#1b0a1e', 6) }),
      polygon(star, { stroke: stroke('#ffe3fb', 2.5) }),
    ];
  },
} as const satisfies Record<Armour, (half: number, at: Point) => Node[]>;

/** The sign round a point with a number or "+1" on it, its letters `size` pixels high. */
export function armourSign(kind: Armour, text: string, { size, at: [x, y] }: { size: number; at: Point }): Node[] {
  return [
    ...SHAPES[kind](halfOf(text, size), [x, y]),
    words(text, x, y, { size, bold: true, colour: '#ffffff', align: 'centre', outline: stroke('#0d1622', 4) }),
  ];
}
/** Half of how wide such a sign is. */
const halfOf = (text: string, size: number): number => Math.max(size * 0.42, textWidth(text, size, true) * 0.5 + 3);

/** Letters on the signs of a stand with such a bar: nine pixels on a phone, larger where the bar is. */
const sizeOn = ({ h }: Frame): number => Math.max(27, Math.round(h * 0.86));

/** Where the signs of a stand lie round its middle, beside the bar of life: at its right end, and a second one above the first. */
function placesOf(
  { shield, retaliate, hp }: Armed,
  bar: Frame,
): { kind: Armour; n: number; at: Point; half: number }[] {
  const size = sizeOn(bar);
  const all = [
    { kind: 'shield', n: shield },
    { kind: 'retaliate', n: retaliate },
  ] as const;
  return all
    .filter(({ n }) => n > 0)
    .map(({ kind, n }, k) => {
      const half = halfOf(String(n), size);
      // Right of the number on the bar, and no further out than need be: neighbours have their numbers there.
      const inner = bar.x + BEFORE + textWidth(String(hp), size, true) + half;
      const x = Math.max(bar.x + bar.w - 6, inner);
      return { kind, n, half, at: [x, bar.y + bar.h / 2 - 2 - k * Math.max(half * 2 + 5, size * 1.1)] };
    });
}
/** From the left end of a bar to its number, and the rims of both. */
const BEFORE = 8;
type Armed = Pick<SeenFigure, 'shield' | 'retaliate' | 'hp'>;

/** The signs at the bar of life of a stand, round the middle of its figure; none where nothing protects it. */
export const armourNodes = (figure: Armed, bar: Frame): Node[] =>
  placesOf(figure, bar).map(({ kind, n, at: [x, y] }) =>
    group(armourSign(kind, String(n), { size: sizeOn(bar), at: [x, y] }), { tag: `armour:${kind}` }),
  );

/** What these signs take, round the middle of the figure. */
export const armourFrames = (figure: Armed, bar: Frame): Frame[] =>
  placesOf(figure, bar).map(({ at: [x, y], half }) => ({ x: x - half, y: y - half, w: 2 * half, h: 2.1 * half }));
