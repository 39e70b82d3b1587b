import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '#core/types';
import { isAbsent, writeWhole } from './json-file.ts';

/** How a person is taken out of files. */

/** Stands in the place of somebody who is not named any more. */
export const NOBODY = '—';

/** An id as a word of its own in a text: a longer id in which it stands is somebody else's. */
const wordOf = (user: string): RegExp => new RegExp(`(?<!\\w)${user.replace(/[^\w]/g, '\\$&')}(?!\\w)`, 'g');

/** Whether a text names this user. */
export const names = (text: string, user: string): boolean => text.includes(user) && wordOf(user).test(text);

/** A value of JSON without this user: what is under their id goes, and where it stands within a text is `NOBODY`. */
export function withoutUser<T>(value: T, user: string): T {
  const word = wordOf(user);
  const mention = new RegExp(`<@!?${word.source}>`, 'g');
  const without = (one: Json): Json => {
    if (typeof one === 'string') return one.replace(mention, NOBODY).replace(word, NOBODY);
    if (Array.isArray(one)) return one.filter((each) => each !== user).map(without);
    if (typeof one !== 'object' || one === null) return one;
    const kept = Object.entries(one).filter(([name]) => name !== user);
    return Object.fromEntries(kept.map(([name, part]) => [name, without(part)]));
  };
  return without(value as Json) as T;
}

/**
 * Takes a user out of the files of a folder that nothing reads any more, or nothing here can read. As many zeros stand there instead: a file
 * that could be mended by hand still can. A folder that is not there has none.
 */
export async function scrubFolder(folder: string, user: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  for (const entry of entries) if (entry.isFile()) await scrubFile(join(folder, entry.name), user);
}

/** The same for one file, which may be absent. */
export async function scrubFile(file: string, user: string): Promise<void> {
  const text = await fileText(file);
  if (text === undefined || !names(text, user)) return;
  await writeWhole(file, scrubbed(text, user), { backup: false });
}

/** A text with as many zeros in the place of this user. */
export const scrubbed = (text: string, user: string): string => text.replace(wordOf(user), '0'.repeat(user.length));

/** The text of a file; undefined when there is none. */
export const fileText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isAbsent(error) || (error as NodeJS.ErrnoException).code === 'EISDIR') return undefined;
    throw error;
  });
