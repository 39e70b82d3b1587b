import type { SeatId } from '#core/types';
import { GOAL, GREEN_PER_STORY, SHADOW_FALLS } from '../../printed/boards/track.ts';
import { events, plotInPlay, plots } from '../../printed/cards/decks.ts';
import { SAURONS_MARKERS, type SauronsMarker } from '../../printed/terms/names.ts';
import type { State } from '../../state/state.ts';
import { rearmost } from '../../state/story/rearmost.ts';
import { roundsUntil } from './readiness.ts';
import { threat } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/** How the race of the story markers will end, as things stand (MEQ-3, MEQ-9.2). */

/** Where the markers come to stand when the finale begins. */
export interface RaceEnd {
  /** How many spaces Sauron is nearer to his goal than the heroes to theirs; below 0 they are dominant. */
  ahead: number;
  sauron: Readonly<Record<SauronsMarker, number>>;
  /** Story steps until then. */
  steps: number;
}

/** A plot that moves a marker from a step on: 0 is the next one. */
interface Pace {
  marker: SauronsMarker;
  n: number;
  from: number;
}

/**
 * Markers go on step by step until the finale begins. `knows`: Sauron looks, so his hand counts, and plots count less where they may be foiled.
 * `foiled` is the number of a slot whose plot is taken as foiled.
 */
export function raceEnd(g: State, knows: boolean, foiled?: number): RaceEnd {
  const paces = [...ofSlots(g, knows, foiled), ...(knows ? ofHand(g) : toCome(g))];
  const markers = { ...g.markers };
  let steps = 0;
  for (; steps < GOAL && !isOver(markers); steps++) {
    markers.green += GREEN_PER_STORY - (steps === 0 ? g.penalty : 0);
    for (const { marker, n, from } of paces) markers[marker] += n * Math.min(1, Math.max(0, steps + 1 - from));
    markers[rearmost(markers)[0]!] += WEIGHTS.pushed;
  }
  return { ahead: GOAL - markers.green - toGo(markers), sauron: markers, steps };
}

/** Spaces that Sauron has to go, below 0 when he is past the end. */
function toGo(markers: State['markers']): number {
  const lead = Math.max(...SAURONS_MARKERS.map((one) => markers[one]));
  const fall = SAURONS_MARKERS.reduce((sum, one) => sum + Math.max(0, SHADOW_FALLS - markers[one]), 0);
  return Math.min(GOAL - lead, fall);
}
const isOver = (markers: State['markers']): boolean => markers.green >= GOAL || toGo(markers) <= 0;

/** What lies in the slots, and the event. Heroes weigh what they may foil as a goal (`foil.ts`). */
function ofSlots(g: State, knows: boolean, foiled?: number): Pace[] {
  const found: Pace[] = [];
  for (const [i, plot] of g.slots.entries()) {
    if (!plot || i === foiled) continue;
    const { marker, advance, favor } = plotInPlay(plot.card);
    found.push({ marker, n: advance * (knows ? 1 - WEIGHTS.foiled * threat(g, plot.at, favor) : 1), from: 0 });
  }
  const event = g.event && events.get(g.event.card);
  if (event?.kind === 'location')
    for (const effect of event.eachStory ?? [])
      if (effect.op === 'marker' && effect.marker !== 'green')
        found.push({ marker: effect.marker as SauronsMarker, n: 0.5 * effect.n, from: 0 });
  return found;
}

/** What heroes have to expect in the empty slots, one after the other: that his foremost marker goes on. */
function toCome(g: State): Pace[] {
  const lead = SAURONS_MARKERS.reduce((best, one) => (g.markers[one] > g.markers[best] ? one : best));
  const free = g.slots.filter((slot) => slot === null);
  return free.map((_, i) => ({ marker: lead, n: WEIGHTS.toCome, from: 2 + 2 * i }));
}

/** What Sauron holds and will play, the best first, one in a round, as far as there are slots. */
function ofHand(g: State): Pace[] {
  const free = g.slots.filter((slot) => slot === null).length;
  const ready = g.plots
    .map((id) => ({ plot: plots.get(id)!, rounds: roundsUntil(g, id) }))
    .sort((a, b) => b.plot.advance / (2 + b.rounds) - a.plot.advance / (2 + a.rounds));
  return ready.slice(0, free).map(({ plot: { marker, advance }, rounds }, i) => ({
    marker,
    n: WEIGHTS.inHand * advance,
    // It is played after the next Story step, and moves its marker in the one that follows.
    from: 1 + Math.max(i, rounds),
  }));
}

/** Of which seat a number is that is good for Sauron. */
export const forSeat = (seat: SeatId, sauron: number): number => (seat === 0 ? sauron : -sauron);
