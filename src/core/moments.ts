import { same } from './copy.ts';
import { answeredOn, type History } from './history.ts';
import type { Event, LogEntry, Named } from './types.ts';

/** A match is looked at again moment by moment: where its turns began, and how it stands now. */

/** A moment of a match. Between it and the one before lies what is told with it. */
export interface Moment {
  /** So many entries of the log lie before it. */
  at: number;
  /** The same of the moment before; 0 of the first. */
  from: number;
  /** The turn that begins there, or the round in a game without turns; null of the last one, which is how the match stands now. */
  begins: { turn: Named } | { round: Named } | null;
  /** It is the first one of a round. */
  isRound: boolean;
}

/** What of a history moments are found in. */
type Looked<G> = Pick<History<G>, 'origin' | 'log' | 'rounds'>;

/**
 * The moments that can be looked at again, oldest first: where turns begin, else rounds, and the last one, how the match stands now. None lies before
 * the origin: that was played by other rules. None lies among what only some have seen.
 */
export function momentsIn<G>({ origin, log, rounds }: Looked<G>, isSeen: (entry: LogEntry) => boolean): Moment[] {
  const lastSeen = log.findLastIndex(isSeen);
  const turns = turnsBegin(log);
  const begin = turns.length > 0 ? turns : rounds.map(({ name, at }) => ({ at, begins: { round: name } }));
  const starts = begin.filter(({ at }) => at >= Math.max(origin.at, 1) && at <= lastSeen);
  const all = [...starts, { at: log.length, begins: null }].filter(({ at }) => at >= 1);
  return all.map(({ at, begins }, i) => ({
    at,
    from: i > 0 ? all[i - 1]!.at : origin.at,
    begins,
    isRound: rounds.some((round) => round.at <= at && (i === 0 || round.at > all[i - 1]!.at)),
  }));
}

/** Where turns begin: before the first answer that was given on each. */
function turnsBegin(log: readonly LogEntry[]): { at: number; begins: { turn: Named } }[] {
  const found: { at: number; begins: { turn: Named } }[] = [];
  for (const [at, entry] of log.entries()) {
    const turn = answeredOn(entry);
    if (turn !== null && !same(turn, found.at(-1)?.begins.turn ?? null)) found.push({ at, begins: { turn } });
  }
  return found;
}

/**
 * At most `most` of these moments: all of them, else those where a round begins, else some at even distances. Rounds are taken where they
 * take half of the room at least, and no more than there is. The first and the last are among them, and what is told with each begins
 * where the one before it ends.
 */
export function fewer(moments: readonly Moment[], most: number): Moment[] {
  if (moments.length <= most) return [...moments];
  const last = moments.length - 1;
  const rounds = moments.filter(({ isRound }, i) => isRound || i === 0 || i === last);
  const kept = rounds.length >= most / 2 && rounds.length <= most ? rounds : evenly(moments, most);
  return kept.map((one, i) => (i > 0 ? { ...one, from: kept[i - 1]!.at } : one));
}

/** Between which moments stretches of play are looked for, and how many moments there may be in all. */
interface Finer {
  /** The types of events with which a stretch begins (`Game.stretches`). */
  starts: readonly string[];
  most: number;
}

/**
 * The same moments, and between them those at which a new stretch of play began: all of them, or as many as there is room for at even distances.
 * They are named like the moment before. What is told with each begins where the one before it ends. What only some have seen begins none.
 */
export function finer(moments: readonly Moment[], log: readonly LogEntry[], { starts, most }: Finer): Moment[] {
  const [first, last] = [moments[0], moments.at(-1)];
  const room = most - moments.length;
  if (!first || !last || room < 2) return [...moments];
  const known = new Set(moments.map(({ at }) => at));
  const begin = log.flatMap(({ events }, at): number[] => {
    const isBetween = at > first.at && at < last.at && !known.has(at);
    return isBetween && events.some(({ type, only }) => only === undefined && starts.includes(type)) ? [at] : [];
  });
  const added = (begin.length > room ? evenly(begin, room) : begin).map((at): Moment => {
    const { begins } = moments.findLast((one) => one.at < at)!;
    return { at, from: first.at, begins, isRound: false };
  });
  const all = [...moments, ...added].sort((a, b) => a.at - b.at);
  return all.map((one, i) => (i > 0 ? { ...one, from: all[i - 1]!.at } : one));
}

/** So many of a list at even distances, the first and the last among them. */
const evenly = <T>(all: readonly T[], n: number): T[] =>
  Array.from({ length: n }, (_, i) => all[Math.round((i * (all.length - 1)) / (n - 1))]!);

/** What everybody was told between the moment before and this one, oldest first. */
export const toldBefore = (log: readonly LogEntry[], { from, at }: Pick<Moment, 'from' | 'at'>): Event[] =>
  log.slice(from, at).flatMap(({ events }) => events.map(({ type, shown }) => ({ type, shown })));
