import {
  freeSeats as freeIn,
  isSpan,
  type LobbySeat,
  lobbySeats,
  movedUp,
  seatRange,
  wrongNumber as wrongIn,
} from '#core/seats';
import type { Locale } from '#core/text';
import type { Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { SeatRecord } from '#store/seat-record';
import { decline } from './declined.ts';
import { optionsOf } from './options.ts';
import type { AnyRecord } from './record.ts';

/** Who sits in a lobby: in a game for a fixed number on a seat by name, in one with roles in a role, else one after the other. */

/** Declines what only a lobby takes: the match has begun, or is over. */
export function declineUnlessLobby({ status }: Pick<AnyRecord, 'status'>): void {
  if (status !== 'lobby') decline(status === 'running' ? 'not-in-lobby' : 'match-is-over');
}

/** Whether nobody plays there, neither a person nor a computer. */
export const isFree = ({ user, computer }: SeatRecord): boolean => user === null && computer === undefined;

/** How many play, computers included. */
export const sitting = ({ seats }: Pick<AnyRecord, 'seats'>): number => seats.filter((one) => !isFree(one)).length;

/** The roles of a game with these options, in the order of their seats; none in a game without roles. */
export const rolesOf = (part: AnyGame, record: Pick<AnyRecord, 'options'>) =>
  part.game.roles?.(optionsOf(part, record)) ?? [];

/** The seats where somebody can sit down, as the options are; with a role those of the role. */
export const freeLobbySeats = ({ game }: AnyGame, { options, seats }: AnyRecord, role?: string): number[] =>
  freeIn(game, options, seats.map(inLobby), role);

/** Whether nobody else can sit down, as the options are; with a role, whether nobody can in that role. */
export const isFull = (part: AnyGame, record: AnyRecord, role?: string): boolean =>
  freeLobbySeats(part, record, role).length === 0;

/** Whether seats have names of their own, by which one chooses: all are needed, and none is a role. */
export const hasNamedSeats = ({ game }: AnyGame): boolean => !game.roles && !isSpan(game.seats);

/** Whether the one who sits could play alone, where others could play along: nobody does so unasked. */
export const couldBeAlone = (part: AnyGame, record: AnyRecord): boolean =>
  sitting(record) === 1 && wrongLobbyNumber(part, record) === undefined && seatRange(part.game, record.options).max > 1;

/** The seats of a lobby without gaps: those who sit move up, where seats have no names of their own. */
export const closedUp = ({ game }: AnyGame, seats: readonly SeatRecord[]): SeatRecord[] =>
  movedUp(game, seats, (one) => !isFree(one));

/** The seats there are with these options: whoever sits keeps seat and role, free ones come and go with the roles. */
export function seatsLaidOut(
  { game }: AnyGame,
  { options, seats, locale }: Pick<AnyRecord, 'options' | 'seats' | 'locale'>,
): SeatRecord[] {
  return lobbySeats(game, options, seats.map(inLobby)).map(({ was, role }) =>
    was === undefined ? freeSeat(locale, role) : seats[was]!,
  );
}

/** A seat where nobody sits. */
export const freeSeat = (locale: Locale, role?: string): SeatRecord => ({
  user: null,
  name: '',
  locale,
  dm: 'unknown',
  ...(role !== undefined && { role }),
});

/** Why these people cannot start with these options, as far as it is their number and roles; undefined when they can. */
export const wrongLobbyNumber = ({ game }: AnyGame, { options, seats }: AnyRecord): Message | undefined =>
  wrongIn(game, options, seats.map(inLobby));

const inLobby = (seat: SeatRecord): LobbySeat => ({
  taken: !isFree(seat),
  ...(seat.role !== undefined && { role: seat.role }),
});
