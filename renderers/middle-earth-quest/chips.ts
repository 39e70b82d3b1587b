import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { plotInPlay } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Sprite } from '../scene.ts';
import {
  blow,
  cross,
  eachRound,
  guard,
  influenceSign,
  laidDown,
  parts,
  plotSign,
  poolSign,
  shrunk,
  signFor,
  small,
  swords,
  takenBack,
  tallied,
  tick,
} from './chip.ts';
import { appears, byPlace, calledOf, placed, shareOf, to } from './chip-places.ts';
import { sharesOf } from './chip-shares.ts';
import { type Way, wayOf } from './chip-ways.ts';
import { chosenWords } from './chosen-words.ts';
import { shortly } from './corruption-words.ts';
import { halt } from './deed-signs.ts';
import { EXCHANGES } from './exchanges.ts';
import { fewByName } from './few-cards.ts';
import { characterName, faceName, minionName, placeName } from './names.ts';
import { eventPiece, favorPiece, markerPiece, questPiece, tokenPiece } from './pieces.ts';
import { characterArms, foeArms, heroArms, minionArms, sauronArms } from './portraits.ts';
import { word } from './printed.ts';
import { SAURONS } from './sauron-chips.ts';
import { idOf, many, messages, numberOf } from './shown.ts';
import { haven, signAt, skull } from './signs.ts';
import { type Fruit, seatOf } from './tales.ts';
import { type Change, COUNTED, type Counted, hurtOf, isShuffled, signed, stays } from './tallies.ts';
import { say } from './text.ts';

/** What came of a deed in signs: who, what, how much and where. What has no signs is told by nothing here. */

export interface Chipping extends Way {
  view: View;
  /** The seat of the hero whom it happened to, and his arms unless they stand there already. */
  seat: Json | undefined;
  hero: readonly Sprite[];
}

const ARMS = 36;
const MARKER = 30;
const RINGWRAITHS = 'ringwraiths';
/** Undefined where nothing came or went. */
const changed = (what: Counted, n: number, { seat, hero }: Chipping, ...more: string[]): Sprite | undefined =>
  n === 0 ? undefined : parts(...hero, tallied(seat, what, n), ...more);
/** All that changed at once of what is counted of a hero. */
const countedAll = (change: Change, { seat, hero }: Chipping, ...before: (Sprite | string)[]): Sprite | undefined => {
  const signs = COUNTED.flatMap((what) => (change[what] ? [tallied(seat, what, change[what])] : []));
  return signs.length === 0 && before.length === 0 ? undefined : parts(...hero, ...before, ...signs);
};
const character = (now: Chipping): Sprite => shrunk(characterArms(idOf(now.args.character), ARMS));
const calledBy = ({ args, locale }: Chipping): string => characterName(idOf(args.character), locale);
const minion = (now: Chipping): Sprite => shrunk(minionArms(idOf(now.args.minion), ARMS));
const token = (no: Json | undefined): Sprite => shrunk(tokenPiece({ no: numberOf(no), face: null }), 48);

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

const travelled = (now: Chipping): Sprite => {
  const { args, seat, hero } = now;
  const paid = many(args.cards) > 0 ? [tallied(seat, 'hand', -many(args.cards))] : [];
  return parts(...hero, ...wayOf(now), ...paid, ...(paid.length > 0 ? fewByName('combat-card', args.cards, now) : []));
};
/** Several where they may stand in several rows. */
type Make = (now: Chipping) => Sprite | readonly Sprite[] | undefined;
const arrives: Make = (now) =>
  parts(minion(now), minionName(idOf(now.args.minion), now.locale), ...appears(now.args.place, now.locale));

