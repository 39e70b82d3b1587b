import type { View } from '#games/scythe/seen/view.types';
import { group, type Node, path, put, rect, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge, paperLight } from '../theme.ts';
import type { Entry } from './deed-rows.ts';
import { emblem, factionLook } from './emblems.ts';
import { GLYPH } from './glyphs.ts';
import { factionOf } from './holding.ts';

/**
 * A list of deeds as text flows: plate behind plate from left to right, in as many rows as it needs. A plate has the emblem of who did it,
 * its number and its signs; neighbours of one seat share their emblem. Those of the headline are amber.
 */

/** Glyphs of lists are so large, and those of one deed alone; where rows are few they are smaller, as long as digits are eleven pixels high on a phone. */
const LISTED = 1.02;
const ALONE = 1.3;
const LEAST = 0.88;
/** At the ends of what stands on a plate; between glyphs, plates and rows; the emblem; above and below glyphs. */
const PAD = 11;
const GAP = 11;
const APART = 8;
const CAP = 54;
const AIR = 5;

/** An entry in a row, or a part of one that is longer than a row. */
interface Part {
  entry: Entry;
  glyphs: readonly Sprite[];
  w: number;
  hasCap: boolean;
  /** It goes on with an entry of the row above. */
  isRest: boolean;
}

const widthOf = (glyphs: readonly Sprite[]): number => glyphs.reduce((sum, { w }) => sum + w + GAP, -GAP);

/** Plates in rows no wider than this, in units of glyphs. */
function flowed(entries: readonly Entry[], wide: number): Part[][] {
  const rows: Part[][] = [];
  for (const entry of entries)
    for (const [n, glyphs] of broken(entry, wide - CAP - 2 * PAD).entries()) {
      const w = widthOf(glyphs) + 2 * PAD;
      const last = rows.at(-1);
      const hasCap = last?.at(-1)?.entry.seat !== entry.seat;
      const used = last?.reduce((sum, one) => sum + one.w + (one.hasCap ? CAP + APART : 0), 0) ?? 0;
      if (last && used + w + (hasCap ? CAP + APART : 0) <= wide) last.push({ entry, glyphs, w, hasCap, isRest: n > 0 });
      else rows.push([{ entry, glyphs, w, hasCap: true, isRest: n > 0 }]);
    }
  return rows;
}

/** The glyphs of an entry in parts that fit into a row; one that alone is wider is made smaller. */
function broken({ number, glyphs }: Entry, wide: number): Sprite[][] {
  const parts: Sprite[][] = [];
  for (const whole of [...(number ? [number] : []), ...glyphs]) {
    const glyph = whole.w <= wide ? whole : { ...whole, w: wide, nodes: [put(whole, 0, 0, wide / whole.w)] };
    const last = parts.at(-1);
    if (last && widthOf([...last, glyph]) <= wide) last.push(glyph);
    else parts.push([glyph]);
  }
  return parts;
}

const ROW = GLYPH + 2 * AIR;

/** All entries `wide` across; undefined where they are higher than `most` also as small as may be. Its upper left corner at the origin. */
export function strip(
  view: View,
  entries: readonly Entry[],
  { wide, most, least = LEAST }: { wide: number; most: number; least?: number },
): Sprite | undefined {
  // A few glyphs more would be a row of their own: rather all are a little smaller.
  const fewest = flowed(entries, wide / least).length;
  for (let scale = entries.length > 1 ? LISTED : ALONE; scale >= least - 0.001; scale -= 0.02) {
    const rows = flowed(entries, wide / scale);
    const h = rows.length * (ROW * scale + APART) - APART;
    const isLeast = scale - 0.02 < least - 0.001;
    if (h <= most && (rows.length === fewest || isLeast)) {
      const nodes = rows.map((row, n) =>
        group(plates(view, row, wide / scale), { y: n * (ROW * scale + APART), scale }),
      );
      return { w: wide, h, nodes };
    }
  }
  return undefined;
}

/** The plates of one row: those of a seat on one, the last as far as the row reaches. */
function plates(view: View, row: readonly Part[], wide: number): Node[] {
  const runs: Part[][] = [];
  for (const part of row) {
    const last = runs.at(-1);
    if (last && !part.hasCap) last.push(part);
    else runs.push([part]);
  }
  let x = 0;
  return runs.flatMap((run, n) => {
    const own = CAP + run.reduce((sum, one) => sum + one.w, 0);
    const w = n === runs.length - 1 ? Math.max(own, wide - x) : own;
    const drawn = group(plate(view, run, w), { x });
    x += w + APART;
    return [drawn];
  });
}

/** What stands in the place of an emblem where an entry goes on: an arrow from the row above. */
const onward = (colour: string): Node[] => [
  path('M-10 -14 L-10 4 L12 4 M3 -5 L12 4 L3 13', { stroke: stroke(colour, 5) }),
];

function plate(view: View, run: readonly Part[], w: number): Node[] {
  const { seat } = run[0]!.entry;
  const faction = seat === undefined ? '' : factionOf(view, seat);
  const own = factionLook(faction);
  const isLoud = run.some(({ entry }) => entry.isLoud);
  let at = CAP;
  const parts = run.map((part) => {
    const left = at;
    at += part.w;
    return { ...part, left };
  });
  return [
    rect({ x: 2, y: 4, w, h: ROW }, { fill: '#00000059', radius: 10 }),
    rect({ x: 0, y: 0, w, h: ROW }, { fill: paperLight, radius: 10 }),
    ...parts
      .filter(({ entry }) => entry.isLoud)
      .map((one) => {
        const reach = one === parts.at(-1) ? w - one.left : one.w;
        return rect({ x: one.left, y: 2, w: reach - 2, h: ROW - 4 }, { fill: '#ffdca6', radius: 6 });
      }),
    path(`M10 0 L${CAP} 0 L${CAP} ${ROW} L10 ${ROW} Q0 ${ROW} 0 ${ROW - 10} L0 10 Q0 0 10 0 Z`, { fill: own.light }),
    path([CAP, ...parts.slice(1).map(({ left }) => left)].map((line) => `M${line} 2 L${line} ${ROW - 2}`).join(' '), {
      stroke: stroke(own.dark, 2),
    }),
    rect({ x: 0, y: 0, w, h: ROW }, { stroke: stroke(doneEdge, isLoud ? 6 : 2.5), radius: 10 }),
    ...(isLoud ? [rect({ x: 0, y: 0, w, h: ROW }, { stroke: stroke(done, 3.5), radius: 10 })] : []),
    // A second emblem would be a second deed.
    group(run[0]!.isRest ? onward(own.dark) : [emblem(faction, 42)], { x: CAP / 2, y: ROW / 2 }),
    ...parts.flatMap(({ glyphs, left }) => {
      let x = left + PAD;
      return glyphs.map((glyph) => {
        const node = put(glyph, x, (ROW - glyph.h) / 2);
        x += glyph.w + GAP;
        return node;
      });
    }),
  ];
}
