import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { setText } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, put, rect, type Sprite, shaded, type Text } from '../scene.ts';
import { bronze, wood, woodLight } from '../theme.ts';
import { cardAtLeft, cardOf, headChip } from './card-heads.ts';
import { askedCard, type Card, corruptionsOf, settings, toldCard } from './card-says.ts';
import { CHIP, plated, rimmed } from './chip.ts';
import { FILMED, inRows, type Rows, TRIED, type Tried, type Weighed } from './chip-rows.ts';
import { signsOf, type Whose } from './chips.ts';
import { fought, isDraw } from './fought.ts';
import { beginningsOf, legsOf } from './legs.ts';
import { stoodAt } from './news.ts';
import { objectiveCards } from './objectives.ts';
import { numberOf } from './shown.ts';
import { isOfMarker, subjectOf } from './subjects.ts';
import { type Fruit, runsOf, seatOf, type Tale, talesOf } from './tales.ts';
import { doerOf, weight } from './weights.ts';

/**
 * Below the bar: what was done, the oldest first; the newest is rimmed with amber, whichever of them the headline tells. Steps have
 * the numbers that they have on the map. What has no signs is told by the bar or by the map. Below them stands what the card says that is asked about or that the headline tells.
 */

/** What lies above and below all rows; where they begin and end. */
const AIR = 12;
const [BARE, RIGHT] = [20, 1184];

/** In a film the band is always as high as it may become: below it the map stands still, at a whole pixel. */
const FILM_HIGH = 140;

/** As wide as the picture; nothing where nothing has signs. Over a fight what led to it: its own blows are drawn. */
export function effects(view: View, look: Look, isFight = false): Sprite {
  const { locale, now } = look;
  const tales = talesOf(now).filter(({ fight }) => !isFight || fight.length === 0);
  const loud = tales.find(({ isLoud }) => isLoud);
  if (loud?.head.type === 'finale') return objectiveCards(loud.head, locale);
  const told = (isBrief: boolean): Band => {
    const all = chipsOfAll(view, look, { tales, isBrief });
    // Names do not make a row more than there are in a film.
    const tried = isBrief && !look.frame ? TRIED : FILMED;
    const laidOf: Laying['laidOf'] = (some, of) => {
      const chips = some.flatMap((one) => weighed(one.chips, one === all.at(-1)));
      return inRows(chips, RIGHT - BARE, locale, of);
    };
    const card = look.frame && all.length > 0 ? undefined : withCard(view, look, { all, tales, laidOf, tried });
    return card ?? { rows: laidOf(all, tried), says: { w: 0, h: 0, nodes: [] } };
  };
  const whole = told(false);
  // Names and stops go before a deed or the words of a card.
  const isAll = whole.rows.left === 0 && whole.rows.rows.every(({ w }) => w * whole.rows.k <= RIGHT - BARE);
  const brief = isAll && (whole.says.h > 0 || !toldCard(view, look)) ? whole : told(true);
  const { rows, says } = isAll && brief.says.h === 0 ? whole : brief;
  const least = look.frame && !isFight ? FILM_HIGH : 0;
  if (rows.rows.length + says.h + least === 0) return { w: 1200, h: 0, nodes: [] };
  const h = Math.max(least, AIR + highOf(rows) + says.h);
  return {
    w: 1200,
    h,
    nodes: [
      group(
        [
          rect({ x: 0, y: 0, w: 1200, h }, { fill: shaded([0, 0], [0, h], woodLight, wood) }),
          rect({ x: 0, y: h - 3, w: 1200, h: 3 }, { fill: bronze }),
          ...laid(rows, h - says.h),
          put(says, 0, h - says.h - (h - says.h - highOf(rows)) / 2),
        ],
        { tag: 'effects' },
      ),
    ],
  };
}

const highOf = ({ rows, k }: Rows): number => Math.ceil(rows.length * CHIP * k);

/** A tale with its chips. */
interface Told {
  tale: Tale;
  chips: Chips;
}
/** All that is told in rows, how some of it is laid, and in how many rows at most. */
interface Laying {
  all: readonly Told[];
  tales: readonly Tale[];
  laidOf: (some: readonly Told[], tried: Tried) => Rows;
  tried: Tried;
}
/** Rows, and the words of a card below them. */
interface Band {
  rows: Rows;
  says: Sprite;
}

/** So high are rows and the words of a card at most: a board above which they stand can just be posted. */
const MOST_HIGH = 192;

