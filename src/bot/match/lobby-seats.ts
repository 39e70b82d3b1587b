import { movedUp, seatRange, wrongNumber as wrongIn } from '#core/seats';
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
export const closedUp = ({ game }: AnyGame, seats: readonly SeatRecord[]): SeatRecord[] =>
  movedUp(game, seats, ({ user }) => user !== null);

/** Why these people cannot start with these options, as far as it is their number; undefined when they can. */
export function wrongNumber({ game }: AnyGame, { options, seats }: AnyRecord): Message | undefined {
  return wrongIn(
    game,
    options,
    seats.map(({ user }) => ({ taken: user !== null })),
  );
}
