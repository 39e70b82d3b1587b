import type { Json } from '#core/types';
import { Damaged } from '../errors.ts';
import { freezeJson } from '../freeze-json.ts';
import { orUnknown } from '../or-unknown.ts';
import { checkProfile, unknownPerson } from '../person-record.ts';
import { checkResult, parseJson } from '../record.ts';
import type { MatchResult } from '../results.ts';
import { checkServer, unknownServer } from '../server-record.ts';
import type { Profile, ServerRecord, Store } from '../store.ts';
import type { CampaignRows } from './campaign-table.ts';
import type { Database } from './database.ts';
import { type Known, type KnownRows, telling } from './known-rows.ts';
import type { Warn } from './match-table.ts';
import { fromColumn, inColumn } from './texts.ts';
import { together } from './together.ts';

/** What a store keeps besides matches and campaigns: rows of one text each. */

type Small = Pick<
  Store,
  | 'profile'
  | 'saveProfile'
  | 'changeProfile'
  | 'server'
  | 'saveServer'
  | 'changeServer'
  | 'meta'
  | 'saveMeta'
  | 'changeMeta'
  | 'keepMeta'
  | 'addToMeta'
  | 'results'
>;
/** All of a store but its matches, campaigns and what it forgets. */
export interface BesidesRows extends Small, Pick<Store, 'besides' | 'takeIn'> {}

interface Row {
  id: string;
  text: string;
}
const NAMED = ['profile', 'server', 'meta'] as const;
/** Tables of texts by name. */
type Named = (typeof NAMED)[number];

/**
 * These tables of a database. A row that cannot be read counts as not there, and `warn` hears of it. With `known`, profiles and servers are not
 * asked for again at once.
 */
