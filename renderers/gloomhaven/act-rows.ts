import type { View } from '#games/gloomhaven/seen/view.types';
import { setText } from '../measure.ts';
import { type Node, put, words } from '../scene.ts';
import { cream } from '../theme.ts';
import { LETTERS } from './act-coins.ts';
import { portrait } from './act-faces.ts';
import type { Names } from './act-signs.ts';
import { LOUDEST, PLAIN, TILE, type Tile } from './act-tile.ts';
import type { Cast } from './acts.ts';

/** Tiles of the strip of acts in rows: as many as have room, those that weigh most. */

/** Between two tiles. */
export const BETWEEN = 12;

export const wideOf = (tiles: readonly Tile[]): number => tiles.reduce((sum, { w }) => sum + w + BETWEEN, -BETWEEN);
export const highest = (tiles: readonly Tile[]): number => Math.max(...tiles.map(({ h }) => h));

/** As many as have room beside one another, row by row. */
function broken(tiles: readonly Tile[], wide: number): Tile[][] {
  const rows: Tile[][] = [];
  for (const one of tiles) {
    const last = rows.at(-1);
    if (last && wideOf([...last, one]) <= wide) {
      last.push(one);
      continue;
    }
    // The round stands before what was done in it.
    const before = last && last.length > 1 && !last.at(-1)!.ground ? [last.at(-1)!] : [];
    const isTaken = before.length > 0 && wideOf([...before, one]) <= wide;
    if (isTaken) last!.pop();
    rows.push([...(isTaken ? before : []), one]);
  }
  return rows;
}

/** The same number of rows, each about as full as the others. */
function balanced(tiles: readonly Tile[], wide: number): Tile[][] {
  const rows = broken(tiles, wide);
  let [best, width] = [rows, wide - STEP];
  while (width > 0) {
    const next = broken(tiles, width);
    if (next.length > rows.length || next.some((one) => wideOf(one) > wide)) break;
    [best, width] = [next, width - STEP];
  }
  return best;
}
const STEP = 40;

interface Several {
  rows: number;
  /** So many at most where items are named. */
  named: number;
  wide: number;
  view: View;
  cast: Cast;
}

/** All tiles with more or fewer names, each level drawn when it is asked for. */
export type Levels = (names: Names) => readonly Tile[];
/** Without names of items, the most telling first. */
const SHORT = ['lost', 'none', 'gone', 'bare'] as const satisfies readonly Names[];

/** Of the `levels` the first that has room. Where ways began takes no row more; in many rows names of items are left out first. */
export function inSeveral(levels: Levels, { rows, named, wide, view, cast }: Several): Tile[][] {
  const has = (tiles: readonly Tile[], most: number) => broken(tiles, wide).length <= most;
  const naming = levels('named');
  // Names that take no further row are always told.
  const isNamed =
    has(naming, rows) && (has(naming, named) || has(naming, Math.max(named, broken(levels('lost'), wide).length)));
  const short = isNamed ? undefined : SHORT.find((one) => has(levels(one), rows));
  const full = levels('all');
  const told =
    isNamed && has(full, broken(naming, wide).length)
      ? full
      : isNamed
        ? enriched(naming, levels, { rows, wide, richer: ['all'] })
        : enriched(short ? levels(short) : heaviest(levels('bare'), { rows, named, wide, view, cast }), levels, {
            rows,
            wide,
            richer: ['none', 'lost', 'named', 'all'],
          });
  const laid = balanced(told, wide);
  // That the round began stands over the board too.
  const isBare = laid.length > 1 && laid.at(-1)!.every(({ ground }) => !ground);
  return isBare ? laid.slice(0, -1) : laid;
}
/** Each tile with the most names that still have room: those of cards that go come first and may take what rows are left, all others none more. */
function enriched(
  tiles: readonly Tile[],
  levels: Levels,
  { rows, wide, richer }: Pick<Several, 'rows' | 'wide'> & { richer: readonly Names[] },
): readonly Tile[] {
  const own = broken(tiles, wide).length;
  const places = new Map<Tile, number>();
  for (const level of ['named', ...SHORT] as const)
    if (level === 'named' || richer.length > 1) for (const [n, one] of levels(level).entries()) places.set(one, n);
  let best = [...tiles];
  const widen = (level: readonly Tile[], most: number, isMeant: (one: Tile) => boolean = () => true) => {
    for (const [n, one] of best.entries()) {
      const place = isMeant(one) ? places.get(one) : undefined;
      const other = place === undefined ? undefined : level[place];
      if (!other || other.w <= one.w || other.h > one.h) continue;
      const next = best.with(n, other);
      if (broken(next, wide).length <= most) best = next;
    }
  };
  if (richer.length > 1) widen(levels('gone'), Math.max(rows, own), ({ isOfGone }) => isOfGone === true);
  for (const one of richer) widen(levels(one), own);
  return best;
}

/** Of more rows the map would be too low, if it can be helped; and in any case. */
export const [MANY, MOST_ROWS] = [4, 6];
/** By so much, in pixels, a map is higher than it must be: what was bought is named only beside such a one. */
export const ROOMY = 320;

/** Of more than have room in so many rows those that weigh most, of equals the newest; who did the others is shown. */
function heaviest(tiles: readonly Tile[], { rows, wide, view, cast }: Several): Tile[] {
  const left = [...tiles];
  const out: Tile[] = [];
  for (;;) {
    const all = [...left, ...(out.length > 0 ? [others(out, { view, cast })] : [])];
    if (broken(all, wide).length <= rows || left.length <= 1) return all;
    const weights = left.map((one, n) => (isDivider(left, n) ? LOUDEST : one.weight));
    out.unshift(...left.splice(weights.indexOf(Math.min(...weights)), 1));
  }
}

/** Whether a round begins there between what is told of it and of the one before. */
const isDivider = (tiles: readonly Tile[], n: number): boolean =>
  tiles[n]!.isRound === true && tiles[n + 1]?.ground !== undefined && tiles.slice(0, n).some(({ ground }) => ground);

/** How many acts have no room, and who did them. */
function others(out: readonly Tile[], { view, cast }: Pick<Several, 'view' | 'cast'>): Tile {
  const n = out.reduce((sum, { of = 1 }) => sum + of, 0);
  const said = words(`+${n}`, 12, TILE / 2, { size: LETTERS, bold: true, colour: cream });
  const nodes: Node[] = [said];
  let x = 12 + setText(said).box.w + 8;
  for (const doer of [...new Set(out.map((one) => one.doer ?? ''))].filter(Boolean).slice(0, FACES)) {
    const face = portrait(doer, { view, cast }, { falls: false, isNumbered: true });
    nodes.push(put(face, x, (TILE - face.h) / 2));
    x += face.w;
  }
  return { w: x + 8, h: TILE, nodes, weight: LOUDEST, of: 0, ground: PLAIN };
}
const FACES = 4;
