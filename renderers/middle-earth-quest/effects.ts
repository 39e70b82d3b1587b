import { isMessage, type Locale } from '#core/text';
import type { Json, Message } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { setText } from '../measure.ts';
import type { Look, Now } from '../pictures.ts';
import { disc, group, type Node, put, rect, type Sprite, shaded, stroke, type Text, words } from '../scene.ts';
import { bronze, cream, done, doneEdge, ink, wood, woodLight } from '../theme.ts';
import { clipped } from '../whole-words.ts';
import { COUNTED_SIGNS } from './hero-strip.ts';
import { fruitsOf, headlineDeed } from './loud.ts';
import { faceName, minionName, placeName } from './names.ts';
import { EARLIER } from './news-marks.ts';
import { eventPiece, favorPiece, markerPiece, tokenPiece } from './pieces.ts';
import { characterArms, heroArms, minionArms } from './portraits.ts';
import { printed, word } from './printed.ts';
import { eye, favorSign, flag, scroll, signAt, skull } from './signs.ts';
import { type Counted, signed } from './tallies.ts';
import { say } from './text.ts';

/**
 * Below the bar: the card or deed of the headline as a small card, and beside it what came of it, sign by sign. Of a card that has changed
 * nothing yet stands what it says.
 */

/** How high it is with one row that other lines follow, with one alone, and with two. */
const HIGH = { below: 44, one: 60, two: 80 } as const;
const CHIP = 38;
const SIZE = 28;
const LARGE = 1.2;
const [LEFT, RIGHT] = [82, 1186];

type Deed = NonNullable<Now['deeds']>[number];
type Args = Readonly<Record<string, Json>>;

/** The deeds that have a card, by the colour of its kind, its sign, and where its words stand. */
interface Face {
  colours: readonly [string, string];
  sign: Node;
  card?: readonly [kind: 'event' | 'encounter' | 'peril' | 'shadow' | 'plot' | 'quest', of: string];
}
const FACES: Readonly<Record<string, Face>> = {
  'shadow-played': {
    ...{ colours: ['#6a3f78', '#24102b'], sign: signAt(eye('#ffb04a', '#24102b'), 0, 0, 44) },
    card: ['shadow', 'shadow'],
  },
  'plot-played': {
    ...{ colours: ['#9a3a22', '#3f1209'], sign: signAt(scroll('#fbf2d8', '#3f1209'), 0, 0, 40) },
    card: ['plot', 'plot'],
  },
  'plot-foiled': { colours: ['#9a3a22', '#3f1209'], sign: signAt(scroll('#fbf2d8', '#3f1209'), 0, 0, 40) },
  'event-drawn': {
    ...{ colours: ['#3b82c0', '#17395a'], sign: signAt(flag('#fbf2d8', '#0f2438'), 0, 0, 42) },
    card: ['event', 'event'],
  },
  'event-explored': {
    ...{ colours: ['#3b82c0', '#17395a'], sign: signAt(flag('#fbf2d8', '#0f2438'), 0, 0, 42) },
    card: ['event', 'event'],
  },
  peril: {
    ...{ colours: ['#5d7440', '#1a2411'], sign: signAt(skull('#fbf2d8', '#1a2411'), 0, 2, 44) },
    card: ['peril', 'peril'],
  },
  encounter: {
    ...{ colours: ['#4f8659', '#1c3823'], sign: signAt(favorSign('#fbf2d8'), 0, 0, 40) },
    card: ['encounter', 'encounter'],
  },
  'quest-found': { colours: ['#3b76a6', '#15324c'], sign: signAt(flag('#ffd86a', '#15324c'), 0, 0, 42) },
  'quest-done': { colours: ['#3b76a6', '#15324c'], sign: signAt(flag('#ffd86a', '#15324c'), 0, 0, 42) },
  'dark-path': { colours: ['#51303a', '#26121a'], sign: signAt(skull('#fbf2d8', '#26121a'), 0, 2, 44) },
  consulted: { colours: ['#a58a4e', '#4a340f'], sign: signAt(favorSign('#fbf2d8'), 0, 0, 40) },
  claimed: { colours: ['#3b82c0', '#17395a'], sign: signAt(favorSign('#fff1a8'), 0, 0, 42) },
  ambush: { colours: ['#7a2a2a', '#2b0c0c'], sign: signAt(skull('#fbf2d8', '#2b0c0c'), 0, 2, 44) },
  rested: { colours: ['#4f8659', '#1c3823'], sign: group([...COUNTED_SIGNS.life()], { scale: 1.5 }) },
};

