import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { tally } from '../counters.ts';
import { rows } from '../panels.ts';
import { type Frame, group, type Sprite } from '../scene.ts';
import type { Arrived } from './arrived.ts';
import { shrunk } from './chip.ts';
import { withBrackets } from './eligible.ts';
import type { Errand } from './errands.ts';
import { struckOf } from './fallen.ts';
import { healthLeft } from './minion-number.ts';
import {
  characterPiece,
  eventPiece,
  favorPiece,
  heroPiece,
  minionPiece,
  plotPiece,
  questPiece,
  tokenPiece,
  withBurst,
  withRim,
} from './pieces.ts';
import { characterArms, heroArms, minionArms } from './portraits.ts';

/** Which pieces a place has. */

export type Kind =
  | 'hero'
  | 'minion'
  | 'tokens'
  | 'character'
  | 'favor'
  | 'plot'
  | 'event'
  | 'quest'
  | 'ghost'
  | 'fallen';

/** A piece of a place. */
export interface Piece {
  id: string;
  kind: Kind;
  sprite: Sprite;
  /** A number on the piece, which is read: in the sprite. */
  number?: Frame;
  /** Whither who stood there has gone. */
  to?: string;
  /** Which minion it is, or which character. */
  minion?: string;
}

/** More tokens than these at one place lie in a heap. */
const MOST_TOKENS = 4;

/** Marks stand below figures: stars, scrolls, flags and banners are smaller than elsewhere. */
const small = ({ w, h, nodes }: Sprite): Sprite => ({
  w: w * MARK,
  h: h * MARK,
  nodes: [group(nodes, { scale: MARK })],
});
const MARK = 0.82;

/** How faint what is no longer there is drawn. */
const FAINT = 0.62;
/** How large the ghost of who has left is. */
const GHOST = 46;
const faint = ({ w, h, nodes }: Sprite): Sprite => ({ w, h, nodes: [group(nodes, { opacity: FAINT, tag: 'ghost' })] });

/** A star alone is small; a number on it is read. */
const starsOf = (n: number, came: number, isLoud: boolean): Sprite =>
  n > 1 ? favorPiece(n, came, isLoud) : came > 0 ? withBurst(small(favorPiece(1)), isLoud) : small(favorPiece(1));

/** Where more than one lies, how many of them came is read. */
function favorOf(n: number, came: number, isLoud: boolean): Omit<Piece, 'id'> {
  const number = { x: 38, y: 4, w: 38, h: 38 };
  return { kind: 'favor', sprite: starsOf(n, came, isLoud), ...(n > 1 && came > 0 && { number }) };
}

