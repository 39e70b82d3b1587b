import type { View } from '#games/gloomhaven/seen/view.types';
import { setText } from '../measure.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { group, type Layer, type Node, path, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { storyWords } from '../story-bar.ts';
import { bronze, cream, done, doneEdge, now } from '../theme.ts';
import { book, coin, LETTERS } from './act-coins.ts';
import { BETWEEN, highest, inSeveral, MANY, MOST_ROWS, ROOMY, wideOf } from './act-rows.ts';
import type { Names } from './act-signs.ts';
import type { Act, Came } from './act-terms.ts';
import { ASKS, isNamedInOne, LOUD, LOUDEST, PLAIN, TAB, TILE, type Tile, tile, WIDE } from './act-tile.ts';
import { SAID } from './act-weight.ts';
import { actsOf, type Cast, castOf } from './acts.ts';
import { withAsked } from './asked-step.ts';
import { isInTown } from './lie.ts';
import { isSummedIn, onslaughtOf } from './onslaught.ts';

/**
 * Below the head, all that was done since the board before, a tile for each act: who did it, to whom, and what came of it. They are read
 * like words, the oldest first, each with its number; the round stands where it began.
 */

const GAP = 10;
/** All is drawn so much larger, where one row has room for it. */
const SCALES = [1.3, 1.2, 1.1, 1] as const;
/** Of several rows all may be so much smaller, where fewer rows tell it then: letters are nine pixels on a phone at least. */
const SMALLER = [1, 0.92, 0.85] as const;

/** The strip with its height; or, where they have room there, tiles for the row of the order of play: with a height of 0. */
export interface ActStrip {
  h: number;
  nodes: Node[];
  /** How much of that row they need; absent of a strip by itself. */
  within?: number;
  /** It begins with the elements: there is no row for the order of play. */
  holdsTray?: true;
}

interface StripRoom {
  /** How wide the place of the order is while nobody acts, and what it leaves free else. */
  room: number;
  /** How high a strip by itself may be; it has one row at least. */
  most: number;
  /** What the strip begins with. */
  tray?: Sprite;
  /** All is as small as it may be. */
  isLow?: true;
}

/** Of one deed alone, which the headline and the map tell, it takes no room of its own. */
export function actStrip(view: View, look: Look, { room, most, tray, isLow }: StripRoom): ActStrip | undefined {
  const told = actsOf(view, look);
  const { loud } = told;
  const { acts, asks } = withAsked(view, look, isInTown(view) ? told.acts.filter(isNoPurchase) : told.acts);
  const said = briefing(look);
  const signs = acts.flatMap(({ came }) => came).flatMap((one) => one.signs);
  const deeds =
    signs.length +
    said.length +
    acts.reduce(
      (sum, one) => sum + Number(one.went) + Number(one.isIdle ?? false) + (one.card ? 2 : 0) + (one.asks ? 1 : 0),
      0,
    );
  if (deeds === 0) return undefined;
  const cast = castOf(view, look);
  const isSummed = ({ to }: Came) => !isSummedIn(look, to);
  const fits = (one: Act) => isNamedInOne(one, { view, look, cast, isSummed, isLoud: false, isAsking: one === asks });
  const parts = new Map(acts.map((one) => [one, inParts(one, fits)]));
  // Of several attackers in one headline each has a bright row.
  const strikers = new Set(onslaughtOf(look)?.map(({ act }) => act));
  const isLoudest = (one: Act) => (strikers.size > 0 ? strikers.has(one.act) && one !== asks : one === loud);
  const loudParts = acts.filter(isLoudest).flatMap((one) => parts.get(one) ?? []);
  const asking = asks && parts.get(asks)?.at(-1);
  const all = together([...parts.values()].flat(), cast);
  const drawn = (names: Names): Tile[] =>
    all.map((those) => {
      const isLoud = those.some((one) => loudParts.includes(one));
      const isAsking = those.some((one) => one === asking);
      return tile(those, {
        view,
        look,
        cast,
        names,
        isLoud,
        isAsking,
        // Of several blows each has its sum here.
        isSummed: (one) => !isLoud || isSummed(one) || those.some(isOfMany),
      });
    });
  // What was done before the first round has no order that matters.
  const level = (names: Names): Tile[] => [
    ...(tray ? [trayTile(tray)] : []),
    ...numbered(drawn(names), view.round > 0),
  ];
  const made = new Map<Names, Tile[]>();
  const levels = (names: Names): Tile[] => {
    const tiles = made.get(names) ?? level(names);
    made.set(names, tiles);
    return tiles;
  };
  const named = [levels('all'), levels('named')] as const;
  const inOne = said.length > 0 ? [] : named;
  const beside = inOne.find((one) => wideOf(one) <= room && highest(one) <= TILE);
  if (beside) return { h: 0, nodes: inRow(beside, room, 0), within: wideOf(beside) };
  const isDrawn = signs.some(({ drawn }) => drawn !== undefined);
  if (deeds === 1 && view.round > 0 && !isDrawn) return undefined;
  // In one row all may be a little smaller before it does without where ways began.
  const wide = inOne.map(wideOf).find((one) => one * SMALLER.at(-1)! <= WIDE) ?? Number.POSITIVE_INFINITY;
  const left = most - 2 * GAP - 4 - said.reduce((sum, one) => sum + highest(one) + GAP, 0);
  const one = [...SCALES, ...SMALLER.slice(1)].find((by) => wide * by <= WIDE && TILE * by + 24 <= most);
  const isNamed = new Set(named.flat());
  const isBare = (one: Tile) => made.get('bare')?.includes(one) === true;
  const [scale, laid] = fewest(
    { isNamed, isBare },
    isLow ? SMALLER.slice(-1) : one === undefined ? SMALLER : [one],
    (by): Tile[][] => {
      const rowsIn = (high: number) =>
        Math.max(1, Math.min(MOST_ROWS, Math.floor(high / ((TILE + GAP) * Math.min(1, by)))));
      const naming = rowsIn(view.round === 0 ? left : left - ROOMY);
      const laidIn = (rows: number) =>
        inSeveral(levels, {
          rows,
          named: signs.some(({ is }) => is === 'bought') ? naming : MANY,
          wide: WIDE / by,
          view,
          cast,
        });
      // Rows with sums are higher: then there are fewer.
      for (let rows = rowsIn(left); rows > 1; rows--) {
        const laid = laidIn(rows);
        if (laid.reduce((sum, row) => sum + (highest(row) + GAP) * Math.min(1, by), 0) <= left) return laid;
      }
      return laidIn(1);
    },
  );
  const rows = [...said, ...laid];
  const nodes: Node[] = [];
  let y = 0;
  for (const one of rows) {
    nodes.push(...inRow(one, WIDE / scale, y));
    y += highest(one) + GAP;
  }
  const h = Math.ceil((2 * GAP + (y - GAP) * scale + 4) / 10) * 10;
  return { h, nodes: [ground(h), group(nodes, { x: GAP, y: GAP, scale })], ...(tray && { holdsTray: true as const }) };
}

