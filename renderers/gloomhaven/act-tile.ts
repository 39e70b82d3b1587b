import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, type Node, put, type Sprite, stroke } from '../scene.ts';
import { done, now, nowEdge } from '../theme.ts';
import { SIGN } from './act-coins.ts';
import { GIVES, PLUS, POINTER, portrait, then } from './act-faces.ts';
import {
  aimsSign,
  cardSprite,
  isGone,
  isNaming,
  itemList,
  listedHigh,
  type Names,
  nothingSprite,
  signSprite,
  timesSprite,
  wentSprite,
} from './act-signs.ts';
import { sumSprite } from './act-sums.ts';
import type { Act, Came, Went } from './act-terms.ts';
import { isAppearing, isRound, isVain, weightOf } from './act-weight.ts';
import type { Cast } from './acts.ts';
import { isHelp } from './helps.ts';
import { specialSprite } from './special-row.ts';

/** A tile of the strip of acts: who did it, to whom, and what came of it. */

/** How high it is, and how wide the strip. */
export const TILE = SIGN + 12;
export const WIDE = 1180;

/** `weight`: of more than have room the lighter go first. */
export interface Tile extends Sprite {
  weight: number;
  /** So many acts it tells; 1 if absent. */
  of?: number;
  /** What it lies on; absent of what is no act. */
  ground?: typeof PLAIN | typeof LOUD | typeof ASKS;
  /** Who did it, by id. */
  doer?: string;
  /** Nobody did it: here a round begins. */
  isRound?: true;
  /** It goes on with the act of the one before. */
  isMore?: true;
  /** It tells of a card that goes. */
  isOfGone?: true;
}

/** Before it lies its number in the order in which all was done, so wide. */
export const TAB = 46;

export const LOUDEST = 100;
export const PLAIN = { fill: '#1c0e0bd0', stroke: stroke('#7a5a34', 2) } as const;
/** Of what asks now. */
export const ASKS = { fill: nowEdge, stroke: stroke(now, 4) } as const;
export const LOUD = { fill: '#5a3218', stroke: stroke(done, 4) } as const;

/** A sign begins where the portrait before it ends, and the next so far behind it: rims do not touch. */
const [OVER, BESIDE] = [6, 8];
/** So wide somebody with what came to them may be. */
const WIDEST = 300;
/** How far below all else the middle of a sum is, and how much higher a tile is with it. */
const [SUM_AT, SUM_ROW] = [12, 35];
/** So far it may reach out before the face, below the sign that leads there. */
const OUT = 16;
/** Where a tile begins. */
const FIRST = 8;

interface Drawn {
  view: View;
  look: Look;
  cast: Cast;
  names: Names;
  isLoud: boolean;
  /** It is what is asked about. */
  isAsking: boolean;
  /** Whether the sum of its blow is told here: that of the headline stands there with what each number is. */
  isSummed: (one: Came) => boolean;
}

/** One act, or several that are told as one: all of monsters that did the same. */
export function tile(those: readonly Act[], drawn: Drawn): Tile {
  // With fewer names more figures have room.
  for (const names of LEVELS.slice(LEVELS.indexOf(drawn.names))) {
    const one = tileOf(those, { ...drawn, names });
    if (!one.isCut && one.w <= WIDE - TAB) return one;
  }
  return tileOf(those, { ...drawn, names: 'bare' });
}
const LEVELS: readonly Names[] = ['all', 'named', 'lost', 'none', 'gone', 'bare'];

/** Not even the card that was used. */
const isShort = (names: Names): boolean => names === 'gone' || names === 'bare';
const isNameless = ({ names }: Drawn): boolean => names === 'none' || isShort(names);

/** Whether one tile has room for all of it, with the names of its card and of items. */
export function isNamedInOne(act: Act, drawn: Omit<Drawn, 'names'>): boolean {
  const one = tileOf([act], { ...drawn, names: 'named' });
  return !one.isCut && one.w <= WIDE - TAB;
}

/** Not all to whom something came have room in it. */
type Fitted = Tile & { isCut: boolean };

