import type { SeatId } from '#core/types';
import { group, type Layer, type Node, put, rect, type Sprite, shaded, stroke } from '../scene.ts';
import { bronze, paper, wood, woodLight } from '../theme.ts';
import { edged, NUMBER, numberAt } from './plate-frame.ts';
import type { Told } from './told.ts';

/** Cards in lines over the whole width, on dark wood: as large as their room lets them be. */

const W = 1200;
const MARGIN = 12;
/** How wide a line of cards is. */
export const ROOM = W - 2 * MARGIN;
/** A whole battle has one card. */
export const FIGHT = 'fight';

/** What a card holds, and how large. */
export interface Card {
  inside: Sprite;
  scale: number;
  /** It is what the headline tells. */
  isNew: boolean;
  tag: string;
  /** What it tells; absent of a whole battle. */
  tolds?: readonly Told[];
  /** It tells who stands somewhere, and not what happened: on paper. */
  isStill?: true;
  /** The picture is not about it: it is there only where all that happened has its full size. */
  isExtra?: boolean;
  /** It tells of a way on the map. */
  isWay?: boolean;
  /** Whose deed it tells. */
  seat?: SeatId;
  /** Its number, which stands at its way too. */
  n?: number;
  /** The map shows it as well: where there is no room for all it gives way first. */
  isSpare?: boolean;
  /** It had to leave out some of what it tells. */
  isCut?: boolean;
}

/** How much of a picture cards may take. */
export interface Limits {
  lines: number;
  /** In pixels; where it is absent the lines alone count. */
  room?: number;
}

/** How large cards are: with how much air round each, and how large at most. Words of the smallest are still nine pixels high on a phone. */
export interface Size {
  most: number;
  /** The same of those that tell who stands somewhere. */
  still: number;
  pad: number;
  gap: number;
}
/** So small who stands somewhere is still eight pixels high on a phone. */
export const STILL = 0.87;
/** Who stands somewhere is small before what happened is. */
export const SIZES = [
  { most: 1.45, still: 1, pad: 9, gap: 10 },
  { most: 1.45, still: STILL, pad: 9, gap: 10 },
  { most: 1.26, still: STILL, pad: 7, gap: 8 },
  { most: 1.14, still: STILL, pad: 7, gap: 8 },
  { most: 1, still: STILL, pad: 4, gap: 6 },
] as const satisfies readonly Size[];
/** The first of them at which what happened is as large as among other deeds: no smaller for places of which the picture is not. */
export const USUAL = SIZES[2];
/** The one below that. */
export const LESS = SIZES[3];
/** At the top and the foot of who stands somewhere. */
const STILL_PAD = 4;
/** At the left and the right of what a card holds. */
export const SIDE = 14;

/** The same cards no larger than a size lets them be; a battle has its own. */
export const sized = (cards: readonly Card[], { most, still }: Size): Card[] =>
  cards.map((one) => (one.tag === FIGHT ? one : { ...one, scale: Math.min(one.scale, one.isStill ? still : most) }));

/** Whether cards need no more lines, and are no higher, than they may. */
export const isWithin = (cards: readonly Card[], size: Size, { lines, room = Number.POSITIVE_INFINITY }: Limits) =>
  linesOf(cards, size).length <= lines && highOf(cards, size) <= room;

/** How high cards are, in a whole number of tens: layers below them fall on whole pixels. */
export function highOf(cards: readonly Card[], size: Size): number {
  const own = (line: readonly Card[]) => Math.max(...line.map((one) => boxOf(one, size).h)) + size.gap;
  return Math.ceil(linesOf(cards, size).reduce((sum, line) => sum + own(line), size.gap) / 10) * 10;
}

/** Rows of which one is a way among others are numbered from the first to the last. */
export function numbered(cards: readonly Card[]): readonly Card[] {
  const rows = cards.filter(({ tolds }) => tolds !== undefined);
  if (rows.length < 2 || !rows.some(({ isWay }) => isWay)) return cards;
  return cards.map((card) => (card.tolds === undefined ? card : { ...card, n: rows.indexOf(card) + 1 }));
}

const roomOf = ({ n }: Card): number => (n === undefined ? 0 : NUMBER.room);

const boxOf = (card: Card, { pad }: Size): { w: number; h: number } => ({
  w: Math.ceil(card.inside.w * card.scale) + 2 * SIDE + roomOf(card),
  h: Math.ceil(card.inside.h * card.scale) + 2 * (card.isStill ? Math.min(pad, STILL_PAD) : pad),
});

/** Cards in the lines that they need, the first ones first. Who stands somewhere fills up the first line of such cards that has room. */
function linesOf(those: readonly Card[], size: Size): Card[][] {
  const lines: { cards: Card[]; used: number }[] = [];
  for (const card of numbered(those)) {
    const { w } = boxOf(card, size);
    const open = card.isStill ? lines.filter(({ cards }) => cards[0]!.isStill) : lines.slice(-1);
    const line = open.find(({ used }) => used + w <= ROOM);
    if (line) {
      line.cards.push(card);
      line.used += w + size.gap;
    } else lines.push({ cards: [card], used: w + size.gap });
  }
  return lines.map(({ cards }) => cards);
}

/** Cards side by side over the whole width. */
export function laidOut(cards: readonly Card[], size: Size): { h: number; nodes: Node[] } {
  const h = highOf(cards, size);
  let y = size.gap;
  const nodes = linesOf(cards, size).flatMap((line) => {
    const boxes = line.map((one) => boxOf(one, size));
    const free = ROOM - boxes.reduce((sum, { w }) => sum + w + size.gap, -size.gap);
    const high = Math.max(...boxes.map((one) => one.h));
    let x = MARGIN;
    const drawn = line.map((card, n) => {
      const w = boxes[n]!.w + free / line.length;
      const at = group(framedCard(card, w, high), { x, y, tag: card.tag });
      x += w + size.gap;
      return at;
    });
    y += high + size.gap;
    return drawn;
  });
  return { h, nodes: [ground(h), ...nodes] };
}

/** A framed card, what it holds in its middle; of what is newest its edge is bright. */
function framedCard(card: Card, w: number, h: number): Node[] {
  const { inside, scale, isNew, isStill, n, seat } = card;
  const from = roomOf(card);
  const frame = { x: 0, y: 0, w, h };
  return [
    ...(isStill ? [rect(frame, { fill: paper, stroke: stroke(bronze, 3), radius: 14 })] : edged(frame, 14, isNew)),
    ...(n === undefined ? [] : [numberAt(n, [NUMBER.at, h / 2], { isNew, ...(seat !== undefined && { seat }) })]),
    put(inside, from + (w - from - inside.w * scale) / 2, (h - inside.h * scale) / 2, scale),
  ];
}

const ground = (h: number): Layer => ({
  kind: 'layer',
  key: `tears-of-the-dragon.band.${h}`,
  width: W,
  height: h,
  nodes: [rect({ x: 0, y: 0, w: W, h }, { fill: shaded([0, 0], [0, h], woodLight, wood) })],
});