/**
 * The words of a card below the rows. Of the card that is asked about they stand there in any case, and what weighs least of the rows
 * makes room. Of any other they stand where there is room for all. Undefined where no card is told.
 */
function withCard(view: View, look: Look, { all, tales, laidOf, tried: most }: Laying): Band | undefined {
  const card = toldCard(view, look);
  const tale = tales.find(({ head }) => `${cardOf(head)}` === `${card}`);
  const hasCome = card?.[0] === 'corruption' && tales.some((one) => corruptionsOf(one).includes(card[1]));
  const isAsked = askedCard(view, look) !== undefined;
  if (!card || !(tale || hasCome || isAsked)) return undefined;
  const isNamed = !tale || !(tale.isLoud || all.some((one) => one.tale === tale));
  // Behind its sign a card that has changed nothing yet needs no plate.
  const isBare = tale?.isLoud && all.at(-1)?.tale === tale && all.at(-1)!.chips.every(({ isTitle }) => isTitle);
  const some = isBare ? all.slice(0, -1) : all;
  let fewer: Band | undefined;
  for (const text of settings(card, view, { locale: look.locale, isNamed })) {
    const seat = tale ? tale.head.shown.seat : view.resolving.at(-1)?.seat;
    const says = saysOf(card, text, { seat: seat ?? null, tags: isBare ? ['newest', `tale:${tale.time}`] : ['card'] });
    const tried = most.filter(([n, k]) => AIR + Math.ceil(n * CHIP * k) + says.h <= MOST_HIGH);
    if (tried.length === 0) continue;
    const rows = laidOf(some, tried);
    if (rows.left === 0) return { rows, says };
    if (!fewer || rows.left < fewer.rows.left) fewer = { rows, says };
  }
  return isAsked ? fewer : undefined;
}

/** The words of a card behind its sign, with the tags of the news where nothing else stands for it. */
function saysOf([kind]: Card, text: Text, { seat, tags }: { seat: Json; tags: readonly string[] }): Sprite {
  const h = Math.max(52, Math.ceil(setText(text).box.h) + 1);
  const nodes: Node[] = [...cardAtLeft(kind, seat, Math.min(h, 68)), { ...text, y: h / 2 }];
  return { w: 1200, h, nodes: tags.reduce((some, tag) => [group(some, { tag })], nodes) };
}

/** All tales, the oldest first. What the headline and the map tell whole stands there only beside others. */
function chipsOfAll(view: View, look: Look, { tales, isBrief }: { tales: readonly Tale[]; isBrief: boolean }): Told[] {
  const heads = tales.map(({ head }) => head);
  const legs = legsOf(look, heads);
  const begun = beginningsOf(heads);
  const all: Told[] = [];
  const { now } = look;
  let known: number | undefined;
  for (const tale of tales.toSorted((a, b) => a.time - b.time)) {
    const { head } = tale;
    const whose = { seat: head.shown.seat, known, legs: legs.get(head) ?? [], from: begun.get(head), isBrief };
    const chips = chipsOf(view, tale, look.locale, {
      ...whose,
      at: stoodAt(view, head, now),
      isDraw: isDraw(now, tale),
    });
    const isAlone = tales.length === 1;
    // Alone a card that has changed nothing has its words there.
    const isTold = TOLD.has(head.type) || (cardOf(head) !== undefined && chips.length === 1);
    if (chips.length === 0 || (isAlone && isTold && tale.fruits.length === 0)) continue;
    all.push({ tale, chips: chips.map((one) => ({ ...one, made: tagged(one.made, `tale:${tale.time}`) })) });
    known = doerOf(head) === 'hero' && typeof head.shown.seat === 'number' ? head.shown.seat : undefined;
  }
  return all;
}

const tagged = ({ w, h, nodes }: Sprite, tag: string): Sprite => ({ w, h, nodes: [group(nodes, { tag })] });

/** What a tale has below the bar: its title on a plate of its own, or signs that have none yet. */
type Chips = readonly (Signed & { isTitle: boolean })[];

/** On their plates, those of the newest tale with a rim of amber: its title only where it has nothing else. */
const weighed = (chips: Chips, isNewest: boolean): Weighed[] =>
  chips.map(({ made, weight, isTitle }, n) => ({
    sprite: !isTitle ? plated(made, isNewest) : isNewest && chips.length === 1 ? rimmed(made) : made,
    ...{ weight, begins: n === 0 },
  }));

/** What weighs so little makes room for what was done. */
const COST = 9;

