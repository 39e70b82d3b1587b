import { GOAL } from '../../printed/boards/track.ts';
import { SAURONS_MARKERS, type SauronsMarker } from '../../printed/terms/names.ts';
import { type Markers, onTrack } from './markers.ts';

/** Sauron's markers that stand furthest back; of several a player picks (MEQ-6.4, 8.1). */
export function rearmost(markers: Markers): SauronsMarker[] {
  const least = Math.min(...SAURONS_MARKERS.map((colour) => markers[colour]));
  return SAURONS_MARKERS.filter((colour) => markers[colour] === least);
}

/** After so many all stand on the last space. */
export const MOST_STEPS = SAURONS_MARKERS.length * GOAL;

/** Every position that n single steps of the rearmost marker can lead to, none twice. It is looked for anew before each. */
export function rearmostOutcomes(from: Markers, n: number): Markers[] {
  let found = [from];
  for (let step = 0; step < Math.min(n, MOST_STEPS); step++) {
    const next = new Map<string, Markers>();
    for (const markers of found)
      for (const colour of rearmost(markers)) {
        const after = { ...markers, [colour]: onTrack(markers[colour] + 1) };
        next.set(SAURONS_MARKERS.map((one) => after[one]).join(), after);
      }
    found = [...next.values()];
  }
  return found;
}
