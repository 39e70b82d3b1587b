import type { Locale } from '#core/text';
import type { Sprite } from '../scene.ts';
import { numbered } from './chip.ts';
import { placeOf, to } from './chip-places.ts';
import { placeName } from './names.ts';
import { idOf, messages } from './shown.ts';
import type { Fruit } from './tales.ts';

/** A way in signs: its places, each behind the number that its step has on the map. */

export interface Way {
  args: Fruit['args'];
  locale: Locale;
  /** The numbers that its steps have on the map; none where there is but one. */
  legs: readonly number[];
  /** Where its hero began, of the first step of a way that leads back there. */
  from: string | undefined;
  /** Where there is no room for all: of a long way no places between, and of cards no names. */
  isBrief?: boolean | undefined;
}

/** Of a way with more steps, where there is little room, the first number and the last stand there, and where it led: the map has the others. */
const LONG = 3;
/** The places of a way behind the numbers that its steps have on the map, else behind an arrow. */
export function wayOf({ args, legs, from, locale, isBrief = false }: Way): (Sprite | string)[] {
  const begin = from === undefined ? [] : [placeName(from, locale)];
  const places = [...messages(args.via).map(placeOf), idOf(args.to ?? args.place)];
  if (legs.length !== places.length) return [...begin, to(args.to ?? args.place, locale)];
  if (places.length > LONG && isBrief)
    return [...begin, numbered(legs[0]!), '–', numbered(legs.at(-1)!), placeName(places.at(-1)!, locale)];
  return [...begin, ...places.flatMap((id, n) => [numbered(legs[n]!), placeName(id, locale)])];
}
