import { isMessage, type Locale } from '#core/text';
import type { Json, Message } from '#core/types';
import { plotInPlay } from '#games/middle-earth-quest/printed/cards/decks';
import { locations } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Sprite } from '../scene.ts';
import {
  appeared,
  cross,
  eachRound,
  influenceSign,
  numbered,
  parts,
  plotSign,
  poolSign,
  SIZE,
  shadowSign,
  shrunk,
  signFor,
  small,
  takenBack,
  tick,
} from './chip.ts';
import { faceName, minionName, placeName } from './names.ts';
import { eventPiece, favorPiece, markerPiece, questPiece, tokenPiece } from './pieces.ts';
import { characterArms, heroArms, minionArms, sauronArms } from './portraits.ts';
import { word } from './printed.ts';
import { haven, signAt, skull } from './signs.ts';
import type { Fruit } from './tales.ts';
import { type Counted, signed } from './tallies.ts';
import { say } from './text.ts';

/** What came of a deed in signs: who, what, how much and where. What has no signs is told by nothing here. */

export interface Chipping {
  view: View;
  args: Fruit['args'];
  locale: Locale;
  /** The hero whom it happened to, if any. */
  hero: readonly Sprite[];
  /** The numbers that its steps have on the map; none where there is but one. */
  legs: readonly number[];
}

const ARMS = 36;
const MARKER = 30;
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const idOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const many = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 1);
const messages = (value: Json | undefined): Message[] => (Array.isArray(value) ? value.filter(isMessage) : []);

const to = (place: Json | undefined, locale: Locale): string => {
  const id = idOf(place);
  return locations.has(id) ? `→ ${placeName(id, locale)}` : '→';
};
/** Where something appeared: behind a burst, and no arrow. */
const appears = (place: Json | undefined, locale: Locale): (Sprite | string)[] => {
  const id = idOf(place);
  return [appeared(), ...(locations.has(id) ? [placeName(id, locale)] : [])];
};
/** "Bree, Rhûn": as many as there is room for, and how many more. */
function named(places: readonly string[], locale: Locale, each = (id: string) => placeName(id, locale)): string {
  const names = places.map(each);
  for (let n = names.length; ; n--) {
    const more = names.length - n;
    const text = `${names.slice(0, n).join(locale === 'en' ? ', ' : '、')}${more > 0 ? ` (+${more})` : ''}`;
    if (n <= 1 || textWidth(text, SIZE, true) <= MOST_NAMES) return text;
  }
}
const MOST_NAMES = 880;
const placeOf = ({ key, args }: Message): string => idOf(args?.place) || key.replace(/^location\./, '');

/** Undefined where nothing came or went. */
const counted = (what: Counted, n: number, { hero }: Chipping, ...more: string[]): Sprite | undefined =>
  n === 0 ? undefined : parts(...hero, signFor(what), signed(n), ...more);
const character = (now: Chipping): Sprite => shrunk(characterArms(idOf(now.args.character), ARMS));
const minion = (now: Chipping): Sprite => shrunk(minionArms(idOf(now.args.minion), ARMS));
const token = (no: Json | undefined): Sprite => shrunk(tokenPiece({ no: numberOf(no), face: null }), 44);

/** A minion or a monster of the map. */
function figure({ args }: Chipping): Sprite | undefined {
  if (!isMessage(args.figure)) return undefined;
  const { key, args: of } = args.figure;
  return of?.no === undefined ? shrunk(minionArms(key.replace(/^foe\./, ''), ARMS)) : token(of.no);
}

const COLOURS = ['green', 'yellow', 'red', 'black'] as const;
function marker(args: Fruit['args'], sign: 1 | -1): (Sprite | string)[] {
  const colour = COLOURS.find((one) => one === args.marker);
  return colour ? [markerPiece(colour, MARKER), signed(sign * numberOf(args.n))] : [];
}