function tileOf(those: readonly Act[], drawn: Drawn): Fitted {
  const [act] = those as [Act];
  const how = { locale: drawn.look.locale, names: drawn.names };
  const room = act.came.filter(isAppearing).flatMap(({ to = '' }) => to);
  const told = alike(
    act.came.filter((one) => !isAppearing(one)),
    drawn,
  );
  const walked = those.length > 1 && those.length <= WALKERS && those.every(isWalk) && isNaming(drawn.names);
  const parts: Sprite[] = [
    ...(walked
      ? those.flatMap((one) => [
          portrait(one.doer, drawn, { falls: false, isNumbered: true }),
          wentSprite(wayOf(one, drawn)),
        ])
      : byKind(
          those.map(({ doer }) => doer),
          drawn,
          isNameless(drawn) ? 1 : APART,
        )),
    ...(act.card ? [cardSprite(act.card, { locale: how.locale, isNamed: !isShort(drawn.names) || isBare(act) })] : []),
    ...(act.went && !walked ? [wentSprite(those.length === 1 ? wayOf(act, drawn) : {})] : []),
  ];
  const nodes: Node[] = [];
  let isCut = false;
  let hasSums = false;
  let tall = TILE;
  let x = FIRST;
  const add = (part: Sprite, over = 0) => {
    nodes.push(put(part, x - over, (TILE - part.h) / 2));
    x += part.w - over;
  };
  for (const one of parts) add(one);
  for (const [k, one] of told.entries()) {
    // Of a whole room that appears there are more than have room.
    if (x > WIDE - TAB - WIDEST) {
      isCut = true;
      add(timesSprite(`+${told.length - k}`));
      break;
    }
    const before = told[k - 1];
    const isOwn = act.doer !== '' && one.to === undefined;
    const isBehindOther = before?.to !== undefined;
    // What came to who did it after it came to another is told at their own face: behind the other it would be read as theirs.
    if (isOwn && isBehindOther) add(then(act.doer, drawn));
    if (one.way) add(wentSprite(wayOf(one.way, drawn)));
    if (one.to !== undefined && (act.doer || k > 0))
      add(isBehindOther ? PLUS : one.signs.every(isHelp) ? GIVES : POINTER);
    const face = x;
    if (one.to !== undefined)
      add(portrait(one.to, drawn, { falls: one.falls ?? false, isNumbered: one.times === undefined }));
    if (one.times !== undefined) add(timesSprite(`×${one.times}`));
    const isByFace = isOwn ? isBehindOther || (k === 0 && parts.length === 1) : one.times === undefined;
    let struck = { from: x, to: x };
    const bought = isNaming(drawn.names) ? signsOf(one).filter(({ is }) => is === 'bought') : [];
    const isList = bought.length > 1;
    if (isList)
      add(
        itemList(
          bought.map(({ n }) => n),
          how.locale,
        ),
      );
    if (isList) tall = Math.max(tall, listedHigh(bought.length));
    for (const [n, sign] of signsOf(one)
      .filter((other) => !isList || !bought.includes(other))
      .entries()) {
      const before = x;
      add(signSprite(sign, how), x === FIRST ? 0 : n === 0 && isByFace ? OVER : -BESIDE);
      // Without the name behind it.
      if (sign.sum !== undefined)
        struck = { from: n === 0 ? face - OUT : before, to: before + signSprite(sign, BARE).w };
    }
    if (isOwn && one.falls) add(signSprite({ is: 'fallen', n: 1 }, how));
    const sum = drawn.isSummed(one) || drawnFor(one) ? sumOf(one) : undefined;
    if (sum === undefined) continue;
    hasSums = true;
    const said = sumSprite(sum, drawnFor(one), how.locale);
    const half = said.w / 2;
    const middle = Math.max((struck.from + struck.to) / 2, struck.from + half);
    x = Math.max(x, middle + half + 4);
    nodes.push(put(said, middle - half, TILE + SUM_AT));
  }
  if (act.aims) {
    add(aimsSign);
    add(portrait(act.aims, drawn, { falls: false, isNumbered: true }), OVER);
  }
  // A whole room is told kind by kind.
  const comes = isRoom(act) ? 'door' : 'summon';
  if (room.length > 0) add(act.doer ? POINTER : signSprite({ is: comes, n: 1 }, how));
  for (const one of byKind(room, drawn)) add(one);
  if (isIdle(act) && !drawn.isAsking) add(specialSprite(act.doer, drawn) ?? nothingSprite, -4);
  if (drawn.isAsking && act.asksOf) {
    add(GIVES, -4);
    add(portrait(act.asksOf, drawn, { falls: false, isNumbered: true }));
  }
  if (drawn.isAsking && act.asks) add(signSprite(act.asks, how), -8);
  const w = Math.ceil(x + 8);
  return {
    weight: drawn.isLoud || drawn.isAsking ? LOUDEST : weightOf(act),
    of: isRound(act) ? 0 : those.length,
    w,
    h: tall + (hasSums ? SUM_ROW : 0),
    isCut,
    doer: act.doer,
    ...(act.isMore && { isMore: act.isMore }),
    ...(isRound(act) && { isRound: true as const }),
    ...(act.came.some(({ signs }) => signs.some(isGone)) && { isOfGone: true as const }),
    ...(!isRound(act) && { ground: drawn.isLoud ? LOUD : drawn.isAsking ? ASKS : PLAIN }),
    nodes: [group(nodes, { y: (tall - TILE) / 2, tag: drawn.isAsking ? `act:${act.act}:asks` : `act:${act.act}` })],
  };
}

