import { LRUCache } from 'lru-cache';
import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { coveredBy, inset, shared } from '../boxes.ts';
import { type Frame, group, type Node, type Point, put, type Sprite } from '../scene.ts';
import type { Arrived } from './arrived.ts';
import { byLeast, cheapest, hiddenBelow, type Tried } from './cheapest.ts';
import { errandsOf } from './errands.ts';
import { spotOf } from './geography.ts';
import { farOf, type Landmark, mistaken, signOfPlace } from './landmarks.ts';
import { leash, leashFrames } from './leash.ts';
import { FAR_ROADS, ROADS } from './near-roads.ts';
import { shieldParts } from './pieces.ts';
import { smaller } from './smaller.ts';
import { COINS, FAR, NAMES, NUMBERED, OUTSIDE, RANKS } from './stand-weights.ts';
import { type Piece, piecesAt } from './standing.ts';
import { straying } from './straying.ts';

/**
 * Where each piece of a place stands. Heroes choose first, and their shields touch the place with the point. What matters less comes
 * after them and makes room. Names and signs stay free.
 */

/** A piece where it stands. */
export interface Stand {
  id: string;
  frame: Frame;
  /** What it covers: a shield is narrow below. */
  parts: readonly Frame[];
  /** Leads to its place where it stands apart. */
  leash?: Node;
  isHero: boolean;
  /** Which minion it is. */
  minion?: string;
  node: Node;
}

/** The places whose pieces are drawn, and what they should not hide. */
interface Ground {
  locale: Locale;
  /** The seats that are asked. */
  asked: ReadonlySet<number>;
  /** What has just come, and who has left. */
  arrived: Arrived;
  /** The pieces that can be chosen. */
  may: ReadonlySet<string>;
  seen: Frame;
  places: readonly string[];
  signs: readonly Landmark[];
  /** What else is read as a place: names with their plates, rings and costs. */
  landmarks: readonly Landmark[];
  /** The plates of names: beside one a hero reads as standing there. */
  plates: readonly Landmark[];
  /** What no piece may cover. */
  kept: readonly Frame[];
  /** Costs of ways: they stand elsewhere where a hero needs their room. */
  coins: readonly Frame[];
  /** What it should rather not cover: ways that are open, and ways that were gone. */
  open: readonly Frame[];
  ways: readonly Frame[];
}

