import { type Locale, locales } from '#core/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { rows } from '../panels.ts';
import type { Look, Now } from '../pictures.ts';
import { notes } from '../prose.ts';
import { group, type Layer, type Node, put, rect, type Sprite, shaded } from '../scene.ts';
import { wood, woodLight } from '../theme.ts';
import { saidPart } from './deed-parts.ts';
import { fightCard } from './fight-card.ts';
import { fightIn, inOrder } from './fight-told.ts';
import { facePart, isPerson } from './hurt-parts.ts';
import { marchesOf } from './last-action.ts';
import { calledParts, marchParts } from './march-parts.ts';
import { placeName, shortName, spellName } from './names.ts';
import { edged, NUMBER, numberAt } from './plate-frame.ts';
import { isTray, toldParts, trayOf } from './plates.ts';
import { endsOf, namedIn, standsAt, type Told, toldIn } from './told.ts';

/** What was rolled and what came of it, between the map and both sides: a card for each deed, the newest last and bright. A whole battle has one. */

const W = 1200;
const MARGIN = 12;
const PAD = { x: 14, y: 9 } as const;
const GAP = 10;
/** More deeds of a stretch are left to its words; the oldest give way. */
const MOST = 6;
/** More would push the map out of sight. */
const MOST_LINES = 4;
/** Figures on dice and words are eleven pixels high on a phone; alone on its line a card is larger. */
const SCALE = { usual: 1.26, alone: 1.45 } as const;
const ROOM = W - 2 * MARGIN;
const FIGHT = 'fight';

export interface Band {
  h: number;
  nodes: Node[];
  /** The numbers of rows that have one, by what they tell. */
  numbers: ReadonlyMap<Told, number>;
}

/** What a card holds, and how large. */
export interface Card {
  inside: Sprite;
  scale: number;
  /** It is what the headline tells. */
  isNew: boolean;
  tag: string;
  /** What it tells; absent of a whole battle. */
  told?: Told;
  /** It tells of a way on the map. */
  isWay?: boolean;
  /** Its number, which stands at its way too. */
  n?: number;
  /** The map shows it as well: where there is no room for all it gives way first. */
  isSpare?: true;
}

/** How much of a picture cards may take. */
interface Limits {
  lines: number;
  /** In pixels; where it is absent the lines alone count. */
  room?: number;
}

/** The cards of a stretch, no higher than `room`; without any the band has no height. */
export const bandOf = (view: View, { locale, now }: Pick<Look, 'locale' | 'now'>, room: number): Band =>
  now ? bandIn(locale, (one) => cardsIn(view, now, { locale: one, room }), { lines: MOST_LINES, room }) : NO_BAND;

/**
 * The cards that `cardsFor` gives, as many in every language: no words may tell more than others. Where they do not fit they are smaller, and
 * where that is not enough the oldest give way.
 */
export function bandIn(locale: Locale, cardsFor: (locale: Locale) => readonly Card[], limits: Limits): Band {
  const whole = cardsFor(locale);
  if (whole.length === 0) return NO_BAND;
  const each = locales.map((one) => (one === locale ? whole : cardsFor(one)));
  const needed = (cards: readonly Card[]) => cards.filter(({ isSpare }) => !isSpare);
  const isCramped = !each.every((cards) => isWithin(tight(cards), limits)) && needed(whole).length > 0;
  const all = isCramped ? each.map(needed) : each;
  const own = isCramped ? needed(whole) : whole;
  let n = own.length;
  while (n > 1 && !all.every((cards) => isWithin(tight(newest(cards, n)), limits))) n--;
  const shown = newest(own, n);
  const { room = Number.POSITIVE_INFINITY } = limits;
  // The headline and the map tell a single one of these as well: for it alone no picture is as high as it may be.
  const isOver = !all.every((cards) => isWithin(tight(newest(cards, n)), { ...limits, room: room - LOWER }));
  if (shown.length === 1 && needed(shown).length === 0 && isOver) return NO_BAND;
  return laidOut(isWithin(shown, limits) ? shown : tight(shown));
}

/** So much lower a picture stays whose only card tells nothing that the map does not. */
const LOWER = 120;
const NO_BAND: Band = { h: 0, nodes: [], numbers: new Map() };

/** Words on a card of many are no smaller: they are still eleven pixels high on a phone. */
const TIGHT = 1.14;
const tight = (cards: readonly Card[]): Card[] =>
  cards.map((one) => (one.tag === FIGHT ? one : { ...one, scale: Math.min(one.scale, TIGHT) }));

