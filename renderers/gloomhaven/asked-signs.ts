import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { items } from '#games/gloomhaven/printed/content/content';
import type { View } from '#games/gloomhaven/seen/view.types';
import { setText, textWidth } from '../measure.ts';
import type { NowAsked } from '../pictures.ts';
import { group, type Node, path, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, now, nowEdge } from '../theme.ts';
import { cardName } from './names.ts';
import { opSign } from './signs.ts';
import { slotSign } from './slot-signs.ts';

/** Behind a question that is put to one alone: what can be done, in signs. */

/** How high they are. */
const HIGH = 66;
const MIDDLE = HIGH / 2;
/** Letters of names: nine pixels on a phone. */
const LETTERS = 28;
/** The room that signs have beside the shortest questions, in pixels. */
const ROOM = 860;
const APART = 18;

const HALVES = ['top', 'bottom'] as const;
type Half = (typeof HALVES)[number];

/** The signs of this question; undefined where its words say it all. */
export function askedSigns(view: View, { seat, key, about }: NowAsked, locale: Locale): Sprite | undefined {
  if (key === 'turn')
    return turnSigns(view, { seat, halves: halvesIn(about), items: numbersIn(about, 'items') }, locale);
  if (key === 'rest-card') return restSigns();
  return undefined;
}

const valueIn = (about: Json | undefined, key: string): Json | undefined =>
  typeof about === 'object' && about !== null && !Array.isArray(about) && Object.hasOwn(about, key)
    ? about[key]
    : undefined;
const listIn = (about: Json | undefined, key: string): readonly Json[] => {
  const found = valueIn(about, key);
  return Array.isArray(found) ? found : [];
};
const numbersIn = (about: Json | undefined, key: string): number[] => listIn(about, key).map(Number);
const halvesIn = (about: Json | undefined): Half[] => HALVES.filter((half) => listIn(about, 'halves').includes(half));

/** GH-5.1: the cards that are left with the halves that can be played, and the items that can be used in a turn. */
function turnSigns(
  view: View,
  { seat, halves, items: usable }: { seat: number; halves: readonly Half[]; items: readonly number[] },
  locale: Locale,
): Sprite | undefined {
  const played = view.characters.find((one) => one.seat === seat)?.played ?? [];
  if (halves.length === 0) return undefined;
  const slots = usable.slice(0, MOST_ITEMS).map((id) => coin(slotSign(items.get(id)?.slot ?? 'small', 34, now)));
  const free = ROOM - slots.reduce((sum, one) => sum + one.w + 6, 0) - played.length * (CARD.w + 8 + APART);
  const each = Math.floor(free / Math.max(1, played.length));
  const cards = played.map((no) => cardSign(cardName(no, locale), halves, each));
  return beside([...cards, ...slots]);
}
const MOST_ITEMS = 4;
const CARD = { w: 40, h: 56 } as const;

/** A card with the halves that are left in the colour of now, and its name, on two lines where one has no room. */
function cardSign(name: string, halves: readonly Half[], room: number): Sprite {
  const whole = Math.ceil(textWidth(name, LETTERS, true)) + 2;
  const width = whole <= room ? whole : Math.min(room, Math.max(longest(name), Math.ceil(whole * 0.62)));
  const [x, y] = [2, (HIGH - CARD.h) / 2];
  const said = words(name, CARD.w + 12, MIDDLE, { size: LETTERS, bold: true, colour: cream, width, lines: 2 });
  const half = (which: Half): Node => {
    const frame = { x: x + 5, y: which === 'top' ? y + 5 : MIDDLE + 2, w: CARD.w - 10, h: CARD.h / 2 - 7 };
    const isLeft = halves.includes(which);
    return { ...rect(frame, { fill: isLeft ? now : '#3a4420', radius: 3 }), ...(isLeft && { tag: `half:${which}` }) };
  };
  return {
    w: CARD.w + 12 + setText(said).box.w,
    h: HIGH,
    nodes: [
      rect({ x, y, w: CARD.w, h: CARD.h }, { fill: nowEdge, stroke: stroke(now, 3), radius: 6 }),
      ...HALVES.map(half),
      said,
    ],
  };
}
const longest = (name: string): number => Math.max(...name.split(/\s/).map((one) => textWidth(one, LETTERS, true))) + 2;

/** GH-15.3: the card that was drawn goes, or one point of life for another card drawn by chance. */
const restSigns = (): Sprite =>
  beside([
    mark('M-11 1 L-3 10 L12 -10'),
    lostCard(),
    OR,
    mark('M-9 -9 L9 9 M9 -9 L-9 9'),
    {
      w: 74,
      h: HIGH,
      nodes: [
        words('−1', 2, MIDDLE, { size: 34, bold: true, colour: cream }),
        group([opSign('hp', 32, '#ff8f84')], { x: 58, y: MIDDLE }),
      ],
    },
    lostCard('?'),
  ]);
const OR: Sprite = { w: 3, h: HIGH, nodes: [rect({ x: 0, y: 8, w: 3, h: HIGH - 16 }, { fill: now })] };

const mark = (d: string): Sprite => ({
  w: 34,
  h: HIGH,
  nodes: [group([path(d, { stroke: stroke(now, 6) })], { x: 17, y: MIDDLE })],
});

/** A card that is lost, known or not. */
const lostCard = (text = ''): Sprite => ({
  w: 42 + (text ? 24 : 0),
  h: HIGH,
  nodes: [
    group([opSign('lost', 46, '#ff9a8a')], { x: 21, y: MIDDLE }),
    ...(text ? [words(text, 44, MIDDLE, { size: 34, bold: true, colour: cream })] : []),
  ],
});

const coin = (sign: Node): Sprite => ({
  w: 52,
  h: HIGH,
  nodes: [
    rect({ x: 1, y: MIDDLE - 25, w: 50, h: 50 }, { fill: '#20140e', stroke: stroke(now, 3), radius: 10 }),
    group([sign], { x: 26, y: MIDDLE }),
  ],
});

/** One behind the other. */
function beside(all: readonly Sprite[]): Sprite {
  let x = 0;
  const nodes = all.map((one) => {
    const placed = put(one, x, 0);
    x += one.w + APART;
    return placed;
  });
  return { w: x - APART, h: HIGH, nodes };
}
