import { ahead, type Markers } from './markers.ts';

/** The Event step draws so many cards: three if a side is ahead, else one (MEQ-3.8). */
export const cardsToDraw = (markers: Markers): 1 | 3 => (ahead(markers) === null ? 1 : 3);

/** Which of the drawn priority numbers is resolved: heroes ahead the lowest, Sauron ahead the highest; none of none. */
export function numberToResolve(markers: Markers, drawn: readonly number[]): number | undefined {
  if (drawn.length === 0) return undefined;
  return ahead(markers) === 'sauron' ? Math.max(...drawn) : Math.min(...drawn);
}
