import type { View } from '#games/gloomhaven/seen/view.types';
import { setText } from '../measure.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { group, type Layer, type Node, polygon, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { bronze, creamFaint, done } from '../theme.ts';
import { cardSprite, SIGN, signSprite, timesSprite, wentSprite } from './act-signs.ts';
import { type Act, actsOf, type Came, type Cast, castOf } from './acts.ts';
import { figureOf } from './arms.ts';
import { skull } from './bust-parts.ts';
import { bareCounter } from './figures.ts';
import { isInTown } from './lie.ts';
import { crossed } from './traces.ts';

/** Below the head, all that was done since the board before, a tile for each act, the newest first: who did it, to whom, and what came of it. */

const GAP = 10;
const TILE = SIGN + 12;
/** More rows are not told: the last says how many acts there were besides. */
const ROWS = 2;
const WIDE = 1200 - 2 * GAP;
/** Between two tiles, for the pointer from the earlier to the later. */
const BETWEEN = 20;
/** So large is a portrait. */
const PORTRAIT = 80;
/** A sign lies over the edge of the portrait before it. */
const OVER = 16;

/** All is drawn so much larger, where one row has room for it. */
const SCALES = [1.35, 1.2, 1.05] as const;

/** The strip with its height; or, while nobody acts, tiles for the place of the order of play: with a height of 0. */
export interface ActStrip {
  h: number;
  nodes: Node[];
  /** How wide that place must be; absent of a strip by itself. */
  within?: number;
}

interface StripRoom {
  /** How wide the place of the order is while nobody acts; else 0. */
  room: number;
  /** How high a strip by itself may be; it has one row at least. */
  most: number;
}

/** Nothing where the headline and the map say it all: of one deed alone. */
export function actStrip(view: View, look: Look, { room, most }: StripRoom): ActStrip | undefined {
  const told = actsOf(view, look);
  const { loud } = told;
  // What was bought is told in town.
  const acts = isInTown(view) ? told.acts : told.acts.filter(({ came }) => came[0]?.signs[0]?.is !== 'bought');
  const deeds = acts.reduce((sum, { came, went, card }) => sum + came.length + (went ? 1 : 0) + (card ? 1 : 0), 0);
  if (deeds < (view.round === 0 ? 1 : 2)) return undefined;
  const cast = castOf(view, look);
  const tiles = together(acts.toReversed(), cast).map(({ of, n }) =>
    tile(of[0]!, { view, look, cast, n, isLoud: of.includes(loud!) }),
  );
  const wide = tiles.reduce((sum, { w }) => sum + w + BETWEEN, -BETWEEN);
  if (wide <= room) return { h: 0, nodes: laidOut(tiles, 1, 1).nodes, within: wide };
  const scale = SCALES.find((one) => wide * one <= WIDE && highOf(1, one) <= most) ?? 1;
  const laid = laidOut(tiles, scale, highOf(ROWS, 1) <= most ? ROWS : 1);
  const h = highOf(laid.rows, scale);
  return { h, nodes: [ground(h), group(laid.nodes, { x: GAP, y: GAP, scale })] };
}

/** How high the strip is with so many rows. */
const highOf = (rows: number, scale: number): number =>
  Math.ceil((2 * GAP + (rows * (TILE + GAP) - GAP) * scale + 4) / 10) * 10;

/** Neighbours of a kind that have done the same to themselves are told as one. */
function together(acts: readonly Act[], cast: Cast): { of: Act[]; n: number }[] {
  const all: { key: string; of: Act[] }[] = [];
  for (const one of acts) {
    const { kind, what, rank } = cast.get(one.doer) ?? { kind: '', what: '', rank: null };
    const isAlone = kind === 'monster' && one.came.every(({ to }) => to === undefined);
    const key = isAlone ? JSON.stringify([what, rank, one.went, one.came]) : '';
    const last = all.at(-1);
    if (isAlone && last?.key === key) last.of.push(one);
    else all.push({ key, of: [one] });
  }
  return all.map(({ of }) => ({ of, n: of.length }));
}

const ground = (h: number): Layer => ({
  kind: 'layer',
  key: `gloomhaven.acts.${h}`,
  width: 1200,
  height: h,
  nodes: [...timber({ x: 0, y: 0, w: 1200, h }), rect({ x: 0, y: h - 4, w: 1200, h: 4 }, { fill: bronze })],
});

/** From left to right and row by row. Of more than have room the newest stand here, and always the one of the headline; others are counted. */
function laidOut(tiles: readonly Tile[], scale: number, rows: number): { rows: number; nodes: Node[] } {
  const loud = tiles.findIndex(({ isLoud }) => isLoud);
  for (let n = tiles.length; n > 0; n--) {
    const laid = inRows(newest(tiles, n, loud), WIDE / scale);
    if (laid.rows <= rows) return laid;
  }
  return inRows(newest(tiles, 0, loud), WIDE / scale);
}

/** The newest `n`, the loud one, and how many there are between and after them. */
function newest(tiles: readonly Tile[], n: number, loud: number): Sprite[] {
  const counted = (many: number): Sprite[] => (many > 0 ? [more(many)] : []);
  const first = tiles.slice(0, n);
  if (loud < n) return [...first, ...counted(tiles.length - n)];
  return [...first, ...counted(loud - n), tiles[loud]!, ...counted(tiles.length - loud - 1)];
}

