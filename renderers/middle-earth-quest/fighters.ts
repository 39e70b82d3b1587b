import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Side } from './combat-sides.ts';
import { word } from './printed.ts';

/** What either side of a combat is called: the hero of the seat, or the foe. */
export function fighterName(
  view: View,
  { seat, foe }: { seat: number; foe: string },
  side: Side,
  locale: Locale,
): string {
  return word('fighter', side === 'foe' ? foe : view.heroes.find((one) => one.seat === seat)!.id, locale);
}
