import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { askedHexes, valueIn } from './asked-marks.ts';
import { apart, beside, floorOf, isInTown, isWhole, type Lie, lieOf, windowOf } from './lie.ts';
import { livelyHexes } from './lively.ts';
import type { News } from './news.ts';
import { newsOf, openedHexes, placeOf, toldHexes } from './news-of.ts';
import { turnOf } from './scenario-turn.ts';

/**
 * How much of the map is on a board: all of it as long as stands are large enough to be known, or all but rooms in which nobody is. Else
 * it is the hexes round whoever stands there, and round what happens and can be chosen. Of a map that is full of figures it is what lies
 * near the characters, then where blows fell, and at last whoever is asked alone. Who stands further away is on the small map, and counted at
 * the edge. Where a door was opened, it is what lies behind that.
 */

/** Pictures are no higher than this, the strips above the map included. */
const HIGHEST = 1790;
const LARGEST = 110;
const LEAST_MAP = 420;
/** Rooms run out of the picture only where the hexes of all others become larger by so much. */
const WORTH = 1.12;
/** `enough`: with hexes of this size a part is shown no larger. Figures far from all characters are left out where hexes are smaller than `knot`, until they are `clear`. */
interface Sizes {
  enough: number;
  knot: number;
  clear: number;
}
/** Of a board that tells what happened: a stand is 40 pixels high on a phone, and neighbours are no knot. */
const TOLD: Sizes = { enough: 88, knot: 72, clear: 80 };
/** Of one that is looked at for the map. */
const QUIET: Sizes = { enough: 64, knot: 48, clear: 56 };
/** So many hexes from a character somebody is near: as many as leave hexes large enough. */
const NEAR = [Number.POSITIVE_INFINITY, 6, 5, 4, 3, 2] as const;
/** So far round the hexes of a part, in sizes: less, where those beside them are among them. */
const [ROUND_ALL, ROUND_NEAR, ROUND_FIGHT] = [1.6, 1.8, 1.2];
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
  const lively = lieOf(livelyHexes(view), room, turn);
  const roomy = lively.size > whole.size * WORTH ? lively : whole;
  const { enough, knot, clear } = look?.now && look.now.events.length > 0 ? TOLD : QUIET;
  if (isInTown(view) || roomy.size >= enough) return roomy;
  const partOf = (of: readonly string[], edge: number) =>
    windowOf({ of, floor, least: LEAST_PART, edge }, { ...room, most: LARGEST_PART }, turn);
  const all = partOf(busyHexes(view, look, NEAR[0]), ROUND_ALL);
  const isKnot = Math.max(all.size, roomy.size) < knot;
  const near = isKnot ? NEAR.slice(1).map((far) => partOf(busyHexes(view, look, far), ROUND_NEAR)) : [];
  const [fought, alone] = (['acting', 'alone'] as const).map((who) =>
    isKnot ? knots(view, look, who).map((of) => partOf(of, ROUND_FIGHT)) : [],
  );
  const parts = [all, ...near, ...fought!];
  const usually = parts.find(({ size }) => size >= clear) ?? largest(parts);
  // To whom something happened is on it wherever hexes stay large enough to be read.
  const befallen = look ? onFloor(view, toldHexes(view, look)) : [];
  const isTold = (lie: Lie) => befallen.every((at) => isWhole(lie, at));
  const telling = isTold(usually)
    ? []
    : NEAR.map((far) => partOf([...busyHexes(view, look, far), ...befallen], ROUND_FIGHT));
  const told = telling.find(({ size }) => size >= clear) ?? telling.toReversed().find(({ size }) => size >= LEAST_TOLD);
  // Then it is whoever is asked with what befell them, and the headline has its row; of nobody alone it is the headline.
  const part = told ?? (usually.size < knot ? largest([usually, ...alone!]) : usually);
  const usual = part.size > roomy.size * WORTH ? part : roomy;
  const opened = look ? openedHexes(view, look) : [];
  if (opened.every((at) => isWhole(usual, at))) return usual;
  // What lies behind a door that was opened is the news: rather all of it small than a part, as long as a number can be read there.
  const behind = partOf(onFloor(view, [...opened, ...askedOf(view, look)]), ROUND_FIGHT);
  const shows = behind.size > roomy.size ? behind : roomy;
  return shows.size < QUIET.knot ? usual : shows;
}

