import type { Locale } from '#core/text';
import { inset } from '../boxes.ts';
import { type Frame, stroke, type Text } from '../scene.ts';
import { LARGEST, nameOf } from './name-spots.ts';

/** Names of places: loud where something matters now, else small and quiet, or left away where something lies on their spot. */

const LOUD = { colour: '#1d0f04', outline: stroke('#fdf5df', 7) } as const;
const QUIET = { colour: '#4e3822', outline: stroke('#f3e8c8b8', 4) } as const;

export const apart = (a: Frame, b: Frame): boolean =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
const isWithin = (a: Frame, b: Frame): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** What is named, and how loud. */
export interface Naming {
  locale: Locale;
  /** What is seen of the map: names stand wholly in it. */
  seen: Frame;
  /** The places that may be named. */
  places: readonly string[];
  loud: ReadonlySet<string>;
  /** Of quiet and of loud names, in pixels of the map. */
  sizes: { quiet: number; loud: number };
  /** In a window nothing is laid over any name, and none is left away. */
  isWindow: boolean;
}

/** Letters in pixels of the picture: eight on a phone at least, and nine in a window. */
const LEAST = { whole: 24, window: 27 } as const;

/** The same in pixels of a map at a scale. In a window, which has room, loud names are larger still. */
export const sizesAt = (scale: number): Naming['sizes'] =>
  scale === 1
    ? { quiet: LEAST.whole, loud: LARGEST }
    : { quiet: Math.ceil((LEAST.window / scale) * 2) / 2, loud: Math.min(LARGEST, Math.ceil((34 / scale) * 2) / 2) };

const sizeOf = (id: string, { loud, sizes }: Naming): number =>
  Math.min(LARGEST, loud.has(id) ? sizes.loud : sizes.quiet);

/** The boxes of all names that nothing may be laid over. */
export const keptBoxes = (naming: Naming): Frame[] =>
  naming.places
    .filter((id) => naming.isWindow || naming.loud.has(id))
    .map((id) => nameOf(id, naming.locale, sizeOf(id, naming)).box);

/** The names of places. A quiet one is left away where it would lie under something of `taken`. */
export function placeNames(naming: Naming, taken: readonly Frame[]): Text[] {
  const { locale, seen, places, loud, isWindow } = naming;
  const frame = inset(seen, 4);
  return places.flatMap((id): Text[] => {
    const isLoud = loud.has(id);
    const { text, box } = nameOf(id, locale, sizeOf(id, naming));
    const isUnder = !isLoud && !isWindow && taken.some((one) => !apart(one, box));
    return isWithin(box, frame) && !isUnder ? [{ ...text, ...(isLoud ? LOUD : QUIET) }] : [];
  });
}
