import type { Locale } from '#core/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import { setText, textWidth } from '../measure.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { group, type Layer, type Node, path, polygon, put, rect, stroke, words } from '../scene.ts';
import { storyWords } from '../story-bar.ts';
import { bronze, cream, creamFaint, done, doneEdge } from '../theme.ts';
import { setWhole } from '../whole-words.ts';
import { LOUDEST, type Names, PLAIN, SAID, TILE, type Tile, tile, WIDE } from './act-tile.ts';
import { type Act, actsOf, type Cast, castOf } from './acts.ts';
import { say } from './text.ts';

/** Below the head, all that was done since the board before, a tile for each act, the newest first: who did it, to whom, and what came of it. */

const GAP = 10;
/** Between two tiles, for the pointer from the earlier to the later. */
const BETWEEN = 20;

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
  /** More rows it never has. */
  rows: number;
}

/** Nothing where the headline and the map say it all: of one deed alone. */
export function actStrip(view: View, look: Look, { room, most, rows }: StripRoom): ActStrip | undefined {
  const { acts, loud } = actsOf(view, look);
  const said = briefing(look);
  const signs = acts.flatMap(({ came }) => came).flatMap((one) => one.signs);
  const deeds = acts.filter(({ went, card }) => went || card !== undefined).length + said.length + signs.length;
  if (deeds < (view.round === 0 ? 1 : 2)) return undefined;
  const cast = castOf(view, look);
  const loudParts = loud ? inParts(loud) : [];
  const parts = acts.toReversed().flatMap((one) => (one === loud ? loudParts : inParts(one)));
  const all = together(parts, cast);
  const drawn = (names: Names): Tile[] =>
    [
      ...(view.round > 0 && all.length > 1 ? [newest(look.locale)] : []),
      ...all.map((those) =>
        tile(those, { view, look, cast, names, isLoud: those.some((one) => loudParts.includes(one)) }),
      ),
      ...said,
    ].map((one) => (view.round === 0 ? { ...one, isApart: true } : one));
  const full = drawn('all');
  if (wideOf(full) <= room) return { h: 0, nodes: inRows(full, WIDE).nodes, within: wideOf(full) };
  const scale = SCALES.find((one) => wideOf(full) * one <= WIDE && highOf(1, one) <= most) ?? 1;
  const one = inRows(full, WIDE / scale);
  const laid = one.rows === 1 ? one : inSeveral([full, drawn('lost'), drawn('none')], { rows, most });
  const h = highOf(laid.rows, scale);
  return { h, nodes: [ground(h), group(laid.nodes, { x: GAP, y: GAP, scale })] };
}

/** What holds in the scenario by its book, besides the goal, which stands at the headline. */
function briefing({ now }: Look): Tile[] {
  const { said = [], deeds = [] } = now ?? {};
  const told = said.filter((_, n) => deeds[n]?.type === 'scenario-says').slice(1);
  return told.flatMap((one): Tile[] => {
    const text = SAYS.map((width) =>
      words(storyWords(one), 14, TILE / 2, { size: 27, bold: true, colour: cream, width, lines: 2 }),
    ).find((set) => setWhole(set, 27, []));
    if (!text) return [];
    const w = Math.ceil(setText(text).box.w + 28);
    return [{ w, h: TILE, weight: SAID, nodes: [rect({ x: 0, y: 0, w, h: TILE }, { ...PLAIN, radius: 12 }), text] }];
  });
}
/** How wide such words may be, narrow first: the rule that kills is a long one. */
const SAYS = [470, 620, 770] as const;

/** What came to more figures than have room in one tile is told in several, each with who did it. */
function inParts(act: Act): Act[] {
  const [own, others] = [true, false].map((isOwn) => act.came.filter(({ to }) => (to === undefined) === isOwn));
  const struck = others!.filter(({ signs }) => signs.some(({ is }) => is !== 'appears'));
  if (act.doer === '' || struck.length <= EACH || struck.length < others!.length) return [act];
  const { card: _, ...bare } = { ...act, went: false };
  return Array.from({ length: Math.ceil(struck.length / EACH) }, (_n, n) => {
    const came = struck.slice(n * EACH, (n + 1) * EACH);
    return n === 0 ? { ...act, came: [...own!, ...came] } : { ...bare, came };
  });
}
/** So many have room beside a card and its name. */
const EACH = 3;

/** How high the strip is with so many rows. */
const highOf = (rows: number, scale: number): number =>
  Math.ceil((2 * GAP + (rows * (TILE + GAP) - GAP) * scale + 4) / 10) * 10;

