import type { Locale } from '#core/text';
import { inset } from '../boxes.ts';
import { type Frame, type Node, rect, stroke, type Text } from '../scene.ts';
import { cream, done, doneEdge } from '../theme.ts';
import { LARGEST, nameOf } from './name-spots.ts';

/**
 * Names of places, each always on the map. No piece lies over one. Where the headline happened a name stands on amber, where a hero stands
 * on dark wood. It is in letters of the titles where something matters now, else in plain thin ones.
 */

const LOUD = { colour: '#1d0f04', outline: stroke('#fdf5df', 7) } as const;
const QUIET = { colour: '#46311a', outline: stroke('#f5ead0b0', 5) } as const;
/** By what a name stands on, its letters and the plate below them. */
const PLATES = {
  news: { letters: { colour: doneEdge }, plate: { fill: done, stroke: stroke(doneEdge, 3) } },
  held: { letters: { colour: cream }, plate: { fill: '#2b120ee6', stroke: stroke('#ffd86a', 2) } },
} as const;

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
  /** Which of the loud ones stand on a plate. */
  plates?: ReadonlyMap<string, keyof typeof PLATES>;
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
export function placeNames(naming: Naming): Node[] {
  const { locale, seen, places, loud, plates } = naming;
  const frame = inset(seen, 4);
  const drawn = places.flatMap((id): { plate?: Node; name: Text }[] => {
    const { text, box } = nameOf(id, locale, sizeOf(id, naming));
    if (!isWithin(box, frame)) return [];
    const on = plates?.get(id);
    if (on) {
      const { letters, plate } = PLATES[on];
      return [{ plate: rect(inset(box, -PLATE), { ...plate, radius: 9 }), name: { ...text, ...letters } }];
    }
    if (loud.has(id)) return [{ name: { ...text, ...LOUD } }];
    const { face: _, ...thin } = text;
    return [{ name: { ...thin, ...QUIET } }];
  });
  // No plate lies over the name beside it.
  return [...drawn.flatMap(({ plate }) => plate ?? []), ...drawn.map(({ name }) => name)];
}
/** So far a plate reaches beyond its name. */
const PLATE = 5;
