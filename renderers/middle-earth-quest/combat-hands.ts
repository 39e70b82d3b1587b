import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { textWidth } from '../measure.ts';
import type { Now } from '../pictures.ts';
import { put, type Sprite } from '../scene.ts';
import { blow, parts, plated, SIZE, signFor } from './chip.ts';
import { inRows } from './chip-rows.ts';
import { BAR_WIDTH } from './combat-bars.ts';
import type { Side } from './combat-sides.ts';
import { combatCardName } from './names.ts';
import { messages, numberOf } from './shown.ts';
import { signed } from './tallies.ts';

/** Which cards a side of a fight has drawn, lost, given for a blow and taken back since it began: chips below its bars, with their names. */

type Told = Now['events'][number];
const cardsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What an event has done to a hand: how many cards came, or which went and which came back. */
interface HandNews {
  n: number;
  cards: readonly string[];
  /** They have paid for a blow, or for a part of it: how much damage it dealt. */
  hurt?: number;
}

/** Undefined of what is not of this side. */
function newsOf({ type, shown }: Told, side: Side, ids: { seat: number; who: string }): HandNews | undefined {
  const isOwn = side === 'hero' ? shown.seat === ids.seat || shown.who === ids.who : shown.who === ids.who;
  if (type === 'foe-draws') return side === 'foe' ? { n: numberOf(shown.n), cards: [] } : undefined;
  if (!isOwn) return undefined;
  const cards = cardsOf(shown.cards);
  switch (type) {
    case 'hero-draws':
    case 'combat-draws':
      return { n: numberOf(shown.n), cards: [] };
    case 'combat-returns':
      return { n: cards.length, cards };
    case 'hero-hurt': {
      const paid = messages(shown.from).flatMap(({ key, args }) =>
        key === 'label.of-hand' ? cardsOf(args?.cards) : [],
      );
      return { n: -paid.length, cards: paid, hurt: numberOf(shown.n) };
    }
    case 'combat-discards':
    case 'hand-discarded':
      return { n: -cards.length, cards };
  }
  return undefined;
}

/** Names beside one another as far as they have room: the others are counted already. */
function namesOf(cards: readonly string[], locale: Locale): string[] {
  const all = cards.map((id) => combatCardName(id, locale));
  for (let n = all.length; n > 0; n--) {
    const text = all.slice(0, n).join(locale === 'en' ? ', ' : '、');
    const more = n < all.length ? ' …' : '';
    if (n === 1 || textWidth(text, SIZE, true) < BAR_WIDTH - 170) return [text + more];
  }
  return [];
}

/** The chips of a side, at most two rows; nothing where its hand has not changed. */
export function handNews(
  now: Now | undefined,
  side: Side,
  ids: { seat: number; who: string },
  locale: Locale,
): Sprite[] {
  const events = now?.events ?? [];
  const begun = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'combat-begins'),
    ),
  );
  const all = begun.flatMap((event) => newsOf(event, side, ids) ?? []).filter(({ n }) => n !== 0);
  if (all.length === 0) return [];
  // What came unseen is one sum.
  const drawn = all.filter(({ cards }) => cards.length === 0).reduce((sum, { n }) => sum + n, 0);
  const told: HandNews[] = [
    ...(drawn > 0 ? [{ n: drawn, cards: [] }] : []),
    ...all.filter(({ cards }) => cards.length > 0),
  ];
  const chips = told.map(({ n, cards, hurt }) => ({
    sprite: plated(
      parts(...(hurt === undefined ? [] : [blow(hurt)]), signFor('hand'), signed(n), ...namesOf(cards, locale)),
      false,
    ),
    weight: 1,
    begins: false,
  }));
  const { rows, k } = inRows(chips, BAR_WIDTH, locale, [[2, 1]]);
  const high = rows.length * 44 * k;
  return [
    {
      w: BAR_WIDTH,
      h: high,
      nodes: rows.map((line, n) => put(line, 0, n * 44 * k + 2, Math.min(k, BAR_WIDTH / line.w))),
    },
  ];
}
