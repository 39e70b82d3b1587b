import { refuse } from './actions.ts';
import { copy, same } from './copy.ts';
import { answeredOn, entryOf, type History, logging } from './history.ts';
import { type Acted, begun, position, standing, take } from './match.ts';
import { carriedOut } from './objections.ts';
import { standingNow } from './orders.ts';
import { settle } from './settle.ts';
import type { Checkpoint, Event, Game, LogEntry, Match, Named, Refusal, SeatId } from './types.ts';

/** A match is set back from its history: the round before is played again from its state, with the answers of the log. */

/** Where a match can be set back to: the first question of a round or of a turn, or the last question that a seat has answered. */
export type Earlier = { round: Named } | { turn: Named } | { before: SeatId };

/** An earlier moment, and how many entries of the log lie before it. */
export interface EarlierIn {
  to: Earlier;
  at: number;
}

/**
 * Where a match can be set back to, the newest first. `isSeen` says which entries everybody has seen something of: a moment
 * after the last of these is no news, and an answer that is none of them stays a secret.
 */
export function earlierIn<G>(
  { origin, log, rounds }: Pick<History<G>, 'origin' | 'log' | 'rounds'>,
  isSeen: (entry: LogEntry) => boolean,
): EarlierIn[] {
  const last = log.findLastIndex(isSeen);
  const seats = new Map<SeatId, number>();
  for (const [at, entry] of log.entries()) if (entry.answer && isSeen(entry)) seats.set(entry.answer.seat, at);
  const found: EarlierIn[] = [
    ...rounds.map(({ name, at }) => ({ to: { round: name }, at })),
    ...turnsIn(log),
    ...[...seats].map(([before, at]) => ({ to: { before }, at })),
  ];
  return found.filter(({ at }) => at >= origin.at && at >= 1 && at <= last).sort((a, b) => b.at - a.at);
}

/** Where turns begin on which somebody has answered. */
function turnsIn(log: readonly LogEntry[]): EarlierIn[] {
  const found: EarlierIn[] = [];
  let before: Named = null;
  for (const [at, entry] of log.entries()) {
    const turn = answeredOn(entry);
    if (turn === null || same(turn, before)) continue;
    found.push({ to: { turn }, at });
    before = turn;
  }
  return found;
}

/**
 * The match as it was at an earlier moment of its history: dice and draws come the same again. Refuses when the history does not
 * reach it: it never was, or under other rules.
 */
export function reached<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  history: History<G>,
  { to, at }: EarlierIn,
): Match<G> | Refusal {
  const there = playedTo(game, match, history, at);
  if ('refused' in there || !('turn' in to)) return there;
  const turn = game.turn?.(position(game, there).g) ?? null;
  return same(turn, to.turn) ? there : refuse('no-such-round');
}

/** The match with the first `at` entries of its log, without orders. */
function playedTo<G, V>(game: Game<G, V>, match: Match<G>, history: History<G>, at: number): Match<G> | Refusal {
  for (const there of retold(game, match, history, [at])) return there;
  return refuse('no-such-round');
}

/**
 * The match as it stood after the first `at` entries of its log, for each of these numbers, which grow: without orders. Each goes on from
 * the one before, or from the round that began last. Where one cannot be reached it refuses, and gives no more.
 */
export function* retold<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  { origin, log, rounds }: History<G>,
  ats: readonly number[],
): Generator<Match<G> | Refusal, void> {
  let last: { there: Match<G>; stands: number } | undefined;
  for (const at of ats) {
    const from = rounds.findLast((round) => round.at <= at) ?? origin;
    if (at < from.at || at < (last?.stands ?? 0) || at > log.length) return yield refuse('no-such-round');
    let { there, stands } = last && last.stands >= from.at ? last : firstAsked(game, match, from, log[from.at]);
    for (const { answer } of log.slice(stands, at)) {
      const taken: Acted<G> | Refusal = take(game, there, answer!);
      if ('refused' in taken) return yield refuse('no-such-round');
      there = taken.match;
    }
    stands = Math.max(stands, at);
    last = { there, stands };
    yield there;
  }
}

/** A match at the first question after a checkpoint, and how many entries of the log lie before it. `first` is the one there. */
function firstAsked<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  { base, drawn, stepNo, at }: Checkpoint<G>,
  first: LogEntry | undefined,
): { there: Match<G>; stands: number } {
  const rng = { seed: match.rng.seed, drawn: { ...drawn } };
  const standsIn = { base: copy(base), rng, stepNo, answers: [], logged: at, news: [] };
  const there = { ...standing(carriedOut(match), []), ...standsIn };
  // Only the first entry of all is no answer. Elsewhere the question may come steps later; what is told until then is in the log already.
  return first?.answer === null
    ? { there: begun(game, there), stands: at + 1 }
    : { there: settle(game, there).match, stands: at };
}

/**
 * The match set back to an earlier moment, with the lines that take its log back to there, and a remark that stays in it for ever:
 * `told`. Orders stand as far as they hold there; what is open then is put to people all the same. Refuses like `reached`.
 */
export function setBack<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  history: History<G>,
  { told, ...earlier }: EarlierIn & { told: Event },
): Acted<G> | Refusal {
  const there = reached(game, match, history, earlier);
  if ('refused' in there) return there;
  const { g } = position(game, there);
  const drops = Array.from({ length: match.logged - earlier.at }, (_, i) => ({ drop: match.logged - 1 - i }));
  const remark = entryOf(null, { told: [told], turns: game.turn ? [game.turn(g)] : [] }).entry;
  const { logged, news } = logging(match, [...drops, { remark }]);
  const { orders, changed } = standingNow(game, g, match.orders ?? []);
  return {
    match: standing({ ...there, logged, news }, orders),
    events: [told],
    ...(changed.length > 0 && { changed }),
  };
}
