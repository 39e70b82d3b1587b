import { row } from '../boxes.ts';
import { type Frame, put, type Sprite } from '../scene.ts';
import { GLYPH, said } from './glyphs.ts';

/** How the lines of a list go into cards: in rows, as large as there is room for, on as few cards as do not make them small. */

/** A line of the list, before it is broken into rows. */
export interface Entry {
  seat: number | undefined;
  glyphs: readonly Sprite[];
  /** It belongs to the deed of the headline. */
  isLoud: boolean;
  number?: Sprite;
}

/** One row of glyphs; those that go on with an entry stand in by `indent`. */
export interface Row {
  entry: Entry;
  glyphs: Sprite[];
  w: number;
  indent: number;
}

/** Where a card stands, how large its glyphs are, and how far its rows stand from one another. */
export interface Place {
  frame: Frame;
  scale: number;
  cap: number;
  pitch: number;
}

/** Left and right of rows. */
export const PAD = 9;
/** One line is as large as there is room for; a list never is. */
const LARGEST = 1.7;
const LISTED = 1.06;
/** Its letters are eight pixels high on a phone. */
const LEAST = 0.78;
/** Rather than that a line is left out, its letters are eight pixels high. */
export const LAST = 0.67;
/** With glyphs as large as this one card is enough: its digits are eleven pixels high on a phone. */
const ENOUGH = 0.9;
/** One line alone rather is smaller than in two rows. */
const IN_ONE = 0.86;
/** Where the emblem of who did it stands: by one line, and by several. */
const CAP = 84;
const NARROW = 56;
/** Free above and below all rows, and between two. */
const FREE = 10;
const BETWEEN = { few: 4, many: 0.5 };

/** Glyphs become smaller by so much. */
const STEP = 0.04;
const indentOf = ({ number }: Entry, gap: number): number => (number ? number.w + gap : 0);

/** An entry in rows no wider than this; what alone is wider is made smaller. */
function broken(entry: Entry, width: number, gap: number): Row[] {
  const indent = indentOf(entry, gap);
  const rows: Row[] = [];
  for (const whole of [...(entry.number ? [entry.number] : []), ...entry.glyphs]) {
    const glyph = narrowed(whole, width - indent);
    const last = rows.at(-1);
    if (last && last.indent + last.w + gap + glyph.w <= width) {
      last.glyphs.push(glyph);
      last.w += gap + glyph.w;
    } else rows.push({ entry, glyphs: [glyph], w: glyph.w, indent: rows.length > 0 ? indent : 0 });
  }
  return rows;
}
function narrowed(glyph: Sprite, width: number): Sprite {
  if (glyph.w <= width) return glyph;
  const scale = width / glyph.w;
  return { w: width, h: glyph.h, nodes: [put(glyph, 0, ((1 - scale) * glyph.h) / 2, scale)] };
}

/** A place with what stands there. */
export interface Card extends Place {
  rows: Row[];
}

interface Given {
  scale: number;
  gap: number;
  most: number;
}

/** The entries in these frames one after another; undefined where they do not go in. No entry is parted. */
function laid(entries: readonly Entry[], frames: readonly Frame[], { scale, gap, most }: Given): Card[] | undefined {
  const isAlone = entries.length === 1;
  const cards = frames.map((frame): Card => {
    const cap = Math.min(isAlone && scale >= ENOUGH ? CAP : NARROW, frame.h);
    return { frame, scale, cap, pitch: GLYPH * scale, rows: [] };
  });
  // Only what alone has no room on the widest card, where glyphs are least, is made smaller still.
  const isLastResort = isAlone && scale <= LEAST + STEP;
  const widest = Math.max(...frames.map(({ w }) => w));
  let n = 0;
  for (const entry of entries) {
    let isIn = false;
    for (; n < cards.length && !isIn; n += isIn ? 0 : 1) {
      const { frame, cap, rows } = cards[n]!;
      const room = Math.min(most, Math.floor((frame.h - FREE) / ((GLYPH + BETWEEN.many) * scale)));
      const width = (frame.w - cap - 2 * PAD) / scale;
      const isWide = entry.glyphs.some(({ w }) => w > width - indentOf(entry, gap));
      const more = broken(entry, width, gap);
      isIn = rows.length + more.length <= room && (!isWide || (isLastResort && frame.w === widest));
      if (isIn) rows.push(...more);
    }
    if (!isIn) return undefined;
  }
  return cards
    .filter(({ rows }) => rows.length > 0)
    .map((card) => {
      const free = (card.frame.h - FREE - card.rows.length * GLYPH * scale) / Math.max(1, card.rows.length - 1);
      return { ...card, pitch: GLYPH * scale + Math.min(BETWEEN.few, Math.max(0, free)) };
    });
}

/** As large as they go into these frames. */
function largest(
  entries: readonly Entry[],
  frames: readonly Frame[],
  { gap, least }: { gap: number; least: number },
): Card[] | undefined {
  const isAlone = entries.length === 1;
  const tries = isAlone ? [{ from: LARGEST, to: Math.max(IN_ONE, least), most: 1 }] : [];
  for (const { from, to, most } of [...tries, { from: LISTED, to: least, most: 9 }])
    for (let scale = from; scale >= to - 0.001; scale -= STEP) {
      const found = laid(entries, frames, { scale, gap, most });
      if (found) return found;
    }
  return undefined;
}

/** Over these frames, none smaller than is enough; undefined where they do not go in. */
export const exactly = (entries: readonly Entry[], frames: readonly Frame[], gap: number): Card[] | undefined =>
  largest(entries, frames, { gap, least: ENOUGH });

/** A number of three digits reaches beyond its disc. */
const AFTER_MORE = 24;
/** With a sign that there was more before it. */
const following = (entry: Entry): Entry =>
  entry.number ? { ...entry, number: row([said('…'), entry.number], { gap: AFTER_MORE }) } : entry;

/** Over these frames one after another, as large as may be. Of too many the oldest are left out. */
export function fitted(entries: readonly Entry[], frames: readonly Frame[], gap: number): Card[] {
  const found = largest(entries, frames, { gap, least: LEAST }) ?? largest(entries, frames, { gap, least: LAST });
  if (found) return found;
  const [first, second, ...rest] = entries;
  if (second) return fitted([following(second), ...rest], frames, gap);
  return first && first.glyphs.length > 1 ? fitted([{ ...first, glyphs: first.glyphs.slice(0, -1) }], frames, gap) : [];
}