/** Everything at a place, the most important first: what has just appeared with a burst behind it, what moved there with a rim, who has just left as a ghost. */
export function piecesAt(
  view: View,
  id: string,
  {
    locale,
    asked,
    errands,
    arrived,
    may,
  }: {
    locale: Locale;
    asked: ReadonlySet<number>;
    errands: readonly Errand[];
    arrived: Arrived;
    may: ReadonlySet<string>;
  },
): Omit<Piece, 'id'>[] {
  const of = (kind: Kind, ...sprites: Sprite[]) => sprites.map((sprite) => ({ kind, sprite }));
  const fresh = (sprite: Sprite, ...keys: string[]) => {
    const lined = keys.some((one) => may.has(one)) ? withBrackets(sprite, keys[0]!) : sprite;
    const isLoud = keys.some((one) => arrived.loud.has(one));
    if (keys.some((one) => arrived.moved.has(one))) return withRim(lined, isLoud);
    return keys.some((one) => arrived.others.has(one)) ? withBurst(lined, isLoud) : lined;
  };
  const tokens = view.tokens.filter(({ at }) => at === id);
  const drawn = tokens.map((token) => fresh(tokenPiece(token), String(token.no)));
  const favor = view.favors[id] ?? 0;
  return [
    ...view.heroes
      .filter(({ at }) => at === id)
      .flatMap((one) => of('hero', fresh(heroPiece(one.seat, one.id, asked.has(one.seat)), `seat.${one.seat}`))),
    ...view.minions
      .filter((one) => one.is === 'board' && one.at === id)
      .map((one) => {
        const { number, ...sprite } = minionPiece(one.id, healthLeft(one), one.health);
        const drawn = fresh(sprite, one.id, `foe.${one.id}`);
        const grown = (drawn.w - sprite.w) / 2;
        return {
          ...{ kind: 'minion' as const, minion: one.id },
          sprite: drawn,
          number: { ...number, x: number.x + grown, y: number.y + grown },
        };
      }),
    ...(tokens.length > MOST_TOKENS ? of('tokens', heapOf(drawn)) : of('tokens', ...drawn).map(withNumber)),
    ...arrived.blank
      .filter(({ at }) => at === id)
      .flatMap(({ no }) => of('tokens', withBurst(tokenPiece({ no, face: 'blank' }), arrived.loud.has(`blank ${no}`)))),
    ...Object.entries(view.characters).flatMap(([who, at]) =>
      at === id ? of('character', fresh(characterPiece(who), who)).map((one) => ({ ...one, minion: who })) : [],
    ),
    ...(favor > 0 ? [favorOf(favor, Math.min(favor, arrived.favor.get(id) ?? 0), arrived.loud.has(id))] : []),
    ...view.slots.flatMap((slot, n) => (slot?.at === id ? of('plot', fresh(plotPiece(n, locale, 44), slot.card)) : [])),
    ...(view.event?.at === id ? of('event', fresh(small(eventPiece()), view.event.card)) : []),
    ...errands.flatMap(({ seat, at, quest }) =>
      at === id ? of('quest', fresh(small(questPiece(seat)), quest.id)) : [],
    ),
    ...arrived.fallen.filter(({ at }) => at === id).flatMap((one) => of('fallen', ...struckOf(view, one))),
    ...arrived.gone
      .filter(({ at, seat }) => id === (at ?? view.heroes.find((one) => one.seat === seat)?.at))
      .filter(({ character }) => view.characters[character] === undefined)
      .flatMap(({ character }) => of('ghost', faint(characterArms(character, GHOST)))),
    ...arrived.left
      .filter(({ at }) => at === id)
      .flatMap(({ who, to }) => of('ghost', ...ghostOf(view, who, id)).map((one) => ({ ...one, to }))),
  ];
}

/** Who has left a place and stands elsewhere now, faint; nothing of who stands there again or is gone. */
function ghostOf(view: View, who: string, from: string): Sprite[] {
  const hero = view.heroes.find(({ seat, at }) => who === `seat.${seat}` && at !== from);
  const minion = view.minions.find(({ id, is, at }) => who === `foe.${id}` && is === 'board' && at !== from);
  const token = view.tokens.find(({ no, at }) => who === String(no) && at !== from);
  return [
    ...(hero ? [faint(heroArms(hero.seat, hero.id, GHOST))] : []),
    ...(minion ? [faint(minionArms(minion.id, GHOST))] : []),
    ...(token ? [faint(shrunk(tokenPiece({ ...token, face: null }), GHOST))] : []),
  ];
}

/** A token with the frame of the number in its middle. */
const withNumber = <One extends { sprite: Sprite }>(one: One) => ({
  ...one,
  number: { x: one.sprite.w / 2 - 13, y: one.sprite.h / 2 - 15, w: 26, h: 30 },
});

/** The first tokens in two rows, and how many more there are. */
function heapOf(tokens: readonly Sprite[]): Sprite {
  const shown = tokens.slice(0, MOST_TOKENS - 1);
  const all = [...shown, tally(`+${tokens.length - shown.length}`, 30)];
  return rows(
    all.flatMap((one, n) => (n > 0 && n % 2 === 0 ? ['|' as const, one] : [one])),
    Number.POSITIVE_INFINITY,
    'centre',
    3,
  );
}
