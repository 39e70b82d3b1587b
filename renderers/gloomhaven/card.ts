import type { Locale } from '#core/text';
import { classOfCard, card as printed } from '#games/gloomhaven/printed/content/cards';
import { columnWidth, inRows, inset } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { heading } from '../panels.ts';
import { group, line, type Node, put, readAs, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { now as bright, cream, ink, nowEdge } from '../theme.ts';
import { linesSprite } from './cards-text.ts';
import { emblemOf, lookOf } from './emblems.ts';
import { halfLines, marksLine } from './halves.ts';
import { cardName } from './names.ts';
import { say } from './text.ts';

/** A card of a character as we draw it: name, the two halves in signs and short words, initiative between them. */

export interface Used {
  half: 'top' | 'bottom';
  used: number;
}

export interface CardLook {
  locale: Locale;
  w: number;
  /** Whose it is: cards have the colour of their owner. */
  seat: number;
  /** What it is marked with in the colour of now: "1", "leads". */
  mark?: string;
  /** Halves that are not left to choose are pale. */
  pale?: readonly ('top' | 'bottom')[];
  /** While it is active: how many spaces of that half the marker has left. */
  used?: Used | undefined;
}

const NAME = 48;
const EDGE = 14;
const MIDDLE = 52;

function half(no: number, which: Used['half'], { w, locale, used }: Pick<CardLook, 'w' | 'locale' | 'used'>): Sprite {
  const one = printed(no)[which];
  const marks = marksLine(one, locale, used?.half === which ? used.used : 0);
  const lines = [...halfLines(one, locale), ...(marks.length > 0 ? [marks] : [])];
  return linesSprite(lines, { width: w - 2 * EDGE, colour: ink });
}

/** What of a card are not the words of its halves. */
const BARE = NAME + 10 + MIDDLE + 16;
/** How high a card must be for all its words. */
export const cardHeight = (no: number, look: Pick<CardLook, 'locale' | 'w'>): number =>
  Math.ceil(BARE + half(no, 'top', look).h + half(no, 'bottom', look).h);

/** Drawn `h` high: cards of one row are as high as the highest. */
export function cardSprite(no: number, look: CardLook, h = cardHeight(no, look)): Sprite {
  const { locale, w, seat, mark, pale = [] } = look;
  const { initiative, level } = printed(no);
  const colour = lookOf(seat);
  const name = cardName(no, locale);
  // A long name takes the place of the emblem.
  const isLong = textWidth(name, 27, 'display') > w - 96;
  const upper = half(no, 'top', look);
  const lower = half(no, 'bottom', look);
  const spare = h - BARE - upper.h - lower.h;
  const middle = NAME + 10 + upper.h + (MIDDLE + spare) / 2;
  const veil = (which: 'top' | 'bottom', y: number, high: number): Node[] =>
    pale.includes(which) ? [rect(inset({ y, w, h: high }, 3, 0), { fill: '#fbf5e4c8' })] : [];
  const nodes: Node[] = [
    rect(
      { x: 0, y: 0, w, h },
      { fill: '#fbf3df', stroke: stroke('#140d08', 2), radius: 12, shadow: { colour: '#1a0d0580', blur: 7, y: 3 } },
    ),
    rect(inset({ y: NAME + 2, w, h: middle - NAME - 2 }, 5, 0), {
      fill: shaded([0, NAME], [0, middle], '#fdf8ea', '#f2e5c6'),
    }),
    rect(inset({ y: middle, w, h: h - middle - 7 }, 5, 0), {
      fill: shaded([0, middle], [0, h], '#efe0bd', '#e6d3a8'),
      radius: 6,
    }),
    rect(inset({ y: 3, w, h: NAME }, 3, 0), { fill: shaded([0, 0], [0, NAME], colour.colour, colour.dark), radius: 9 }),
    ...(isLong ? [] : [group(emblemOf(classOfCard.get(no)!)(colour.on, colour.dark), { x: 26, y: 27, scale: 1.15 })]),
    words(name, isLong ? 14 : 50, 27, { size: 30, face: 'display', colour: colour.on, width: w - (isLong ? 56 : 96) }),
    words(String(level), w - 24, 27, { size: 27, bold: true, colour: colour.on, align: 'centre' }),
    put(upper, EDGE, NAME + 12),
    ...veil('top', NAME + 3, middle - NAME - 4),
    line(
      [
        [8, middle],
        [w - 8, middle],
      ],
      stroke(colour.dark, 3),
    ),
    put(lower, EDGE, middle + MIDDLE / 2 + 2),
    ...veil('bottom', middle + 2, h - middle - 10),
    rect(
      { x: w / 2 - 34, y: middle - 22, w: 68, h: 44 },
      { fill: '#2b120e', stroke: stroke('#b08a4c', 2.5), radius: 20 },
    ),
    words(String(initiative), w / 2, middle, { size: 34, bold: true, colour: cream, align: 'centre' }),
    ...(mark ? ring(mark, w, h, middle) : []),
    readAs({ of: 'card', id: String(no) }, { w, h }),
  ];
  return { w, h, nodes };
}

function ring(mark: string, w: number, h: number, middle: number): Node[] {
  const wide = Math.max(44, Math.ceil(textWidth(mark, 28, true)) + 22);
  const edge = inset({ w, h }, 1);
  return [
    rect(edge, { stroke: stroke(nowEdge, 9), radius: 12 }),
    rect(edge, { stroke: stroke(bright, 5), radius: 12 }),
    rect({ x: 8, y: middle - 20, w: wide, h: 40 }, { fill: nowEdge, stroke: stroke(bright, 2.5), radius: 9 }),
    words(mark, 8 + wide / 2, middle, { size: 28, bold: true, colour: bright, align: 'centre', width: wide - 8 }),
  ];
}

/** A card that is not in hand: its name and initiative. */
export function cardStrip(no: number, { locale, w, seat }: CardLook): Sprite {
  const colour = lookOf(seat);
  const h = 48;
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill: '#f0e4c8', stroke: stroke('#140d08', 1.75), radius: 8 }),
      rect({ x: 3, y: 3, w: 10, h: h - 6 }, { fill: colour.colour, radius: 3 }),
      words(cardName(no, locale), 22, h / 2, { size: 28, colour: ink, width: w - 22 - 56 }),
      words(String(printed(no).initiative), w - 32, h / 2, { size: 28, bold: true, colour: ink, align: 'centre' }),
      readAs({ of: 'card', id: String(no) }, { w, h }),
    ],
  };
}

