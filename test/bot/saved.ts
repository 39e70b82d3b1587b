import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Texts, textsOf } from '#store/postgres/rows';
import type { TestDatabase } from '../kit/postgres.ts';

/** What a table has saved, as somebody finds and changes it who goes round the program: in its folder or in its database. */
export interface Saved {
  /** The saved record of a match, as JSON. */
  head(id: string): Promise<string>;
  /** Puts this in its place, where there is no second one beside it. */
  write(id: string, text: string): Promise<void>;
  /** Takes the match away with all that belongs to it. */
  remove(id: string): Promise<void>;
  /** The records that were set aside, as JSON. */
  setAside(): Promise<string[]>;
  /** All that is kept, of whatever kind. */
  texts(): Promise<string[]>;
}

export function savedIn(folder: string): Saved {
  const matches = join(folder, 'matches');
  const headOf = (id: string) => join(matches, `${id}.json`);
  const all = async (place: string) => {
    const found = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    return Promise.all(files.map((file) => readFile(file, 'utf8')));
  };
  return {
    head: (id) => readFile(headOf(id), 'utf8'),
    async write(id, text) {
      await rm(`${headOf(id)}.bak`, { force: true });
      await writeFile(headOf(id), text);
    },
    async remove(id) {
      for (const place of [matches, join(folder, 'journals')])
        for (const name of await readdir(place)) if (name.startsWith(id)) await rm(join(place, name));
    },
    setAside: () => all(join(matches, 'broken')),
    texts: () => all(folder),
  };
}

/** The tables of a database, as `migrations/0001.sql` makes them. */
const TABLES = ['match', 'line', 'campaign', 'result', 'profile', 'server', 'meta'];

export function savedBy({ query }: Pick<TestDatabase, 'query'>): Saved {
  return {
    async head(id) {
      const [row] = await query('select head, base from match where id = $1', [id]);
      return whole(row as Record<keyof Texts, string>);
    },
    async write(id, text) {
      await query('update match set head = $2, base = $3 where id = $1', [id, ...parted(text)]);
    },
    remove: async (id) => void (await query('delete from match where id = $1', [id])),
    async setAside() {
      const rows = await query('select head, base from match where aside is not null');
      return rows.map((row) => whole(row as Record<keyof Texts, string>));
    },
    async texts() {
      const rows = await Promise.all(TABLES.map((table) => query(`select one::text as text from ${table} one`)));
      return rows.flat().map(({ text }) => text as string);
    },
  };
}

/** A record with its state in its place, which has a column of its own. */
function whole({ head, base }: Texts): string {
  if (base === null) return head;
  const record = JSON.parse(head);
  return JSON.stringify({ ...record, match: { ...record.match, base: JSON.parse(base) } });
}

/** What stands in both columns; a text that is no JSON stands in the first. */
function parted(text: string): [head: string, base: string | null] {
  try {
    const { head, base } = textsOf(JSON.parse(text));
    return [head, base];
  } catch {
    return [text, null];
  }
}
