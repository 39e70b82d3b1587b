import { inTurn } from '#store/queue';
import type { MatchResult, SeatOutcome } from '#store/results';
import { positionOf } from './asked.ts';
import { find } from './change.ts';
import { hasChangedHands } from './changed-hands.ts';
import type { House } from './house.ts';
import { type Found, isPlayed } from './record.ts';

/** How the matches of a server came out. Each is looked up in its own record once, and kept then. */

/**
 * The results of a server, the oldest first, without lobbies. Matches that have ended since somebody looked are taken on first. One that
 * cannot be read is left out, and looked at again the next time.
 */
export async function resultsOf(house: House, guild: string): Promise<MatchResult[]> {
  const { store } = house;
  await inTurn(`results ${guild}`, async () => {
    const known = new Set((await store.results.of(guild)).map(({ match }) => match));
    const isNew = ({ id, guild: where, status, game }: Awaited<ReturnType<typeof store.all>>[number]) =>
      where === guild && (status === 'over' || status === 'ended') && house.games.has(game) && !known.has(id);
    const fresh: MatchResult[] = [];
    for (const { id } of (await store.all()).filter(isNew)) {
      try {
        fresh.push(resultIn(await find(house, id), guild));
      } catch (error) {
        house.log.warn({ err: error, match: id }, 'a match that cannot be read has no result');
      }
    }
    if (fresh.length > 0) await store.results.keep(fresh);
  });
  return (await store.results.of(guild)).filter(({ ending }) => ending !== 'closed');
}

/** How a match that has ended came out, and whose rating it counts for. */
export function resultIn(found: Found, guild: string): MatchResult {
  const { record } = found;
  const { id: match, game, updatedAt: at } = record;
  if (!isPlayed(found)) return { match, guild, game, at, ending: 'closed', seats: [] };
  const outcome = record.status === 'over' ? positionOf(found).outcome : undefined;
  const seats = record.seats.map(
    ({ user }, seat): SeatOutcome => ({ user, result: outcome?.seats[seat]?.result ?? null, counts: false }),
  );
  const ending = outcome ? 'over' : 'ended';
  const counting =
    outcome && record.notes.from === undefined && record.notes.lesson === undefined && !isTogether(seats)
      ? countingIn(found, seats)
      : [];
  return {
    match,
    guild,
    game,
    at,
    ending,
    seats: seats.map((seat, i) => ({ ...seat, counts: counting.includes(i) })),
  };
}

/** Whether all people have won or lost as one: they played with each other, or the game has beaten them. */
const isTogether = (seats: readonly SeatOutcome[]): boolean => isSame(seats) && seats[0]?.result !== 'drawn';
const isSame = (seats: readonly SeatOutcome[]): boolean => seats.every(({ result }) => result === seats[0]?.result);

/** The seats that count: of people with one seat, which has always been theirs and for which no computer has answered. None where nothing is left to compare. */
function countingIn({ record }: Found, seats: readonly SeatOutcome[]): number[] {
  const isAlone = (user: string) => seats.filter((one) => one.user === user).length === 1;
  const { byComputer = [] } = record.notes;
  const counting = seats.flatMap(({ user }, seat) =>
    user !== null && isAlone(user) && !hasChangedHands(record, seat) && !byComputer.includes(seat) ? [seat] : [],
  );
  const compared = counting.map((seat) => seats[seat]!);
  return compared.length < 2 || isTogether(compared) ? [] : counting;
}