/** Whose cards, and what is said of each. */
interface Rows {
  locale: Locale;
  seat: number;
  columns?: number;
  markOf?: (no: number) => string | undefined;
  paleOf?: (no: number) => readonly ('top' | 'bottom')[];
  usedOf?: (no: number) => Used | undefined;
}

/** One card of several, so wide and high. */
const oneOf = (no: number, { locale, seat, markOf, paleOf, usedOf }: Rows, w: number, h: number): Sprite => {
  const mark = markOf?.(no);
  const pale = paleOf?.(no);
  const used = usedOf?.(no);
  return cardSprite(no, { locale, w, seat, used, ...(mark !== undefined && { mark }), ...(pale && { pale }) }, h);
};
const tagOf = (no: number): string => `card:${no}`;

/** Cards in rows, three beside one another, each row as high as its highest card. */
export function cardRows(cards: readonly number[], of: Rows): Sprite {
  const { locale, columns = 3 } = of;
  const laid = inRows(cards, {
    columns,
    high: (no, w) => cardHeight(no, { locale, w }),
    draw: (no, w, h) => oneOf(no, of, w, h),
    tag: tagOf,
  });
  return { ...laid, h: laid.h + 12 };
}

/** Cards with a heading of their own in each column where they begin. */
interface Below {
  title: string;
  cards: readonly number[];
}
/** Headings of a hand: their letters, and how much lower begins what stands below. */
export const TITLE = { size: 32, h: 54 };

/**
 * The same closer together: each card as high as its words, below the shortest of three columns, tall cards first; and others below
 * them in the same way.
 */
export function cardColumns(cards: readonly number[], { below, ...of }: Rows & { below?: Below }): Sprite {
  const gap = 8;
  const w = columnWidth({ columns: 3, gap });
  const bottoms = [0, 0, 0];
  const shortest = () => bottoms.indexOf(Math.min(...bottoms));
  const tallFirst = (all: readonly number[]) =>
    all.map((no) => ({ no, h: cardHeight(no, { locale: of.locale, w }) })).sort((one, other) => other.h - one.h);
  const laid = ({ no, h }: { no: number; h: number }, column: number): Node => {
    const y = bottoms[column]!;
    bottoms[column] = y + h + gap;
    return group([put(oneOf(no, of, w, h), 16 + column * (w + gap), y)], { tag: tagOf(no) });
  };
  const nodes = tallFirst(cards).map((one) => laid(one, shortest()));
  const titled = new Set<number>();
  for (const one of tallFirst(below?.cards ?? [])) {
    const column = shortest();
    if (!titled.has(column)) {
      titled.add(column);
      nodes.push(
        ...heading(below!.title, { x: 24 + column * (w + gap), y: bottoms[column]!, w: w - 16, size: TITLE.size }),
      );
      bottoms[column]! += TITLE.h;
    }
    nodes.push(laid(one, column));
  }
  return { w: 1200, h: Math.max(...bottoms), nodes };
}

/** The same for cards that are out of hand. */
export function cardStrips(
  cards: readonly number[],
  { locale, seat, across = 3 }: Pick<Rows, 'locale' | 'seat'> & { across?: number },
): Sprite {
  const [x, y] = [STRIP.w + STRIP.gap, STRIP.h + STRIP.gap];
  return {
    w: across * x,
    h: Math.ceil(cards.length / across) * y,
    nodes: cards.map((no, n) =>
      put(cardStrip(no, { locale, seat, w: STRIP.w }), 16 + (n % across) * x, Math.floor(n / across) * y),
    ),
  };
}
const STRIP = { w: columnWidth({ columns: 3, gap: 10 }), h: 48, gap: 10 };

/** How a chosen card is marked. */
export const leadWords = (n: number, locale: Locale): string => say(n === 0 ? 'hand.lead' : 'hand.second', locale);
