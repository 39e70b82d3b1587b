import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { askedHexes, valueIn } from './asked-marks.ts';
import { apart, beside, floorOf, isInTown, type Lie, lieOf, TIGHTEST, windowOf } from './lie.ts';
import { livelyHexes } from './lively.ts';
import { openedHexes, struckHexes, toldHexes } from './news-of.ts';
import { turnOf } from './scenario-turn.ts';

/**
 * How much of the map is on a board: all of it as long as stands are large enough to be known, or all but rooms in which nobody is. Else
 * it is a part, as large as it may be, with everybody who lives. Only where hexes would be too small to be read are some left out: those
 * furthest from the characters. They are on the small map, and counted at the edge. Who struck and who was struck come before who only
 * went; the blow of the headline is seen in hexes however small.
 */

/** Pictures are no higher than this, the strips above the map included. */
const HIGHEST = 1790;
const LARGEST = 110;
const LEAST_MAP = 420;
/** Rooms run out of the picture only where the hexes of all others become larger by so much. */
const WORTH = 1.12;
/** `enough`: with hexes of this size a part is shown no larger. Figures have room round them where hexes are `clear`, or where all of the map is shown with no smaller ones than `knot`. */
interface Sizes {
  enough: number;
  knot: number;
  clear: number;
}
/** Of a board that tells what happened: a stand is 40 pixels high on a phone, and neighbours are no knot. */
const TOLD: Sizes = { enough: 88, knot: 72, clear: 80 };
/** Of one that is looked at for the map. */
const QUIET: Sizes = { enough: 64, knot: 48, clear: 56 };
/** In no smaller hexes somebody far from all characters is shown: a stand is 35 pixels high on a phone. */
export const LEAST_HEX = 60;
/** For what is asked and has happened they may be smaller, and more so for what was behind a door. */
export const LEAST_NEWS = 48;
const LEAST_OPENED = 40;
/** So many hexes from a character somebody is near, where not all have room. */
const NEAR = [6, 5, 4, 3, 2] as const;
/** So far round the hexes of a part, in sizes: less, where those beside them are among them, or the room is scarce. */
const [ROUND_ALL, ROUND_TIGHT] = [1.6, 1.2];
/** No part is shown larger: what is round it is worth more then. */
const LARGEST_PART = 96;
/** A part is not lower than this. */
const LEAST_PART = 640;

/** Where the map lies on the board, between strips `above` and plates `below` of so many pixels. It is turned as the whole scenario is. */
export function boardLie(view: View, { above, below }: { above: number; below: number }, look?: Look): Lie {
  const room = { w: 1200, h: Math.max(LEAST_MAP, HIGHEST - above - below), most: LARGEST };
  const turn = turnOf(view.scenario);
  const floor = floorOf(view);
  const whole = lieOf(floor, room, turn);
  const news = seenIn(view, look);
  const { told, struck } = news;
  const lively = lieOf(onFloor(view, [...livelyHexes(view), ...told]), room, turn);
  const roomy = lively.size > whole.size * WORTH ? lively : whole;
  const { enough, knot, clear } = look?.now && look.now.events.length > 0 ? TOLD : QUIET;
  if (isInTown(view) || roomy.size >= enough) return roomy;
  const partOf = (of: readonly string[], edge: number): Lie =>
    windowOf({ of: onFloor(view, of), floor, least: LEAST_PART, edge }, { ...room, most: LARGEST_PART }, turn);
  const asked = [...askedOf(view, look), ...view.start];
  const everybody = view.figures.map(({ at }) => at);
  const all = [...everybody, ...asked];
  const tight = (of: readonly string[], least: number): Lie | undefined =>
    [ROUND_TIGHT, TIGHTEST].map((edge) => partOf(of, edge)).find(({ size }) => size >= least);
  const airy = partOf(
    [...all, ...told].flatMap((at) => [at, ...beside(at)]),
    ROUND_ALL,
  );
  const least = tight(everybody, LEAST_HEX) ? LEAST_NEWS : LEAST_HEX;
  const part =
    (airy.size >= clear ? airy : undefined) ??
    (roomy.size >= knot ? roomy : undefined) ??
    tight([...all, ...told], least) ??
    tight([...all, ...struck], least) ??
    tight(all, least) ??
    partly(view, { asked, ...news }, tight) ??
    partOf([...nearest(view, 1), ...asked], TIGHTEST);
  return part.size > roomy.size * WORTH ? part : roomy;
}

interface Seen {
  asked: readonly string[];
  told: readonly string[];
  /** Where somebody struck or was struck. */
  struck: readonly string[];
  /** The same, of what the headline tells. */
  loud: readonly string[];
  /** Behind a door that has just been opened. */
  opened: readonly string[];
}

const seenIn = (view: View, look: Look | undefined): Omit<Seen, 'asked'> => ({
  told: look ? toldHexes(view, look) : [],
  struck: look ? struckHexes(view, look, 'all') : [],
  loud: look ? struckHexes(view, look, 'loud') : [],
  opened: look ? openedHexes(view, look) : [],
});

/** Where not all have room: what a door has shown, or as many as are near, with all that was done as far as that has room. */
function partly(
  view: View,
  { asked, told, struck, loud, opened }: Seen,
  tight: (of: readonly string[], least: number) => Lie | undefined,
): Lie | undefined {
  const must = [...nearest(view, 1), ...asked];
  const shown = opened.length > 0 ? [struck, loud, []] : [];
  for (const those of shown) {
    const found = tight([...must, ...opened, ...those], LEAST_OPENED);
    if (found) return found;
  }
  const near = (those: readonly string[]) => {
    for (const far of NEAR) {
      const found = tight([...nearest(view, far), ...asked, ...those], LEAST_HEX);
      if (found) return found;
    }
    return undefined;
  };
  return (
    near(told) ??
    tight([...must, ...told], LEAST_NEWS) ??
    near(struck) ??
    tight([...must, ...struck], LEAST_NEWS) ??
    tight([...must, ...struck], LEAST_OPENED) ??
    near(loud) ??
    tight([...must, ...loud], LEAST_NEWS) ??
    tight([...must, ...loud], 0)
  );
}

/** The characters, and who stands no further from one. */
function nearest({ figures }: View, far: number): string[] {
  const heroes = figures.filter(({ kind }) => kind === 'character').map(({ at }) => at);
  return figures.map(({ at }) => at).filter((at) => heroes.some((one) => apart(one, at) <= far));
}

/** What can be chosen, and where that names a figure that goes or makes something, whoever it is. */
function askedOf(view: View, look: Look | undefined): readonly string[] {
  const hexes = look ? askedHexes(view, look) : [];
  if (hexes.length === 0) return hexes;
  const actors = (look?.now?.asked ?? []).map(({ about }) => valueIn(about, 'actor'));
  return [...hexes, ...view.figures.filter(({ id }) => actors.includes(id)).map(({ at }) => at)];
}

/** Of these the ones that lie open; where there is none, all that do. */
function onFloor(view: View, all: readonly string[]): string[] {
  const floor = new Set(floorOf(view));
  const found = [...new Set(all)].filter((at) => floor.has(at));
  return found.length > 0 ? found : [...floor];
}
