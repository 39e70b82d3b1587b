import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json } from '#core/types';
import { said } from '../../printed/words/said.ts';

/** What goes on step by step, told as a whole: a hero's journey, a figure's march, the markers of a Story step. */

/** Moves of one hero, one after another, as one journey with what was paid for it. */
export const journeyOf = (event: Event): Growing | undefined =>
  event.type === 'hero-moves' ? journey([event]) : undefined;

const journey = (moves: readonly Event[]): Growing => {
  const first = moves[0]!;
  return {
    take: (next) =>
      next.type === 'hero-moves' && next.shown.seat === first.shown.seat && next.shown.from === moves.at(-1)!.shown.to
        ? journey([...moves, next])
        : undefined,
    told: () => {
      if (moves.length === 1) return first;
      const cards = moves.flatMap(({ shown }) => shown.cards as string[]);
      const via = moves.slice(0, -1).map(({ shown }) => said(`location.${shown.to}`));
      return toldWith(first, { to: moves.at(-1)!.shown.to!, via: via as unknown as Json, cards }, 'hero-travels');
    },
  };
};

/** Steps of one minion or monster, one after another. */
export const marchOf = (event: Event): Growing | undefined =>
  event.type === 'figure-moves' ? march(event, event) : undefined;

const march = (first: Event, last: Event): Growing => ({
  take: (next) =>
    next.type === 'figure-moves' &&
    JSON.stringify(next.shown.figure) === JSON.stringify(first.shown.figure) &&
    next.shown.from === last.shown.to
      ? march(first, next)
      : undefined,
  told: () => toldWith(first, { to: last.shown.to! }),
});

const MARKERS: ReadonlySet<string> = new Set(['marker-moves', 'marker-falls']);
/** Markers that move together. */
export const markersOf = (event: Event): Growing | undefined =>
  MARKERS.has(event.type) ? markers([event]) : undefined;

const markers = (moved: readonly Event[]): Growing => ({
  take: (next) => (MARKERS.has(next.type) ? markers([...moved, next]) : undefined),
  told: () =>
    moved.length === 1
      ? moved[0]!
      : {
          type: 'markers-move',
          shown: { moves: moved.map(({ type, shown }) => said(`came.${type}`, shown)) as unknown as Json },
        },
});