/** Rows of which one is a way among others are numbered from the first to the last. */
function numbered(cards: readonly Card[]): readonly Card[] {
  const rowsOf = cards.filter(({ told }) => told !== undefined);
  if (rowsOf.length < 2 || !rowsOf.some(({ isWay }) => isWay)) return cards;
  return cards.map((card) => (card.told === undefined ? card : { ...card, n: rowsOf.indexOf(card) + 1 }));
}

/** So many of the newest; a battle, and what the headline tells, are always among them. */
function newest(cards: readonly Card[], n: number): readonly Card[] {
  const [first] = cards;
  if (first?.tag !== FIGHT) {
    const own = cards.slice(0, Math.max(0, cards.length - n)).find(({ isNew }) => isNew);
    return own ? [own, ...cards.slice(cards.length - n + 1)] : cards.slice(-n);
  }
  return [first, ...cards.slice(1).slice(cards.length - n)];
}

/** Whether cards need no more lines, and are no higher, than they may. */
function isWithin(those: readonly Card[], { lines: most, room = Number.POSITIVE_INFINITY }: Limits): boolean {
  const lines = linesOf(numbered(those));
  const h = lines.reduce((sum, line) => sum + Math.max(...line.map((one) => sizeOf(one).h)) + GAP, GAP);
  return lines.length <= most && h <= room;
}

const sizeOf = ({ inside, scale, n }: Card): { w: number; h: number } => ({
  w: Math.ceil(inside.w * scale) + 2 * PAD.x + (n === undefined ? 0 : 2 * NUMBER.room),
  h: Math.ceil(inside.h * scale) + 2 * PAD.y,
});

/** Cards in the lines that they need, the first ones first. */
function linesOf(cards: readonly Card[]): Card[][] {
  const lines: Card[][] = [];
  let used = W;
  for (const card of cards) {
    const { w } = sizeOf(card);
    if (used + w > ROOM) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(card);
    used += w + GAP;
  }
  return lines;
}

/** Cards side by side over the whole width, on dark wood. */
function laidOut(those: readonly Card[]): Band {
  const shown = numbered(those);
  const numbers = new Map(shown.flatMap(({ told, n }) => (told && n !== undefined ? [[told, n] as const] : [])));
  let y = GAP;
  const nodes = linesOf(shown).flatMap((line) => {
    const sizes = line.map(sizeOf);
    const free = ROOM - sizes.reduce((sum, { w }) => sum + w + GAP, -GAP);
    const h = Math.max(...sizes.map((one) => one.h));
    let x = MARGIN;
    const drawn = line.map((card, n) => {
      const w = sizes[n]!.w + free / line.length;
      const at = group(framedCard(card, w, h), { x, y, tag: card.tag });
      x += w + GAP;
      return at;
    });
    y += h + GAP;
    return drawn;
  });
  // A whole number of tens: layers below it fall on whole pixels.
  const h = Math.ceil(y / 10) * 10;
  return { h, nodes: [ground(h), ...nodes], numbers };
}

/** A framed card, what it holds in its middle; of what is newest its edge is bright. */
const framedCard = ({ inside, scale, isNew, n }: Card, w: number, h: number): Node[] => [
  ...edged({ x: 0, y: 0, w, h }, 14, isNew),
  ...(n === undefined ? [] : [numberAt(n, [NUMBER.at, h / 2], isNew)]),
  put(inside, (w - inside.w * scale) / 2, (h - inside.h * scale) / 2, scale),
];

const ground = (h: number): Layer => ({
  kind: 'layer',
  key: `tears-of-the-dragon.band.${h}`,
  width: W,
  height: h,
  nodes: [rect({ x: 0, y: 0, w: W, h }, { fill: shaded([0, 0], [0, h], woodLight, wood) })],
});

/** As large as it fits, up to `scale`. */
const fitted = (inside: Sprite, scale: number): number =>
  Math.min(scale, (ROOM - 2 * PAD.x - 2 * NUMBER.room) / inside.w);

