import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { factions, hexes, homes } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { factionOf } from './holding.ts';
import { say } from './text.ts';

/** Names as the components print them. Unknown ids show as they are, so that new content is seen. */

export const factionName = (id: string, locale: Locale): string => factions.get(id)?.name[locale] ?? id;

/** The faction of a seat, or the number of the seat while none is chosen. */
export const seatName = (view: View, seat: SeatId, locale: Locale): string => {
  const faction = factionOf(view, seat);
  if (view.automa?.seat === seat && faction)
    return say('automa.name', locale, { faction: factionName(faction, locale) });
  return faction ? factionName(faction, locale) : say('board.unknown', locale, { n: seat + 1 });
};

/** The same without a faction in brackets, where the emblem stands beside it. */
export const shortName = (view: View, seat: SeatId, locale: Locale): string =>
  seatName(view, seat, locale).replace(/\s*[（(].*$/u, '');

/** "D4 (Factory)" or "Home base: Nordic Kingdoms". */
export function placeName(id: string, locale: Locale, key: 'listed' | 'hex' = 'listed'): string {
  const home = homes.get(id);
  if (home) return say('board.home', locale, { faction: factionName(home.faction, locale) });
  const hex = hexes.get(id);
  return hex ? say(`board.${key}`, locale, { id, terrain: say(`board.terrain.${hex.terrain}`, locale) }) : id;
}