/** Of a way with more steps the first number and the last stand there, and where it led: the map has the others. */
const LONG = 3;
/** The places of a way behind the numbers that its steps have on the map, else behind an arrow. */
function wayOf({ args, legs, locale }: Chipping): (Sprite | string)[] {
  const places = [...messages(args.via).map(placeOf), idOf(args.to ?? args.place)];
  if (legs.length !== places.length) return [to(args.to ?? args.place, locale)];
  if (places.length > LONG) return [numbered(legs[0]!), '–', numbered(legs.at(-1)!), placeName(places.at(-1)!, locale)];
  return places.flatMap((id, n) => [numbered(legs[n]!), placeName(id, locale)]);
}

const travelled = (now: Chipping): Sprite => {
  const { args, hero } = now;
  return parts(
    ...hero,
    ...wayOf(now),
    ...(many(args.cards) > 0 && args.cards ? [signFor('hand'), signed(-many(args.cards))] : []),
  );
};
/** Few cards by their names. */
const cardNames = (cards: Json | undefined, locale: Locale): string[] =>
  Array.isArray(cards) && cards.length <= 2
    ? [cards.map((id) => word('combat-card', idOf(id), locale)).join(locale === 'en' ? ', ' : '、')]
    : [];

/** Influence by place; what went into the pool behind its eye. Where each place got as much, how much stands once. */
function shares(all: readonly Message[], locale: Locale): (Sprite | string)[] {
  const many = (one: Message) => numberOf(one.args?.n) || 1;
  const places = all.filter(({ key }) => key !== 'label.pool-n');
  const pool = all.filter(({ key }) => key === 'label.pool-n').reduce((sum, one) => sum + many(one), 0);
  const alike = places.every((one) => many(one) === 1);
  const shareOf = new Map(places.map((one) => [placeOf(one), many(one)]));
  const words = named([...shareOf.keys()], locale, (id) =>
    alike ? placeName(id, locale) : `${placeName(id, locale)} ${signed(shareOf.get(id)!)}`,
  );
  return [
    ...(places.length > 0 ? [influenceSign(), ...(alike ? ['+1'] : []), words] : []),
    ...(pool > 0 ? [poolSign(), `${signed(pool)} ${say('foot.pool', locale)}`] : []),
  ];
}

type Make = (now: Chipping) => Sprite | undefined;
const arrives: Make = (now) => parts(minion(now), ...appears(now.args.place, now.locale));