/** Of what is laid at each scale that which tells most, with the cards that go by name, in the fewest rows. Of equals the largest stands first. */
function fewest(
  { isNamed, isBare }: { isNamed: ReadonlySet<Tile>; isBare: (one: Tile) => boolean },
  scales: readonly number[],
  laidAt: (scale: number) => Tile[][],
): [scale: number, rows: Tile[][]] {
  const all = scales.map((scale): [number, Tile[][]] => [scale, laidAt(scale)]);
  const told = (rows: Tile[][]) => rows.flat().reduce((sum, { of = 1 }) => sum + of, 0);
  const lacking = (rows: Tile[][]) => rows.flat().filter((one) => one.isOfGone && isBare(one)).length;
  const names = (rows: Tile[][]) => rows.flat().filter((one) => isNamed.has(one)).length;
  const gain = (one: Tile[][], best: Tile[][]) =>
    told(one) - told(best) || lacking(best) - lacking(one) || best.length - one.length || names(one) - names(best);
  return all.reduce((best, one) => (gain(one[1], best[1]) > 0 ? one : best));
}

const trayTile = ({ w, h, nodes }: Sprite): Tile => ({
  w,
  h: TILE,
  weight: LOUDEST,
  of: 0,
  nodes: [group(nodes, { y: (TILE - h) / 2 })],
});

/** In town what was bought stands on the plates. */
const isNoPurchase = ({ came }: Act): boolean => !came.some(({ signs }) => signs.some(({ is }) => is === 'bought'));

/** What holds in the scenario by its book, besides the goal, which stands at the headline: a row for each. */
function briefing({ now }: Look): Tile[][] {
  const { said = [], deeds = [] } = now ?? {};
  const told = said.filter((_, n) => deeds[n]?.type === 'scenario-says').slice(1);
  return told.map((one): Tile[] => {
    const sign = coin(book());
    const x = sign.w + 22;
    const look = { size: LETTERS, bold: true, colour: cream, lines: 4, valign: 'top' } as const;
    const text = words(storyWords(one), x, 0, { ...look, width: WIDE - x - 14 });
    const high = setText(text).box.h;
    const h = Math.max(72, Math.ceil(high) + 28);
    const set = { ...text, y: Math.round((h - high) / 2) };
    return [
      {
        w: Math.ceil(x + setText(text).box.w + 14),
        h,
        weight: SAID,
        of: 0,
        ground: PLAIN,
        nodes: [group(sign.nodes, { x: 10, y: (h - sign.h) / 2 }), set],
      },
    ];
  });
}

