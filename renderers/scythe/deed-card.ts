import type { View } from '#games/scythe/seen/view.types';
import { slab } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, path, put, rect, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { MAP } from './cells.ts';
import { glyphsOf } from './deed-glyphs.ts';
import { emblem, factionLook } from './emblems.ts';
import { GLYPH } from './glyphs.ts';
import { factionOf } from './holding.ts';
import { allOf, type Told } from './told.ts';

/**
 * What was done since the last picture, as cards in the sea below the land: who, and the deed in signs. That of the headline lies at the
 * right, large; the others, the newest first, at the left, as many as there is room for.
 */

/** The corners of the sea: beside the last row of hexes. */
const RIGHT = { x: 716, w: 474 };
const LEFT = { x: 10, w: 350 };
const FOOT = 10;
const H = 112;
/** One card alone at the left, where its signs are on one line. */
const LOW = 76;
/** Where the emblem of who did it stands. */
const CAP = 84;
const NARROW = 58;
const PAD = 10;
const GAP = 12;
/** One line is as large as there is room for; more lines are two. */
const LARGEST = 1.5;
const LEAST = 0.8;

interface Line {
  glyphs: Sprite[];
  w: number;
}

/** Glyphs in lines no wider than this; undefined where they do not go into so many. */
function broken(glyphs: readonly Sprite[], width: number, most: number): Line[] | undefined {
  const lines: Line[] = [];
  for (const glyph of glyphs) {
    const last = lines.at(-1);
    if (last && last.w + GAP + glyph.w <= width) {
      last.glyphs.push(glyph);
      last.w += GAP + glyph.w;
    } else lines.push({ glyphs: [glyph], w: glyph.w });
  }
  return lines.length <= most && lines.every(({ w }) => w <= width) ? lines : undefined;
}

/** Lines of glyphs of a size, and what there is no room for. */
interface Fitted {
  lines: Line[];
  scale: number;
  rest: Sprite[];
}

/** How large they are: on one line if they are not much smaller so, else on two. */
function fitted(glyphs: readonly Sprite[], room: { w: number; h: number }): Fitted {
  for (const [most, from, to] of [
    [1, LARGEST, 0.86],
    [2, 1.02, LEAST],
  ] as const)
    for (let scale = from; scale >= to - 0.001; scale -= 0.05) {
      const lines = broken(glyphs, room.w / scale, most);
      if (lines && (lines.length * (GLYPH + 4) - 4) * scale <= room.h) return { lines, scale, rest: [] };
    }
  if (glyphs.length < 2) return { lines: [], scale: 1, rest: [] };
  const first = fitted(glyphs.slice(0, -1), room);
  return { ...first, rest: [...first.rest, glyphs.at(-1)!] };
}

/** One card: the emblem of who did it on their ground, and the signs; `rest` has no room on it. */
function card(view: View, { seat, glyphs }: Drawn, { w, h }: Size, isLoud: boolean): { nodes: Node[]; rest: Sprite[] } {
  const faction = seat === undefined ? '' : factionOf(view, seat);
  const own = factionLook(faction);
  const wide = fitted(glyphs, { w: w - Math.min(CAP, h) - 2 * PAD, h: h - 14 });
  // Where it is much the emblem is smaller.
  const cap = wide.rest.length > 0 || wide.scale < 0.9 ? Math.min(NARROW, h) : Math.min(CAP, h);
  const { lines, scale, rest } = fitted(glyphs, { w: w - cap - 2 * PAD, h: h - 14 });
  const high = lines.length * (GLYPH + 4) - 4;
  const frame = { x: 0, y: 0, w, h };
  const nodes = [
    ...slab(frame),
    path(`M8 1 L${cap} 1 L${cap} ${h - 1} L8 ${h - 1} Q1 ${h - 1} 1 ${h - 8} L1 8 Q1 1 8 1 Z`, { fill: own.light }),
    path(`M${cap} 3 L${cap} ${h - 3}`, { stroke: stroke(own.dark, 2) }),
    group([emblem(faction, cap * 0.8)], { x: cap / 2, y: h / 2 }),
    ...(isLoud
      ? [
          rect(frame, { stroke: stroke(doneEdge, 9), radius: 9 }),
          rect(frame, { stroke: stroke(done, 6), radius: 9 }),
          rect(frame, { stroke: stroke(doneLight, 2.5, [3.5, 10.5]), radius: 9 }),
        ]
      : [rect(frame, { stroke: stroke(doneEdge, 3), radius: 9 })]),
    ...lines.flatMap((line, n) => {
      let x = cap + (w - cap - line.w * scale) / 2;
      const y = (h - high * scale) / 2 + n * (GLYPH + 4) * scale;
      return line.glyphs.map((glyph) => {
        const left = x;
        x += (glyph.w + GAP) * scale;
        return put(glyph, left, y, scale);
      });
    }),
  ];
  return { nodes, rest };
}