/** By the type of what came its signs. */
const CHIPS: Readonly<Record<string, Make>> = {
  ...SAURONS,
  ...EXCHANGES,
  // Its plate says which one: that every token went home before it stands nowhere else.
  'action-taken': ({ args, locale }) =>
    args.cleared === true ? parts(takenBack(), say('effects.cleared', locale)) : undefined,
  'becomes-perilous': ({ args, locale }) =>
    parts(small([signAt(skull('#6d1a17', '#fbf2d8'), 0, 1, 30)]), placeName(idOf(args.place), locale)),
  // A head without a name would have to be known.
  'character-leaves': (now) => parts(character(now), calledBy(now), cross()),
  'character-moved': (now) => parts(character(now), calledBy(now), to(now.args.place, now.locale)),
  'character-placed': (now) => parts(character(now), calledBy(now), ...appears(now.args.place, now.locale)),
  'combat-changed': ({ args, hero, locale }) => {
    const { n, stat } = isMessage(args.change) ? (args.change.args ?? {}) : {};
    return typeof stat === 'string' ? parts(...hero, `${word('attribute', stat, locale)} ${n}`) : undefined;
  },
  'combat-set': ({ args, hero, locale }) =>
    parts(...hero, `${word('attribute', idOf(args.stat), locale)} = ${numberOf(args.n)}`),
  // Of a blow so much was kept off, with so many cards.
  blocked: (now) => {
    const { args, hero, seat } = now;
    const kept = numberOf(args.n) - numberOf(args.left);
    const cards = many(args.cards);
    // Cards without a shield are gone all the same.
    return parts(...hero, guard(kept), ...(cards > 0 ? [tallied(seat, 'hand', -cards)] : []));
  },
  champion: ({ hero }) => parts(...hero, swords(), shrunk(foeArms(RINGWRAITHS, ARMS))),
  'corruption-discarded': (now) => {
    const { args, locale } = now;
    const signs = countedAll({ corruption: -1, favor: -numberOf(args.favor) }, now);
    return signs && parts(signs, word('corruption', idOf(args.corruption), locale));
  },
  'corruption-received': (now) => {
    const { args, hero, locale } = now;
    const name = word('corruption', idOf(args.corruption), locale);
    // A card that is played out at once does not stay: where it went stands behind its name.
    const pile = isShuffled(args.corruption) ? 'deck' : 'discard';
    if (!stays(args.corruption))
      return parts(...hero, signFor('corruption'), name, say(`effects.resolved-${pile}`, locale));
    const card = changed('corruption', 1, now, name);
    const says = shortly(idOf(args.corruption), locale);
    return card && says !== undefined ? [card, parts(says)] : card;
  },
  'corruption-shed': (now) =>
    changed('corruption', -many(now.args.cards), now, ...fewByName('corruption', now.args.cards, now)),
  'effect-chosen': (now) => {
    const said = chosenWords(now.args.choice, now.locale);
    return said === '' ? undefined : parts(...now.hero, tick(), said);
  },
  'effect-left': ({ hero, locale }) => parts(...hero, cross(), say('effects.left-undone', locale)),
  'encounter-none': ({ hero, locale }) => parts(...hero, cross(), say('effects.encounter-none', locale)),
  // Its card is discarded then (MEQ-3.10): what it did from round to round is over.
  'event-explored': ({ locale }) => parts(say('effects.to-discard', locale)),
  'event-given': ({ args, hero, locale }) =>
    parts(shrunk(eventPiece()), word('event', idOf(args.event), locale), '→', ...hero),
  'event-stays': ({ args, locale }) => parts(shrunk(eventPiece()), ...appears(args.place, locale)),
  'favor-gained': (now) => changed('favor', numberOf(now.args.n), now),
  // It lies on the card now and is not lost.
  'favor-on-card': ({ args, seat, hero }) =>
    parts(...hero, laidDown(seat, numberOf(args.n)), '→', shrunk(eventPiece())),
  'favor-lost': (now) => changed('favor', -numberOf(now.args.n), now),
  'favor-spent': (now) => changed('favor', -numberOf(now.args.n), now),
  'favor-removed': ({ args, locale }) => parts(shrunk(favorPiece(1)), '−1', placeName(idOf(args.place), locale)),
  'favor-placed': ({ args, locale }) => {
    const places = byPlace(messages(args.places), () => 1);
    return sharesOf(() => shrunk(favorPiece(1)), places, locale);
  },
  'figure-moves': (now) => {
    const who = figure(now);
    return who && parts(who, ...calledOf(now.args.figure, now.locale), ...wayOf(now));
  },
  'finale-is-due': ({ locale }) => parts(say('turn.finale', locale)),
  finale: ({ args, locale }) =>
    parts(
      ...[
        markerPiece('green', MARKER),
        word('objective', idOf(args.ours), locale),
        args.heroes === true ? tick() : cross(),
      ],
      ...[sauronArms(ARMS), word('objective', idOf(args.theirs), locale), args.sauron === true ? tick() : cross()],
    ),
  'hand-discarded': (now) => {
    const { args, locale } = now;
    const left = typeof args.hand === 'number' ? [`→ ${args.hand}`] : [];
    const why = args.per === undefined ? [] : [say('effects.per-corruption', locale)];
    return changed('hand', -many(args.cards), now, ...left, ...why, ...fewByName('combat-card', args.cards, now));
  },
  'hero-defeated': ({ hero }) => parts(...hero, cross()),
  // From the life pool to the hand: both numbers of the plate change.
  'hero-draws': ({ args, seat, hero }) => {
    const n = numberOf(args.n);
    return n === 0 ? undefined : parts(...hero, tallied(seat, 'life', -n), '→', tallied(seat, 'hand', n));
  },
  // The blow, and which cards have paid for it.
  'hero-hurt': (now) => {
    const { hand, life } = hurtOf(now.args);
    return countedAll({ life: -life, hand: -hand }, now, blow(numberOf(now.args.n)));
  },
  'hero-is-moved': ({ args, hero, locale }) => parts(...hero, to(args.to, locale)),
  'hero-moves': travelled,
  'hero-recovers': ({ hero }) =>
    parts(...hero, small([signAt(haven('#24563f', '#f5d879'), 0, 0, 30)]), signFor('life')),
  'hero-retreats': ({ args, hero, locale }) => parts(...hero, to(args.place, locale)),
  'hero-stopped': ({ args, seat, hero, locale }) =>
    parts(...hero, takenBack(), placeName(idOf(args.place), locale), tallied(seat, 'hand', many(args.cards))),
  'hero-travels': travelled,
  'hero-taken': ({ args, hero, locale }) =>
    parts(...hero, shrunk(questPiece(numberOf(args.seat)), 34), word('quest', idOf(args.quest), locale)),
  hunts: ({ args, hero }) => parts(...hero, swords(), shrunk(foeArms(idOf(args.foe), ARMS))),
  'influence-falls': ({ args, locale }) => {
    const falls = byPlace(messages(args.falls), (one) => numberOf(one.args?.to) - numberOf(one.args?.from));
    return sharesOf(influenceSign, falls, locale);
  },
  'influence-placed': ({ args, locale }) => placed(messages(args.places), locale),
  'influence-removed': ({ args, locale }) =>
    parts(influenceSign(), signed(-numberOf(args.n)), placeName(idOf(args.place), locale)),
  'into-life': (now) => {
    const { args, seat, hero } = now;
    const n = numberOf(args.n);
    return parts(...hero, tallied(seat, 'life', n), ...(args.pile === 'hand' ? [tallied(seat, 'hand', -n)] : []));
  },
  'item-gained': ({ args, hero, locale }) => parts(...hero, `+ ${word('item', idOf(args.item), locale)}`),
  // A cross before its name would be one that he lost.
  'item-missed': ({ args, hero, locale }) =>
    parts(...hero, say('effects.item-missed', locale, { item: word('item', idOf(args.item), locale) })),
  'item-lost': ({ args, hero, locale }) => parts(...hero, `− ${word('item', idOf(args.item), locale)}`),
  'level-gained': ({ args, hero, locale }) => parts(...hero, `${word('attribute', idOf(args.stat), locale)} +1`),
  'life-rests': (now) => changed('life', -many(now.args.cards), now),
  loses: (now) => {
    const { args, hero, locale } = now;
    const what = isMessage(args.what) ? args.what.key : '';
    const item = /^item\.(.+)$/.exec(what)?.[1];
    if (item) return parts(...hero, `− ${word('item', item, locale)}`);
    return what === 'label.one-favor' ? changed('favor', -1, now) : undefined;
  },
  'marker-falls': ({ args }) => parts(...marker(args, -1)),
  'marker-moves': ({ args }) => parts(...marker(args, 1), `→ ${numberOf(args.space)}`),
  'marker-slowed': ({ args }) => parts(eachRound(), ...marker(args, -1)),
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
  'peril-none': ({ locale }) => parts(cross(), say('effects.peril-none', locale)),
  'plot-foiled': (now) => changed('favor', -numberOf(now.args.favor), now),
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
    const places = byPlace(messages(args.places), (one) => -shareOf(one));
    return sharesOf(influenceSign, places, locale);
  },
  recovers: ({ args, hero, locale }) => parts(...hero, say('effects.recovers', locale, { n: many(args.cards) })),
  rested: (now) => changed('life', numberOf(now.args.n), now),
  'strongholds-filled': ({ args, locale }) =>
    parts(influenceSign(), signed(numberOf(args.n)), say('effects.each-stronghold', locale)),
  targeted: ({ hero }) => parts('→', ...hero),
  'token-blank': ({ args, locale }) => parts(token(args.no), `→ ${faceName('blank', locale)}`),
  'token-placed': ({ args, locale }) => parts(token(args.no), ...appears(args.place, locale)),
  'token-removed': ({ args, locale }) => parts(token(args.no), cross(), placeName(idOf(args.place), locale)),
  'turn-cut-short': ({ hero, locale }) => parts(...hero, shrunk(halt()), say('effects.turn-over', locale)),
  trained: ({ args, seat, hero, locale }) =>
    parts(...hero, `+ ${word('combat-card', idOf(args.skill), locale)}`, tallied(seat, 'life', 1)),
};