/** It struck several: the headline tells the sum of one. */
const isOfMany = ({ came }: Act): boolean =>
  came.filter(({ signs }) => signs.some(({ sum }) => sum !== undefined)).length > 1;

/** What came to more figures than have room in one tile is told in several, in its order, each with who did it: in as few as `fit`. */
function inParts(act: Act, fits: (one: Act) => boolean): Act[] {
  const others = act.came.filter(({ to }) => to !== undefined);
  const struck = others.filter(({ signs }) => signs.some(({ is }) => is !== 'appears'));
  if (act.doer === '' || struck.length < others.length) return [act];
  const all = EACH.map((each) => (struck.length <= each ? [act] : parted(act, each)));
  return all.find((those) => those.every(fits)) ?? all[0]!;
}
/** So many at most have room beside a card and its name. */
const EACH = [4, 3, 2, 1] as const;

function parted(act: Act, each: number): Act[] {
  const { card: _, end: __, ...bare } = { ...act, went: false, isMore: true as const };
  const parts: Act[] = [{ ...act, came: [] }];
  let n = 0;
  for (const one of act.came) {
    if (one.to !== undefined && n++ > 0 && (n - 1) % each === 0) parts.push({ ...bare, came: [] });
    parts.at(-1)!.came.push(one);
  }
  return parts;
}
/** Monsters that only walked one after the other are told as one, and those of a type who did the same to themselves in its turn. */
function together(acts: readonly Act[], cast: Cast): Act[][] {
  const all: { key: string; type: string; of: Act[] }[] = [];
  for (const one of acts) {
    const { kind, what, rank } = cast.get(one.doer) ?? { kind: '', what: '', rank: null };
    const isAlone = kind === 'monster' && !one.asks && one.came.every(({ to }) => to === undefined);
    const key = isAlone
      ? one.isIdle
        ? `idle ${one.aims}`
        : one.came.length === 0
          ? `went ${one.aims}`
          : JSON.stringify([what, rank, one.went, one.aims, one.came])
      : '';
    const type = isAlone ? what : '';
    const others = all.slice(all.findLastIndex((before) => before.type !== type) + 1);
    const same = all.at(-1)?.key === key ? all.at(-1) : others.findLast((before) => before.key === key);
    if (isAlone && same) same.of.push(one);
    else all.push({ key, type, of: [one] });
  }
  return all.map(({ of }) => of);
}

const ground = (h: number): Layer => ({
  kind: 'layer',
  key: `gloomhaven.acts.${h}`,
  width: 1200,
  height: h,
  nodes: [...timber({ x: 0, y: 0, w: 1200, h }), rect({ x: 0, y: h - 4, w: 1200, h: 4 }, { fill: bronze })],
});

/** Each act with its number before it, where the order `counts`. */
function numbered(tiles: readonly Tile[], counts: boolean): Tile[] {
  const all = tiles.filter(({ ground }) => ground);
  if (!counts || all.filter(({ isMore }) => !isMore).length < 2) return [...tiles];
  let n = 0;
  return tiles.map((one): Tile => {
    if (!one.ground) return one;
    if (!one.isMore) n++;
    return { ...one, w: one.w + TAB, nodes: [...step(n, one), group(one.nodes, { x: TAB })] };
  });
}

/** The number of an act on a tab that points to it. */
function step(n: number, { ground, h }: Tile): Node[] {
  const d = `M0 12 Q0 0 12 0 L${TAB - 10} 0 L${TAB} ${TILE / 2} L${TAB - 10} ${h} L12 ${h} Q0 ${h} 0 ${h - 12} Z`;
  const look = { size: n > 9 ? LETTERS : 38, bold: true, align: 'centre' } as const;
  return [
    path(d, { fill: ground === LOUD ? done : ground === ASKS ? now : '#7a4a24', stroke: stroke(doneEdge, 2) }),
    words(String(n), TAB / 2 - 2, TILE / 2, {
      ...look,
      colour: ground === PLAIN ? cream : '#1c1206',
      tag: `step:${n}`,
    }),
  ];
}

/** Tiles beside one another from edge to edge: each is so much wider than it must be. */
function inRow(tiles: readonly Tile[], wide: number, y: number): Node[] {
  const grounds = tiles.filter(({ ground }) => ground).length;
  const h = highest(tiles);
  const more = grounds === 0 ? 0 : Math.max(0, Math.floor((wide - wideOf(tiles)) / grounds));
  let x = 0;
  return tiles.flatMap((one) => {
    const w = one.w + (one.ground ? more : 0);
    const nodes = [...(one.ground ? [rect({ x, y, w, h }, { ...one.ground, radius: 12 })] : []), put(one, x, y)];
    x += w + BETWEEN;
    return nodes;
  });
}
