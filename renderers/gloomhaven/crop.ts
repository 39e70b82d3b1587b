import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { askedHexes } from './asked-marks.ts';
import { apart, beside, floorOf, isInTown, type Lie, lieOf, windowOf } from './lie.ts';
import { livelyHexes } from './lively.ts';
import { type News, newsOf } from './news.ts';
import { turnOf } from './scenario-turn.ts';

/**
 * How much of the map is on a board: all of it as long as stands are large enough to be known, or all but rooms in which nobody is. Else
 * it is the hexes round whoever stands there, and round what happens and can be chosen. Of a map that is full of figures it is what lies
 * near the characters: who stands further away is on the small map, and counted at the edge.
 */

/** Pictures are no higher than this, the strips above the map included. */
const HIGHEST = 1720;
const LARGEST = 110;
const LEAST_MAP = 420;
/** Rooms run out of the picture only where the hexes of all others become larger by so much. */
const WORTH = 1.12;
/** With hexes of this size a stand is 30 pixels high on a phone. */
const ENOUGH = 64;
/** With hexes smaller than this neighbours would be one knot: figures far from all characters are left out then, until hexes are so large. */
const [KNOT, CLEAR] = [48, 56];
/** So many hexes from a character somebody is near: as many as leave hexes large enough. */
const NEAR = [Number.POSITIVE_INFINITY, 6, 5, 4, 3, 2] as const;
/** No part is shown larger: what is round it is worth more then. */
const LARGEST_PART = 80;
/** A part is not lower than this. */
const LEAST_PART = 760;

/** Where the map lies on the board, between strips `above` and plates `below` of so many pixels. It is turned as the whole scenario is. */
export function boardLie(view: View, { above, below }: { above: number; below: number }, look?: Look): Lie {
  const room = { w: 1200, h: Math.max(LEAST_MAP, HIGHEST - above - below), most: LARGEST };
  const turn = turnOf(view.scenario);
  const floor = floorOf(view);
  const whole = lieOf(floor, room, turn);
  const lively = lieOf(livelyHexes(view), room, turn);
  const roomy = lively.size > whole.size * WORTH ? lively : whole;
  if (isInTown(view) || roomy.size >= ENOUGH) return roomy;
  const partOf = (near: number) =>
    windowOf({ of: busyHexes(view, look, near), floor, least: LEAST_PART }, { ...room, most: LARGEST_PART }, turn);
  const all = partOf(NEAR[0]);
  const parts = Math.max(all.size, roomy.size) < KNOT ? NEAR.map(partOf) : [all];
  const part = parts.find(({ size }) => size >= CLEAR) ?? parts.reduce((a, b) => (b.size > a.size ? b : a));
  return part.size > roomy.size * WORTH ? part : roomy;
}

/** Where somebody stands who is `near`, or may begin, what has just happened, and what can be chosen; with the hexes round them. */
function busyHexes(view: View, look: Look | undefined, near: number): string[] {
  const floor = new Set(floorOf(view));
  const heroes = view.figures.filter(({ kind }) => kind === 'character').map(({ at }) => at);
  const isNear = (at: string) => heroes.length === 0 || heroes.some((one) => apart(one, at) <= near);
  // Where some are left out, others may stand at the edge.
  const round = (at: string) => (near === NEAR[0] || heroes.includes(at) ? [at, ...beside(at)] : [at]);
  const standing = view.figures.map(({ at }) => at).filter(isNear);
  const { ways, blows, places, loud } = look ? newsOf(view, look) : NO_NEWS;
  const gone = ways.filter(({ act, places }) => act === loud || isNear(places.at(-1)!));
  const told = [...gone.flatMap((one) => one.places), ...blows.flatMap(({ from, at }) => [from, at]), ...places];
  const asked = look ? askedHexes(view, look) : [];
  const all = [...standing.flatMap(round), ...view.start, ...told, ...asked];
  const found = [...new Set(all)].filter((at) => floor.has(at));
  return found.length > 0 ? found : [...floor];
}
const NO_NEWS = { ways: [], blows: [], places: [], loud: -1 } as const satisfies Partial<News>;