export function besidesIn(
  database: Database,
  { campaigns, warn, known }: { campaigns: CampaignRows; warn: Warn; known?: KnownRows | undefined },
): BesidesRows {
  function readOr<T>(table: Named | 'result', { id, text }: Row, parse: (value: unknown) => T): T | undefined {
    try {
      return parse(parseJson(text));
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      warn({ table, id, reason: error.message }, 'row could not be used');
      return undefined;
    }
  }
  const rowsOf = (table: Named) =>
    together(async (ids) => {
      const text = `select id, text from ${table} where id = any ($1::text[])`;
      const rows = await database.query<Row>({ name: `${table}-get`, text }, [ids.map(inColumn)]);
      return new Map(rows.map((row) => [fromColumn(row.id), row]));
    });
  const wanted = { profile: rowsOf('profile'), server: rowsOf('server'), meta: rowsOf('meta') } satisfies Record<
    Named,
    unknown
  >;
  const rowOf = (table: Named, id: string): Promise<Row | undefined> => wanted[table](id);
  async function get<T>(table: Named, id: string, parse: (value: unknown) => T): Promise<T | undefined> {
    const row = await rowOf(table, id);
    return row && readOr(table, row, parse);
  }
  const getKnown = <T extends object>(table: Known, id: string, parse: (value: unknown) => T) =>
    known ? known.get(table, id, () => get(table, id, parse)) : get(table, id, parse);
  /** Saves a row, and tells others who may know it. Gives whether it is saved. */
  async function write(table: Named, statement: string, [id, ...values]: [string, ...string[]]): Promise<boolean> {
    try {
      return (await database.query(telling(table, statement), [inColumn(id), ...values])).length > 0;
    } finally {
      known?.forget(table, id);
    }
  }
  /** Saves what `decide` makes of a value. Where another process has saved meanwhile, it decides again. */
  async function change<T>(
    table: Named,
    id: string,
    parse: (value: unknown) => T,
    decide: (before: T | undefined) => T | undefined,
  ): Promise<void> {
    for (;;) {
      const row = await rowOf(table, id);
      const before = row && readOr(table, row, parse);
      const after = decide(before);
      if (after === undefined || after === before) return;
      const text = JSON.stringify(freezeJson(parse(after)));
      const isSaved = row
        ? await write(table, `update ${table} set text = $2 where id = $1 and text = $3`, [id, text, row.text])
        : await write(table, `insert into ${table} (id, text) values ($1, $2) on conflict do nothing`, [id, text]);
      if (isSaved) return;
    }
  }
  async function all<T>(table: Named, parse: (value: unknown) => T): Promise<[string, T][]> {
    const rows = await database.query<Row>(`select id, text from ${table} order by id collate "C"`);
    return rows.flatMap((row): [string, T][] => {
      const value = readOr(table, row, parse);
      return value === undefined ? [] : [[fromColumn(row.id), value]];
    });
  }
  async function put(table: Named, id: string, value: unknown, conflict: string): Promise<void> {
    const statement = `insert into ${table} (id, text) values ($1, $2) on conflict (id) ${conflict}`;
    await write(table, statement, [id, JSON.stringify(value)]);
  }
  const ANEW = 'do update set text = excluded.text';
  const ONCE = 'do nothing';
  const asJson = (value: unknown): Json => freezeJson(value as Json);
  const meta = (key: string) => get('meta', key, asJson);
  const keep = async (results: readonly MatchResult[], { query }: Database) => {
    for (const one of results.map(checkResult)) {
      const values = [one.match, inColumn(one.guild), one.at, JSON.stringify(one)];
      await query(
        'insert into result (id, guild, at, text) values ($1, $2, $3, $4) on conflict (id) do nothing',
        values,
      );
    }
  };
  const resultsIn = (rows: Row[]) =>
    rows.flatMap((row) => readOr('result', row, (value) => checkResult(value as MatchResult)) ?? []);

  return {
    profile: async (user): Promise<Profile> => (await getKnown('profile', user, checkProfile)) ?? unknownPerson(),
    saveProfile: async (user, profile) => put('profile', user, freezeJson(checkProfile(profile)), ANEW),
    changeProfile: (user, decide) => change('profile', user, checkProfile, orUnknown(unknownPerson, decide)),
    server: async (guild): Promise<ServerRecord> => (await getKnown('server', guild, checkServer)) ?? unknownServer(),
    saveServer: async (guild, record) => put('server', guild, freezeJson(checkServer(record)), ANEW),
    changeServer: (guild, decide) => change('server', guild, checkServer, orUnknown(unknownServer, decide)),
    meta,
    changeMeta: (key, decide) => change('meta', key, asJson, decide),
    saveMeta: async (key, value) => put('meta', key, freezeJson(value), ANEW),
    async keepMeta(key, value) {
      await put('meta', key, freezeJson(value), ONCE);
      const kept = await meta(key);
      // Made anew, what cannot be read would be lost: a key opens what was sealed with it.
      if (kept === undefined) throw new Damaged(`meta ${key} cannot be read`);
      return kept;
    },
    async addToMeta(key, value) {
      // A list of JSON grows at its end, within one statement.
      const longer = `do update set text = case when left(meta.text, 1) <> '[' or meta.text = '[]' then excluded.text
        else left(meta.text, -1) || ',' || substr(excluded.text, 2) end`;
      await put('meta', key, [freezeJson(value)], longer);
    },
    results: {
      async of(guild) {
        const text = 'select id, text from result where guild = $1 order by at, id';
        return resultsIn(await database.query<Row>({ name: 'result-of', text }, [inColumn(guild)]));
      },
      keep: (results) => database.inOne((one) => keep(results, one)),
    },
    besides: async () => ({
      campaigns: await campaigns.all(),
      results: resultsIn(await database.query<Row>('select id, text from result order by at, id')),
      profiles: await all('profile', checkProfile),
      servers: await all('server', checkServer),
      meta: await all('meta', asJson),
    }),
    async takeIn(given) {
      for (const one of given.campaigns) await campaigns.takeIn(one);
      await keep(given.results, database);
      for (const [user, one] of given.profiles) await put('profile', user, freezeJson(checkProfile(one)), ONCE);
      for (const [id, one] of given.servers) await put('server', id, freezeJson(checkServer(one)), ONCE);
      for (const [key, value] of given.meta) await put('meta', key, freezeJson(value), ONCE);
    },
  };
}