/** By the type of what came its signs. */
const CHIPS: Readonly<Record<string, Make>> = {
  'character-leaves': (now) => parts(character(now), cross()),
  'character-moved': (now) => parts(character(now), to(now.args.place, now.locale)),
  'character-placed': (now) => parts(character(now), ...appears(now.args.place, now.locale)),
  'combat-changed': ({ args, hero, locale }) => {
    const { n, stat } = isMessage(args.change) ? (args.change.args ?? {}) : {};
    return typeof stat === 'string' ? parts(...hero, `${word('attribute', stat, locale)} ${n}`) : undefined;
  },
  'corruption-discarded': (now) => counted('corruption', -1, now),
  'corruption-received': (now) =>
    counted('corruption', 1, now, word('corruption', idOf(now.args.corruption), now.locale)),
  'corruption-shed': (now) => counted('corruption', -many(now.args.cards), now),
  'event-stays': ({ args, locale }) => parts(shrunk(eventPiece()), ...appears(args.place, locale)),
  'favor-gained': (now) => counted('favor', numberOf(now.args.n), now),
  'favor-lost': (now) => counted('favor', -numberOf(now.args.n), now),
  'favor-spent': (now) => counted('favor', -numberOf(now.args.n), now),
  'favor-removed': ({ args, locale }) => parts(shrunk(favorPiece(1)), '−1', placeName(idOf(args.place), locale)),
  'favor-placed': ({ args, locale }) => {
    const places = messages(args.places).map(placeOf);
    return parts(shrunk(favorPiece(1)), signed(places.length), named([...new Set(places)], locale));
  },
  'figure-moves': (now) => {
    const who = figure(now);
    return who && parts(who, ...wayOf(now));
  },
  finale: ({ args, locale }) =>
    parts(
      ...[
        markerPiece('green', MARKER),
        word('objective', idOf(args.ours), locale),
        args.heroes === true ? tick() : cross(),
      ],
      ...[sauronArms(ARMS), word('objective', idOf(args.theirs), locale), args.sauron === true ? tick() : cross()],
    ),
  'hand-discarded': (now) => counted('hand', -many(now.args.cards), now, ...cardNames(now.args.cards, now.locale)),
  'hero-defeated': ({ hero }) => parts(...hero, cross()),
  'hero-draws': (now) => counted('hand', numberOf(now.args.n), now),
  'hero-hurt': (now) => counted('life', -numberOf(now.args.n), now),
  'hero-is-moved': ({ args, hero, locale }) => parts(...hero, to(args.to, locale)),
  'hero-moves': travelled,
  'hero-recovers': ({ hero }) =>
    parts(...hero, small([signAt(haven('#24563f', '#f5d879'), 0, 0, 30)]), signFor('life')),
  'hero-retreats': ({ args, hero, locale }) => parts(...hero, to(args.place, locale)),
  'hero-stopped': ({ args, hero, locale }) =>
    parts(...hero, takenBack(), placeName(idOf(args.place), locale), signFor('hand'), signed(many(args.cards))),
  'hero-travels': travelled,
  'hero-taken': ({ args, hero, locale }) =>
    parts(...hero, shrunk(questPiece(numberOf(args.seat)), 34), word('quest', idOf(args.quest), locale)),
  'influence-falls': ({ args, locale }) => {
    const falls = messages(args.falls);
    const n = falls.reduce((sum, one) => sum + numberOf(one.args?.to) - numberOf(one.args?.from), 0);
    return parts(influenceSign(), ...(n < 0 ? [signed(n)] : []), named(falls.map(placeOf), locale));
  },
  'influence-placed': ({ args, locale }) => parts(...shares(messages(args.places), locale)),
  'influence-removed': ({ args, locale }) =>
    parts(influenceSign(), signed(-numberOf(args.n)), placeName(idOf(args.place), locale)),
  'into-life': (now) => counted('life', numberOf(now.args.n), now),
  'item-gained': ({ args, hero, locale }) => parts(...hero, `+ ${word('item', idOf(args.item), locale)}`),
  'item-lost': ({ args, hero, locale }) => parts(...hero, `− ${word('item', idOf(args.item), locale)}`),
  'level-gained': ({ args, hero, locale }) => parts(...hero, `${word('attribute', idOf(args.stat), locale)} +1`),
  'life-rests': (now) => counted('life', -many(now.args.cards), now),
  loses: ({ args, hero, locale }) => {
    const what = isMessage(args.what) ? args.what.key : '';
    const item = /^item\.(.+)$/.exec(what)?.[1];
    if (item) return parts(...hero, `− ${word('item', item, locale)}`);
    return what === 'label.one-favor' ? parts(...hero, signFor('favor'), '−1') : undefined;
  },
  'marker-falls': ({ args }) => parts(...marker(args, -1)),
  'marker-moves': ({ args }) => parts(...marker(args, 1), `→ ${numberOf(args.space)}`),
  'markers-move': ({ args }) =>
    parts(...messages(args.moves).flatMap((one) => marker(one.args ?? {}, one.key === 'came.marker-falls' ? -1 : 1))),
  'minion-arrives': arrives,
  'minion-falls': (now) => parts(minion(now), cross(), minionName(idOf(now.args.minion), now.locale)),
  'minion-heals': (now) => parts(minion(now), signFor('life'), signed(numberOf(now.args.n))),
  'minion-hurt': (now) => parts(minion(now), signFor('life'), signed(-numberOf(now.args.n))),
  'minion-returns': arrives,
  'minion-revived': arrives,
  'monsters-looked': ({ args, hero }) =>
    parts(...hero, small([signAt(skull('#6d1a17', '#fbf2d8'), 0, 1, 30)]), `${numberOf(args.n)}?`),
  'peril-drawn': ({ args, locale }) => parts(say('effects.peril', locale, { n: numberOf(args.n) })),
  'peril-none': ({ locale }) => parts(cross(), say('effects.peril-none', locale)),
  'plot-begins': ({ args, locale }) => parts(plotSign(), ...appears(args.place, locale)),
  'plot-discarded': ({ args, locale }) => parts(plotSign(), cross(), word('plot', idOf(args.plot), locale)),
  'plot-kept': ({ args, locale }) => {
    const [n, of] = [numberOf(args.n), numberOf(args.of)];
    return parts(sauronArms(ARMS), plotSign(), of > n ? say('effects.kept', locale, { n, of }) : signed(n));
  },
  'plot-played': ({ args, locale }) => {
    const { marker: colour, advance } = plotInPlay(idOf(args.plot));
    // A promise, as below the track: nothing has moved yet.
    const promise = [eachRound(), markerPiece(colour, MARKER), signed(advance)];
    return parts(plotSign(), ...appears(args.place, locale), ...promise);
  },
  'pool-changes': ({ args, locale }) => parts(poolSign(), signed(numberOf(args.n)), say('foot.pool', locale)),
  'quest-opened': ({ hero, args, locale }) =>
    parts(...hero, shrunk(questPiece(numberOf(args.seat)), 36), word('quest', idOf(args.quest), locale)),
  rallied: ({ args, locale }) => {
    const places = messages(args.places);
    const n = places.reduce((sum, one) => sum + (numberOf(one.args?.n) || 1), 0);
    return places.length > 0 ? parts(influenceSign(), signed(-n), named(places.map(placeOf), locale)) : undefined;
  },
  recovers: (now) => counted('life', many(now.args.cards), now),
  rested: (now) => counted('life', numberOf(now.args.n), now),
  'shadow-drawn': ({ args }) => parts(sauronArms(ARMS), shadowSign(), signed(numberOf(args.n))),
  targeted: ({ hero }) => parts('→', ...hero),
  'token-blank': ({ args, locale }) => parts(token(args.no), `→ ${faceName('blank', locale)}`),
  'token-placed': ({ args, locale }) => parts(token(args.no), ...appears(args.place, locale)),
  'token-removed': ({ args, locale }) => parts(token(args.no), cross(), placeName(idOf(args.place), locale)),
  trained: ({ args, hero, locale }) => parts(...hero, `+ ${word('combat-card', idOf(args.skill), locale)}`),
};

