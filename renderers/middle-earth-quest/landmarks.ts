import { locationAt } from '#games/middle-earth-quest/printed/map/map';
import type { Frame, Ring } from '../scene.ts';
import { SIGN, spotOf } from './geography.ts';

/** What is read as a place, and whether a piece beside it would be taken for that place's. */

/** The sign of a place, its name where that stands, a ring round it or the cost of the way there. */
export interface Landmark {
  id: string;
  frame: Frame;
  /** Of one that is round. */
  r?: number;
}

/** All signs but those of strongholds are round. */
export const signOfPlace = (id: string, frame: Frame): Landmark => ({
  ...{ id, frame },
  ...(locationAt(id).type !== 'stronghold' && { r: frame.w / 2 }),
});

/** The rings round these places, as large as they are drawn. */
export const ringedPlaces = (places: readonly string[], rings: readonly Ring[]): Landmark[] =>
  places.flatMap((id) => {
    const [px, py] = spotOf(id);
    return rings.flatMap(({ x, y, r }) =>
      Math.hypot(x - px, y - py) > SIGN ? [] : [{ id, frame: { x: x - r, y: y - r, w: 2 * r, h: 2 * r }, r }],
    );
  });

/** How far a piece lies from a landmark; 0 and less where it touches it. */
export function farOf({ x, y, w, h }: Frame, { frame, r }: Landmark): number {
  if (r === undefined) {
    const across = Math.max(frame.x - x - w, x - frame.x - frame.w, 0);
    return Math.hypot(across, Math.max(frame.y - y - h, y - frame.y - frame.h, 0));
  }
  const [cx, cy] = [frame.x + r, frame.y + r];
  return Math.hypot(Math.max(x - cx, cx - x - w, 0), Math.max(y - cy, cy - y - h, 0)) - r;
}

/** An own place is by so much nearer than any other. */
const CLEAR = 8;

/** By how many pixels a piece is not nearer to its own place than to any other; 0 where it is. */
export function mistaken(id: string, piece: Frame, landmarks: readonly Landmark[]): number {
  let [own, other] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const one of landmarks) {
    const far = farOf(piece, one);
    if (one.id === id) own = Math.min(own, far);
    else other = Math.min(other, far);
  }
  return Math.max(0, Math.max(own, 0) + CLEAR - Math.max(other, 0));
}
