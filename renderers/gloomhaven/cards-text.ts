import { cornersOf } from '../hexes.ts';
import { textWidth } from '../measure.ts';
import { disc, group, type Node, polygon, put, type Sprite, stroke, words } from '../scene.ts';
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

/** One token, or the pieces of its words. */
function sprites(token: Token, { colour, size = 27 }: Setting): Sprite[] {
  const high = size * 1.16;
  const sign = (node: Node): Sprite => ({ w: high, h: high, nodes: [group([node], { x: high / 2, y: high / 2 })] });
  if ('sign' in token) return [sign(opSign(token.sign, size * 1.02, colour))];
  if ('condition' in token) return [sign(conditionBadge(token.condition, size * 1.06))];
  if ('element' in token) return [sign(elementSign(token.element, size * 1.1))];
  if ('area' in token) return [areaSprite(token, colour)];
  return piecesOf(token.text).map((text) => {
    const node = words(text, 0, high / 2, { size, bold: token.strong === true, colour });
    return { w: textWidth(text, size, token.strong === true), h: high, nodes: [node] };
  });
}

/** Words between which a line may be broken; in Japanese after marks, and between letters of long ones. */
function piecesOf(text: string): string[] {
  if (text.includes(' ')) return text.split(' ').filter(Boolean);
  if (/[\u3040-\u30ff\u4e00-\u9fff]/u.test(text) && text.length > 7)
    return text.match(/.{1,5}[、。：）]?(?![、。：）ーっゃゅょッャュョ])/gu) ?? [text];
  return [text];
}

/** The hexes an attack strikes, and where its owner stands. */
function areaSprite({ area, from }: Extract<Token, { area: unknown }>, colour: string): Sprite {
  const r = 10;
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
          stroke: stroke(colour, 1.6),
        }),
        ...(isOwn ? [disc(x - left, y - top, 3, { fill: colour })] : []),
      ];
    }),
  };
}

/** A line within a width, flush left. */
export function lineSprite(line: Line, setting: Setting): Sprite {
  const rows: { sprites: Sprite[]; w: number; h: number }[] = [];
  for (const one of line.flatMap((token) => sprites(token, setting))) {
    const last = rows.at(-1);
    const joined = last && last.w + GAP + one.w <= setting.width;
    if (joined) {
      last.sprites.push(one);
      last.w += GAP + one.w;
      last.h = Math.max(last.h, one.h);
    } else rows.push({ sprites: [one], w: one.w, h: one.h });
  }
  const nodes: Node[] = [];
  let y = 0;
  for (const row of rows) {
    let x = 0;
    for (const one of row.sprites) {
      nodes.push(put(one, x, y + (row.h - one.h) / 2));
      x += one.w + GAP;
    }
    y += row.h + 2;
  }
  return { w: Math.max(0, ...rows.map(({ w }) => w)), h: Math.max(0, y - 2), nodes };
}

/** Lines below one another. */
export function linesSprite(lines: readonly Line[], setting: Setting): Sprite {
  const nodes: Node[] = [];
  let [w, y] = [0, 0];
  for (const line of lines) {
    const one = lineSprite(line, setting);
    nodes.push(put(one, 0, y));
    w = Math.max(w, one.w);
    y += one.h + 6;
  }
  return { w, h: Math.max(0, y - 6), nodes };
}
