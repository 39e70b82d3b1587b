import type { Locale } from '#core/text';
import { inset } from '../boxes.ts';
import { type Frame, stroke, type Text } from '../scene.ts';
import { LARGEST, nameOf } from './name-spots.ts';

/** Names of places, each always on the map: loud where something matters now, else quiet. No piece lies over one. */

const LOUD = { colour: '#1d0f04', outline: stroke('#fdf5df', 7) } as const;
const QUIET = { colour: '#2c1a0a', outline: stroke('#f7eed6d0', 6) } as const;

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
}

/** Quiet letters in pixels of the picture: nine on a phone. */
const LEAST = 27;

/** The same in pixels of a map at a scale. In a window, which has room, loud names are larger still. */
export const sizesAt = (scale: number): Naming['sizes'] =>
  scale === 1
    ? { quiet: LEAST, loud: LARGEST }
    : { quiet: Math.ceil((LEAST / scale) * 2) / 2, loud: Math.min(LARGEST, Math.ceil((34 / scale) * 2) / 2) };

const sizeOf = (id: string, { loud, sizes }: Naming): number =>
  Math.min(LARGEST, loud.has(id) ? sizes.loud : sizes.quiet);

/** The boxes of all names: nothing may be laid over them. */
export const keptBoxes = (naming: Naming): Frame[] =>
  naming.places.map((id) => nameOf(id, naming.locale, sizeOf(id, naming)).box);

/** The names of places that stand wholly in what is seen. */
export function placeNames(naming: Naming): Text[] {
  const { locale, seen, places, loud } = naming;
  const frame = inset(seen, 4);
  return places.flatMap((id): Text[] => {
    const { text, box } = nameOf(id, locale, sizeOf(id, naming));
    return isWithin(box, frame) ? [{ ...text, ...(loud.has(id) ? LOUD : QUIET) }] : [];
  });
}