/** So many lines at most, as wide as the picture; nothing where the headline has no card and nothing came of it. */
export function effects(view: View, { locale, now }: Look, most: 1 | 2): Sprite {
  const deed = headlineDeed(now);
  const face = deed && FACES[deed.type];
  const none = { w: 1200, h: 0, nodes: [] };
  if (!deed || !face) return none;
  const came = fruitsOf(deed);
  const chips = [...ownOf(view, deed), ...came.flatMap((one) => chipOf(view, deed, one, locale))];
  const rows = chips.length > 0 ? inRows(chips, most) : [];
  const text = came.length > 0 ? undefined : textOf(deed, face, { locale, most });
  const lines = rows.length || (text?.lines ?? (text ? 1 : 0));
  if (lines === 0) return none;
  const h = most === 1 ? HIGH.below : lines === 1 ? HIGH.one : HIGH.two;
  return {
    w: 1200,
    h,
    nodes: [
      group(
        [
          rect({ x: 0, y: 0, w: 1200, h }, { fill: shaded([0, 0], [0, h], woodLight, wood) }),
          rect({ x: 0, y: h - 3, w: 1200, h: 3 }, { fill: bronze }),
          ...cardOf(face, h),
          ...laid(rows, h),
          ...(text ? [{ ...text, y: (h - 3) / 2 }] : []),
        ],
        { tag: 'effects' },
      ),
    ],
  };
}

/** A card with the sign of its kind, always at the left end. */
function cardOf({ colours: [light, dark], sign }: Face, h: number): Node[] {
  const high = h - 9;
  const w = Math.min(52, high * 0.86);
  const x = 22 + (52 - w) / 2;
  return [
    rect({ x, y: 3, w, h: high }, { fill: '#fbf3df', stroke: stroke('#140d08', 2), radius: 7 }),
    rect({ x: x + 4, y: 7, w: w - 8, h: high - 8 }, { fill: shaded([0, 7], [0, high], light, dark), radius: 4 }),
    group([sign], { x: 48, y: 3 + high / 2, scale: Math.min(1, high / 62) }),
  ];
}

/** Chips in rows, at most so many; what has no room is counted. */
function inRows(chips: readonly Sprite[], most: 1 | 2): Sprite[] {
  const rows: Sprite[][] = [[]];
  let more = 0;
  for (const chip of chips) {
    const line = rows.at(-1)!;
    const room = RIGHT - LEFT - (rows.length === most ? COUNT : 0);
    if (more === 0 && row([...line, chip], { gap: GAP }).w <= room) line.push(chip);
    else if (rows.length < most) rows.push([chip]);
    else more++;
  }
  if (more > 0) rows.at(-1)!.push(bare(`+${more}`, cream));
  return rows.map((line) => row(line, { gap: GAP }));
}
const GAP = 10;
/** What the count of those that have no room takes. */
const COUNT = 60;

/** One row is as large as it has room. */
function laid(rows: readonly Sprite[], h: number): Node[] {
  const [only] = rows;
  const k = rows.length === 1 && h === HIGH.one ? Math.min(LARGE, (RIGHT - LEFT) / only!.w) : 1;
  return rows.map((line, n) => put(line, LEFT, rows.length > 1 ? 1 + n * (CHIP - 0.5) : (h - 3 - CHIP * k) / 2, k));
}

/** What a card says that has changed nothing yet. */
function textOf({ shown }: Deed, { card }: Face, { locale, most }: { locale: Locale; most: 1 | 2 }): Text | undefined {
  const id = card && shown[card[1]];
  if (!card || typeof id !== 'string') return undefined;
  const text = printed(card[0], id, locale)
    .map((one) => one.replaceAll('**', ''))
    .join(locale === 'en' ? ' ' : '');
  const node = words(text, LEFT, 0, { size: SIZE, colour: cream, tag: 'card-says' });
  const width = RIGHT - LEFT;
  if (setText(node).box.w <= width) return node;
  return clipped({ ...node, width, ...(most === 2 && { lines: 2 }) }, 27);
}

