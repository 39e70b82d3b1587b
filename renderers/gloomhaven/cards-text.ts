import { column } from '../boxes.ts';
import { cornersOf } from '../hexes.ts';
import { phrases, pieces } from '../kinsoku.ts';
import { textWidth } from '../measure.ts';
import { disc, group, type Node, path, polygon, put, type Sprite, stroke, words } from '../scene.ts';
import { axial } from './lie.ts';
import { conditionBadge, elementSign, opSign } from './signs.ts';
import type { Line, Token } from './tokens.ts';

/** Lines of signs and words laid out: broken where they are too long, the letters nine pixels high on a phone. */

export interface Setting {
  width: number;
  colour: string;
  size?: number;
}
const GAP = 7;

/** A sign, or words that stay together; `joins` where no gap belongs before them. What `parts` others begins and ends no line, what `leads` ends none. */
type Piece = Sprite & { joins?: boolean; parts?: boolean; leads?: boolean };

/** One token, or the pieces of its words. */
function sprites(token: Token, { colour, size = 27, width }: Setting): Piece[] {
  const high = size * 1.16;
  const sign = (node: Node): Sprite => ({ w: high, h: high, nodes: [group([node], { x: high / 2, y: high / 2 })] });
  if ('sign' in token) return [{ ...sign(opSign(token.sign, size * 1.02, colour)), leads: true }];
  if ('condition' in token) return [{ ...sign(conditionBadge(token.condition, size * 1.06)), leads: true }];
  if ('element' in token) return [sign(elementSign(token.element, size * 1.1))];
  if ('area' in token) return [areaSprite(token, colour)];
  if ('spaces' in token) return [spacesSprite(token, colour)];
  // In this face a minus is as wide as a plus.
  const wide = (text: string) => textWidth(text.replaceAll('−', '+'), size, token.strong === true);
  return piecesOf(token.text, (text) => wide(text) <= width).map(({ text, joins }) => {
    const node = words(text, 0, high / 2, { size, bold: token.strong === true, colour });
    return { w: wide(text), h: high, nodes: [node], joins, parts: text === '·' };
  });
}

/** A blank, but in brackets and before them: a sum stands on one line. */
const WITHIN = / (?!\()(?![^(]*\))/;

/** Words between which a line may be broken: at blanks, else where readers pause, and only what has no room on a line between letters. */
function piecesOf(text: string, hasRoom: (text: string) => boolean): { text: string; joins: boolean }[] {
  return text
    .split(WITHIN)
    .filter(Boolean)
    .flatMap((word) =>
      (word.includes(' ') && hasRoom(word) ? [word] : phrases(word))
        .flatMap((phrase) => (hasRoom(phrase) ? [phrase] : pieces(phrase)))
        .map((piece, n) => ({ text: piece, joins: n > 0 })),
    );
}

/** From the middle of a hex of a pattern to its corner: five pixels on a phone. */
const HEX = 14;

/** The hexes an attack strikes, and where its owner stands. */
export function areaSprite({ area, from }: Extract<Token, { area: unknown }>, colour: string): Sprite {
  const r = HEX;
  const own = from ? ['0,0'] : [];
  const cells = [...own, ...area.map((hex) => hex.join())].map((at) => {
    const { q, r: row } = axial(at);
    return { at, x: Math.sqrt(3) * r * (q + row / 2), y: 1.5 * r * row };
  });
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - r, Math.min(...ys) - r];
  return {
    w: Math.max(...xs) + r - left,
    h: Math.max(...ys) + r - top,
    nodes: cells.flatMap(({ at, x, y }): Node[] => {
      const isOwn = from && at === '0,0';
      return [
        polygon(cornersOf([x - left, y - top], r), {
          fill: isOwn ? '#ffffff' : '#b3301c',
          stroke: stroke(colour, 2),
        }),
        ...(isOwn ? [disc(x - left, y - top, 4.5, { fill: colour })] : []),
      ];
    }),
  };
}

const SPACE = { r: 18, gap: 5 };

/** Spaces in their order, each with its experience; those that the marker has left are crossed out. */
function spacesSprite({ spaces, used }: Extract<Token, { spaces: unknown }>, colour: string): Sprite {
  const { r, gap } = SPACE;
  const nodes = spaces.map((xp, n): Node => {
    const isLeft = n < used;
    const ring = disc(0, 0, r - 1.5, { fill: isLeft ? '#d8c8a4' : '#fffaf0', stroke: stroke(colour, 2.4) });
    const number = words(String(xp), 0, 0, { size: 27, bold: true, colour, align: 'centre' });
    const cross = path(`M${-r * 0.7} ${r * 0.7} L${r * 0.7} ${-r * 0.7}`, { stroke: stroke(colour, 3) });
    const inside = [...(xp > 0 && !isLeft ? [number] : []), ...(isLeft ? [cross] : [])];
    return group([ring, ...inside], { x: r + n * (2 * r + gap), y: r });
  });
  const xp = spaces.some((n) => n > 0)
    ? [group([opSign('xp', 27, colour)], { x: spaces.length * (2 * r + gap) + 14, y: r })]
    : [];
  const w = spaces.length * (2 * r + gap) - gap + xp.length * 34;
  return { w, h: 2 * r, nodes: [group([...nodes, ...xp], { tag: `spaces:${spaces.join('·')}:${used}` })] };
}

const gapBefore = ({ joins }: Piece): number => (joins ? 0 : GAP);

/** A line within a width, flush left. */
export function lineSprite(line: Line, setting: Setting): Sprite {
  const rows: { sprites: Piece[]; w: number; h: number }[] = [];
  for (const one of line.flatMap((token) => sprites(token, setting))) {
    const last = rows.at(-1);
    const gap = gapBefore(one);
    const joined = last && last.w + gap + one.w <= setting.width;
    if (joined) {
      last.sprites.push(one);
      last.w += gap + one.w;
      last.h = Math.max(last.h, one.h);
    } else if (!one.parts) {
      // A sign stands before its number.
      const lead = last && last.sprites.length > 1 && last.sprites.at(-1)?.leads ? [last.sprites.pop()!] : [];
      if (last?.sprites.at(-1)?.parts) last.sprites.pop();
      const wide = lead.reduce((sum, { w }) => sum + w + gap, one.w);
      rows.push({ sprites: [...lead, one], w: wide, h: Math.max(one.h, ...lead.map(({ h }) => h)) });
    }
  }
  const nodes: Node[] = [];
  let y = 0;
  for (const row of rows) {
    let x = 0;
    for (const [n, one] of row.sprites.entries()) {
      if (n > 0) x += gapBefore(one);
      nodes.push(put(one, x, y + (row.h - one.h) / 2));
      x += one.w;
    }
    y += row.h + 2;
  }
  return { w: Math.max(0, ...rows.map(({ w }) => w)), h: Math.max(0, y - 2), nodes };
}

/** Lines below one another. */
export const linesSprite = (lines: readonly Line[], setting: Setting): Sprite =>
  column(
    lines.map((line) => lineSprite(line, setting)),
    { gap: 6 },
  );
