import type { Locale } from '#core/text';
import { items } from '#games/gloomhaven/printed/content/content';
import type { SeenCharacter, View } from '#games/gloomhaven/seen/view.types';
import { setText, textWidth } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, ink } from '../theme.ts';
import { opSign } from './signs.ts';
import { slotSign } from './slot-signs.ts';

/** On the plate of a character in town: what it takes along, each item as a small card with its name; what it has just bought is on amber. */

const [GAP, LETTERS, SIGN] = [8, 28, 44];
/** So many have room; the others are counted. */
const MOST = 6;
/** From here on a plate has two cards beside one another. */
const TWO_COLUMNS = 460;

/** What each seat has just bought, and for how much. */
function boughtBy(seat: number, look: Look | undefined): { items: Set<number>; price: number } {
  const buys = (look?.now?.events ?? []).filter(({ type, shown }) => type === 'buys' && shown.seat === seat);
  return {
    items: new Set(buys.map(({ shown }) => Number(shown.item))),
    price: buys.reduce((sum, { shown }) => sum + Number(shown.price ?? 0), 0),
  };
}

/** Its gold, and behind it what it has just paid: with its own coin where there is room for that. */
export function purse(
  { party }: View,
  { class: what, seat }: SeenCharacter,
  { x, y, w, look }: { x: number; y: number; w: number; look: Look | undefined },
): Node[] {
  const { price } = boughtBy(seat, look);
  const gold = party.members.find((one) => one.class === what)?.gold ?? 0;
  const text = { size: 31, bold: true } as const;
  const wide = (words: string) => textWidth(words, text.size, true);
  const paid = `−${price}`;
  const hasCoin = x + 40 + wide(String(gold)) + 12 + wide(paid) <= w - 54;
  return [
    group([opSign('money', 32, '#a8721c')], { x: x + 16, y }),
    words(String(gold), x + 40, y, { ...text, colour: ink }),
    ...(price > 0
      ? [
          words(paid, w - (hasCoin ? 54 : 16), y, { ...text, colour: '#8e1b1b', align: 'right', tag: 'spent' }),
          ...(hasCoin ? [group([opSign('money', 32, '#a8721c')], { x: w - 32, y })] : []),
        ]
      : []),
  ];
}

/** Its cards in `w` pixels. */
export function outfit(
  { party }: View,
  { class: what, seat, hand, items: carried }: SeenCharacter,
  { w, locale, look }: { w: number; locale: Locale; look: Look | undefined },
): Sprite {
  const own = party.members.find((one) => one.class === what)?.items ?? [];
  const bought = boughtBy(seat, look);
  const all = [...new Set([...bought.items, ...carried.map(({ id }) => id), ...own])];
  const shown = all.slice(0, all.length > MOST ? MOST - 1 : MOST);
  const columns = w >= TWO_COLUMNS ? 2 : 1;
  const each = (w - (columns - 1) * GAP) / columns;
  const cards = [
    ...(hand > 0 ? [card(opSign('cards', 30, '#5a4326'), String(hand), { w: each, isNew: false })] : []),
    ...shown.flatMap((id) => {
      const item = items.get(id);
      const sign = slotSign(item?.slot ?? 'small', 32, '#5a4326');
      return item ? [card(sign, item.name[locale], { w: each, isNew: bought.items.has(id), tag: `outfit:${id}` })] : [];
    }),
    ...(all.length > shown.length
      ? [card(opSign('loot', 30, '#5a4326'), `+${all.length - shown.length}`, { w: each, isNew: false })]
      : []),
  ];
  const nodes: Node[] = [];
  let y = 0;
  for (let n = 0; n < cards.length; n += columns) {
    const row = cards.slice(n, n + columns);
    nodes.push(...row.map((one, k) => group(one.nodes, { x: k * (each + GAP), y })));
    y += Math.max(...row.map((one) => one.h)) + GAP;
  }
  return { w, h: Math.max(0, y - GAP), nodes };
}

/** A sign and a name, on two lines where it is long. */
function card(sign: Node, name: string, { w, isNew, tag }: { w: number; isNew: boolean; tag?: string }): Sprite {
  const said = words(name, SIGN + 8, 0, { size: LETTERS, bold: isNew, colour: ink, width: w - SIGN - 16, lines: 2 });
  const h = Math.max(SIGN, setText(said).box.h + 12);
  const ground = isNew
    ? { fill: '#ffe3ad', stroke: stroke(done, 3.5), radius: 8 }
    : { fill: '#fffaf0', stroke: stroke('#c9b48a', 2), radius: 8 };
  const nodes = [
    rect({ x: 1, y: 1, w: w - 2, h: h - 2 }, ground),
    group([sign], { x: SIGN / 2 + 2, y: h / 2 }),
    { ...said, y: h / 2 },
  ];
  return { w, h, nodes: [group(nodes, tag === undefined ? {} : { tag })] };
}
