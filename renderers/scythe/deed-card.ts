import type { View } from '#games/scythe/seen/view.types';
import { slab } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, path, put, rect, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { MAP } from './cells.ts';
import { deedLines } from './deed-lines.ts';
import { type Card, type Entry, exactly, fitted, LAST, PAD, type Place, type Row } from './deed-rows.ts';
import { strip } from './deed-strip.ts';
import { emblem, factionLook } from './emblems.ts';
import { GLYPH } from './glyphs.ts';
import { factionOf } from './holding.ts';
import { EDGE } from './seat-plan.ts';
import { numberMark } from './step-marks.ts';

/**
 * What was done since the last picture, in signs from the oldest to the newest, numbered as the ways on the map are. It is a strip below the
 * map, or one card beside the last of an odd number of plates where that is enough. Where many plates leave no room it stands in the sea.
 */

/** The corners of the sea: beside the last row of hexes. */
const FOOT = 8;
const H = 116;
const RIGHT: Frame = { x: 716, y: MAP.h - H - FOOT, w: 474, h: H };
const LEFT: Frame = { x: 10, y: MAP.h - H - FOOT, w: 350, h: H };
/** Between cards, and between glyphs of a line. */
const GAP = 12;

/** All that is told and can be drawn, numbered where that is more than one line. */
function entries(view: View, look: Look): Entry[] {
  const lines = deedLines(view, look);
  return lines
    .map(({ seat, glyphs, isLoud, no }) => ({
      seat,
      isLoud,
      glyphs,
      ...(no !== undefined && { number: { w: GLYPH, h: GLYPH, nodes: [numbered(no)] } }),
    }))
    .slice(-NEWEST);
}
/** More lines have no room below any map. */
const NEWEST = 40;

const numbered = (n: number): Node => group(numberMark(n, { r: 20, size: 38 }), { x: GLYPH / 2, y: GLYPH / 2 });

/** Rows of one seat that stand below one another, as where they begin and end. */
function runs(rows: readonly Row[]): { seat: number | undefined; from: number; to: number }[] {
  const found: { seat: number | undefined; from: number; to: number }[] = [];
  for (const [n, { entry }] of rows.entries()) {
    const last = found.at(-1);
    if (last && last.seat === entry.seat) last.to = n + 1;
    else found.push({ seat: entry.seat, from: n, to: n + 1 });
  }
  return found;
}

/** One card: the emblems of who did it on their grounds, and the rows. */
function card(view: View, rows: readonly Row[], { frame: { x, y, w, h }, scale, cap, pitch }: Place): Node {
  const frame = { x: 0, y: 0, w, h };
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const isList = first.entry !== last.entry || first.entry.number !== undefined;
  const top = (h - (rows.length * pitch - (pitch - GLYPH * scale))) / 2;
  const edge = (n: number): number =>
    n === 0 ? 1 : n === rows.length ? h - 1 : top + n * pitch - (pitch - GLYPH * scale) / 2;
  const isLoud = rows.some(({ entry }) => entry.isLoud);
  const grounds = runs(rows).flatMap(({ seat, from, to }): Node[] => {
    const faction = seat === undefined ? '' : factionOf(view, seat);
    const own = factionLook(faction);
    const [a, b] = [edge(from), edge(to)];
    const size = Math.min(cap * 0.8, (b - a) * 0.92);
    return [
      path(capShape(cap, a, b, h), { fill: own.light }),
      path(`M${cap} ${Math.max(3, a)} L${cap} ${Math.min(h - 3, b)}`, { stroke: stroke(own.dark, 2) }),
      group([emblem(faction, size)], { x: cap / 2, y: (a + b) / 2 }),
    ];
  });
  const amber = rows.flatMap(({ entry }, n) =>
    isList && entry.isLoud && rows.some((row) => !row.entry.isLoud)
      ? [
          rect(
            { x: cap + 2, y: edge(n) + (n === 0 ? 2 : 0), w: w - cap - 5, h: edge(n + 1) - edge(n) },
            { fill: '#ffd9a0' },
          ),
        ]
      : [],
  );
  return group(
    [
      ...slab(frame),
      ...amber,
      ...grounds,
      ...(isLoud
        ? [rect(frame, { stroke: stroke(doneEdge, 9), radius: 9 }), rect(frame, { stroke: stroke(done, 6), radius: 9 })]
        : [rect(frame, { stroke: stroke(doneEdge, 3), radius: 9 })]),
      ...rows.flatMap((one, n) => {
        let at = cap + (isList ? PAD + one.indent * scale : (w - cap - one.w * scale) / 2);
        return one.glyphs.map((glyph) => {
          const left = at;
          at += (glyph.w + GAP) * scale;
          return put(glyph, left, top + n * pitch, scale);
        });
      }),
    ],
    { x, y },
  );
}

