import type { Locale } from '#core/text';
import { textWidth } from '#renderers/measure';
import { slab } from '#renderers/paper';
import { type Node, put, type Sprite, words } from '#renderers/scene';
import { ink } from '#renderers/theme';
import type { View } from '../seen/view.types.ts';
import { CUPS_END } from './cups.ts';
import { die } from './dice.ts';
import { say, seatName, shortName } from './text.ts';

/** The last bid, and those before it. */

const TOP = CUPS_END + 20;
export const BIDS_END = TOP + 190;
/** Bids before the last one, as many as there is room for. */
const BEFORE = 3;

export function bids(view: View, locale: Locale): Node[] {
  const frame = { x: 16, y: TOP, w: 1168, h: BIDS_END - TOP };
  const last = view.bids.at(-1);
  const title = (text: string, y: number, size: number) =>
    words(text, 44, y, { size, bold: true, colour: ink, width: 1110 });
  if (!last) {
    const key = view.turn === null ? 'winner' : 'no-bid';
    const seat = view.turn ?? view.left.findIndex((n) => n > 0);
    return [...slab(frame), title(say(key, locale, { seat: seatName(seat, locale) }), TOP + 95, 44)];
  }
  const by = say('by', locale, { seat: seatName(last.seat, locale) });
  const large = bidSprite(by, { ...last, size: 96 }, locale);
  const before = view.bids.slice(0, -1).slice(-BEFORE);
  const small = before.map((bid) => bidSprite(shortName(bid.seat, locale), { ...bid, size: 44 }, locale));
  const head = before.length > 0 ? say('before', locale) : '';
  return [
    ...slab(frame),
    title(say('last-bid', locale), TOP + 34, 30),
    put(large, 44, TOP + (before.length > 0 ? 48 : 66)),
    ...beside(small, head, 44, TOP + 140),
  ];
}

/** Small bids in a row after a word. */
function beside(sprites: readonly Sprite[], head: string, left: number, y: number): Node[] {
  if (sprites.length === 0) return [];
  let x = left + textWidth(head, 30) + 24;
  const placed = sprites.map((sprite) => {
    const node = put(sprite, x, y);
    x += sprite.w + 48;
    return node;
  });
  return [words(head, left, y + 22, { size: 30, colour: ink }), ...placed];
}

interface Drawn {
  count: number;
  face: number;
  /** Of the die, in pixels; the letters go with it. */
  size: number;
}

/** "Oak cup: 4 ×" and the face. */
function bidSprite(by: string, { count, face, size }: Drawn, locale: Locale): Sprite {
  const letters = Math.max(30, size * 0.55);
  const said = `${by} ${say('times', locale, { count })}`;
  const w = textWidth(said, letters, true) + letters * 0.4;
  const middle = size / 2;
  return {
    w: w + size,
    h: size,
    nodes: [words(said, 0, middle, { size: letters, bold: true, colour: ink }), put(die(face, size), w, 0)],
  };
}