/** Hexes of this size are large enough to show everybody to whom something happened: a stand is 29 pixels high on a phone. */
const LEAST_TOLD = 64;

const largest = (parts: readonly Lie[]): Lie => parts.reduce((a, b) => (b.size > a.size * WORTH ? b : a));

/** Where somebody stands who is `near`, or may begin, what has just happened, and what can be chosen; with the hexes round them. */
function busyHexes(view: View, look: Look | undefined, near: number): string[] {
  const heroes = heroesAt(view);
  const isNear = (at: string) => heroes.length === 0 || heroes.some((one) => apart(one, at) <= near);
  // Where some are left out, others may stand at the edge.
  const round = (at: string) => (near === NEAR[0] || heroes.includes(at) ? [at, ...beside(at)] : [at]);
  const standing = view.figures.map(({ at }) => at).filter(isNear);
  const { ways, blows, places, loud } = look ? newsOf(look) : NO_NEWS;
  const gone = ways.filter(({ act, places }) => act === loud || isNear(places.at(-1)!));
  const told = [
    ...gone.flatMap((one) => one.places),
    ...blows.flatMap(({ from, at, act }) => [from, at, ...(act === loud && at !== '' ? beside(at) : [])]),
    ...places,
  ];
  return onFloor(view, [...standing.flatMap(round), ...view.start, ...told, ...askedOf(view, look)]);
}

/** Of a map that is too large for all characters: where blows fell, with who is `acting`; and who is asked by himself, else the headline. */
function knots(view: View, look: Look | undefined, who: 'acting' | 'alone'): string[][] {
  if (!look) return [];
  const { ways, blows, changes, loud } = newsOf(look);
  const asked = new Set((look.now?.asked ?? []).map(({ seat }) => seat));
  const those = view.figures.filter(
    ({ id, kind, seat }) => id === view.turn?.actor || (kind === 'character' && seat !== null && asked.has(seat)),
  );
  // That all are asked tells of no place, unless there is but one.
  const here = asked.size === 1 || asked.size < heroesAt(view).length ? those.map(({ at }) => at) : [];
  const acting = who === 'acting' ? [...here, ...askedOf(view, look)] : [];
  const of = (isTold: (one: { act: number; isOpen?: boolean }) => boolean): string[] => {
    const struck = blows.filter(isTold).flatMap(({ from, at }) => [from, at]);
    const gone = ways.filter(isTold).flatMap((one) => one.places);
    const came = changes.filter(isTold).flatMap((one) => placeOf(view, one) ?? []);
    return [...struck, ...gone, ...came, ...acting].filter((at) => at !== '').flatMap((at) => [at, ...beside(at)]);
  };
  if (blows.length + ways.length + changes.length === 0) return [];
  // What can be chosen is never left out.
  if (who === 'alone' && askedOf(view, look).length > 0) return [];
  if (who === 'alone' && here.length > 0) {
    const befell = blows.filter(({ at }) => here.includes(at)).flatMap(({ from, at }) => [from, at]);
    return [
      onFloor(
        view,
        [...here, ...befell].filter((at) => at !== '').flatMap((at) => [at, ...beside(at)]),
      ),
    ];
  }
  const heroes = heroesAt(view);
  const all = of(() => true);
  const loudOnes = of(({ act, isOpen = false }) => act === loud || isOpen);
  return [...(who === 'acting' ? [[...all, ...heroes]] : []), all, loudOnes]
    .filter((one) => one.length > 0)
    .map((one) => onFloor(view, one));
}

const heroesAt = ({ figures }: View): string[] =>
  figures.filter(({ kind }) => kind === 'character').map(({ at }) => at);
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
const NO_NEWS = { ways: [], blows: [], places: [], loud: -1 } as const satisfies Partial<News>;
