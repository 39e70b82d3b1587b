import { readFile } from 'node:fs/promises';
import type { Json, LogLine, Match } from '#core/types';
import { writeAt } from './disk.ts';
import { Damaged } from './errors.ts';
import { isAbsent } from './json-file.ts';

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

/** The lines of a journal, as far as they count. Throws `Damaged` when they are not all there. */
export async function linesIn({ file, extent }: Pick<JournalOf, 'file' | 'extent'>): Promise<string[]> {
  const bytes = await readFile(file).catch(orGone);
  if (bytes.length < extent.bytes) throw new Damaged('the journal is cut');
  const lines = bytes.toString('utf8', 0, extent.bytes).split('\n');
  if (lines.pop() !== '' || lines.length !== extent.lines) throw new Damaged('the journal has other lines');
  return lines;
}
