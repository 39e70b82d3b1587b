import { type Locale, locales } from '#core/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Look, Now } from '../pictures.ts';
import type { Node } from '../scene.ts';
import {
  type Card,
  FIGHT,
  highOf,
  isWithin,
  LESS,
  type Limits,
  laidOut,
  numbered,
  ROOM,
  SIDE,
  SIZES,
  sized,
  USUAL,
} from './card-lines.ts';
import { crowdCards } from './crowds.ts';
import { saidPart } from './deed-parts.ts';
import { deedCards } from './deed-rows.ts';
import { fightCard } from './fight-card.ts';
import { type FightTold, fightIn, inOrder } from './fight-told.ts';
import { say } from './text.ts';
import { type Told, toldIn } from './told.ts';

/** What was rolled and what came of it, between the map and both sides: a card for each deed, the newest last and bright. A whole battle has one. */

/** More deeds of a stretch are left to its words; the oldest give way. */
const MOST = 10;
/** More would push the map out of sight. */
const MOST_LINES = 7;

export interface Band {
  h: number;
  nodes: Node[];
  /** The numbers of rows that have one, by what they tell. */
  numbers: ReadonlyMap<Told, number>;
  /** Nothing that has a card was left out, or out of its card. */
  isWhole: boolean;
  /** Everything that happened has room, whoever's places have not. */
  isTold: boolean;
  /** How many places have no room of which the picture is not. */
  untold: number;
}

const NO_BAND: Band = { h: 0, nodes: [], numbers: new Map(), isWhole: true, isTold: true, untold: 0 };

/** The cards of a stretch, no higher than the room that is tried; without any the band has no height. Rows are the same in any room. */
export function bandsOf(view: View, { locale, now }: Pick<Look, 'locale' | 'now'>): (room: number) => Band {
  if (!now) return () => NO_BAND;
  const fight = fightIn(now, view);
  const deeds = inOrder(now).filter((one) => !fight?.deeds.has(one));
  const crowds = crowdCards(view, now);
  const rows = new Map(locales.map((one) => [one, [...deedCards(view, now, deeds, one), ...crowds(one)]]));
  const cardsFor = (one: Locale, room: number) =>
    fight ? withFight(fight, rows.get(one)!, { view, now, locale: one, room }) : rows.get(one)!;
  return (room) => bandIn(locale, (one) => cardsFor(one, room), { lines: MOST_LINES, room });
}

/**
 * The cards that `cardsFor` gives, as many in every language: no words may tell more than others. Where they do not fit they are smaller, and
 * where that is not enough what the map shows as well gives way, and then the oldest. Places of which the picture is not have what room is left.
 */
export function bandIn(locale: Locale, cardsFor: (locale: Locale) => readonly Card[], limits: Limits): Band {
  const whole = cardsFor(locale);
  if (whole.length === 0) return NO_BAND;
  const each = locales.map((one) => ({ locale: one, cards: one === locale ? whole : cardsFor(one) }));
  const all = whole.map((_, n) => n);
  const some = all.filter((n) => !whole[n]!.isExtra);
  // The card of a battle comes first, and stays.
  let kept = some.filter((n, at) => whole[n]!.tag === FIGHT || at >= some.length - MOST);
  const fits = (size: (typeof SIZES)[number]) =>
    each.every((one) => isWithin(sized(those(one.cards, kept, one.locale), size), size, limits));
  const smallest = SIZES.at(-1)!;
  while (kept.length > 1 && !fits(smallest)) kept = withoutOne(kept, whole);
  // What happened is not smaller for places of which the picture is not; of those each has its row that finds room.
  const extras = all.filter((n) => whole[n]!.isExtra);
  if (fits(USUAL))
    for (const n of extras) {
      const without = kept;
      kept = [...kept, n];
      if (!fits(USUAL)) kept = without;
    }
  const size = SIZES.find(fits) ?? smallest;
  const shown = numbered(sized(those(whole, kept, locale), size));
  const numbers = new Map(
    shown.flatMap(({ tolds = [], n }) => (n === undefined ? [] : tolds.map((told) => [told, n] as const))),
  );
  const isCut = each.some(({ cards }) => cards.some((one) => one.isCut));
  const isTold = fits(size) && !isCut && whole.every(({ isStill }, n) => isStill || kept.includes(n));
  const isWhole = isTold && all.every((n) => whole[n]!.isExtra || kept.includes(n));
  const untold = extras.filter((n) => !kept.includes(n)).length;
  return { ...laidOut(shown, size), numbers, isWhole, isTold, untold };
}

/** Those that are kept. Before them stands how many there are besides. */
function those(cards: readonly Card[], kept: readonly number[], locale: Locale): Card[] {
  const n = cards.filter(({ isStill }, at) => !isStill && !kept.includes(at)).length;
  const isBefore = cards.every(({ isStill }, at) => isStill || kept.includes(at) || at < kept[0]!);
  const inside = saidPart(say(isBefore ? 'band.earlier' : 'band.besides', locale, { n }));
  const before = n > 0 ? [{ inside, scale: LESS.most, isNew: false, tag: 'earlier' }] : [];
  return [...before, ...kept.map((at) => cards[at]!)];
}

/**
 * Without the one that matters least: the last of the crowds, else the oldest that the map shows as well, else the oldest. A battle and
 * what the headline tells stay.
 */
function withoutOne(kept: readonly number[], cards: readonly Card[]): number[] {
  const loose = kept.filter((n) => cards[n]!.tag !== FIGHT && !cards[n]!.isNew);
  const crowd = loose.findLast((n) => cards[n]!.isStill);
  const gone = crowd ?? loose.find((n) => cards[n]!.isSpare) ?? loose[0] ?? kept[0];
  return kept.filter((n) => n !== gone);
}

/** What came before and after a battle has room first; the rest is its card's. */
function withFight(
  fight: FightTold,
  rows: readonly Card[],
  { view, now, locale, room }: { view: View; now: Now; locale: Locale; room: number },
): Card[] {
  const small = SIZES.at(-1)!;
  const firm = rows.filter(({ isExtra }) => !isExtra);
  const others = firm.length === 0 ? 0 : highOf(sized(firm, small), small) - small.gap;
  const high = room - others - 2 * (small.pad + small.gap);
  const { isCut, ...inside } = fightCard(fight, { width: ROOM - 2 * SIDE, high, locale, view });
  const headline = toldIn(now).at(-1);
  const isNew = headline !== undefined && fight.deeds.has(headline);
  return [{ inside, isNew, scale: 1, tag: FIGHT, isCut }, ...rows];
}