/** The pieces of all places. */
export function stands(view: View, { seen, places, signs, kept, coins, open, ways, ...how }: Ground): Stand[] {
  const frame = inset(seen, 12);
  const errands = errandsOf(view);
  const frames = new Map(signs.map((one) => [one.id, one.frame]));
  const pieces = places.flatMap((id) => piecesAt(view, id, { ...how, errands }).map((piece) => ({ ...piece, id })));
  const ranked = pieces.toSorted((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind));
  const found = new Map<Piece, { spot: Spot; drawn: Piece; parts: readonly Frame[] }>();
  const landmarks = [...signs, ...how.landmarks];
  const keptFree = kept.map((one) => inset(one, -2));
  const signsFree = signs.map((one) => ({ id: one.id, frame: inset(one.frame, -8) }));
  const numbers = signs.map(({ id, frame }) => ({ id, frame: numberOf(frame, spotOf(id)) }));
  const spotFor = (piece: Piece): Spot => {
    const { id, kind, number } = piece;
    const own = frames.get(id)!;
    const reach = around(own, piece.sprite);
    const [ox, oy] = spotOf(id);
    const near = (all: readonly Frame[]) => all.filter((one) => touches(one, reach));
    const written = near([...kept, ...coins]);
    const others = near(signsFree.flatMap((one) => (one.id === id ? [] : [one.frame])));
    const crossed = [...written, ...others];
    const hidden = hiddenBelow([
      { of: near(keptFree), each: NAMES[kind] },
      { of: near(coins), each: kind === 'hero' || kind === 'minion' ? COINS : NAMES[kind] },
      { of: near(open), each: 70 },
      { of: near(ways), each: kind === 'hero' ? NAMES.hero : 80 },
      { of: kind === 'hero' ? [] : ROADS.get(id)!, each: 40 },
      { of: kind === 'hero' ? [] : near(FAR_ROADS.get(id)!), each: 25 },
      { of: others, each: 140 },
      { of: near(numbers.flatMap((one) => (one.id === id ? [] : [one.frame]))), each: 600 },
      {
        of: kind === 'hero' ? near(how.plates.flatMap((one) => (one.id === id ? [] : [inset(one.frame, -16)]))) : [],
        each: 60,
      },
      { of: [own], each: kind === 'hero' ? 60 : 90 },
      { of: [numberOf(own, [ox, oy])], each: kind === 'hero' ? 500 : 600 },
      { of: near([...found.values()].flatMap(({ parts }) => parts)), each: 560 },
      { of: near([...found.values()].flatMap(({ spot, drawn }) => numberAt(drawn, spot))), each: 1_200 },
      // Pieces that touch read as one heap, and as standing at one place.
      {
        of: near(
          [...found].flatMap(([{ id: at }, { parts }]) => parts.map((part) => inset(part, at === id ? -3 : -9))),
        ),
        each: 30,
      },
    ]);
    const known = landmarks.filter((one) => one.id === id || touches(one.frame, reach));
    const { w, h } = piece.sprite;
    const whole = (spot: Spot, from: number, most: number): number => {
      const { x, y, far } = spot;
      let costs = from;
      for (const part of partsAt(piece, spot)) {
        costs += hidden(part, most - costs);
        if (costs > most) return costs;
      }
      if (number) costs += coveredBy({ ...number, x: x + number.x, y: y + number.y }, written) * NUMBERED;
      // Last, as it takes the longest to find.
      const taken = kind === 'hero' || costs > most ? 0 : mistaken(id, { x, y, w, h }, known);
      costs += taken > 0 ? MISTAKEN * (LED + taken) : 0;
      if ((taken > 0 || isApart(far)) && costs <= most)
        costs +=
          CROSSED * leashFrames(id, own, middleOf(spot, piece)).reduce((sum, one) => sum + coveredBy(one, crossed), 0);
      return costs;
    };
    return cheapest(triedFor(piece, own, frame), whole);
  };
  for (const piece of ranked) {
    const spot = spotFor(piece);
    const small = strayedBy(piece, spot) > 0 ? smaller(piece) : undefined;
    const closer = small && spotFor(small);
    const isCloser = closer && strayedBy(small, closer) < strayedBy(piece, spot);
    const stand = isCloser ? { spot: closer, drawn: small } : { spot, drawn: piece };
    found.set(piece, { ...stand, parts: partsAt(stand.drawn, stand.spot) });
  }
  return pieces.map((piece, no) => {
    const { spot, drawn, parts } = found.get(piece)!;
    return drawnAt(drawn, spot, { sign: frames.get(piece.id)!, landmarks, parts, no });
  });
}

/** The middle of a piece that stands there. */
const middleOf = ({ x, y }: Spot, { sprite: { w, h } }: Piece): Point => [x + w / 2, y + h / 2];

/** Where a piece may stand beside its own sign, by what that costs at least: how far off it is, and whether it leads astray or off the map. */
function triedFor(piece: Piece, own: Frame, seen: Frame): readonly Tried<Spot>[] {
  const { id, kind, to, sprite } = piece;
  const key = [id, kind, to, sprite.w, sprite.h, ...[own, seen].flatMap(({ x, y, w, h }) => [x, y, w, h])].join();
  const known = keptSpots.get(key) ?? byLeast([...spotsOf(piece, own)], leastOf(piece, own, seen));
  keptSpots.set(key, known);
  return known;
}
/** From board to board most pieces stand where they stood: of so many their spots are known. */
const keptSpots = new LRUCache<string, readonly Tried<Spot>[]>({ max: 160 });

