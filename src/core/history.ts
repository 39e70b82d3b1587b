import { same } from './copy.ts';
import type {
  Answer,
  Checkpoint,
  Event,
  Game,
  LogEntry,
  LogLine,
  Match,
  Named,
  RngState,
  Round,
  Told,
} from './types.ts';

/** What happened in a match so far, as its lines tell it. */
export interface History<G> {
  /** Where a full replay starts. */
  origin: Checkpoint<G>;
  log: LogEntry[];
  /** The states at which rounds began since the origin, as far as the log still reaches them. */
  rounds: Round<G>[];
  /** What stands in the log besides and is never taken back; `at` of its entries lie before each. */
  remarks: { at: number; entry: LogEntry }[];
}

/** The history that these lines tell. Throws when they do not begin with an origin, or drop what is not there. */
export function historyOf<G>(lines: Iterable<LogLine<G>>): History<G> {
  const log: LogEntry[] = [];
  let origin: Checkpoint<G> | undefined;
  let rounds: History<G>['rounds'] = [];
  let remarks: History<G>['remarks'] = [];
  for (const line of lines) {
    if ('entry' in line) log.push(line.entry);
    else if ('origin' in line) {
      origin = line.origin;
      // Older states are of older rules.
      rounds = [];
    } else if ('round' in line) rounds.push(line.round);
    else if ('remark' in line) remarks.push({ at: log.length, entry: line.remark });
    else {
      if (!(line.drop in log)) throw new RangeError(`entry ${line.drop} of ${log.length} cannot be dropped`);
      log.splice(line.drop, 1);
      rounds = rounds.filter(({ at }) => at <= line.drop);
      remarks = remarks.map((one) => (one.at > line.drop ? { ...one, at: one.at - 1 } : one));
    }
  }
  if (!origin) throw new RangeError('a history begins with its origin');
  return { origin, log, rounds, remarks };
}

/** The same history in the fewest lines. */
export function linesOf<G>({ origin, log, rounds, remarks }: History<G>): LogLine<G>[] {
  const lines: LogLine<G>[] = [];
  for (let at = 0; at <= log.length; at++) {
    if (at === Math.min(origin.at, log.length)) lines.push({ origin });
    for (const one of remarks) if (one.at === at) lines.push({ remark: one.entry });
    if (at < log.length) lines.push({ entry: log[at]! });
  }
  return [...lines, ...rounds.map((round) => ({ round }))];
}

/** All that is to be read in a log, in order: what was answered and told, and the remarks in their places. */
export function toldIn<G>({ log, remarks }: Pick<History<G>, 'log' | 'remarks'>): LogEntry[] {
  if (remarks.length === 0) return log;
  const at = (n: number) => remarks.filter((one) => one.at === n).map(({ entry }) => entry);
  return [...log.flatMap((entry, i) => [...at(i), entry]), ...at(log.length)];
}

/** The log of a match that has never been saved, so that all of it is news. */
export const logOf = <G>(match: Match<G>): LogEntry[] => historyOf(match.news).log;

/** A match whose log has these lines more. */
export function logging<G>(match: Match<G>, lines: readonly LogLine<G>[]): Match<G> {
  const more = lines.reduce((sum, line) => sum + ('entry' in line ? 1 : 'drop' in line ? -1 : 0), 0);
  return { ...match, logged: match.logged + more, news: [...match.news, ...lines] };
}

/** An entry of the log: an answer and what was told by it, with the turns of the events and of the answer (`on`) if they have any. */
export function entryOf(
  answer: Answer | null,
  { told: events, turns, on }: { told: Event[]; turns: readonly Named[]; on?: Named | undefined },
): { entry: LogEntry } {
  const marks: [number, Named][] = [];
  for (const [i, turn] of turns.entries()) if (i === 0 || !same(turn, turns[i - 1])) marks.push([i, turn]);
  const isOther = on !== undefined && (turns.length === 0 || !same(on, turns[0]));
  return { entry: { answer, events, ...(marks.length > 0 && { turns: marks }), ...(isOther && { on }) } };
}