/** How wide a chip with several signs may become. */
const WIDE = 520;

/** A tale: what it began with, and all that came of it. */
function chipsOf(view: View, tale: Tale, locale: Locale, whose: Whose): Chips {
  const { head, fruits, fight, isLoud } = tale;
  const title = headChip(view, tale, locale, whose);
  // Behind a plate with his arms they need not stand again.
  const later = title && typeof whose.seat === 'number' ? { ...whose, known: whose.seat } : whose;
  const signs = (fruit: Fruit, of: Whose): Signed[] =>
    signsOf(view, fruit, of, locale).map((made) => ({ made, weight: weight(fruit), of: subjectOf(fruit, of.seat) }));
  const signsOfRun = ([first, ...more]: readonly Fruit[], of: Whose): Signed[] => {
    const all = [
      ...signs(first!, of),
      ...more.flatMap((one) => signs(one, { ...of, known: numberOf(seatOf(one.args, of.seat)) })),
    ];
    return more.length === 0 ? all : [{ ...all[0]!, made: abreast(all) }];
  };
  // Markers stand together where they were before the headline, else one by one with where each stands now.
  const isTogether = !isLoud && head.type === 'markers-move';
  // Whom a card was played on what came of it tells, where something did.
  const isPlain = fruits.every(({ type }) => type === 'targeted');
  const told = isTogether ? [] : isPlain ? fruits : fruits.filter(({ type }) => type !== 'targeted');
  const isEach = !isTogether && head.type === 'markers-move';
  const own = isEach
    ? []
    : fight.length > 0
      ? fought({ view, fight, isDraw: whose.isDraw === true, locale, no: whose.legs?.[0] }).map((one) => ({
          ...one,
          // Why it ended goes before what it cost.
          weight: one.of === 'fight-cards' ? COST : weight(fight.at(-1)!),
        }))
      : signs({ type: head.type, args: head.shown }, later);
  const known = own.length > 0 && typeof whose.seat === 'number' ? { ...later, known: whose.seat } : later;
  const plates = [...own, ...runsOf(told, known.seat).flatMap((some) => signsOfRun(some, known))].reduce<Signed[][]>(
    (all, one) => {
      const last = all.at(-1);
      if (last && last[0]!.of === one.of && last.reduce((w, { made }) => w + made.w + 14, one.made.w) <= WIDE)
        last.push(one);
      else all.push([one]);
      return all;
    },
    [],
  );
  const came = plates.map((some) => ({
    made: abreast(some),
    ...{ weight: Math.max(...some.map((one) => one.weight)), of: some[0]!.of, isTitle: false },
  }));
  // Markers that a Hero Rally is told with have moved by themselves.
  const story = head.type === 'rallied' ? came.findIndex(({ of }) => isOfMarker(of)) : -1;
  const titled = (made: Sprite | undefined) =>
    made ? [{ made, weight: weight(head), of: 'title', isTitle: true }] : [];
  const all = [
    ...titled(title),
    ...came.slice(0, Math.max(0, story)),
    ...(story < 0 ? [] : titled(headChip(view, { ...tale, head: STORY, isLoud: false }, locale))),
    ...came.slice(Math.max(0, story)),
  ];
  return all.map((one) => ({ ...one, weight: one.weight + (isLoud ? 100 : 0) }));
}

/** Markers that move by themselves. */
const STORY: Tale['head'] = { type: 'markers-move', shown: {} };

/** Signs without their plate yet. */
interface Signed {
  made: Sprite;
  weight: number;
  /** Of whom or of what it tells: a chip has one subject. */
  of: string;
}
const abreast = (some: readonly Signed[]): Sprite =>
  row(
    some.map(({ made }) => made),
    { gap: 14 },
  );

/** Of these the headline and the map say all: alone they are not said again. */
const TOLD: ReadonlySet<string> = new Set([
  'character-moved',
  'character-placed',
  'figure-moves',
  'hero-draws',
  'hero-is-moved',
  'hero-moves',
  'markers-move',
  'minion-arrives',
  'minion-returns',
  'stage-entered',
  'token-placed',
]);

/** In the middle of the band, one below the other. */
function laid({ rows, k: most }: Rows, h: number): Node[] {
  const k = Math.min(most, ...rows.map(({ w }) => (RIGHT - BARE) / w));
  const top = (h - 3 - rows.length * CHIP * k) / 2;
  return rows.map((line, n) => put(line, BARE, top + n * CHIP * k, k));
}
