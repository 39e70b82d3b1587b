import { positionOf } from '../match/asked.ts';
import type { Notice } from '../match/notes.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { viewOf } from './pictures.ts';

/** The colours of messages: what a game knows its seats by, of whoever acts or is asked. Public facts alone decide. */

/** The colour of a seat; nothing where the game has none for it. */
export function colourOf(found: Found, seat: number | undefined): number | undefined {
  const { colour } = found.part.pictures;
  if (seat === undefined || !colour || !isPlayed(found)) return undefined;
  return colour(seat, () => viewOf(found, 'spectator'));
}

/** Of the one seat that is asked; of several none. */
export function colourAsked(found: Found): number | undefined {
  if (!isPlayed(found)) return undefined;
  const [seat, ...others] = new Set(positionOf(found).open.map((decision) => decision.seat));
  return others.length > 0 ? undefined : colourOf(found, seat);
}

/** Of whoever did the last thing that is told. */
export function colourActing(found: Found, said: readonly Notice[]): number | undefined {
  const seats = said.flatMap((one) => ('event' in one ? (one.event.shown.seat ?? []) : []));
  const last = seats.findLast((seat) => typeof seat === 'number');
  return colourOf(found, typeof last === 'number' ? last : undefined);
}