/** The turn on which an entry was answered; null between turns, and where nobody has answered. */
export const answeredOn = ({ answer, turns, on = turns?.[0]?.[1] }: LogEntry): Named => (answer ? (on ?? null) : null);

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
  { before, after, run, at }: { before: G | undefined; after: G; run: { no: number; rng: RngState }; at: number },
): LogLine<G>[] {
  const name = round?.(after) ?? null;
  if (name === null || (before !== undefined && same(name, round!(before)))) return [];
  return [{ round: { name, ...checkpoint(after, run.rng, run.no + 1, at) } }];
}

/** What is shown of a log in one line: something that happened, or a whole stretch of it, folded. */
export type LogRow = { event: Event } | { fold: string; events: Event[] };
/** What happened on one turn; `turn` is undefined where the game names none, and null between turns. */
export interface TurnLines {
  turn: Named | undefined;
  lines: LogRow[];
}

/**
 * A log by turns, in order, with neighbouring events of the same stretch folded into one line. A stretch ends with its turn.
 * Of a log that began to name turns later, what was before stands under `undefined`.
 */
export function byTurns(log: readonly LogEntry[]): TurnLines[] {
  const all: TurnLines[] = [];
  for (const { events, turns = [] } of log) {
    let turn: Named | undefined;
    for (const [i, event] of events.entries()) {
      const mark = turns.find(([from]) => from === i);
      if (mark) turn = mark[1];
      if (all.length === 0 || !same(all.at(-1)!.turn, turn)) all.push({ turn, lines: [] });
      const { lines } = all.at(-1)!;
      const before = lines.at(-1);
      if (event.fold === undefined) lines.push({ event });
      else if (before && 'fold' in before && before.fold === event.fold) before.events.push(event);
      else lines.push({ fold: event.fold, events: [event] });
    }
  }
  return all;
}

/** What everybody was told of these types, with its turn, oldest first. */
export function recalled(log: readonly LogEntry[], types: readonly string[] = []): Told[] {
  if (types.length === 0) return [];
  return byTurns(log).flatMap(({ turn = null, lines }) =>
    lines
      .flatMap((line) => ('event' in line ? [line.event] : line.events))
      .filter(({ type }) => types.includes(type))
      .map(({ type, shown }): Told => ({ turn, type, shown })),
  );
}

/** How much room things take on a page: a line 1 and the name of a turn nothing, unless somebody counts letters. */
export interface LineSizes {
  line?(line: LogRow): number;
  /** The name of a turn, which each page says anew for what it has of it. */
  name?(turn: Named | undefined): number;
}

/**
 * These turns on pages with room for `most`. The last page is the newest; all others stay as they are when the log
 * grows. A turn that does not fit on the rest of a page begins a new one. A turn that is longer than a page goes on
 * under its name on the next. A line that is larger than a page has one for itself. Throws a RangeError for pages
 * without room.
 */
export function logPages(
  turns: readonly TurnLines[],
  most: number,
  { line: sizeOf = () => 1, name: sizeOfName = () => 0 }: LineSizes = {},
): TurnLines[][] {
  if (!(most >= 1)) throw new RangeError(`a page has one line at least, not ${most}`);
  const pages: TurnLines[][] = [];
  let room = 0;
  for (const { turn, lines } of turns) {
    const sizes = lines.map(sizeOf);
    const name = sizeOfName(turn);
    const whole = sizes.reduce((sum, size) => sum + size, name);
    let part: LogRow[] | undefined;
    for (const [i, line] of lines.entries()) {
      if (part && sizes[i]! <= room) {
        part.push(line);
        room -= sizes[i]!;
        continue;
      }
      if (pages.length === 0 || (part ?? whole > room)) {
        pages.push([]);
        room = most;
      }
      part = [line];
      pages.at(-1)!.push({ turn, lines: part });
      room -= name + sizes[i]!;
    }
  }
  return pages;
}

/**
 * What was answered and what happened by it, without what only orders a log for the eye (turns, stretches). An earlier
 * program did not write that down, and a replay by this one does.
 */
export const happened = (log: readonly LogEntry[]) =>
  log.map(({ answer, events }) => ({
    answer,
    events: events.map(({ type, shown, only }) => ({ type, shown, ...(only && { only }) })),
  }));
