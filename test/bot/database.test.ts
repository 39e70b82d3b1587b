import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { allCommands } from '#commands/index';
import { run } from '#src/run';
import { SettingsError } from '#src/settings';
import { DatabaseTrouble } from '#store/errors';
import { CONNECTIONS } from '#store/postgres/database';
import type { MatchRecord } from '#store/store';
import { makeTestDatabase } from '../kit/postgres.ts';
import { wayTo } from '../kit/postgres-way.ts';
import { toy } from '../kit/toy-game.ts';
import { isPublic, openTable, playAnything, press, privateLast, publicLast, started, typed } from './kit.ts';

/** The bot on a database. That it plays there as it does in a folder is what `CASTELLAN_STORE=postgres` before these tests is for. */

test('of two who open a match in a channel at once one does, and the other reads in their language that it is taken', async () => {
  const table = await openTable({ locales: ['en-US', 'ja'], database: await makeTestDatabase() });
  const { ann, ben, channel, store } = table;
  await Promise.all([ann, ben].map((person) => person.slash(channel, 'match', 'new', { game: 'toy' })));
  await table.rest();
  const all = await store.all();
  expect(all).toHaveLength(1);
  const { host } = all[0]!;
  const [loser, words] = host === ann.id ? [ben, 'ここにはすでに'] : [ann, 'here'];
  expect(privateLast(loser, channel).content).toContain(words);
  const lobbies = ann.messages(channel).filter(isPublic);
  expect(lobbies).toHaveLength(1);
  // Also when the first one is there already.
  await typed(table, loser, 'new', { game: 'toy' });
  expect(await store.all()).toHaveLength(1);
});

test.each(['away', 'hanging', 'read-only', 'out of connections'])(
  'while the database is %s whoever acts reads so, with a number; nothing is told that is not saved, and then all goes on',
  async (how) => {
    const database = await makeTestDatabase({ own: true });
    const { name, query } = database;
    const way = await wayTo(database.url);
    const table = await openTable({
      locales: ['en-US', 'ja'],
      database: { ...database, url: `${way.url}&query_timeout=5000` },
    });
    onTestFinished(() => way.cut());
    onTestFailed(async () => {
      const jobs = await query(`select * from ${name}_jobs._private_jobs`);
      process.stderr.write(`${table.logged()}\n${JSON.stringify(jobs)}\n`);
    });
    await started(table);
    const { ann, channel } = table;
    const told = () =>
      ann
        .messages(channel)
        .filter(isPublic)
        .map(({ content }) => content);
    const [before, { version }] = [told(), await table.record()];
    // Each is gone when this is done: a server under load ends them later than it says.
    const breakAll = () =>
      query('select pg_terminate_backend(pid, 30000) from pg_stat_activity where usename = $1', [name]);
    const troubles: Record<string, [begin: () => Promise<unknown>, end: () => Promise<unknown>]> = {
      away: [() => way.cut(), () => way.mend()],
      hanging: [async () => way.hang(), () => way.mend()],
      'read-only': [
        () => query(`alter role ${name} set default_transaction_read_only = on`).then(breakAll),
        () => query(`alter role ${name} reset default_transaction_read_only`).then(breakAll),
      ],
      'out of connections': [
        () => query(`alter role ${name} connection limit 0`).then(breakAll),
        () => query(`alter role ${name} connection limit -1`),
      ],
    };
    /** The match, once the store has noticed each connection that was broken. One look alone goes by one of them. */
    const sinceBack = async (): Promise<MatchRecord> => {
      const looks = await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => table.store.all()));
      const broken = looks.filter((look) => look.status === 'rejected');
      for (const { reason } of broken) if (!(reason instanceof DatabaseTrouble)) throw reason;
      return broken.length > 0 ? sinceBack() : table.record();
    };
    const [begin, end] = troubles[how]!;
    await begin();
    await press(ann, publicLast(ann, channel), 'do', 'Rest');
    await table.rest();
    const said = privateLast(ann, channel).content;
    expect(said).toContain('I cannot reach my database just now');
    const [, number] = /`([a-z0-9]+)`/.exec(said)!;
    expect(told()).toEqual(before);
    const line = table
      .logged()
      .split('\n')
      .find((one) => one.includes(`"incident":"${number}"`));
    expect(line).toContain('the database cannot be reached, or takes nothing');
    expect(line).not.toContain(`${name}@`);
    await end();
    const since = await sinceBack();
    await table.rest();
    // What was on its way when the way hung may come through after all. The match shows it then, as she was told.
    if (how !== 'hanging') expect(since.version).toBe(version);
    if ((await table.log()).length < 2) await playAnything(table, ann);
    expect(await table.log()).toHaveLength(2);
  },
  // What broke off is tried again later and later, by the engine's own measure.
  180_000,
);

test('the program plays on the database that DATABASE_URL names, alone, and one that it cannot have ends the start with words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-database-'));
  const { url, query } = await makeTestDatabase();
  const begin = (address: string) => {
    const env = { DATABASE_URL: address, STORE_DIR: join(folder, 'store'), PORT: '0', LOG_LEVEL: 'silent' };
    return run(env, async () => ({ games: [toy], commands: allCommands }), { kind: 'bot', print: () => {} });
  };
  const running = await begin(url);
  await expect(begin(url)).rejects.toThrow(/^DATABASE_URL: the database is in use by another process/);
  expect(await query('select id from meta')).toContainEqual({ id: 'commands' });
  await running.stop();
  // What the local table remembers, and no match.
  expect((await readdir(join(folder, 'store'))).filter((name) => !name.startsWith('local-table.json'))).toEqual([]);
  await (await begin(url)).stop();
  const nowhere = new URL(url);
  nowhere.port = '1';
  const refused = begin(nowhere.href);
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(/^DATABASE_URL: .*ECONNREFUSED/);
  await rm(folder, { recursive: true });
});
