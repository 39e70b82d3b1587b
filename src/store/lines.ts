import { type History, historyOf } from '#core/history';
import type { Json, LogEntry, Match } from '#core/types';
import { Damaged } from './errors.ts';
import { parseJson, readLine } from './record.ts';

/** The lines of a history, each a JSON text, wherever they are kept. */

/** The history of a match. Throws `Damaged` when it is not whole, or does not lead to this match. */
export function readHistory(lines: readonly string[], match: Match<Json>): History<Json> {
  const history = orDamaged(() => historyOf(lines.map((text) => readLine(parseJson(text)))));
  if (history.log.length !== match.logged) throw new Damaged('the journal is of another match');
  return history;
}

/** The last of all that is to be read in its log (`toldIn`), so many at most, oldest first; the lines before them are not looked at. */
export function readLastEntries(lines: readonly string[], match: Match<Json>, count: number): LogEntry[] {
  const left = [...lines];
  const entries: LogEntry[] = [];
  /** Where the entries stood, at the moment that has been reached, that were taken back later. */
  let taken: number[] = [];
  let length = match.logged;
  while (entries.length < count && left.length > 0) {
    const line = readLine(parseJson(left.pop()!));
    if ('drop' in line) {
      taken = [...taken.map((at) => (at < line.drop ? at : at + 1)), line.drop];
      length++;
    } else if ('entry' in line) {
      length--;
      if (taken.includes(length)) taken = taken.filter((at) => at !== length);
      else entries.unshift(line.entry);
    } else if ('remark' in line) entries.unshift(line.remark);
  }
  return entries;
}

function orDamaged<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new Damaged(error.message);
    throw error;
  }
}

/**
 * Throws `Damaged` unless these news lead from a log of `before` entries to one of as many as the match says it has.
 * The news of a new history (`isFirst`) must say where a replay starts.
 */
export function checkNews({ news, logged }: Match<Json>, before: number, isFirst: boolean): void {
  let length = before;
  for (const line of news) {
    if ('entry' in line) length++;
    else if ('drop' in line && line.drop >= length--) throw new Damaged('match.news: takes back what is not there');
  }
  if (length !== logged) throw new Damaged(`match.logged: news make it ${length}`);
  if (isFirst && !news.some((line) => 'origin' in line))
    throw new Damaged('match.news: a history begins with its origin');
}

/**
 * The match with a history that begins where it stands, because the one before is lost. The answers of the step in
 * progress are its log, with their events as far as they are among the news. `lost` says whether events are missing.
 */
export function begunAnew(match: Match<Json>): { match: Match<Json>; lost: boolean } {
  const { base, rng, stepNo, answers, news } = match;
  const known = news.flatMap((line) => ('entry' in line ? line.entry : []));
  const entries = answers.map((answer, i) => {
    const last = known.at(i - answers.length);
    return last?.answer?.decision === answer.decision ? last : { answer, events: [] };
  });
  const origin = { base, drawn: rng.drawn, stepNo, at: 0 };
  const lines = [{ origin }, ...entries.map((entry) => ({ entry }))];
  return {
    match: { ...match, logged: entries.length, news: lines },
    lost: entries.some((entry) => !known.includes(entry)),
  };
}