/** Words that stand beside signs. */
function bare(text: string, colour: string): Sprite {
  const node = words(text, 0, CHIP / 2, { size: SIZE, bold: true, colour });
  return { w: setText(node).box.w, h: CHIP, nodes: [node] };
}

/** Parts beside one another on a pale plate with a rim of amber. */
function chip(...parts: readonly (Sprite | string)[]): Sprite {
  const drawn = parts.map((part): Sprite => {
    return typeof part === 'string' ? bare(part, ink) : part;
  });
  const inner = row(drawn, { gap: 7 });
  const w = inner.w + 20;
  return {
    w,
    h: CHIP,
    nodes: [
      rect({ x: 1, y: 1, w: w - 2, h: CHIP - 2 }, { fill: EARLIER.fill, stroke: stroke(done, 3), radius: 12 }),
      put(inner, 10, (CHIP - inner.h) / 2),
    ],
  };
}

const small = (nodes: readonly Node[], size = 34): Sprite => ({
  ...{ w: size, h: 32 },
  nodes: [group(nodes, { x: size / 2, y: 16 })],
});
const signFor = (what: Counted): Sprite => small(COUNTED_SIGNS[what](), what === 'favor' ? 38 : 32);
const shrunk = (sprite: Sprite, size = 32): Sprite => {
  const k = size / Math.max(sprite.w, sprite.h);
  return { w: sprite.w * k, h: sprite.h * k, nodes: [put(sprite, 0, 0, k)] };
};
const influence = (): Sprite =>
  small([
    disc(0, 0, 16, { fill: '#140c10', stroke: stroke('#e2592a', 3) }),
    signAt(eye('#e2592a', '#140c10'), 0, 0, 22),
  ]);
const cross = (): Sprite => ({
  w: 24,
  h: 32,
  nodes: [words('✗', 12, 18, { size: 30, bold: true, colour: doneEdge, align: 'centre' })],
});

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const textOfId = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const list = (value: Json | undefined): Message[] => (Array.isArray(value) ? value.filter(isMessage) : []);

/** The hero whom it happened to. */
function heroOf(view: View, deed: Deed, args: Args): Sprite[] {
  const who = isMessage(args.who) ? /^seat\.(\d)$/.exec(args.who.key)?.[1] : undefined;
  const seat = who === undefined ? (args.seat ?? deed.shown.seat) : Number(who);
  const hero = view.heroes.find((one) => one.seat === seat);
  return hero ? [heroArms(hero.seat, hero.id, 32)] : [];
}

const to = (place: Json | undefined, locale: Locale): string => `→ ${placeName(textOfId(place), locale)}`;
/** "Bree, Rhûn", at most two and how many more. */
function named(places: readonly string[], locale: Locale): string {
  const names = places.slice(0, 2).map((id) => placeName(id, locale));
  const more = places.length - names.length;
  return `${names.join(locale === 'en' ? ', ' : '、')}${more > 0 ? ` +${more}` : ''}`;
}
const placeOf = ({ key, args }: Message): string => textOfId(args?.place) || key.replace(/^location\./, '');

interface Chipping {
  args: Args;
  locale: Locale;
  hero: readonly Sprite[];
}

const counted = (what: Counted, n: number, { hero }: Chipping, ...more: string[]): Sprite =>
  chip(...hero, signFor(what), signed(n), ...more);

