import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NewerDatabase } from '../errors.ts';
import type { Database } from './database.ts';

/** Found by name and not beside this file, which a bundle has swallowed. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('#store/postgres/migrate')), 'migrations');

/**
 * Brings the tables of a database to what this program needs: the numbered SQL files that were not run yet, in order, all or none.
 * Of several processes one does it. Gives how many were run. Throws `NewerDatabase` when a newer program has run more than there are here.
 */
export function migrate(database: Database): Promise<number> {
  const files = readdirSync(FOLDER)
    .filter((name) => /^\d{4}\.sql$/.test(name))
    .sort();
  return database.inOne(async ({ query }) => {
    await query(`select pg_advisory_xact_lock(hashtextextended('castellan migration ' || current_schema(), 0))`);
    await query('create table if not exists migration (n integer primary key, at timestamptz not null default now())');
    const [{ newest }] = (await query<{ newest: number }>('select coalesce(max(n), 0) as newest from migration')) as [
      { newest: number },
    ];
    if (newest > files.length) throw new NewerDatabase(newest, files.length);
    const due = files.slice(newest);
    for (const name of due) {
      await query(readFileSync(join(FOLDER, name), 'utf8'));
      await query('insert into migration (n) values ($1)', [Number(name.slice(0, 4))]);
    }
    return due.length;
  });
}