function leastOf(piece: Piece, own: Frame, seen: Frame): (spot: Spot) => number {
  const { id, kind, to } = piece;
  const place = spotOf(id);
  const ahead = to === undefined ? undefined : aheadOf(place, spotOf(to));
  return (spot) => {
    const middle = middleOf(spot, piece);
    const astray = straying(id, middle, NEARER);
    let costs = spot.far * FAR[kind] + AHEAD * (ahead?.(middle) ?? 0);
    costs += STRAY[kind === 'hero' ? 'hero' : 'other'] * (astray > 0 ? ONCE + astray : 0);
    const parts = partsAt(piece, spot);
    if (kind === 'hero' && !isTouching(id, parts, own)) costs += LOOSE;
    for (const part of parts) costs += (part.w * part.h - shared(part, seen)) * OUTSIDE;
    return costs;
  };
}

/** By how many pixels a piece that stands there is not nearer to its own place than to any other. */
const strayedBy = ({ id, sprite: { w, h } }: Piece, { x, y }: Spot): number =>
  straying(id, [x + w / 2, y + h / 2], NEARER);

/** Where the number of a piece stands that is read. */
const numberAt = ({ number }: Piece, { x, y }: Spot): Frame[] =>
  number ? [{ ...number, x: x + number.x, y: y + number.y }] : [];

/** The number on the sign of a place: that of a stronghold is wide. */
const numberOf = ({ w }: Frame, [x, y]: Point): Frame =>
  w > 70 ? { x: x - 30, y: y - 12, w: 60, h: 38 } : { x: x - 12, y: y - 20, w: 24, h: 40 };

/** What each pixel costs that a piece stands nearer to another place than to its own. */
const STRAY = { hero: 1_500, other: 1_200 } as const;
/** What each pixel costs that it is not nearer to its own landmarks: a line has to lead it there, which counts as so many pixels. */
const [MISTAKEN, LED] = [150, 16];
/** What a square pixel of a name or of another’s sign costs that such a line runs through. */
const CROSSED = 300;
/** So much nearer the own place must be, and not to be so at all counts as so many pixels. */
const [NEARER, ONCE] = [6, 40];

/** What each pixel costs that a ghost stands nearer to where its hero went than its own place is: he left that behind. */
const AHEAD = 240;
const aheadOf =
  ([ox, oy]: Point, [tx, ty]: Point) =>
  ([x, y]: Point): number =>
    Math.max(0, Math.hypot(tx - ox, ty - oy) - Math.hypot(tx - x, ty - y) + 6);

/** Where a piece may stand, and how far from its place. */
interface Spot {
  x: number;
  y: number;
  far: number;
}

/** From the rim of a sign to a piece, which may lie a little over it. */
const AWAY = [-6, 2, 12, 24, 38, 54, 72, 94, 120];
/** A minion further off reads as one of another place, whatever line leads to its own. */
const NEAR = 94;
const TURNS = 24;
/** Directions in turn: above first, then to both sides, below last. */
const DIRECTIONS: readonly Point[] = Array.from({ length: TURNS }, (_, n) => {
  const turn = -Math.PI / 2 + ((n % 2 === 0 ? 1 : -1) * Math.ceil(n / 2) * 2 * Math.PI) / TURNS;
  return [Math.cos(turn), Math.sin(turn)];
});
/** How far a piece may stand within the rim of its own place. */
const OVER = { hero: [14, 24, 34], other: [12, 18] } as const;
/** A shield beside its place lies so far over the rim. */
const RIMS = 10;
/** The point of a shield lies so far within the rim. */
const TIP = 7;