/** By what came of a deed its chip; what a player chose is told by what came of it. */
const CHIPS: Readonly<Record<string, (now: Chipping) => Sprite | undefined>> = {
  'character-moved': ({ args, locale }) =>
    chip(shrunk(characterArms(textOfId(args.character), 32)), to(args.place, locale)),
  'character-placed': ({ args, locale }) =>
    chip(shrunk(characterArms(textOfId(args.character), 32)), to(args.place, locale)),
  'corruption-discarded': (now) => counted('corruption', -1, now),
  'corruption-received': (now) =>
    counted('corruption', 1, now, word('corruption', textOfId(now.args.corruption), now.locale)),
  'corruption-shed': (now) => counted('corruption', Array.isArray(now.args.cards) ? -now.args.cards.length : -1, now),
  'event-stays': ({ args, locale }) => chip(shrunk(eventPiece()), to(args.place, locale)),
  'favor-gained': (now) => counted('favor', numberOf(now.args.n), now),
  'favor-lost': (now) => counted('favor', -numberOf(now.args.n), now),
  'favor-spent': (now) => counted('favor', -numberOf(now.args.n), now),
  'favor-placed': ({ args, locale }) => {
    const places = list(args.places).map(placeOf);
    return chip(shrunk(favorPiece(1)), signed(places.length), named([...new Set(places)], locale));
  },
  'hand-discarded': (now) => counted('hand', Array.isArray(now.args.cards) ? -now.args.cards.length : -1, now),
  'hero-is-moved': ({ args, hero, locale }) => chip(...hero, to(args.to, locale)),
  'hero-retreats': ({ args, hero, locale }) => chip(...hero, to(args.place, locale)),
  'influence-falls': ({ args, locale }) => chip(influence(), '−', named(list(args.falls).map(placeOf), locale)),
  'influence-placed': ({ args, locale }) => {
    const shares = list(args.places);
    const n = shares.reduce((sum, one) => sum + (numberOf(one.args?.n) || 1), 0);
    const places = shares.filter(({ key }) => key !== 'label.pool-n').map(placeOf);
    return chip(influence(), signed(n), ...(places.length > 0 ? [named(places, locale)] : []));
  },
  'influence-removed': ({ args, locale }) =>
    chip(influence(), signed(-numberOf(args.n)), placeName(textOfId(args.place), locale)),
  'into-life': (now) => counted('life', numberOf(now.args.n), now),
  'item-gained': ({ args, hero, locale }) => chip(...hero, `+ ${word('item', textOfId(args.item), locale)}`),
  'item-lost': ({ args, hero, locale }) => chip(...hero, `− ${word('item', textOfId(args.item), locale)}`),
  'level-gained': ({ args, hero, locale }) => chip(...hero, `${word('attribute', textOfId(args.stat), locale)} +1`),
  'marker-falls': ({ args }) => marker(args, -1),
  'marker-moves': ({ args }) => marker(args, 1),
  'minion-arrives': ({ args, locale }) => chip(shrunk(minionArms(textOfId(args.minion), 32)), to(args.place, locale)),
  'minion-falls': ({ args, locale }) =>
    chip(shrunk(minionArms(textOfId(args.minion), 32)), cross(), minionName(textOfId(args.minion), locale)),
  'plot-discarded': ({ args, locale }) =>
    chip(small([signAt(scroll('#fbf2d8', '#3f1209'), 0, 0, 30)]), cross(), word('plot', textOfId(args.plot), locale)),
  'pool-changes': ({ args, locale }) =>
    chip(small([signAt(eye('#d9552b', '#1b1114'), 0, 0, 34)]), signed(numberOf(args.n)), say('foot.pool', locale)),
  'token-blank': ({ args, locale }) =>
    chip(shrunk(tokenPiece({ no: numberOf(args.no), face: null })), `→ ${faceName('blank', locale)}`),
  trained: ({ args, hero, locale }) => chip(...hero, `+ ${word('combat-card', textOfId(args.skill), locale)}`),
};

/** What a deed itself gives. */
const ownOf = (view: View, deed: Deed): Sprite[] =>
  deed.type === 'rested'
    ? [chip(...heroOf(view, deed, deed.shown), signFor('life'), signed(numberOf(deed.shown.n)))]
    : [];

function marker(args: Args, sign: 1 | -1): Sprite | undefined {
  const colour = (['green', 'yellow', 'red', 'black'] as const).find((one) => one === args.marker);
  return colour && chip(markerPiece(colour, 30), signed(sign * numberOf(args.n)), `→ ${numberOf(args.space)}`);
}

function chipOf(view: View, deed: Deed, { key, args = {} }: Message, locale: Locale): Sprite[] {
  const make = CHIPS[key.replace(/^came\./, '')];
  const made = make?.({ args, locale, hero: heroOf(view, deed, args) });
  return made ? [made] : [];
}
