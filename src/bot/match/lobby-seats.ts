import { isSpan, seatRange } from '#core/seats';
import type { Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { SeatRecord } from '#store/store';
import type { AnyRecord } from './record.ts';

/** Who sits in a lobby: in a game for a fixed number on a seat by name, else one after the other. */

/** How many sit. */
export const sitting = ({ seats }: AnyRecord): number => seats.filter(({ user }) => user !== null).length;

/** Whether nobody else can sit down, as the options are. */
export const isFull = (part: AnyGame, record: AnyRecord): boolean =>
  sitting(record) >= seatRange(part.game, record.options).max;

/** The seats of a lobby without gaps: those who sit move up, where seats have no names of their own. */
export function closedUp({ game }: AnyGame, seats: readonly SeatRecord[]): SeatRecord[] {
  if (!isSpan(game.seats)) return [...seats];
  return [...seats.filter(({ user }) => user !== null), ...seats.filter(({ user }) => user === null)];
}

/** Why these people cannot start with these options, as far as it is their number; undefined when they can. */
export function wrongNumber(part: AnyGame, record: AnyRecord): Message | undefined {
  const { min, max } = seatRange(part.game, record.options);
  const n = sitting(record);
  if (n > max) return { key: 'refusal.too-many', args: { max, n, over: n - max } };
  if (n >= min) return undefined;
  if (isSpan(part.game.seats)) return { key: 'refusal.too-few', args: { min, n } };
  return {
    key: 'refusal.not-full',
    args: { seats: record.seats.flatMap(({ user }, i) => (user === null ? [i] : [])) },
  };
}