/** The nearest first: for a hero and who has left those where the point of the shield touches the upper rim of the sign. Few of them are looked at. */
function* spotsOf({ kind, sprite, id }: Piece, sign: Frame): Generator<Spot> {
  const { w, h } = sprite;
  const [x, y] = [sign.x + sign.w / 2, sign.y + sign.h / 2];
  const at = (cx: number, cy: number, far: number): Spot => ({ x: cx - w / 2, y: cy - h / 2, far });
  const [px, py] = spotOf(id);
  if (kind === 'hero' || kind === 'ghost')
    for (const [ux, uy] of DIRECTIONS)
      if (uy < -0.3) yield at(px + (ux * (sign.w - TIP)) / 2, py + uy * (py - sign.y - TIP) - h / 2 + 3, 0);
  // Over a part of its own sign, rather than over a name or beside another place.
  for (const over of kind === 'hero' ? OVER.hero : OVER.other)
    for (const [ux, uy] of DIRECTIONS)
      yield at(x + ux * (sign.w / 2 + w / 2 - over), y + uy * (sign.h / 2 + h / 2 - over), 0);
  if (kind === 'hero')
    for (const [ux, uy] of DIRECTIONS)
      yield at(x + ux * (sign.w / 2 + w / 2 - RIMS), y + uy * (sign.h / 2 + h / 2 - RIMS), 0);
  for (const away of AWAY.filter((one) => one <= (kind === 'minion' ? NEAR : Number.POSITIVE_INFINITY)))
    for (const [ux, uy] of DIRECTIONS)
      yield at(x + ux * (sign.w / 2 + w / 2 + away), y + uy * (sign.h / 2 + h / 2 + away), away - AWAY[0]!);
}

/** What a piece covers. */
const partsAt = ({ kind, sprite: { w, h } }: Piece, { x, y }: Spot): Frame[] =>
  kind === 'hero' ? shieldParts({ x, y, w, h }) : [inset({ x, y, w, h }, 1)];

/** The sign of a place, all that is read as a place, and the room that was found. */
interface Known {
  sign: Frame;
  landmarks: readonly Landmark[];
  /** What the piece covers there. */
  parts: readonly Frame[];
  /** Which piece of the map it is. */
  no: number;
}

/** So far from the rim a piece is led to its place. */
const APART = 14;
/** A shield that touches a place lies so far within its rim. */
const TOUCHED = 2;
const isTouching = (id: string, parts: readonly Frame[], sign: Frame): boolean =>
  parts.some((part) => farOf(part, signOfPlace(id, sign)) <= -TOUCHED);
/** What it costs that a shield does not touch its place. */
const LOOSE = 9_000;
const isApart = (far: number): boolean => far + AWAY[0]! > APART;

/** A piece where it stands; a line leads to its place from further off, and where it could be taken for another’s. */
function drawnAt(
  { id, kind, sprite, minion }: Piece,
  { x, y, far }: Spot,
  { sign, landmarks, parts, no }: Known,
): Stand {
  const { w, h } = sprite;
  const frame = { x, y, w, h };
  const isAstray = straying(id, [x + w / 2, y + h / 2], NEARER) > 0;
  // A shield touches its place, or a line leads there.
  const isLed =
    isApart(far) || (kind === 'hero' ? isAstray || !isTouching(id, parts, sign) : mistaken(id, frame, landmarks) > 0);
  return {
    id,
    isHero: kind === 'hero',
    ...{ frame, parts, ...(minion && { minion }) },
    ...(isLed && { leash: group([leash(id, sign, [x + w / 2, y + h / 2])], { tag: `led:${no}` }) }),
    node: group([group([put(sprite, x, y)], { tag: `piece:${no}` })], { tag: `pieces:${id}` }),
  };
}

/** Everything that a piece beside a sign can cover. */
function around({ x, y, w, h }: Frame, sprite: Sprite): Frame {
  const out = AWAY.at(-1)! + Math.max(sprite.w, sprite.h) + 4;
  return { x: x - out, y: y - out, w: w + 2 * out, h: h + 2 * out };
}
const touches = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
