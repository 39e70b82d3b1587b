import { colourOf } from '../deliver/colours.ts';
import type { Found } from '../match/record.ts';
import { seatNow } from '../words/say.ts';
import { say } from '../words/text.ts';
import type { Looking } from './looking.ts';

/** A seat of a match, as whoever looks sees it. */
export interface StandingSeat {
  seat: number;
  /** What the seat is called: a colour, a house, a hero. */
  name: string;
  /** The id of who sits there, and what they are called; null while nobody does. Of a computer alone what it is called. */
  user: string | null;
  person: string | null;
  isMine: boolean;
  /** The computer that plays it, in words; absent where none does. */
  computer?: string;
  /** RGB, where the game knows the seat by a colour. */
  colour?: number;
  /** Since when it has been asked, in ms since 1970. */
  since?: number;
}

/** All seats of a match, in order. */
export const seatsSeen = (found: Found, looking: Looking): StandingSeat[] =>
  found.record.seats.map((_, seat) => seatSeen(found, seat, looking));

function seatSeen(found: Found, seat: number, { user, locale }: Looking): StandingSeat {
  const { seats, asked } = found.record;
  const { user: sits = null, computer } = seats[seat] ?? {};
  const level = computer && say(`computer.${computer}`, locale);
  const plays = level && say('computer.plays', locale, { level });
  const colour = colourOf(found, seat);
  const since = asked.find((one) => one.seat === seat)?.since;
  return {
    seat,
    name: seatNow(found, seat, locale),
    user: sits,
    person: sits === null ? (plays ?? null) : (seats[seat]?.name ?? null),
    isMine: sits !== null && sits === user,
    ...(plays !== undefined && { computer: plays }),
    ...(colour !== undefined && { colour }),
    ...(since !== undefined && { since }),
  };
}