/** The hero whom it happened to: named by a part of a sentence, else the one of the deed. */
function heroOf(view: View, args: Fruit['args'], { seat: seatOfDeed, known }: Whose): Sprite[] {
  const who = isMessage(args.who) ? /^seat\.(\d)$/.exec(args.who.key)?.[1] : undefined;
  const seat = who === undefined ? (args.seat ?? args.hero ?? seatOfDeed) : Number(who);
  const hero = view.heroes.find((one) => one.seat === seat);
  return hero && hero.seat !== known ? [heroArms(hero.seat, hero.id, ARMS)] : [];
}

/** Of whose deed something came, its steps on the map, and of whom it is known already: his arms are not drawn again. */
export interface Whose {
  seat: Json | undefined;
  known?: number | undefined;
  legs?: readonly number[];
}
/** Of these the arms are the sign itself. */
const ARMED: ReadonlySet<string> = new Set(['hero-defeated', 'targeted']);

/** The signs of one thing that came; undefined of what has none. */
export function signsOf(view: View, { type, args }: Fruit, whose: Whose, locale: Locale): Sprite | undefined {
  const hero = heroOf(view, args, ARMED.has(type) ? { seat: whose.seat } : whose);
  const made = CHIPS[type]?.({ view, args, locale, hero, legs: whose.legs ?? [] });
  return made && made.w > 0 ? made : undefined;
}
