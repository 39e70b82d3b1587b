import { NewerProgram } from '../errors.ts';
import type { Database } from './database.ts';

/**
 * Which program plays from a database. Each has a number, a newer one a higher: an older one would take matches back to rules of before. So whoever
 * meets a higher number plays no more.
 */

/** The name in `meta` under which the highest number stands that has played. */
const KEY = 'program';
/** The channel in which a number is told that is higher than those before. */
export const PROGRAMS = 'castellan_program';

/** SQL: whether no newer program has played. */
export const isNewest = (program: number): string =>
  `not exists (select from meta newer where newer.id = '${KEY}' and newer.text::integer > ${program})`;

/** Notes that this program plays, and tells older ones. Throws `NewerProgram` where a newer one has played. */
export async function noteProgram(database: Database, program: number): Promise<void> {
  await database.inOne(async ({ query }) => {
    const [row] = await query<{ before: number | null; now: number }>(
      `with before as (select text::integer as n from meta where id = '${KEY}'),
        noted as (insert into meta (id, text) values ('${KEY}', $1::text)
          on conflict (id) do update set text = greatest(meta.text::integer, excluded.text::integer)::text
          returning text::integer as n)
      select (select n from before) as before, noted.n as now from noted`,
      [String(program)],
    );
    const { before, now } = row!;
    if (now > program) throw new NewerProgram(now, program);
    if (before !== now) await query(`select pg_notify('${PROGRAMS}', current_schema())`);
  });
}

/** Throws `NewerProgram` where a newer one has played. */
export async function checkProgram({ query }: Database, program: number): Promise<void> {
  const [row] = await query<{ n: number }>(`select text::integer as n from meta where id = '${KEY}'`);
  if (row && row.n > program) throw new NewerProgram(row.n, program);
}
