import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { putToken } from '#games/middle-earth-quest/printed/boards/action-board';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import { ROWS } from '#games/middle-earth-quest/printed/terms/names';
import type { SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import type { NowAsked } from '../pictures.ts';
import { group, put, rect, type Sprite, stroke } from '../scene.ts';
import { ink, now as lime } from '../theme.ts';
import {
  CHIP,
  cross,
  influenceSign,
  perilSign,
  bare as plain,
  plotSign,
  poolSign,
  shadowSign,
  shrunk,
  signFor,
  tick,
} from './chip.ts';
import { footprints, halt, lens } from './deed-signs.ts';
import { mayTravel, offeredBy } from './eligible.ts';
import { movesOf } from './most-moves.ts';
import { placeName } from './names.ts';
import { markerPiece, tokenPiece } from './pieces.ts';
import { characterArms, heroArms, minionArms } from './portraits.ts';
import { word } from './printed.ts';
import { numberOf } from './shown.ts';
import { say } from './text.ts';

/** What may be answered that is no place and no piece of the map: buttons behind the question, each with few signs. */

type Part = Sprite | string;
type About = Readonly<Record<string, Json>>;
interface Offering {
  view: View;
  about: About;
  locale: Locale;
  /** The hero who is asked; undefined of Sauron. */
  hero: SeenHero | undefined;
}
/** Each button with its parts. */
type Offer = (now: Offering) => Part[][];

const range = (from: number, to: number): string => (from >= to ? `${to}` : `${from}–${to}`);
const handOf = ({ view: { combat }, hero }: Offering): number => (hero ? hero.piles.hand : (combat?.foeSide.hand ?? 0));
const arms = ({ seat, id }: SeenHero): Sprite => heroArms(seat, id, 40);

const yesOrNo: Offer = () => [[tick()], [cross()]];
const shadow: Offer = ({ view }) => [[shadowSign(), `${view.sauron.shadow}`], [cross()]];
const ofHand: Offer = (now) => [[signFor('hand'), `${handOf(now)}`]];
const allHeroes: Offer = ({ view }) => view.heroes.map((one) => [arms(one)]);
const someOfHand: Offer = ({ about }) => [[signFor('hand'), `${numberOf(about.n)}`]];
/** Of so many cards that are looked at how many are kept. */
const kept =
  (sign: () => Sprite): Offer =>
  ({ view, about, locale }) => [
    [sign(), say('offer.of', locale, { n: numberOf(about.keep) || 1, of: view.looking?.n ?? 1 })],
  ];
/** Sauron’s rearmost markers. */
const rearmost: Offer = ({ view: { markers } }) => {
  const least = Math.min(markers.yellow, markers.red, markers.black);
  return (['yellow', 'red', 'black'] as const)
    .filter((one) => markers[one] === least)
    .map((one) => [markerPiece(one, 34)]);
};
const named =
  (...keys: string[]): Offer =>
  ({ locale }) =>
    keys.map((key) => [say(`offer.${key}`, locale)]);

/** By the key of a question its buttons. */
const OFFERS: Readonly<Record<string, Offer>> = {
  action: ({ view: { actionTokens }, locale }) =>
    ROWS.map((row) => [say(`row.${row}`, locale), `${putToken(actionTokens, row).x}`]),
  block: (now) => [[signFor('hand'), range(0, handOf(now))]],
  champion: allHeroes,
  'combat-card': ofHand,
  'combat-first': ofHand,
  command: commands,
  'command-minion': () => [[cross()]],
  damage: ({ about: { n, least, most } }) => [
    [signFor('hand'), range(numberOf(least), numberOf(most))],
    [signFor('life'), range(numberOf(n) - numberOf(most), numberOf(n) - numberOf(least))],
  ],
  discard: someOfHand,
  'discard-corruption': ({ about: { least, most } }) => [
    [signFor('corruption'), range(numberOf(least), numberOf(most))],
  ],
  'discard-held': ({ about: { deck, n } }) => [[deck === 'plot' ? plotSign() : shadowSign(), `${numberOf(n) || 1}`]],
  'draw-rested': ({ about: { inAll } }) => [[signFor('hand'), range(0, numberOf(inAll))]],
  fetch: ({ view: { decks } }) =>
    [[shadowSign(), decks.shadow.discard.length] as const, [plotSign(), decks.plot.discard.length] as const]
      .filter(([, n]) => n > 0)
      .map(([sign, n]) => [sign, `${n}`]),
  'fetch-plot': ({ about: { plots } }) => [[plotSign(), `${Array.isArray(plots) ? plots.length : 1}`], [cross()]],
  'give-corruption': kept(() => signFor('corruption')),
  'hand-limit': someOfHand,
  hero: ({ view }) => {
    const taken = new Set(view.heroes.map(({ id }) => id));
    const seat = view.heroes.length + 1;
    return [...heroes.keys()].filter((id) => !taken.has(id)).map((id) => [heroArms(seat, id, 40)]);
  },
  'hero-draw': ({ hero }) => [[signFor('hand'), range(0, hero ? Math.min(hero.stats.fortitude, hero.piles.life) : 0)]],
  'keep-plot': kept(plotSign),
  'keep-shadow': kept(shadowSign),
  level: ({ locale }) =>
    (['fortitude', 'strength', 'agility', 'wisdom'] as const).map((stat) => [word('attribute', stat, locale)]),
  lose: ({ hero, locale }) => [
    ...(hero && hero.favor > 0 ? [[signFor('favor'), '−1']] : []),
    ...(hero?.items ?? []).map((item) => [word('item', item, locale)]),
  ],
  'lose-item': ({ hero, locale }) => (hero?.items ?? []).map((item) => [word('item', item, locale)]),
  may: yesOrNo,
  'name-type': named('ranged', 'melee'),
  offer: yesOrNo,
  peril: kept(perilSign),
  'play-fetched': () => [[plotSign(), tick()], [cross()]],
  plot: ({ view: { sauron, slots }, locale }) => [
    [plotSign(), say('offer.of', locale, { n: 1, of: sauron.plots })],
    ...(slots.some((one) => one) ? [[plotSign(), cross()]] : []),
    [say('offer.nothing', locale)],
  ],
  prepare: ({ about: { agility } }) => [[signFor('hand'), range(0, numberOf(agility))]],
  'put-back': named('top', 'bottom'),
  rearmost,
  recover: ({ about: { n } }) => [[signFor('hand'), typeof n === 'number' ? range(0, n) : '?']],
  redistribute: allHeroes,
  rest: yesOrNo,
  retreat: yesOrNo,
  shadow,
  'shadow-at-start': shadow,
  'shadow-on-way': shadow,
  'shadow-since-start': shadow,
  spread: ({ view: { pool }, about: { n, toPool } }) => {
    const most = Math.min(numberOf(toPool), pool.most - pool.now);
    return [[influenceSign(), `${numberOf(n)}`], ...(most > 0 ? [[poolSign(), range(0, most)]] : [])];
  },
  'take-back': ({ about: { cards } }) => [[signFor('hand'), `${Array.isArray(cards) ? cards.length : 1}`]],
  trade: yesOrNo,
  travel: ({ view, locale }) => [
    ...(mayTravel(view) ? [[footprints(), goesOn(view, locale)]] : []),
    [lens(), say('offer.explore', locale)],
    [halt(), say('offer.end', locale)],
  ],
  train: kept(() => signFor('hand')),
};

/** Which move it would be of how many, where a card says how many he has. */
function goesOn(view: View, locale: Locale): string {
  const moves = movesOf(view);
  return moves ? say('offer.travel-of', locale, { n: moves.n + 1, most: moves.most }) : say('offer.travel', locale);
}

/** What Sauron can have done now: which pieces he can have move stands on the map. */
function commands({ view: { turn, heroes, minions }, locale }: Offering): Part[][] {
  const now = turn?.who === 'sauron' ? turn.command : null;
  const isHurt = minions.some(
    ({ id, is, at, damage }) =>
      is === 'board' && damage > 0 && !now?.done.includes(id) && heroes.every((one) => one.at !== at),
  );
  const all = ['move', ...(now?.placed ? [] : ['place']), ...(isHurt ? ['heal'] : []), 'end'];
  return all.map((one) => [say(`offer.${one}`, locale)]);
}

/** A button: its parts on light ground with an edge of lime, `h` high. */
export function button(parts: readonly Part[], tag: string, h: number): Sprite {
  const inner = row(
    parts.map((one) => (typeof one === 'string' ? plain(one, ink) : one)),
    { gap: 6 },
  );
  const w = Math.max(54, inner.w + 22);
  return {
    ...{ w, h },
    nodes: [
      group(
        [
          rect({ x: 2, y: 2, w: w - 4, h: h - 4 }, { fill: '#fbffe8', stroke: stroke(lime, 4), radius: 13 }),
          put(inner, (w - inner.w) / 2, (h - inner.h) / 2),
        ],
        { tag },
      ),
    ],
  };
}

/** Over a fight there is no map: what could be chosen on it is named, and how many more there are than `most`. */
function ofMap(view: View, one: NowAsked, { locale, most }: { locale: Locale; most: number }): Part[][] {
  const { places, pieces } = offeredBy(view, one);
  const all = [
    ...[...new Set(places)].map((id): Part[] => [placeName(id, locale)]),
    ...[...new Set(pieces)].map((id): Part[] => [figure(view, id)]),
  ];
  return all.length > most ? [...all.slice(0, most - 1), [`+${all.length - most + 1}`]] : all;
}
/** So many are named where they have room. */
const NAMED = [4, 3, 2, 1];

/** A piece of the map as a sign. */
function figure({ heroes, minions, tokens }: View, id: string): Part {
  const hero = heroes.find(({ seat }) => id === `seat.${seat}`);
  if (hero) return arms(hero);
  if (minions.some((one) => one.id === id)) return shrunk(minionArms(id, 40), 40);
  const token = tokens.find(({ no }) => String(no) === id);
  return token ? shrunk(tokenPiece({ ...token, face: null }), 44) : shrunk(characterArms(id, 40), 40);
}

/**
 * The buttons of one question beside one another, over the map or a fight; undefined where its answers lie on the map or stand in its words.
 * `isNamed`: each has the arms of its hero, for it stands beside those of others.
 */
export function offersOf(
  one: NowAsked,
  view: View,
  { locale, isFight, isNamed = false }: { locale: Locale; isFight: boolean; isNamed?: boolean },
) {
  const { key = '', seat, about } = one;
  const known = about !== null && typeof about === 'object' && !Array.isArray(about) ? about : {};
  const hero = view.heroes.find((other) => other.seat === seat);
  const bare = OFFERS[key]?.({ view, about: known, locale, hero }) ?? [];
  const own = isNamed && hero ? bare.map((parts) => [arms(hero), ...parts]) : bare;
  const buttons = (all: Part[][], h: number) => all.map((parts, n) => button(parts, `offer:${key}:${n}`, h));
  const rowOf = (all: Part[][]) => row(buttons(all, CHIP + 14), { gap: 8 });
  const ofPlaces = () => NAMED.map((most) => ofMap(view, one, { locale, most })).find((some) => isLegible(rowOf(some)));
  const all = own.length === 0 && isFight ? (ofPlaces() ?? []) : own;
  if (all.length === 0) return undefined;
  if (textWidth(one.words, 27, true) > LONG && all.length === 2) return stacked(buttons(all, CHIP + 6));
  return narrowed(rowOf(all));
}
/** As wide as there is room for beside a usual question. */
export const narrowed = (laid: Sprite): Sprite => (laid.w > MOST ? shrunk(laid, MOST) : laid);
/** How wide they may be beside the words of the question; beside words longer than this two lie one above the other. */
const [MOST, LONG] = [430, 1_400];

export function stacked(buttons: readonly Sprite[]): Sprite {
  const [w, h] = [Math.max(...buttons.map((one) => one.w)), buttons[0]!.h];
  const nodes = buttons.map((one, n) => put(one, ((w - one.w) / 2) * SMALL, n * (h + 4) * SMALL, SMALL));
  return { w: w * SMALL, h: (2 * h + 4) * SMALL, nodes };
}
/** Letters of 33 are 24 high then, and two buttons 70. */
const SMALL = 0.728;
/** Whether letters are as high when all of it has the room that there is. */
export const isLegible = ({ w }: Sprite): boolean => w * SMALL <= MOST;