/** The ground of an emblem from one height to another, round at the corners of its card. */
function capShape(w: number, a: number, b: number, h: number): string {
  const head = a <= 1 ? `M1 8 Q1 1 8 1 L${w} 1` : `M1 ${a} L${w} ${a}`;
  const foot = b >= h - 1 ? `L${w} ${h - 1} L8 ${h - 1} Q1 ${h - 1} 1 ${h - 8}` : `L${w} ${b} L1 ${b}`;
  return `${head} ${foot} Z`;
}

const tagged = (cards: readonly Node[], from = 0): Node[] =>
  cards.map((one, n) => group([one], { tag: `deed:${from + n}` }));

/** What is told: a strip that stands between the map and the plates, or cards beside the plates or in the sea. */
export interface Deeds {
  cards: Node[];
  /** Where cards lie. */
  frames: Frame[];
  strip?: Sprite;
}

/**
 * All that is told, nothing while nothing is: a strip below the map no higher than `most`, or one card beside the last plate (`beside`) where
 * that is enough. Where plates leave no room for it the list stands in the sea; an encounter that is read has the right corner there.
 */
export function deeds(view: View, look: Look, { most, beside }: { most: number; beside?: Frame | undefined }): Deeds {
  const all = entries(view, look);
  if (all.length === 0) return { cards: [], frames: [] };
  const right = view.encounter ? [] : [RIGHT];
  const drawn = (found: readonly Card[]) => tagged(found.map(({ rows, ...place }) => card(view, rows, place)));
  const alone = beside && exactly(all, [beside], GAP);
  const framesOf = (found: readonly Card[]) => found.map(({ frame }) => frame);
  if (alone) return { cards: drawn(alone), frames: framesOf(alone) };
  const wide = MAP.w - 2 * EDGE;
  // Of a strip that is too high the beginning stands in the sea.
  for (const first of all.keys()) {
    const long = strip(view, all.slice(first), { wide, most: most - EDGE });
    const head = long && (first === 0 ? [] : exactly(all.slice(0, first), [LEFT, ...right], GAP));
    if (head) return { cards: drawn(head), frames: framesOf(head), strip: placed(long, head.length) };
  }
  const small = strip(view, all, { wide, most: most - EDGE, least: LAST });
  if (small) return { cards: [], frames: [], strip: placed(small, 0) };
  const fit = fitted(all, [LEFT, ...right, ...(beside ? [beside] : [])], GAP);
  return { cards: drawn(fit), frames: framesOf(fit) };
}

/** A strip below the edge of the map, named as the card that it is. */
const placed = (long: Sprite, n: number): Sprite => ({
  ...long,
  h: long.h + EDGE,
  nodes: tagged([put(long, EDGE, EDGE)], n),
});

/** The same as a strip alone, so wide and no higher than `most`, without its oldest lines where it would be; undefined while nothing is told. */
export function deedStrip(view: View, look: Look, { wide, most }: { wide: number; most: number }): Sprite | undefined {
  const all = entries(view, look);
  if (all.length === 0) return undefined;
  const from = all.findIndex((_, n) => strip(view, all.slice(n), { wide, most }));
  const long = strip(view, all.slice(from), { wide, most: from < 0 ? Number.POSITIVE_INFINITY : most });
  return long && { ...long, nodes: tagged([group(long.nodes)]) };
}