/** Of whose deed something came, its steps on the map, and of whom it is known already: his arms are not drawn again. */
export interface Whose {
  seat: Json | undefined;
  known?: number | undefined;
  legs?: readonly number[];
  /** Where its hero began, of the first step of a way that leads back there. */
  from?: string | undefined;
  isBrief?: boolean | undefined;
  /** Where its hero stood. */
  at?: string | undefined;
  /** Of a fight: both sides were exhausted. */
  isDraw?: boolean;
}
/** Of these the arms are the sign itself. */
const ARMED: ReadonlySet<string> = new Set(['hero-defeated', 'targeted']);

/** The signs of one thing that came; none of what has none. */
export function signsOf(view: View, { type, args }: Fruit, whose: Whose, locale: Locale): Sprite[] {
  const seat = seatOf(args, whose.seat);
  const hero = view.heroes.find((one) => one.seat === seat && (ARMED.has(type) || seat !== whose.known));
  const arms = hero ? [heroArms(hero.seat, hero.id, ARMS)] : [];
  const { legs = [], from, isBrief } = whose;
  const made = CHIPS[type]?.({ view, args, locale, seat, hero: arms, legs, from, isBrief });
  return (made === undefined ? [] : 'w' in made ? [made] : [...made]).filter(({ w }) => w > 0);
}
