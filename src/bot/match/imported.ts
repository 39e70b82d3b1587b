import { historyOf, linesOf } from '#core/history';
import { isCurrent } from '#core/match';
import { carriedOut } from '#core/objections';
import type { AnyGame } from '#src/game-part';
import { idFrom } from '#store/new-id';
import { isId } from '#store/record';
import type { SeatRecord } from '#store/seat-record';
import type { MatchRecord, MatchSettings } from '#store/store';
import { askedFrom, positionOf } from './asked.ts';
import { HOURS } from './due.ts';
import { freeSeat, seatsLaidOut } from './lobby-seats.ts';
import { optionsOf } from './options.ts';
import { recovered } from './play.ts';
import type { Taking } from './reader.ts';
import { type AnyRecord, beginning, isConsistent, isPlayed, recordOf, withNotes } from './record.ts';

/** What becomes of the record in a file: of what it says only the match itself and who sat where is taken over. */

/**
 * The record of a file as a match of its own. Whoever opens it sits where the file says, if it does; the seats of others are
 * kept for them until they take them. Throws when the rules cannot make anything of it.
 */
export function imported(part: AnyGame, file: MatchRecord, { user, mark, now, ...place }: Taking): AnyRecord {
  const { status, match, locale } = file;
  if (!isConsistent(file) || (match && match.game !== file.game)) throw new RangeError('it contradicts itself');
  if (match && !isWithin(match)) throw new RangeError('somebody has acted at a seat that there is not');
  if (!match && !file.seats.every(({ role }) => isRole(part, role))) throw new RangeError('roles that are not known');
  const { commitment, from } = recordOf(file).notes;
  const fresh = withNotes(
    {
      ...beginning(mark, now),
      ...place,
      id: idFrom(mark),
      game: file.game,
      status,
      options: match ? match.options : optionsOf(part, file),
      host: user,
      locale,
      seats: file.seats,
      // Only what is played here can be objected to here. What the rules do not know of a state is left behind.
      match: match && {
        ...carriedOut(match),
        base: isCurrent(part.game, match) ? part.game.parse(match.base) : match.base,
      },
      settings: bounded(file.settings),
    } as AnyRecord,
    {
      from: from !== undefined && isId(from) ? from : file.id,
      commitment: PROMISE.test(commitment ?? '') ? commitment : undefined,
    },
  );
  const found = { part, record: seatedBy(fresh, file.seats, user) };
  if (!isPlayed(found)) return { ...found.record, seats: seatsLaidOut(part, found.record) };
  const record = onlyStates(part, recovered(found, { mark, now }) ?? found.record);
  if (record.status !== 'running') return record;
  const { open } = positionOf({ part, record });
  const seats = [...new Set(open.map(({ seat }) => seat))];
  return { ...record, asked: seats.map((seat) => askedFrom(seat, now)) };
}

/** The same where its history holds only states of the game: its origin's, and those that it can be set back to. Throws for any other. */
function onlyStates<R extends AnyRecord>({ game }: AnyGame, record: R): R {
  if (!record.match) return record;
  const { origin, rounds, ...told } = historyOf(record.match.news);
  const stateOf = <C extends { base: unknown }>(one: C): C => ({ ...one, base: game.parse(one.base) });
  const news = linesOf({ ...told, origin: stateOf(origin), rounds: rounds.map(stateOf) });
  return { ...record, match: { ...record.match, news } };
}

/** The SHA-256 of a seed. */
const PROMISE = /^[0-9a-f]{64}$/;

/** A match from a file where these sat: whoever opens it keeps his seats, and those of others are kept for them while it runs. */
export function seatedBy<R extends AnyRecord>(record: R, seats: readonly SeatRecord[], user: string): R {
  const { locale, status } = record;
  const mine = seats.map((seat) => seat.user === user);
  const sitting = seats.map((seat, i) => (mine[i] ? played(seat) : takenOver(seat, locale)));
  const others = seats.flatMap((seat, i) => (seat.user === null || mine[i] ? [] : [[i, seat.user] as const]));
  const reserved = status === 'running' ? Object.fromEntries(others) : {};
  return withNotes({ ...record, seats: sitting } as R, { reserved });
}

/** Of whoever opens it: they play it themselves again. */
const played = ({ computer: _, ...seat }: SeatRecord): SeatRecord => ({ ...seat, dm: 'unknown' });

/** Where nobody sits here: a computer goes on only where nobody sat. */
function takenOver({ user, role, computer }: SeatRecord, locale: SeatRecord['locale']): SeatRecord {
  return { ...freeSeat(locale, role), ...(user === null && computer !== undefined && { computer }) };
}

/** Whether all that was answered and ordered came from seats of the match. */
const isWithin = ({ seats, answers, orders = [], news }: NonNullable<MatchRecord['match']>): boolean => {
  const logged = news.flatMap((line) => ('entry' in line && line.entry.answer ? [line.entry.answer] : []));
  return [...answers, ...orders, ...logged].every(({ seat }) => seat < seats);
};

const isRole = ({ game, text }: AnyGame, role: string | undefined): boolean =>
  game.roles ? role !== undefined && text.has(`role.${role}`, 'en') : role === undefined;

const bounded = ({ remindAfterHours, remindEveryHours, reminders, dmHands }: MatchSettings): MatchSettings => ({
  remindAfterHours: within(remindAfterHours),
  remindEveryHours: within(remindEveryHours),
  reminders,
  dmHands,
});
const within = (hours: number): number =>
  Math.min(HOURS[1], Math.max(HOURS[0], Number.isFinite(hours) ? hours : HOURS[1]));
