import type { Locale } from '#core/text';
import type { SeenCharacter } from '#games/gloomhaven/seen/view.types';
import { row } from '../boxes.ts';
import { setText, textWidth } from '../measure.ts';
import { group, type Node, path, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, now, nowEdge } from '../theme.ts';
import { areaSprite } from './cards-text.ts';
import { heroCounter } from './figures.ts';
import { cardName } from './names.ts';
import { type OpSign, opSign } from './signs.ts';
import { type Item, slotSign } from './slot-signs.ts';
import { tombstone } from './tombstone.ts';

/** Answers that have no place on the map, as buttons in the colour of now: signs, numbers and short words. */

/** How high they are. */
export const HIGH = 66;
const MIDDLE = HIGH / 2;
/** Letters of names: nine pixels on a phone. */
const LETTERS = 28;
/** Between two of them. */
const APART = 14;
/** A button, and how far what it says is from its edge. */
const [BUTTON, PAD] = [52, 12];

export type Half = 'top' | 'bottom';
export const HALVES: readonly Half[] = ['top', 'bottom'];

/** What a button says, one behind the other: a sign with its colour, words, or a stone for who would be exhausted. */
export type Part =
  | { sign: OpSign; colour?: string }
  | { words: string }
  | { hero: SeenCharacter }
  | 'stone'
  | 'moon'
  | 'to'
  | 'not';

/** A button; `name` says which answer it is. */
export function button(name: string, parts: readonly Part[]): Sprite {
  const laid = row(parts.map(partOf), { x: PAD, gap: 6 });
  const w = Math.ceil(laid.w + PAD);
  const frame = { x: 1, y: MIDDLE - BUTTON / 2, w: w - 2, h: BUTTON };
  return {
    w,
    h: HIGH,
    nodes: [
      group([rect(frame, { fill: '#20140e', stroke: stroke(now, 3), radius: 12 }), ...laid.nodes], {
        tag: `chip:${name}`,
      }),
    ],
  };
}

function partOf(part: Part): Sprite {
  if (part === 'stone') return { w: 34, h: HIGH, nodes: [group(tombstone(), { x: 17, y: MIDDLE, scale: 0.8 })] };
  if (part === 'moon')
    return { w: 32, h: HIGH, nodes: [group([path(MOON, { fill: '#fff0c4' })], { x: 16, y: MIDDLE, scale: 0.8 })] };
  if (part === 'to')
    return { w: 20, h: HIGH, nodes: [path(`M2 ${MIDDLE - 10} L18 ${MIDDLE} L2 ${MIDDLE + 10} Z`, { fill: now })] };
  if (part === 'not')
    return {
      w: 26,
      h: HIGH,
      nodes: [group([path('M-9 -9 L9 9 M9 -9 L-9 9', { stroke: stroke(now, 6) })], { x: 13, y: MIDDLE })],
    };
  if ('hero' in part) {
    const { seat, class: what } = part.hero;
    return { w: 40, h: HIGH, nodes: [group(heroCounter(seat, what, 24), { x: 20, y: MIDDLE, tag: `may:${seat}` })] };
  }
  if ('sign' in part)
    return { w: 36, h: HIGH, nodes: [group([opSign(part.sign, 36, part.colour ?? cream)], { x: 18, y: MIDDLE })] };
  const said = words(part.words, 0, MIDDLE, { size: LETTERS, bold: true, colour: cream });
  return { w: setText(said).box.w, h: HIGH, nodes: [said] };
}
const MOON = 'M5 -19 C-16 -17 -22 10 -4 18 C7 23 18 15 20 6 C8 12 -7 2 5 -19 Z';

/** An item by the place where it is worn, with its name where there is room. */
export function itemChip(item: Item, name?: string): Sprite {
  const said = name === undefined ? [] : [words(name, 58, MIDDLE, { size: LETTERS, bold: true, colour: cream })];
  const sign = group([slotSign(item.slot, 34, now)], { x: 26, y: MIDDLE });
  const w = 52 + (said[0] ? 6 + setText(said[0]).box.w + PAD : 0);
  const frame = { x: 1, y: MIDDLE - BUTTON / 2, w: w - 2, h: BUTTON };
  const ground = rect(frame, { fill: '#20140e', stroke: stroke(now, 3), radius: 12 });
  return { w, h: HIGH, nodes: [group([ground, sign, ...said], { tag: `chip:item:${item.id}` })] };
}

const CARD = { w: 40, h: 56 } as const;
const longest = (name: string): number => Math.max(...name.split(/\s/).map((one) => textWidth(one, LETTERS, true))) + 2;

/** A card with the halves that are left in the colour of now. Its name stands on one line or two, as far as it has room. */
export function cardChip(
  no: number,
  halves: readonly Half[],
  { locale, room }: { locale: Locale; room: number },
): Sprite {
  const name = cardName(no, locale);
  const whole = Math.ceil(textWidth(name, LETTERS, true)) + 2;
  const width = whole <= room ? whole : Math.min(room, Math.max(longest(name), Math.ceil(whole * 0.62)));
  const [x, y] = [2, (HIGH - CARD.h) / 2];
  const said =
    width < longest(name)
      ? undefined
      : words(name, CARD.w + 12, MIDDLE, { size: LETTERS, bold: true, colour: cream, width, lines: 2 });
  const half = (which: Half): Node => {
    const frame = { x: x + 5, y: which === 'top' ? y + 5 : MIDDLE + 2, w: CARD.w - 10, h: CARD.h / 2 - 7 };
    const isLeft = halves.includes(which);
    return { ...rect(frame, { fill: isLeft ? now : '#3a4420', radius: 3 }), ...(isLeft && { tag: `half:${which}` }) };
  };
  const edge = { fill: nowEdge, stroke: stroke(now, 3), radius: 6 };
  return {
    w: CARD.w + (said ? 12 + setText(said).box.w : 4),
    h: HIGH,
    nodes: [
      group([rect({ x, y, w: CARD.w, h: CARD.h }, edge), ...HALVES.map(half), ...(said ? [said] : [])], {
        tag: `chip:card:${no}`,
      }),
    ],
  };
}

/** A pattern that is to be laid, with the hex of whoever attacks where it is a part of it: as its card has it. */
export function areaChip(pattern: Parameters<typeof areaSprite>[0]): Sprite {
  const { w, h, nodes } = areaSprite(pattern, nowEdge);
  const scale = Math.min(1, (HIGH - 4) / h);
  return { w: w * scale, h: HIGH, nodes: [group(nodes, { y: MIDDLE - (h * scale) / 2, scale, tag: 'chip:area' })] };
}

/** One behind the other: all are as high. */
export const beside = (all: readonly Sprite[]): Sprite => row(all, { gap: APART });
