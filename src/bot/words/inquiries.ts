import { askingOf } from '#asking/fields/kinds';
import { button } from '#asking/terms/menu';
import { actionLabel, askedFields, type SomeInquiry } from '#asking/terms/names';
import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { positionOf } from '../match/asked.ts';
import { type Found, isPlayed } from '../match/record.ts';

/**
 * The buttons of what may be asked now about a match by any of these seats; by any of all seats if absent. An inquiry
 * has one if it needs no more than one choice from a menu. None in a lobby.
 */
export function inquiryButtons(found: Found, locale: Locale, seats?: readonly SeatId[]): ReturnType<typeof button>[] {
  if (!isPlayed(found)) return [];
  const { part, record } = found;
  const { g } = positionOf(found);
  const mine = seats ?? record.seats.map((_, seat) => seat);
  const isOpen = ({ barred }: SomeInquiry) => mine.some((seat) => !barred?.({ g, seat, about: null }));
  const all = Object.values<SomeInquiry>(part.game.inquiries ?? {}).filter((one) => isPressed(one) && isOpen(one));
  return all.map(({ name }) =>
    button({ kind: 'inquire', match: record.id, option: name }, actionLabel(part, name, locale)),
  );
}

/** Whether an inquiry can be made by buttons. */
export function isPressed(inquiry: SomeInquiry): boolean {
  const [first, ...others] = askedFields(inquiry);
  return others.length === 0 && (first === undefined || askingOf(first[1]).single !== undefined);
}
