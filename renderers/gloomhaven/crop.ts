import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { askedHexes } from './asked-marks.ts';
import { beside, floorOf, isInTown, type Lie, lieOf, windowOf } from './lie.ts';
import { livelyHexes } from './lively.ts';
import { newsOf } from './news.ts';
import { turnOf } from './scenario-turn.ts';

/**
 * How much of the map is on a board: all of it as long as stands are large enough to be known, or all but rooms in which nobody is. Else
 * it is the hexes round whoever stands there, and round what happens and can be chosen. Nobody is ever left out.
 */

/** Pictures are no higher than this, the strips above the map included. */
const HIGHEST = 1720;
const LARGEST = 110;
const LEAST_MAP = 420;
/** Rooms run out of the picture only where the hexes of all others become larger by so much. */
const WORTH = 1.12;
/** With hexes of this size a stand is 30 pixels high on a phone. */
const ENOUGH = 64;
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
  const part = windowOf({ of: busyHexes(view, look), floor, least: LEAST_PART }, { ...room, most: LARGEST_PART }, turn);
  return part.size > roomy.size * WORTH ? part : roomy;
}

/** Where somebody stands or may begin, what has just happened, and what can be chosen; with the hexes round them. */
function busyHexes(view: View, look: Look | undefined): string[] {
  const floor = new Set(floorOf(view));
  const standing = view.figures.map(({ at }) => at);
  const { ways, blows, places } = look ? newsOf(view, look) : { ways: [], blows: [], places: [] };
  const told = [...ways.flatMap((one) => one.places), ...blows.flatMap(({ from, at }) => [from, at]), ...places];
  const asked = look ? askedHexes(view, look) : [];
  const all = [...standing.flatMap((at) => [at, ...beside(at)]), ...view.start, ...told, ...asked];
  const found = [...new Set(all)].filter((at) => floor.has(at));
  return found.length > 0 ? found : [...floor];
}
