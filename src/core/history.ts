import type { Checkpoint, Game, Json, LogEntry, LogLine, Match, RngState } from './types.ts';

/** What happened in a match so far, as its lines tell it. */
export interface History<G> {
  /** Where a full replay starts. */
  origin: Checkpoint<G>;
  log: LogEntry[];
  /** The states at which rounds began, as far as the log still reaches them. */
  rounds: (Checkpoint<G> & { name: Json })[];
}

/** The history that these lines tell. Throws when they do not begin with an origin, or drop what is not there. */
export function historyOf<G>(lines: Iterable<LogLine<G>>): History<G> {
  const log: LogEntry[] = [];
  let origin: Checkpoint<G> | undefined;
  let rounds: History<G>['rounds'] = [];
  for (const line of lines) {
    if ('entry' in line) log.push(line.entry);
    else if ('origin' in line) origin = line.origin;
    else if ('round' in line) rounds.push(line.round);
    else {
      if (!(line.drop in log)) throw new RangeError(`entry ${line.drop} of ${log.length} cannot be dropped`);
      log.splice(line.drop, 1);
      rounds = rounds.filter(({ at }) => at <= line.drop);
    }
  }
  if (!origin) throw new RangeError('a history begins with its origin');
  return { origin, log, rounds };
}

/** The same history in the fewest lines. */
export function linesOf<G>({ origin, log, rounds }: History<G>): LogLine<G>[] {
  const before = log.slice(0, origin.at).map((entry) => ({ entry }));
  const after = log.slice(origin.at).map((entry) => ({ entry }));
  return [...before, { origin }, ...after, ...rounds.map((round) => ({ round }))];
}

/** The log of a match that has never been saved, so that all of it is news. */
export const logOf = <G>(match: Match<G>): LogEntry[] => historyOf(match.news).log;

/** A match whose log has these lines more. */
export function logging<G>(match: Match<G>, lines: readonly LogLine<G>[]): Match<G> {
  const more = lines.reduce((sum, line) => sum + ('entry' in line ? 1 : 'drop' in line ? -1 : 0), 0);
  return { ...match, logged: match.logged + more, news: [...match.news, ...lines] };
}

/** A state between two steps, with the draws so far; `at` entries of the log lie before it. */
export const checkpoint = <G>(
  base: G,
  { drawn }: Pick<RngState, 'drawn'>,
  stepNo: number,
  at: number,
): Checkpoint<G> => ({
  base,
  drawn: { ...drawn },
  stepNo,
  at,
});

/** The line that says a round has begun between these states; none when the name of the round is the same. */
export function roundLine<G, V>(
  { round }: Game<G, V>,
  { before, after, run, at }: { before: G; after: G; run: { no: number; rng: RngState }; at: number },
): LogLine<G>[] {
  const name = round?.(after);
  if (name === undefined || name === round!(before)) return [];
  return [{ round: { name, ...checkpoint(after, run.rng, run.no + 1, at) } }];
}