const wideOf = (tiles: readonly Tile[]): number => tiles.reduce((sum, { w }) => sum + w + BETWEEN, -BETWEEN);

/** Monsters that only walked are told as one, and neighbours of a kind that have done the same to themselves. */
function together(acts: readonly Act[], cast: Cast): Act[][] {
  const all: { key: string; of: Act[] }[] = [];
  for (const one of acts) {
    const { kind, what, rank } = cast.get(one.doer) ?? { kind: '', what: '', rank: null };
    const isAlone = kind === 'monster' && one.came.every(({ to }) => to === undefined);
    const key = isAlone ? (one.came.length === 0 ? 'went' : JSON.stringify([what, rank, one.went, one.came])) : '';
    const same = all.findLast((other) => other.key === key && isAlone);
    if (same && (key === 'went' || same === all.at(-1))) same.of.push(one);
    else all.push({ key, of: [one] });
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

interface Laid {
  rows: number;
  nodes: Node[];
}

/**
 * Of the `levels` the last takes the least room. The first counts that is free to be told whole. Else it is the first in one row where none but
 * light ones have no room; else as many rows as may be are taken.
 */
function inSeveral(levels: readonly (readonly Tile[])[], { rows, most }: Pick<StripRoom, 'rows' | 'most'>): Laid {
  const free = levels
    .map((tiles) => inRows(tiles, WIDE))
    .find((laid) => laid.rows <= rows && highOf(laid.rows, 1) <= most);
  const short = levels.slice(1);
  const isWhole = ({ lost }: { lost: number }) => lost < SAID;
  if (free) return free;
  for (const n of [2, 3].filter((one) => one <= Math.max(2, rows))) {
    const upTo = Math.min(n, rows);
    // Which card is lost is worth a second row.
    const whole = short.flatMap((tiles) => [heaviest(tiles, 1), heaviest(tiles, upTo)]).find(isWhole);
    if (whole) return whole;
  }
  return heaviest(short.at(-1)!, rows);
}

/** Of more than have room in so many rows those that weigh most, of equals the newest; the others are counted. `lost`: what weighs most of them. */
function heaviest(tiles: readonly Tile[], rows: number): Laid & { lost: number } {
  const left = [...tiles];
  let [n, lost] = [0, 0];
  for (;;) {
    const laid = inRows([...left, ...(n > 0 ? [more(n)] : [])], WIDE);
    if (laid.rows <= rows || left.length <= 1) return { ...laid, lost };
    const least = Math.min(...left.map(({ weight }) => weight));
    const at = left.findLastIndex(({ weight }) => weight === least);
    n += left[at]!.of ?? 1;
    lost = Math.max(lost, least);
    left.splice(at, 1);
  }
}

/** From left to right and row by row, each with a pointer to the one after it. */
function inRows(all: readonly Tile[], wide: number): Laid {
  const nodes: Node[] = [];
  let [x, row] = [0, 0];
  for (const [n, one] of all.entries()) {
    const follows = n > 0 && !all[n - 1]!.isApart;
    // The pointer before the first of a later row leads on from the row above.
    if (x > 0 && x + one.w > wide) [x, row] = [follows ? BETWEEN : 0, row + 1];
    const y = row * (TILE + GAP);
    if (x > 0 && follows) nodes.push(earlier(x - BETWEEN / 2, y + TILE / 2));
    nodes.push(put(one, x, y));
    x += one.w + BETWEEN;
  }
  return { rows: row + 1, nodes };
}

/** So many acts that have no room. */
function more(n: number): Tile {
  const said = words(`+${n}`, 0, TILE / 2, { size: 34, bold: true, colour: creamFaint });
  return { w: setText(said).box.w, h: TILE, nodes: [said], weight: LOUDEST };
}

/** Left of the newest: it is that. */
function newest(locale: Locale): Tile {
  const text = say('act.new', locale);
  const w = Math.ceil(textWidth(text, 27, true)) + 18;
  const [top, middle, bottom] = [TILE / 2 - 22, TILE / 2, TILE / 2 + 22];
  const flag = `M0 ${top} L${w} ${top} L${w + 12} ${middle} L${w} ${bottom} L0 ${bottom} Z`;
  return {
    w,
    h: TILE,
    weight: LOUDEST,
    of: 0,
    isApart: true,
    nodes: [
      path(flag, { fill: done, stroke: stroke(doneEdge, 2) }),
      words(text, 10, middle, { size: 27, bold: true, colour: '#2a1206', tag: 'newest' }),
    ],
  };
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
