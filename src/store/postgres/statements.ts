import type { Statement } from './database.ts';
import { isNewest } from './programs.ts';
import { COLUMNS, LIVE } from './rows.ts';

/** The statements by which matches are loaded and saved. They have names, so that they are prepared once a connection. */

/** $1 id, $2 the version that is known: the texts are given only if it is another one. */
export const LOAD: Statement = {
  name: 'match-load',
  text: `select version, aside,
      case when version <> $2 then head end as head,
      case when version <> $2 then base end as base
    from match where id = $1`,
};

/**
 * What both ways to save take. $1 id, $2 version, $3 matches that do not count, $4 the channel that is taken by it. $5 head, $6 base (null: as
 * it was), $7 new lines of the history with `BETWEEN` between them. $8 and on: the columns of the index entry.
 */
const columns = Object.entries(COLUMNS).map(([name, type], i) => ({ name, value: `$${8 + i}::${type}` }));
const after = 8 + columns.length;

/** What stands between two lines. A line of JSON has none of it, and as one text they need no quotes of a list. */
export const BETWEEN = '\n';
const NEWS = `string_to_array($7::text, e'\\n')`;

/** Nobody else is live in the channel that is taken. */
const FREE = `($4::text is null or not exists (
    select from match other where other.channel = $4 and other.aside is null and other.${LIVE}
    and other.id <> $1 and other.id <> all ($3::text[])))`;
const LINES = `written as (
    insert into line (match, n, text)
    select $1, saved.lines - cardinality(${NEWS}) + news.n, news.text
    from saved, unnest(${NEWS}) with ordinality as news (text, n))`;

const BASE = `case when $6::text is null then base
    else left(coalesce(base, ''), $${after + 2}::integer) || $6::text || right(coalesce(base, ''), $${after + 3}::integer) end`;

/** How matches are saved. */
export interface SavingStatements {
  /** Gives no row when the id is taken, or the channel. */
  create: Statement;
  /**
   * A commit is one statement. The last four values begin with the version that it follows on, and whether the match is live. The other two are
   * how many letters stay of the beginning of its base, and of its end: $6 comes between them. It gives no row when another version is stored,
   * when the match is set aside, or when the channel is taken.
   */
  commit: Statement;
}

/** The channel in which processes tell each other that they have saved a match. */
export const SAVED = 'castellan_saved';

/** What comes with saving a match, besides the match. */
export interface SavedWith {
  /** Jobs that are added: by what they do, in SQL. */
  jobs: Readonly<Record<string, string>>;
  /** Which program plays: it tells others, and saves nothing where a newer one plays. Absent while a store is filled. */
  program?: number | undefined;
}

/** The statements that save a match. */
export function savingStatements({ jobs, program }: SavedWith): SavingStatements {
  const told = `pg_notify('${SAVED}', json_build_object('id', $1::text, 'version', $2::integer)::text)`;
  const added = Object.entries(jobs).map(([what, job]) => `${job} as ${what}`);
  const end = `select ${['lines', ...added, ...(program === undefined ? [] : [told])].join(', ')} from saved`;
  const may = program === undefined ? FREE : `${FREE} and ${isNewest(program)}`;
  const name = ['', ...Object.keys(jobs)].join('-');
  return {
    create: {
      name: `match-create${name}`,
      text: `with saved as (
        insert into match (id, version, holds, head, base, lines, ${columns.map((one) => one.name).join(', ')})
        select $1, $2::integer, $4::text, $5::text, $6::text, cardinality(${NEWS}), ${columns.map(({ value }) => value).join(', ')}
        where ${may}
        on conflict (id) do nothing
        returning lines), ${LINES} ${end}`,
    },
    commit: {
      name: `match-commit${name}`,
      text: `with saved as (
        update match set version = $2::integer, head = $5::text, base = ${BASE},
          lines = lines + cardinality(${NEWS}), ${columns.map((one) => `${one.name} = ${one.value}`).join(', ')},
          holds = case when $${after + 1}::boolean then coalesce($4::text, holds) end
        where id = $1 and version = $${after}::integer and aside is null and ${may}
        returning lines), ${LINES} ${end}`,
    },
  };
}

/** $1 id. The record's version, and all lines of its history with `BETWEEN` between them: of one moment. As a list they would take ten times the work to read. It gives no row where the match is set aside. */
export const HISTORY: Statement = {
  name: 'match-history',
  text: `select version, lines as count,
      (select string_agg(text, e'\\n' order by n) from line where match = $1 and n <= lines) as lines
    from match where id = $1 and aside is null`,
};

/** The same of the last lines alone, $2 at most. */
export const TAIL: Statement = {
  name: 'match-tail',
  text: `select version, lines as count,
      (select string_agg(text, e'\\n' order by n) from line where match = $1 and n <= lines and n > lines - $2::integer) as lines
    from match where id = $1 and aside is null`,
};

/** $1 channel. Its live match, else the newest of those that have ended or cannot be read; an archived one is not looked for. */
export const BY_CHANNEL: Statement = {
  name: 'match-by-channel',
  text: `select id from match where channel = $1 and (aside is not null or ${LIVE} or not archived)
    order by aside is null and ${LIVE} desc, created_at desc, id desc limit 1`,
};

/** $1 user. */
export const BY_USER: Statement = {
  name: 'match-by-user',
  text: `select id from match where users @> array[$1::text] and aside is null and (${LIVE} or not archived)
    order by ${LIVE} desc, created_at desc, id desc`,
};

/** $1 channel, $2 a match that is not meant, $3 others that do not count. */
export const LIVE_IN = `select id from match where channel = $1 and aside is null and ${LIVE} and id <> $2 and id <> all ($3::text[])
  order by created_at desc, id desc limit 1`;

export const RUNNING = `select id from match where aside is null and ${LIVE} order by created_at, id`;
export const WAITING = 'select id from match where aside is null and waits order by created_at, id';
/** $1 the moment. */
export const DUE = 'select id from match where aside is null and next_reminder <= $1 order by next_reminder, id';

const ENTRIES = `select id, ${Object.keys(COLUMNS).join(', ')} from match`;
export const ALL = `${ENTRIES} where aside is null order by created_at, id`;
export const UNREADABLE = `${ENTRIES} where aside is not null order by created_at, id`;