interface Size {
  w: number;
  h: number;
}

interface Drawn {
  seat: number | undefined;
  glyphs: Sprite[];
}

/** What can be drawn of a deed. */
function drawn(view: View, deed: Told): Drawn[] {
  const glyphs = glyphsOf(view, allOf(deed));
  const { seat } = deed.shown;
  return glyphs.length > 0 ? [{ seat: typeof seat === 'number' ? seat : undefined, glyphs }] : [];
}

/** What says nothing more where its end is told as well: of a section its action, of an attack its combat. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  section: ['bolstered', 'coins-gained', 'factory-used', 'moved-units', 'produced', 'traded'],
  'combat-begun': ['combat-fought'],
};
const isTold = (deeds: readonly Told[], type: string, { seat, place }: Told['shown']): boolean =>
  deeds.some((one) => one.type === type && (place === undefined ? one.shown.seat === seat : one.shown.place === place));

/** All that is told and can be drawn, that of the headline first. */
function told(view: View, { now }: Look): Drawn[] {
  const deeds = now?.deeds ?? now?.events ?? [];
  return deeds
    .filter(({ type, shown }) => !(BEGINNINGS[type] ?? []).some((end) => isTold(deeds, end, shown)))
    .toReversed()
    .flatMap((deed) => drawn(view, deed));
}

/** The first card, and what stands on the others: what had no room on it, then what was done before. */
function dealt(view: View, look: Look, size: Size): { first: Node[]; others: Drawn[] } | undefined {
  const [last, ...before] = told(view, look);
  if (!last) return undefined;
  const { nodes, rest } = card(view, last, size, true);
  return { first: nodes, others: rest.length > 0 ? [{ ...last, glyphs: rest }, ...before] : before };
}

/** The cards of all that is told; none while nothing is. Where an encounter is read its card has the right corner. */
export function deedCards(view: View, look: Look): Node[] {
  const isRead = view.encounter !== null;
  const { x, w } = isRead ? LEFT : RIGHT;
  const all = dealt(view, look, { w, h: H });
  if (!all) return [];
  const others = isRead ? [] : all.others.slice(0, 2);
  const isMuch = others.length === 1 && card(view, others[0]!, { w: LEFT.w, h: LOW }, false).rest.length > 0;
  const h = others.length > 1 ? (H - 8) / 2 : isMuch ? H : LOW;
  return [
    group(all.first, { x, y: MAP.h - H - FOOT, tag: 'deed:0' }),
    ...others.map((one, n) =>
      group(card(view, one, { w: LEFT.w, h }, false).nodes, {
        x: LEFT.x,
        y: MAP.h - FOOT - h - (others.length - 1 - n) * (h + 8),
        tag: `deed:${n + 1}`,
      }),
    ),
  ];
}

/** The first two cards beside one another, so wide together; undefined while nothing is told. */
export function deedRow(view: View, look: Look, wide: number): Sprite | undefined {
  const size = { w: (wide - GAP) / 2, h: H };
  const all = dealt(view, look, size);
  if (!all) return undefined;
  const nodes = [
    group(all.first, { tag: 'deed:0' }),
    ...all.others
      .slice(0, 1)
      .map((one) => group(card(view, one, size, false).nodes, { x: size.w + GAP, tag: 'deed:1' })),
  ];
  return { w: wide, h: H, nodes };
}
