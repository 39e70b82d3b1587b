import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { setText } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, put, rect, type Sprite, shaded, type Text, words } from '../scene.ts';
import { bronze, cream, wood, woodLight } from '../theme.ts';
import { setWhole } from '../whole-words.ts';
import { cardAtLeft, cardOf, headChip } from './card-heads.ts';
import { bare, CHIP, cross, parts, plated, SIZE, signFor, swords } from './chip.ts';
import { signsOf } from './chips.ts';
import { keptNames } from './head.ts';
import { foeArms, heroArms } from './portraits.ts';
import { printed } from './printed.ts';
import { type Fruit, type Tale, talesOf } from './tales.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';
import { weight } from './weights.ts';

/**
 * Below the bar: what came of the headline in signs, rimmed with amber, and behind it what was before, the newest first. What has no
 * signs is told by the bar or by the map. Of a card that has changed nothing stands what it says.
 */

/** How high it is by its number of rows. */
const HIGH = [0, 60, 80, 105] as const;
const MOST = 3;
/** How much larger at most chips are by the number of their rows. */
const GROWN = [1, 1.4, 1.1, 1] as const;
const [CARD, RIGHT] = [82, 1184];
const BARE = 20;
/** Between chips of a tale, and between tales. */
const GAP = { chips: 7, tales: 24 } as const;
/** What the count of those that have no room takes. */
const COUNT = 60;

/** A chip, how much it matters, and whether a tale begins with it. */
interface Weighed {
  sprite: Sprite;
  weight: number;
  begins: boolean;
}

/** As wide as the picture; nothing where nothing has signs. Over a fight what led to it: its own blows are drawn. */
export function effects(view: View, look: Look, isFight = false): Sprite {
  const { locale, now } = look;
  const tales = talesOf(now).filter(({ fight }) => !isFight || fight.length === 0);
  const loud = tales.find(({ isLoud }) => isLoud);
  const ordered = [...(loud ? [loud] : []), ...tales.filter((one) => one !== loud).sort((a, b) => b.time - a.time)];
  const all = ordered.flatMap((tale) => chipsOf(view, tale, locale));
  const text = loud && all.length === 0 ? textOf(loud, locale) : undefined;
  const left = loud && cardAtLeft(loud, 40) && (text || chipsOf(view, loud, locale).length > 0) ? CARD : BARE;
  const rows = inRows(all, RIGHT - left);
  const lines = rows.length || (text?.lines ?? (text ? 1 : 0));
  if (lines === 0) return { w: 1200, h: 0, nodes: [] };
  const h = HIGH[lines]!;
  return {
    w: 1200,
    h,
    nodes: [
      group(
        [
          rect({ x: 0, y: 0, w: 1200, h }, { fill: shaded([0, 0], [0, h], woodLight, wood) }),
          rect({ x: 0, y: h - 3, w: 1200, h: 3 }, { fill: bronze }),
          ...((left === CARD && loud && cardAtLeft(loud, Math.min(h, HIGH[2]) - 9)) || []),
          ...laid(rows, left, h),
          ...(text ? [{ ...text, y: (h - 3) / 2 }] : []),
        ],
        { tag: 'effects' },
      ),
    ],
  };
}

/** A tale chip by chip: what it began with, where that is not the headline, and what came of it. */
function chipsOf(view: View, tale: Tale, locale: Locale): Weighed[] {
  const { head, fruits, fight, isLoud } = tale;
  const seat = head.shown.seat;
  const signs = (fruit: Fruit): Weighed[] => {
    const made = signsOf(view, fruit, seat, locale);
    return made ? [{ sprite: plated(made, isLoud), weight: weight(fruit), begins: false }] : [];
  };
  const own = fight.length > 0 ? fought(view, tale, locale) : signs({ type: head.type, args: head.shown });
  const isTold = isLoud && TOLD.has(head.type);
  // Markers stand together where they were before the headline, else one by one with where each stands now.
  const isTogether = !isLoud && head.type === 'markers-move';
  // Whom a card was played on what came of it tells, where something did.
  const isPlain = fruits.every(({ type }) => type === 'targeted');
  const told = isPlain ? fruits : fruits.filter(({ type }) => type !== 'targeted');
  const came = [...(isTold ? [] : own), ...(isTogether ? [] : told.flatMap(signs))];
  const title = isLoud ? undefined : headChip(view, tale, locale);
  const all = [...(title ? [{ sprite: title, weight: weight(head), begins: true }] : []), ...came];
  return all.map((one, n) => ({ ...one, begins: n === 0, weight: one.weight + (isLoud ? 100 : 0) }));
}
/** Of these the headline and the map say all: nothing is said again. */
const TOLD: ReadonlySet<string> = new Set([
  'character-moved',
  'character-placed',
  'figure-moves',
  'hero-draws',
  'hero-is-moved',
  'hero-moves',
  'hero-travels',
  'markers-move',
  'minion-arrives',
  'minion-returns',
  'token-placed',
]);

