import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PROGRAM } from '#src/program-number';
import { openJsonStore } from '#store/json-store';
import { type Connections, onPool, poolOf } from '#store/postgres/database';
import { openPostgresStore, storeIn } from '#store/postgres/postgres-store';
import { changeOf, textsOf } from '#store/postgres/rows';
import type { MatchRecord, Store } from '#store/store';
import { crashServer, startServer } from '../kit/postgres-server.ts';
import { type Spent, saving, spent } from './measure-store.ts';

/** What the same commits cost in a database and in a folder, by turns; `sent` and `logged` are KB of a commit with an answer. */
export interface BesideFigures {
  commits: number;
  commit: Spent;
  folder: Spent;
  /** Of a match that nothing is known of, and of one whose version is known. */
  load: Spent;
  known: Spent;
  sent: number;
  /** What the server writes to its log (WAL), pages that it writes whole included. */
  logged: number;
}

/** So many answers are saved in the one, then in the other. */
const TURN = 25;
/** All of it is done so often; the last time counts. */
const ROUNDS = 4;

/** Saves these answers in both, by turns. `where` is the address of a database, or `own` for a server of its own. */
export async function measureBeside(
  folder: string,
  where: string,
  answers: readonly MatchRecord[],
): Promise<BesideFigures> {
  if (where !== 'own') return measureIn(where, folder, answers);
  const home = mkdtempSync(join(tmpdir(), 'castellan-bench-postgres-'));
  try {
    return await measureIn(await startServer(home, { safe: true }), folder, answers);
  } finally {
    await crashServer(home);
    rmSync(home, { recursive: true, force: true });
  }
}

async function measureIn(address: string, folder: string, answers: readonly MatchRecord[]): Promise<BesideFigures> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const schema = `bench_${process.pid}`;
  await client.query(`create schema ${schema}`);
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${schema}`);
  mkdirSync(join(folder, 'beside'));
  const [files, database] = [
    await openJsonStore(join(folder, 'beside')),
    await openPostgresStore(url.href, { program: PROGRAM }),
  ];
  const connections = onPool(poolOf(url.href, () => {}));
  const at = { files, database, connections, client };
  // A program that has run for a while is measured: all of it is done before the round that counts, in matches of their own.
  for (let n = 1; n < ROUNDS; n++) await round(at, renamed(answers, `warm-${n}`));
  const figures = await round(at, answers);
  for (const store of [files, database]) await store.close();
  await connections.end();
  await client.query(`drop schema ${schema} cascade`);
  await client.end();
  return figures;
}

interface Places {
  files: Store;
  database: Store;
  connections: Connections;
  client: pg.Client;
}

/** Saves these answers in both, by turns, and loads them as often. */
async function round(
  { files, database, connections, client }: Places,
  answers: readonly MatchRecord[],
): Promise<BesideFigures> {
  const [inFiles, inRows] = [await saving(files, answers), await saving(database, answers)];
  const sums = { commit: nothing(), folder: nothing(), load: nothing(), known: nothing() };
  const records = answers.slice(1);
  let [sent, from] = [0, await walOf(client)];
  let base: string | undefined;
  const saved = async (of: Spent, to: Awaited<ReturnType<typeof saving>>, at: number): Promise<MatchRecord[]> => {
    const results: MatchRecord[] = [];
    const work = async () => {
      for (const [i, record] of records.slice(at, at + TURN).entries()) {
        results.push(await to.answer(record, at + i));
        await to.delivered(results.at(-1)!, at + i);
      }
    };
    add(of, await spent(work));
    return results;
  };
  for (let at = 0; at < records.length; at += TURN) {
    await saved(sums.folder, inFiles, at);
    for (const [i, result] of (await saved(sums.commit, inRows, at)).entries()) {
      const texts = textsOf(result);
      sent += texts.head.length + changeOf(base, texts.base!).text.length;
      sent += records[at + i]!.match!.news.reduce((sum, line) => sum + JSON.stringify(line).length, 0);
      base = texts.base!;
    }
    for (let n = 0; n < TURN; n++) {
      // One that has loaded nothing yet reads the whole match.
      const fresh = storeIn(connections, () => {}, { end: async () => {} });
      add(sums.load, await spent(() => fresh.load(inRows.id)));
    }
    const loads = async () => {
      for (let n = 0; n < TURN; n++) await database.load(inRows.id);
    };
    add(sums.known, await spent(loads));
  }
  const logged = await client.query('select pg_wal_lsn_diff(pg_current_wal_lsn(), $1) as bytes', [from]);
  const each = ({ cpu, wall }: Spent, n: number): Spent => ({ cpu: cpu / n, wall: wall / n });
  const [commits, loads] = [records.length * 2, Math.ceil(records.length / TURN) * TURN];
  return {
    commits,
    commit: each(sums.commit, commits),
    folder: each(sums.folder, commits),
    load: each(sums.load, loads),
    known: each(sums.known, loads),
    sent: sent / records.length / 1_024,
    // Each answer is followed by the commit of its delivery.
    logged: Number(logged.rows[0].bytes) / commits / 1_024,
  };
}

/** The same answers in a match of its own. */
const renamed = (answers: readonly MatchRecord[], id: string): MatchRecord[] =>
  answers.map((record) => ({ ...record, id, channel: id }));

const nothing = (): Spent => ({ cpu: 0, wall: 0 });
function add(to: Spent, { cpu, wall }: Spent): void {
  to.cpu += cpu;
  to.wall += wall;
}
const walOf = async (client: pg.Client): Promise<string> =>
  (await client.query('select pg_current_wal_lsn()::text as at')).rows[0].at;