/** So many of whom each only went have where they went beside them. */
const WALKERS = 4;
const isWalk = ({ went, came }: Act): boolean => went && came.length === 0;
/** A way with where it began, as far as there is room for that. */
const wayOf = ({ from, ...way }: Went, { names }: Drawn): Went =>
  names === 'all' && from !== undefined ? { ...way, from } : way;

/** With how many of their kind the same came to. */
type Alike = Came & { times?: number };

/** Of what nobody does to a crowd, those of a kind to whom the same came are told as one. */
function alike(came: readonly Came[], { cast }: Drawn): Alike[] {
  if (came.length <= CROWD || came[0]?.signs[0]?.is !== 'cause') return [...came];
  const kinds = new Map<string, Alike>();
  for (const one of came) {
    const { kind = '', what = '', rank = '' } = cast.get(one.to ?? '') ?? {};
    const key = kind === 'monster' ? JSON.stringify([what, rank, one.falls, one.signs]) : `${one.to}`;
    const same = kinds.get(key);
    kinds.set(key, same ? { ...same, times: (same.times ?? 1) + 1 } : one);
  }
  return [...kinds.values()];
}
/** So many, the cause among them, have room one by one. */
const CROWD = 5;

/** Nothing but its card tells what it was. */
const isBare = (act: Act): boolean => (act.came.length === 0 && !act.went) || isVain(act);
/** A plain attack or move of which nothing came. */
const isIdle = ({ card, came, went, isIdle: wasIdle }: Act): boolean =>
  (wasIdle || card?.as !== undefined) && came.length === 0 && !went;
/** So many of a kind who did the same are told one by one where there is room: which of them it was is seen. */
const APART = 3;

/** Up to `apart` of a kind each with their number; of more one, and how many there are. */
function byKind(ids: readonly string[], drawn: Drawn, apart = 1): Sprite[] {
  const kinds = new Map<string, string[]>();
  for (const id of ids.filter(Boolean)) {
    const face = drawn.cast.get(id);
    const kind = `${face?.what ?? id} ${face?.rank ?? ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  return [...kinds.values()].flatMap((those) =>
    those.length <= apart
      ? those.map((id) => portrait(id, drawn, { falls: false, isNumbered: true }))
      : [portrait(those[0]!, drawn, { falls: false, isNumbered: false }), timesSprite(`×${those.length}`)],
  );
}

/** They stood behind a door. */
const isRoom = ({ came }: Act): boolean =>
  came.some(({ signs }) => signs.some(({ is, what }) => is === 'appears' && what === 'room'));

/** Whoever comes to the table is seen: nothing else is said of them. */
const signsOf = ({ signs }: Came) => signs.filter(({ is }) => is !== 'appears');

const BARE = { locale: 'en', names: 'bare' } as const;

/** What an attack was added up of. */
const sumOf = ({ signs }: Came): string | undefined => signs.find(({ sum }) => sum !== undefined)?.sum;
/** The modifier cards of it that say more than that. */
const drawnFor = ({ signs }: Came) => signs.find(({ drawn }) => drawn !== undefined)?.drawn;
