import type { View } from '#games/scythe/seen/view.types';
import { slab } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, path, put, rect, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { MAP } from './cells.ts';
import { glyphsOf } from './deed-glyphs.ts';
import { emblem, factionLook } from './emblems.ts';
import { isOnCard } from './encounter-card.ts';
import { GLYPH } from './glyphs.ts';
import { factionOf } from './holding.ts';
import { wayNumbers } from './news.ts';
import { allOf, type Told } from './told.ts';

/**
 * What was done since the last picture, as cards: who, and the deed in signs. That of the headline comes first and is large: beside the
 * last of an odd number of plates, else in the sea below the land, at the right. The others, the newest first, lie where there is room.
 */

/** The corners of the sea: beside the last row of hexes. */
const FOOT = 10;
const H = 112;
const RIGHT: Frame = { x: 716, y: MAP.h - H - FOOT, w: 474, h: H };
const LEFT: Frame = { x: 10, y: MAP.h - H - FOOT, w: 350, h: H };
/** One card alone at the left, where its signs are on one line. */
const LOW = 76;
/** Where the emblem of who did it stands. */
const CAP = 84;
const NARROW = 58;
const PAD = 10;
const GAP = 12;
/** One line is as large as there is room for; more lines are two. */
const LARGEST = 1.7;
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
  const [only] = glyphs;
  // Wider than its card it is made smaller: a card is never empty.
  if (only && glyphs.length === 1) return { lines: [{ glyphs: [only], w: only.w }], scale: room.w / only.w, rest: [] };
  const first = fitted(glyphs.slice(0, -1), room);
  return { ...first, rest: [...first.rest, glyphs.at(-1)!] };
}

/** One card: the emblem of who did it on their ground, and the signs; `rest` has no room on it. */
function card(view: View, { seat, glyphs, isLoud }: Drawn, { w, h }: Size): { nodes: Node[]; rest: Sprite[] } {
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
      ? [rect(frame, { stroke: stroke(doneEdge, 9), radius: 9 }), rect(frame, { stroke: stroke(done, 6), radius: 9 })]
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
  /** It is the deed of the headline, or has no room beside it. */
  isLoud: boolean;
}

/** What says nothing more where its end is told as well: of a section its action, of an attack its combat. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  section: ['bolstered', 'coins-gained', 'factory-used', 'moved-units', 'produced', 'traded'],
  'combat-begun': ['combat-fought'],
};
const isTold = (deeds: readonly Told[], type: string, { seat, place }: Told['shown']): boolean =>
  deeds.some((one) => one.type === type && (place === undefined ? one.shown.seat === seat : one.shown.place === place));

/** All that is told and can be drawn, that of the headline first; what the card of an encounter tells stands there. */
function told(view: View, look: Look): Drawn[] {
  const { now, locale } = look;
  const written = { locale, numbers: wayNumbers(view, look) };
  const deeds = now?.deeds ?? now?.events ?? [];
  return deeds
    .toReversed()
    .map((deed, n) => ({ deed, isLoud: n === 0 }))
    .filter(({ deed: { type, shown } }) => !(BEGINNINGS[type] ?? []).some((end) => isTold(deeds, end, shown)))
    .filter(({ deed }) => !isOnCard(view, deed))
    .flatMap(({ deed, isLoud }): Drawn[] => {
      const glyphs = glyphsOf(view, allOf(deed), written);
      const { seat } = deed.shown;
      return glyphs.length > 0 ? [{ seat: typeof seat === 'number' ? seat : undefined, glyphs, isLoud }] : [];
    });
}

/** Cards in these frames, one in each while there are any; what has no room on one stands on the next. */
function dealt(view: View, all: readonly Drawn[], frames: readonly Frame[]): { cards: Node[]; others: Drawn[] } {
  let others = [...all];
  const cards = frames.flatMap(({ x, y, ...size }): Node[] => {
    const [first, ...more] = others;
    if (!first) return [];
    const { nodes, rest } = card(view, first, size);
    others = rest.length > 0 ? [{ ...first, glyphs: rest }, ...more] : more;
    return [group(nodes, { x, y })];
  });
  return { cards, others };
}

/** One card or two at the left, no higher than what is on them. */
function leftFrames(view: View, [first, second]: readonly Drawn[]): Frame[] {
  const { x, y, w } = LEFT;
  const half = (H - 8) / 2;
  if (!first) return [];
  const isMuch = card(view, first, { w, h: LOW }).rest.length > 0;
  if (second && !isMuch) return [0, half + 8].map((down) => ({ x, y: y + down, w, h: half }));
  return [isMuch ? LEFT : { ...LEFT, y: y + H - LOW, h: LOW }];
}

/** The cards of all that is told, none while nothing is; `beside` is the place beside the plates. Where an encounter is read its card has the right corner. */
export function deedCards(view: View, look: Look, beside?: Frame): Node[] {
  const large = [...(beside ? [beside] : []), ...(view.encounter ? [] : [RIGHT])];
  const first = dealt(view, told(view, look), large);
  const more = dealt(view, first.others, leftFrames(view, first.others));
  return [...first.cards, ...more.cards].map((one, n) => group([one], { tag: `deed:${n}` }));
}

/** The first two cards beside one another, so wide together; undefined while nothing is told. */
export function deedRow(view: View, look: Look, wide: number): Sprite | undefined {
  const w = (wide - GAP) / 2;
  const { cards } = dealt(view, told(view, look), [
    { x: 0, y: 0, w, h: H },
    { x: w + GAP, y: 0, w, h: H },
  ]);
  if (cards.length === 0) return undefined;
  return { w: wide, h: H, nodes: cards.map((one, n) => group([one], { tag: `deed:${n}` })) };
}
