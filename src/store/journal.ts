import { readFile } from 'node:fs/promises';
import { type History, historyOf } from '#core/history';
import type { Json, LogEntry, LogLine, Match } from '#core/types';
import { writeAt } from './disk.ts';
import { Damaged } from './errors.ts';
import { isAbsent } from './json-file.ts';
import { parseJson, readLine } from './record.ts';

/**
 * How much of a match's journal is its history. What stands in the file behind it was never committed, and is
 * written over. A journal that takes the place of a damaged one has the next number.
 */
export interface Extent {
  no: number;
  bytes: number;
  lines: number;
  /** The events of the answers to this step are lost: a full replay can begin at the checkpoint after it. */
  lost?: number;
}
export const NOTHING: Extent = { no: 1, bytes: 0, lines: 0 };

/** Writes lines behind the extent and syncs them; gives the longer extent. Throws `Damaged` when the file is shorter. */
export async function append(file: string, extent: Extent, lines: readonly LogLine<Json>[]): Promise<Extent> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const bytes = await writeAt(file, extent.bytes, text, () => new Damaged('the journal is cut')).catch(orGone);
  return { ...extent, bytes: extent.bytes + bytes, lines: extent.lines + lines.length };
}

function orGone(error: unknown): never {
  const isFolder = (error as NodeJS.ErrnoException).code === 'EISDIR';
  throw isAbsent(error) || isFolder ? new Damaged('the journal is gone') : error;
}

/** A match and its journal. */
export interface JournalOf {
  file: string;
  extent: Extent;
  match: Match<Json>;
}

/** The history of a match. Throws `Damaged` when it is not whole, or does not lead to this match. */
export async function readHistory({ file, extent, match }: JournalOf): Promise<History<Json>> {
  const lines = (await linesIn(file, extent)).map((text) => readLine(parseJson(text)));
  const history = orDamaged(() => historyOf(lines));
  if (history.log.length !== match.logged) throw new Damaged('the journal is of another match');
  return history;
}

/** The last of all that is to be read in its log (`toldIn`), so many at most, oldest first; the lines before them are not looked at. */
export async function readLastEntries({ file, extent, match }: JournalOf, count: number): Promise<LogEntry[]> {
  const lines = await linesIn(file, extent);
  const entries: LogEntry[] = [];
  /** Where the entries stood, at the moment that has been reached, that were taken back later. */
  let taken: number[] = [];
  let length = match.logged;
  while (entries.length < count && lines.length > 0) {
    const line = readLine(parseJson(lines.pop()!));
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

async function linesIn(file: string, extent: Extent): Promise<string[]> {
  const bytes = await readFile(file).catch(orGone);
  if (bytes.length < extent.bytes) throw new Damaged('the journal is cut');
  const lines = bytes.toString('utf8', 0, extent.bytes).split('\n');
  if (lines.pop() !== '' || lines.length !== extent.lines) throw new Damaged('the journal has other lines');
  return lines;
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
