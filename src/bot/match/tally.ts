import type { LogEntry } from '#core/types';

/** What a log says of who did what and when, in numbers: the answers that stand, and how long seats were waited for. */

/** Of one seat. */
export interface SeatTally {
  /** Its answers that stand, those of its orders among them. */
  answers: number;
  /** How many the bot has given for it besides. */
  standIns: number;
  /** How long it was waited for each time, in ms, the shortest first. */
  waits: number[];
}
/** Of a match; the times, in ms since 1970, are absent where an earlier program has written the log. */
export interface MatchTally {
  seats: SeatTally[];
  begun?: number;
  last?: number;
}

/** Counts a log for so many seats. What was taken back is not in it. */
export function tallyOf(log: readonly LogEntry[], seats: number): MatchTally {
  const mine = (seat: number) => log.filter(({ answer }) => answer?.seat === seat);
  const begun = log[0]?.at;
  const last = log.at(-1)?.at;
  return {
    seats: Array.from({ length: seats }, (_, seat) => ({
      answers: mine(seat).filter(({ standIn }) => !standIn).length,
      standIns: mine(seat).filter(({ standIn }) => standIn).length,
      waits: mine(seat)
        .flatMap(({ waited }) => waited ?? [])
        .sort((a, b) => a - b),
    })),
    ...(begun !== undefined && { begun }),
    ...(last !== undefined && { last }),
  };
}

/** The middle one of these, which are in order: of an even number the mean of the two. Undefined of none. */
export function median(ordered: readonly number[]): number | undefined {
  const half = ordered.length / 2;
  const [low, high] = [ordered[Math.ceil(half) - 1], ordered[Math.floor(half)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
