import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset } from '../boxes.ts';
import { coin, enamel, fallen, medallion, seal, tally } from '../counters.ts';
import { rows } from '../panels.ts';
import { disc, type Frame, group, line, type Node, polygon, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { plates, spotOf } from './geography.ts';
import { eye, favorSign, flag, scroll, signAt } from './signs.ts';
import { say } from './text.ts';

/** What stands and lies at a place: each kind has a shape of its own. */

const letters =
  (text: string, size: number) =>
  (colour: string): Node[] => [words(text, 0, -0.5, { size, bold: true, colour, align: 'centre', width: 25 })];

const POWER = {
  shape: 'pointed',
  colour: '#3a2130',
  dark: '#170b12',
  light: '#cfa6b4',
  faded: '#8b7680',
  on: '#ffd9a0',
} as const;
const FRIEND = {
  shape: 'round',
  colour: '#efe4c4',
  dark: '#6b4a12',
  light: '#ffffff',
  faded: '#cfc4a6',
  on: '#3b2a0c',
} as const;

export const heroPiece = (seat: number, hero: string, locale: Locale): Sprite =>
  enamel(seatLook(seat), 50, letters(say(`mark.hero.${hero}`, locale), 21));
export const minionPiece = (id: string, damage: number, locale: Locale): Sprite =>
  seal(POWER, 50, letters(say(`mark.minion.${id}`, locale), 21), damage > 0 ? { load: String(damage) } : {});
export const characterPiece = (id: string, locale: Locale): Sprite =>
  medallion(FRIEND, 52, letters(say(`mark.character.${id}`, locale), 20));

/** Sauron, where he is asked: an eye. */
export const sauronPiece = (): Sprite => seal(POWER, 46, () => eye('#ff9a3a', '#140a0c'));

/** A token by its number, if it has one; its face below it for whoever knows it. */
export function tokenPiece({ no, face }: { no: number | null; face: string | null }, locale: Locale): Sprite {
  const [w, h] = face === null ? [44, 40] : [58, 62];
  return {
    w,
    h: h + 3,
    nodes: [
      rect({ x: 0, y: 2.5, w, h }, { fill: '#170b12', radius: 5, shadow: fallen() }),
      rect({ x: 0, y: 0, w, h }, { fill: '#5b1f1a', stroke: stroke('#f2e3c2', 2), radius: 5 }),
      rect(inset({ w, h }, 4), { stroke: stroke('#d98b5c', 1.2, [3, 3]), radius: 3 }),
      ...(no === null
        ? []
        : [
            words(String(no), w / 2, face === null ? h / 2 : 15.5, {
              size: 28,
              bold: true,
              colour: '#ffffff',
              align: 'centre',
              width: w - 6,
            }),
          ]),
      ...(face === null
        ? []
        : [
            words(say(`mark.monster.${face}`, locale), w / 2, no === null ? h / 2 : 46.5, {
              size: 27,
              colour: '#ffd9a0',
              align: 'centre',
              width: w - 6,
            }),
          ]),
    ],
  };
}

export function favorPiece(n: number): Sprite {
  const [size, star] = [44, signAt(favorSign('#2c2003'), 22, n > 1 ? 15 : 22, n > 1 ? 18 : 28)];
  const bare = coin('', size);
  const figure = words(String(n), 22, 31, { size: 25, bold: true, colour: '#2c2003', align: 'centre' });
  return { ...bare, nodes: [...bare.nodes, star, ...(n > 1 ? [figure] : [])] };
}

export function plotPiece(slot: number, locale: Locale): Sprite {
  const mark = words(say(`slot.${slot}`, locale), 24, 22, {
    size: 27,
    face: 'display',
    colour: '#5b1f1a',
    align: 'centre',
    width: 30,
  });
  return { w: 48, h: 44, nodes: [signAt(scroll('#f7ead0', '#3b2a1a'), 24, 22, 44), mark] };
}

export const eventPiece = (): Sprite => ({
  w: 40,
  h: 44,
  nodes: [
    disc(20, 22, 21, { fill: '#f7ead0', stroke: stroke('#3b2a1a', 1.5) }),
    signAt(flag('#2f6fa8', '#1b2a38'), 21, 22, 30),
  ],
});

/** Story markers: round, triangle, square and diamond. */
export function markerPiece(colour: 'green' | 'yellow' | 'red' | 'black', size: number): Sprite {
  const s = size / 2;
  const fill = { green: '#2f8a55', yellow: '#e3b52c', red: '#c2352a', black: '#1b1114' }[colour];
  const style = { fill, stroke: stroke(colour === 'black' ? '#f2e3c2' : '#1b1114', 2) };
  const shapes: Record<typeof colour, Node> = {
    green: disc(s, s, s - 1, style),
    yellow: polygon(
      [
        [s, 0.5],
        [size, size - 2],
        [0, size - 2],
      ],
      style,
    ),
    red: rect(inset({ w: size, h: size }, 1.5), style),
    black: polygon(
      [
        [s, -1],
        [size + 1, s],
        [s, size + 1],
        [-1, s],
      ],
      style,
    ),
  };
  return { w: size, h: size, nodes: [group([shapes[colour]], { tag: `marker:${colour}` })] };
}

/** More tokens than these at one place lie in a heap. */
const MOST_TOKENS = 4;

/** Everything at a place, the most important first. */
function spritesAt(view: View, id: string, locale: Locale): Sprite[] {
  const tokens = view.tokens.filter(({ at }) => at === id);
  const shown = tokens.length > MOST_TOKENS ? tokens.slice(0, MOST_TOKENS - 1) : tokens;
  return [
    ...view.heroes.filter(({ at }) => at === id).map((one) => heroPiece(one.seat, one.id, locale)),
    ...view.minions
      .filter((one) => one.is === 'board' && one.at === id)
      .map((one) => minionPiece(one.id, one.damage, locale)),
    ...shown.map((token) => tokenPiece(token, locale)),
    ...(tokens.length > shown.length ? [tally(`+${tokens.length - shown.length}`, 30)] : []),
    ...Object.entries(view.characters).flatMap(([who, at]) => (at === id ? [characterPiece(who, locale)] : [])),
    ...((view.favors[id] ?? 0) > 0 ? [favorPiece(view.favors[id]!)] : []),
    ...view.slots.flatMap((slot, n) => (slot?.at === id ? [plotPiece(n, locale)] : [])),
    ...(view.event?.at === id ? [eventPiece()] : []),
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
  seen: Frame;
  places: readonly string[];
  signs: readonly { id: string; frame: Frame }[];
}

/** So often each heap is laid: once beside those before it, then beside all others. */
const ROUNDS = 2;

/** The pieces of places: each heap beside its sign where it hides least. */
export function heaps(view: View, { locale, seen, places, signs }: Ground): Heap[] {
  const frame = inset(seen, 12);
  const piled = places.flatMap((id) => {
    const sprites = spritesAt(view, id, locale);
    return sprites.length > 0 ? [{ id, spots: beside(id, shapesOf(sprites)) }] : [];
  });
  const found = new Map<string, Spot>();
  for (let round = 0; round < ROUNDS; round++)
    for (const { id, spots } of piled) {
      const others = [...found].flatMap(([other, one]) => (other === id ? [] : [one]));
      const cost = (one: Spot) =>
        one.far * FAR_COSTS +
        (one.w * one.h - over(one, frame)) * 20 +
        plates.reduce((sum, plate) => sum + over(one, plate) * 4, 0) +
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

/** From the middle of a sign to a heap; further off only where it hides less by a good deal. */
const AWAY = [30, 46, 64, 84];
/** In what is hidden, a pixel further off. */
const FAR_COSTS = 20;
/** Where a heap may lie: below, above and beside its sign, and at its corners; the nearest first. */
function beside(id: string, shapes: readonly Sprite[]): Spot[] {
  const [x, y] = spotOf(id);
  const shifts = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75];
  return AWAY.flatMap((away) =>
    shapes.flatMap((heap) => {
      const { w, h } = heap;
      const middles = shifts.flatMap((shift): [number, number][] => [
        [x + shift * w, y + away + h / 2],
        [x + away + w / 2, y + shift * h],
        [x - away - w / 2, y + shift * h],
        [x + shift * w, y - away - h / 2],
      ]);
      return middles.map(([cx, cy]) => ({ x: cx - w / 2, y: cy - h / 2, w, h, far: away - AWAY[0]!, heap }));
    }),
  );
}
