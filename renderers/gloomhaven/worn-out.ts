import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import type { Node } from '../scene.ts';
import { fallen } from './burst-places.ts';
import type { Lie } from './lie.ts';
import { newsOf } from './news-of.ts';
import { heroId, tiredSeat } from './tired.ts';

/** Stones where characters stood who were exhausted by no blow (GH-15.1): without one a way would end at nobody. */

/** Where those stood, as far as their ways tell it, and nobody stands now. */
export function wornOutAt(view: View, look: Look): string[] {
  const standing = new Set(view.figures.map(({ at }) => at));
  const events = look.now?.events ?? [];
  const gone = events.flatMap((one) => {
    const seat = tiredSeat(one, events);
    return seat === undefined ? [] : [heroId(seat)];
  });
  return gone.flatMap((id) => {
    const last = newsOf(look)
      .ways.findLast(({ actor }) => actor === id)
      ?.places.at(-1);
    return last === undefined || standing.has(last) ? [] : [last];
  });
}

/** Their stones, of those in sight; who was struck down has one by that blow. */
export const stonesOf = (
  places: readonly string[],
  { stands, isSeen }: { stands: Lie; isSeen: (at: string) => boolean },
): Node[] => places.filter(isSeen).map((at) => fallen(stands, at, true));
