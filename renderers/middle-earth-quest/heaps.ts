import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset } from '../boxes.ts';
import { tally } from '../counters.ts';
import { rows } from '../panels.ts';
import { type Frame, group, line, type Node, type Point, put, type Sprite, stroke } from '../scene.ts';
import { type Errand, errandsOf } from './errands.ts';
import { spotOf } from './geography.ts';
import {
  characterPiece,
  eventPiece,
  favorPiece,
  heroPiece,
  minionPiece,
  plotPiece,
  questPiece,
  tokenPiece,
} from './pieces.ts';

/** Where the pieces of each place lie: in a heap beside its sign, where it hides least. */

/** More tokens than these at one place lie in a heap. */
const MOST_TOKENS = 4;

/** Everything at a place, the most important first. */
function spritesAt(
  view: View,
  id: string,
  { locale, asked, errands }: Pick<Ground, 'locale' | 'asked'> & { errands: readonly Errand[] },
): Sprite[] {
  const tokens = view.tokens.filter(({ at }) => at === id);
  const shown = tokens.length > MOST_TOKENS ? tokens.slice(0, MOST_TOKENS - 1) : tokens;
  return [
    ...view.heroes.filter(({ at }) => at === id).map((one) => heroPiece(one.seat, one.id, asked.has(one.seat))),
    ...view.minions.filter((one) => one.is === 'board' && one.at === id).map((one) => minionPiece(one.id, one.damage)),
    ...shown.map((token) => tokenPiece(token)),
    ...(tokens.length > shown.length ? [tally(`+${tokens.length - shown.length}`, 30)] : []),
    ...Object.entries(view.characters).flatMap(([who, at]) => (at === id ? [characterPiece(who)] : [])),
    ...((view.favors[id] ?? 0) > 0 ? [favorPiece(view.favors[id]!)] : []),
    ...view.slots.flatMap((slot, n) => (slot?.at === id ? [plotPiece(n, locale)] : [])),
    ...(view.event?.at === id ? [eventPiece()] : []),
    ...errands.flatMap(({ seat, at }) => (at === id ? [questPiece(seat)] : [])),
  ];
}

const GAP = 3;
/** The ways to pack pieces: in rows of at most four, so that a crowd stays near its place; else in two rows, or in one column. */
function shapesOf(sprites: readonly Sprite[]): Sprite[] {
  const n = sprites.length;
  const usual = n <= 3 ? n : Math.ceil(n / Math.ceil(n / 4));
  return [...new Set([usual, Math.ceil(n / 2), ...(n <= 3 ? [1] : [])])].map((perRow) => packed(sprites, perRow));
}

const packed = (sprites: readonly Sprite[], perRow: number): Sprite =>
  rows(
    sprites.flatMap((one, n) => (n % perRow === 0 ? ['|' as const, one] : [one])),
    Number.POSITIVE_INFINITY,
    'centre',
    GAP,
  );

export interface Heap {
  id: string;
  frame: Frame;
  /** Holds it to its sign; lies below both. */
  tether: Node;
  node: Node;
}

const over = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The places whose pieces are drawn, and what they should not hide. */
interface Ground {
  locale: Locale;
  /** The seats that are asked. */
  asked: ReadonlySet<number>;
  seen: Frame;
  places: readonly string[];
  signs: readonly { id: string; frame: Frame }[];
  /** What no heap may cover. */
  kept: readonly Frame[];
  /** What it should rather not cover: coins. */
  coins: readonly Frame[];
}

/** So often each heap is laid: once beside those before it, then beside all others. */
const ROUNDS = 2;

/** The pieces of places: each heap beside its sign where it hides least. */
export function heaps(view: View, { seen, places, signs, kept, coins, ...how }: Ground): Heap[] {
  const frame = inset(seen, 12);
  const errands = errandsOf(view);
  const reachOf = (id: string) => (signs.find((one) => one.id === id)?.frame.w ?? 0) / 2;
  const piled = places.flatMap((id) => {
    const sprites = spritesAt(view, id, { ...how, errands });
    return sprites.length > 0 ? [{ id, spots: beside(spotOf(id), reachOf(id), shapesOf(sprites)) }] : [];
  });
  const found = new Map<string, Spot>();
  for (let round = 0; round < ROUNDS; round++)
    for (const { id, spots } of piled) {
      const others = [...found].flatMap(([other, one]) => (other === id ? [] : [one]));
      const cost = (one: Spot) =>
        one.far * FAR_COSTS +
        (one.w * one.h - over(one, frame)) * 20 +
        kept.reduce((sum, other) => sum + over(one, other) * 20, 0) +
        coins.reduce((sum, coin) => sum + over(one, coin) * 3, 0) +
        signs.reduce((sum, sign) => sum + over(one, sign.frame) * (sign.id === id ? 1 : 6), 0) +
        others.reduce((sum, other) => sum + over(one, other) * 6, 0);
      found.set(id, cheapest(spots, cost));
    }
  return [...found].map(([id, { x, y, w, h, heap }]) => {
    const tether = [spotOf(id), [x + w / 2, y + h / 2]] as const;
    return {
      id,
      frame: { x, y, w, h },
      tether: group([line(tether, stroke('#f7ead0', 7)), line(tether, stroke('#2c1c0c', 3))]),
      node: group([put(heap, x, y)], { tag: `pieces:${id}` }),
    };
  });
}

/** Where a heap may lie in some shape, and how much further off than beside its sign. */
interface Spot extends Frame {
  far: number;
  heap: Sprite;
}

/** The first of those that cost least. */
function cheapest(spots: readonly Spot[], cost: (one: Spot) => number): Spot {
  let [best, least] = [spots[0]!, cost(spots[0]!)];
  for (const one of spots.slice(1)) {
    // What lies further off than the best costs is not looked at: the nearest come first.
    if (one.far * FAR_COSTS >= least) break;
    const costs = cost(one);
    if (costs < least) [best, least] = [one, costs];
  }
  return best;
}

/** From the edge of a sign to a heap, which may lie a little over it; further off only where it hides less by a good deal. */
const AWAY = [-12, 1, 10, 22, 38, 58, 82];
/** In what is hidden, a pixel further off. */
const FAR_COSTS = 70;
/** Where a heap may lie: below, above and beside its sign, and at its corners; the nearest first. */
function beside([x, y]: Point, reach: number, shapes: readonly Sprite[]): Spot[] {
  const shifts = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75];
  return AWAY.map((one) => one + reach).flatMap((away, n) =>
    shapes.flatMap((heap) => {
      const { w, h } = heap;
      const middles = shifts.flatMap((shift): [number, number][] => [
        [x + shift * w, y + away + h / 2],
        [x + away + w / 2, y + shift * h],
        [x - away - w / 2, y + shift * h],
        [x + shift * w, y - away - h / 2],
      ]);
      return middles.map(([cx, cy]) => ({ x: cx - w / 2, y: cy - h / 2, w, h, far: AWAY[n]! - AWAY[0]!, heap }));
    }),
  );
}