function cardsIn(view: View, now: Now, { locale, room }: { locale: Look['locale']; room: number }): Card[] {
  const headline = toldIn(now).at(-1);
  const fight = fightIn(now, view);
  const told = deedCards(
    view,
    now,
    inOrder(now).filter((one) => !fight?.deeds.has(one)),
    locale,
  );
  if (!fight) return told.length === 1 ? told.map((one) => ({ ...one, scale: fitted(one.inside, SCALE.alone) })) : told;
  const high = room - 2 * (PAD.y + GAP);
  const inside = fightCard(fight, { width: ROOM - 2 * PAD.x, high, locale, view });
  const isNew = headline !== undefined && fight.deeds.has(headline);
  return [{ inside, isNew, scale: 1, tag: FIGHT }, ...told];
}

/** Deeds whose parts name whom they befell. */
const NAMED: ReadonlySet<string> = new Set(['losses-borne', 'casualty-rolled']);
const NOBODY = { key: '', head: [] } as const;

/** A card for each of these deeds; of what somebody did again he is not named again. */
export function deedCards(view: View, now: Now, deeds: readonly Told[], locale: Look['locale']): Card[] {
  const headline = toldIn(now).at(-1);
  const all = deeds.flatMap((told, n): Row[] => {
    const parts = trayOf(told, view, locale) ?? toldParts(told, view, locale);
    if (parts) return [{ told, parts, isOwn: false, isSpare: false }];
    // Of a match that is over its end is told.
    if (view.battle || view.winner !== null) return [];
    const went = marchParts(told, callerIn(deeds, n), locale);
    // The map shows it as well: it takes no room from others.
    if (went) return [{ told, parts: went, isOwn: true, isSpare: true }];
    const called = n === deeds.length - 1 ? calledParts(told, locale) : undefined;
    return called ? [{ told, parts: called, isOwn: true, isSpare: true }] : [];
  });
  const shown = all.length > MOST_LINES ? all.filter(({ told, isSpare }) => !isSpare || told === headline) : all;
  let before = '';
  return shown.slice(-MOST).map(({ told, parts, isOwn, isSpare }) => {
    const doer = isOwn || isTray(told.type) || NAMED.has(told.type) ? NOBODY : headOf(told, view, now, locale);
    const isAgain = doer.key !== '' && doer.key === before;
    before = doer.key;
    const inside = rows([...(isAgain ? doer.head.slice(0, 1) : doer.head), ...parts], 4000, 'left', 8);
    const isNew = told === headline;
    const tag = `${isNew ? 'plate' : 'told'}:${told.type}`;
    const isWay = marchesOf([told]).length > 0;
    const scale = fitted(inside, SCALE.usual);
    return { inside, isNew, scale, tag, told, isWay, ...(isSpare && { isSpare: true as const }) };
  });
}

/** A deed with the parts of its card; of its own head where `isOwn`. */
interface Row {
  told: Told;
  parts: readonly Sprite[];
  isOwn: boolean;
  isSpare: boolean;
}

/** Who was called to act right before the n-th deed. */
const callerIn = (deeds: readonly Told[], n: number): string | undefined => {
  const before = deeds[n - 1];
  return before?.type === 'activated' ? namedIn(before.shown.piece) : undefined;
};

/** Who did it, with his counter, where, and which spell he tried; `key` is the same for what is the same. */
function headOf(told: Told, view: View, now: Now, locale: Look['locale']): { key: string; head: readonly Sprite[] } {
  const face = doerIn(told, now);
  const at = endsOf(told)[0] ?? standsAt(view, face);
  const spell = namedIn(told.shown.spell);
  const words = [
    ...(face === undefined ? [] : [shortName(face, locale)]),
    ...(at === undefined ? [] : [placeName(at, locale)]),
    ...(spell === undefined ? [] : [spellName(spell, locale)]),
  ];
  const head = [
    ...(face === undefined ? [] : [facePart(face, locale)]),
    ...(words.length > 0 ? [saidPart(notes(words, locale))] : []),
  ];
  return { key: face === undefined ? '' : [told.type, ...words].join(), head };
}

/** The person or the kind of unit that did it: named, or the one that had gone there. */
function doerIn(told: Told, now: Now): string | undefined {
  const { wizard, finder, leader, piece, who } = told.shown;
  const named = [wizard, finder, leader, piece, who].map(namedIn).find((one) => one !== undefined && isPerson(one));
  const [at] = endsOf(told);
  if (named !== undefined || at === undefined || typeof told.shown.ruin !== 'string') return named;
  return marchesOf(inOrder(now))
    .findLast(({ way }) => way.includes(at))
    ?.pieces.find(isPerson);
}