const sum = (some: readonly { shown: Readonly<Record<string, Json>> }[], of: string): number =>
  some.reduce((all, { shown }) => all + (typeof shown[of] === 'number' ? (shown[of] as number) : 0), 0);

/** A fight as one chip: what each side has lost in it, and in how many rounds. */
function fought(view: View, { head, fight, isLoud }: Tale, locale: Locale): Weighed[] {
  const { seat, foe } = head.shown;
  const hero = view.heroes.find((one) => one.seat === seat);
  if (!hero || typeof foe !== 'string') return [];
  const rounds = fight.filter(({ type }) => ROUNDS.has(type));
  const taken = sum(rounds, 'taken');
  const dealt = sum(rounds, 'dealt');
  const has = (...types: string[]) => fight.some(({ type }) => types.includes(type));
  const minus = (n: number) => (n === 0 ? '0' : signed(-n));
  const made = parts(
    ...[heroArms(hero.seat, hero.id, 29), signFor('life'), minus(taken)],
    ...(has('combat-lost', 'combat-fells-both') ? [cross()] : []),
    ...[swords(), foeArms(foe, 29), signFor('life'), minus(dealt)],
    ...(has('combat-won', 'combat-fells-both') ? [cross()] : []),
    ...(rounds.length > 1 ? [say('effects.rounds', locale, { n: rounds.length })] : []),
  );
  return [{ sprite: plated(made, isLoud), weight: weight(fight.at(-1)!), begins: true }];
}
const ROUNDS: ReadonlySet<string> = new Set(['combat-round', 'combat-blows', 'combat-stands']);

/** Chips in rows; what weighs least has no room, and is counted. */
function inRows(chips: readonly Weighed[], width: number): Sprite[] {
  let kept = [...chips];
  let rows = broken(kept, width, 0);
  while (rows.length > MOST) {
    const least = Math.min(...kept.map((one) => one.weight));
    const gone = kept.findLastIndex((one) => one.weight === least);
    kept = kept.filter((_, n) => n !== gone);
    rows = broken(kept, width, COUNT);
  }
  const more = chips.length - kept.length;
  if (more > 0) rows.at(-1)!.push(bare(`+${more}`, cream));
  return rows.map((line) => row(line));
}

/** One after the other, in as many rows as it takes; the last leaves room for a count. */
function broken(chips: readonly Weighed[], width: number, count: number): Sprite[][] {
  const rows: Sprite[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const { sprite, begins } of chips) {
    const room = width - (rows.length >= MOST ? count : 0);
    const gap = begins ? GAP.tales : GAP.chips;
    const isFirst = x + gap + sprite.w > room;
    if (isFirst) rows.push([]);
    rows.at(-1)!.push(spaced(sprite, isFirst ? 0 : gap));
    x = (isFirst ? 0 : x + gap) + sprite.w;
  }
  return rows;
}
const spaced = (sprite: Sprite, gap: number): Sprite =>
  gap === 0 ? sprite : { w: sprite.w + gap, h: sprite.h, nodes: [put(sprite, gap, 0)] };

/** Few rows are as large as they have room. */
function laid(rows: readonly Sprite[], left: number, h: number): Node[] {
  const k = Math.min(GROWN[rows.length]!, ...rows.map(({ w }) => (RIGHT - left) / w));
  const top = (h - 3 - rows.length * CHIP * k) / 2;
  return rows.map((line, n) => put(line, left, top + n * CHIP * k, k));
}

/** What a card says that has changed nothing; undefined where it would be cut. */
function textOf({ head }: Tale, locale: Locale): Text | undefined {
  const card = cardOf(head);
  if (!card) return undefined;
  const [kind, id] = card;
  const text = printed(kind, id, locale)
    .map((one) => one.replaceAll('**', ''))
    .join(locale === 'en' ? ' ' : '');
  const node = words(text, CARD, 0, { size: SIZE, colour: cream, tag: 'card-says' });
  const width = RIGHT - CARD;
  if (setText(node).box.w <= width) return node;
  return setWhole({ ...node, width, lines: 2 }, 27, keptNames(locale));
}
