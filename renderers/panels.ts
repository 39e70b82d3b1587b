import { inset, row } from './boxes.ts';
import { type Frame, type Group, line, type Node, put, rect, type Sprite, stroke, words } from './scene.ts';
import { faint, ink, paperLight } from './theme.ts';

/** Frames, headings and rows: how sprites and words are arranged. */

/** A sheet of paper with a double edge. */
export function plate(frame: Frame, fill = paperLight, edge = ink): Node[] {
  return [
    rect(frame, { fill, stroke: stroke(edge, 1.75), radius: 6 }),
    rect(inset(frame, 4), { stroke: stroke(faint, 0.75), radius: 4 }),
  ];
}

/** Where a heading stands, how long its rule is, and the size of its letters. */
interface Heading {
  x: number;
  y: number;
  w: number;
  size?: number;
}

/** A heading with a rule below it. */
export const heading = (text: string, { x, y, w, size = 20 }: Heading): Node[] => [
  words(text, x, y + size * 0.6, { size, face: 'display', colour: ink, width: w }),
  line(
    [
      [x, y + size * 1.35],
      [x + w, y + size * 1.35],
    ],
    stroke(faint, 1),
  ),
];

const GAP = 5;

type Row = Sprite[];

/** Which sprite comes into which row. */
function broken(sprites: readonly (Sprite | '|')[], width: number, gap: number): Row[] {
  const found: Row[] = [[]];
  let used = 0;
  for (const sprite of sprites) {
    if (sprite === '|') {
      if (found.at(-1)!.length > 0) found.push([]);
      used = 0;
      continue;
    }
    if (used > 0 && used + sprite.w > width) {
      found.push([]);
      used = 0;
    }
    found.at(-1)!.push(sprite);
    used += sprite.w + gap;
  }
  return found.filter((row) => row.length > 0);
}

const widthOf = (row: Row, gap: number): number => row.reduce((sum, sprite) => sum + sprite.w + gap, -gap);
const heightOf = (row: Row): number => row.reduce((most, { h }) => Math.max(most, h), 0);

/** Sprites in rows no wider than `width` where that is possible, each row centred or flush left; `|` starts a row. */
export function rows(
  sprites: readonly (Sprite | '|')[],
  width: number,
  align: 'centre' | 'left' = 'centre',
  gap = GAP,
): Sprite {
  const full = broken(sprites, width, gap);
  const widths = full.map((row) => widthOf(row, gap));
  const w = Math.max(0, ...widths);
  let y = 0;
  const nodes: Node[] = [];
  for (const [n, sprites] of full.entries()) {
    const x = align === 'centre' ? (w - widths[n]!) / 2 : 0;
    const laid = row(sprites, { x, y, gap });
    nodes.push(...laid.nodes);
    y = laid.h + gap;
  }
  return { w, h: Math.max(0, y - gap), nodes };
}

/**
 * Sprites packed into a frame, wrapped and scaled together to be as large as possible (at most `most`), centred. A row
 * break is kept where it costs little, else it is a wide gap.
 */
export function pack(sprites: readonly (Sprite | '|')[], frame: Frame, most = 1.2): Group {
  const kept = best(sprites, frame, most);
  const flowing = best(
    sprites.map((sprite) => (sprite === '|' ? BREAK : sprite)),
    frame,
    most,
  );
  const { of, width, scale } = kept.scale >= flowing.scale * 0.85 ? kept : flowing;
  const laid = rows(of, width);
  return put(laid, frame.x + (frame.w - laid.w * scale) / 2, frame.y + (frame.h - laid.h * scale) / 2, scale);
}

const BREAK: Sprite = { w: 20, h: 0, nodes: [] };

/** The width at which the rows come out largest; only sizes are looked at, nothing is laid out. */
function best(of: readonly (Sprite | '|')[], frame: Frame, most: number) {
  const found = { of, width: frame.w, scale: 0 };
  for (let width = frame.w / most; width <= frame.w * 5; width += frame.w / 10) {
    const full = broken(of, width, GAP);
    const w = full.reduce((widest, row) => Math.max(widest, widthOf(row, GAP)), 0);
    const h = full.reduce((sum, row) => sum + heightOf(row) + GAP, -GAP);
    const scale = Math.floor(Math.min(most, frame.w / w, frame.h / h) * 1000) / 1000;
    if (scale > found.scale) Object.assign(found, { width, scale });
  }
  return found;
}

/** Cards of one width in two columns, the next one always where there is more room. */
export function inColumns(cards: readonly Sprite[], width: number, gap = 8): Sprite {
  const heights = [0, 0];
  const nodes: Node[] = [];
  for (const card of cards) {
    const column = heights[0]! <= heights[1]! ? 0 : 1;
    nodes.push(put(card, column * (width + gap), heights[column]!));
    heights[column]! += card.h + gap;
  }
  return { w: 2 * width + gap, h: Math.max(...heights), nodes };
}