function inRows(all: readonly Sprite[], wide: number): { rows: number; nodes: Node[] } {
  const nodes: Node[] = [];
  let [x, row] = [0, 0];
  for (const one of all) {
    if (x > 0 && x + one.w > wide) [x, row] = [0, row + 1];
    const y = row * (TILE + GAP);
    if (x > 0) nodes.push(earlier(x - BETWEEN / 2, y + TILE / 2));
    nodes.push(put(one, x, y));
    x += one.w + BETWEEN;
  }
  return { rows: row + 1, nodes };
}

/** So many acts that have no room. */
function more(n: number): Sprite {
  const said = words(`+${n}`, 0, TILE / 2, { size: 34, bold: true, colour: creamFaint });
  return { w: setText(said).box.w, h: TILE, nodes: [said] };
}

/** From the earlier to the later. */
const earlier = (x: number, y: number): Node =>
  polygon(
    [
      [x + 6, y - 12],
      [x - 6, y],
      [x + 6, y + 12],
    ],
    { fill: creamFaint },
  );

/** An act, and whether the headline tells it. */
type Tile = Sprite & Pick<Drawn, 'isLoud'>;

/** So wide somebody with what came to them may be. */
const WIDEST = 260;
/** Where a tile begins. */
const FIRST = 8;

interface Drawn {
  view: View;
  look: Look;
  cast: Cast;
  /** So many of a kind did the same. */
  n: number;
  isLoud: boolean;
}

function tile(act: Act, drawn: Drawn): Tile {
  const { locale } = drawn.look;
  const parts: Sprite[] = [
    ...(act.doer ? [portrait(act.doer, drawn)] : []),
    ...(drawn.n > 1 ? [timesSprite(drawn.n)] : []),
    ...(act.went ? [wentSprite()] : []),
    ...(act.card === undefined ? [] : [cardSprite(act.card, locale)]),
  ];
  const nodes: Node[] = [];
  let x = FIRST;
  const add = (part: Sprite, over = 0) => {
    nodes.push(put(part, x - over, (TILE - part.h) / 2));
    x += part.w - over;
  };
  for (const one of parts) add(one);
  for (const [k, one] of act.came.entries()) {
    // Of a whole room that appears there are more than have room.
    if (x > WIDE - WIDEST) {
      add(more(act.came.length - k));
      break;
    }
    if (one.to !== undefined && act.doer) add(POINTER);
    if (one.to !== undefined) add(portrait(one.to, drawn, one.falls));
    for (const [n, sign] of signsOf(one).entries()) add(signSprite(sign, locale), x === FIRST ? 0 : n > 0 ? 8 : OVER);
  }
  const w = Math.ceil(x + 8);
  const frame = { x: 0, y: 0, w, h: TILE };
  const look = drawn.isLoud
    ? { fill: '#5a3218', stroke: stroke(done, 4) }
    : { fill: '#1c0e0bd0', stroke: stroke('#7a5a34', 2) };
  return {
    isLoud: drawn.isLoud,
    w,
    h: TILE,
    nodes: [group([rect(frame, { ...look, radius: 12 }), ...nodes], { tag: `act:${act.act}` })],
  };
}

/** Whoever comes to the table is seen: nothing else is said of them. */
const signsOf = ({ signs }: Came) => signs.filter(({ is }) => is !== 'appears');

const POINTER: Sprite = {
  w: 26,
  h: 40,
  nodes: [
    polygon(
      [
        [2, 6],
        [22, 20],
        [2, 34],
      ],
      { fill: done, stroke: stroke('#1a0f08', 3) },
    ),
  ],
};

/** Somebody with their number; who has fallen is crossed out. */
function portrait(id: string, { view, cast, n }: Drawn, falls = false): Sprite {
  const face = cast.get(id);
  const [x, y] = [PORTRAIT / 2, SIGN / 2];
  if (!face) return { w: PORTRAIT, h: SIGN, nodes: [group(skull(), { x, y, scale: 1.5 })] };
  const figure = figureOf(view, face);
  const isNumbered = n === 1 && face.standee !== null && face.rank !== 'boss';
  return {
    w: PORTRAIT,
    h: SIGN,
    nodes: [
      group(bareCounter(figure, PORTRAIT * 0.53), { x, y: y - 1, ...(falls && { opacity: 0.8 }) }),
      ...(isNumbered ? number(face.standee!, face.rank === 'elite') : []),
      ...(falls ? [crossed([x, y], PORTRAIT * 0.3)] : []),
    ],
  };
}

/** On a plate in the upper left corner, as on the map. */
function number(n: number, isElite: boolean): Node[] {
  const w = n > 9 ? 36 : 24;
  return [
    rect({ x: 2, y: 1, w, h: 28 }, { fill: isElite ? '#ffd75e' : '#fffaf0', stroke: stroke('#140d08', 2), radius: 4 }),
    words(String(n), 2 + w / 2, 15, { size: 27, bold: true, colour: '#1a120a', align: 'centre' }),
  ];
}
