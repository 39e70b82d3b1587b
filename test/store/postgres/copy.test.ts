import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { copyStore } from '#store/copying';
import { fillFolder } from '#store/fill-folder';
import { openJsonStore } from '#store/json-store';
import { fillDatabase } from '#store/postgres/fill-database';
import { openPostgresStore } from '#store/postgres/postgres-store';
import type { Store } from '#store/store';
import { plays } from '../../kit/lengths.ts';
import { makeTestDatabase } from '../../kit/postgres.ts';
import { runHere } from '../../kit/programs.ts';
import { recordings } from '../../kit/recorded.ts';
import { sampleBesides } from '../besides-contract.ts';
import { makeFolder, removeFolder } from '../data-folder.ts';
import { sampleRecord } from '../sample-record.ts';

/** Whole stores on their way from folder to database and back. */

const RECORDED = recordings();
/** All of them in the proof. */
const SOME = plays({ sample: 6, whole: RECORDED.length });

let home: string;
let source: string;
const databases: Awaited<ReturnType<typeof makeTestDatabase>>[] = [];
const inFolder = (name: string) => join(home, name);
async function database(): Promise<string> {
  databases.push(await makeTestDatabase());
  return databases.at(-1)!.url;
}
/** The source, until the test has ended. */
async function opened(): Promise<Store> {
  const store = await openJsonStore(source);
  onTestFinished(() => store.close());
  return store;
}
const copied = (from: string, to: string) => runHere('store', ['copy', '--from', from, '--to', to]);

/** A folder with recorded matches, two live ones in one channel, one that cannot be read, and what there is besides. */
beforeAll(async () => {
  home = await makeFolder();
  source = inFolder('source');
  const store = await openJsonStore(source);
  const step = RECORDED.length / SOME;
  for (let n = 0; n < SOME; n++) {
    const record = JSON.parse(readFileSync(RECORDED[Math.floor(n * step)]!.file, 'utf8'));
    await store.put(JSON.stringify({ ...record, id: `recorded-${n}`, channel: `c-${n}` }));
  }
  const first = await store.create(sampleRecord({ id: 'dead', channel: 'here' }));
  await store.create(sampleRecord({ id: 'beside', channel: 'here', createdAt: 9_000 }), first.id);
  const odd = { ...sampleRecord({ id: 'odd', host: 'a\u0000\ud800' }), mood: 'newer' };
  await store.commit(await store.create(odd));
  await store.create(sampleRecord({ id: 'lobby', status: 'lobby', match: null }));
  const aside = await store.create(sampleRecord({ id: 'aside' }));
  await store.setAside(aside.id, 'nobody can play it');
  await store.takeIn(sampleBesides());
  await store.close();
});
afterAll(async () => {
  await removeFolder(home);
  for (const one of databases) await one.remove();
});

describe('npm run make -- store', () => {
  test('copies a folder into a database and that into a folder: all is the same there, to the byte', async () => {
    const [middle, end] = [await database(), inFolder('end')];
    const there = await copied(source, middle);
    expect([there.stderr, there.status]).toEqual(['', 0]);
    expect(there.stdout).toBe(
      `match aside cannot be read and was left out\n${SOME + 4} matches copied, and all that is kept besides them\n`,
    );
    expect(await copied(middle, end)).toMatchObject({ status: 0, stderr: '' });
    const [before, after] = [await openJsonStore(source), await openJsonStore(end)];
    const ids = (await before.all()).map(({ id }) => id);
    expect(ids).toHaveLength(SOME + 4);
    expect((await after.all()).map(({ id }) => id)).toEqual(ids);
    for (const id of ids) expect(await after.export(id), id).toBe(await before.export(id));
    expect(await after.besides()).toEqual(await before.besides());
    expect((await after.load('odd'))!.version).toBe(2);
    expect(await after.byChannel('here')).toBe('beside');
    await after.close();
    await before.close();
    for (const to of [middle, end])
      expect(await runHere('store', ['compare', '--from', source, '--to', to])).toMatchObject({
        status: 0,
        stdout: 'the same\n',
      });
    const changed = await openPostgresStore(middle);
    await changed.commit((await changed.load('lobby'))!);
    await changed.saveMeta('export-key', 'another');
    await changed.create(sampleRecord({ id: 'only' }));
    await changed.close();
    const { status, stdout } = await runHere('store', ['compare', '--from', source, '--to', middle]);
    expect(stdout.trim().split('\n')).toEqual([
      'match lobby is another one',
      'match only is in one of them',
      'meta export-key is another one',
      '3 differences',
    ]);
    expect(status).toBe(1);
  });

  test('refuses a store that is in use, a target that is not empty, and a source that is not there', async () => {
    const [used, free] = [await database(), await database()];
    const store = await openPostgresStore(used, { sharing: 'alone' });
    expect(await copied(source, used)).toMatchObject({ status: 1, stderr: expect.stringContaining('in use') });
    expect(await copied(used, inFolder('nothing'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('in use'),
    });
    await store.saveMeta('one', 'thing');
    await store.close();
    expect(await copied(source, used)).toMatchObject({
      status: 1,
      stderr: 'store: the database is not empty: nothing is copied into it\n',
    });
    expect(await copied(used, source)).toMatchObject({ status: 1, stderr: expect.stringContaining('is not empty') });
    const open = await openJsonStore(source);
    expect(await copied(source, free)).toMatchObject({ status: 1, stderr: expect.stringContaining('in use') });
    await open.close();
    expect(await copied(inFolder('nowhere'), free)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is not there'),
    });
    expect(existsSync(inFolder('nowhere'))).toBe(false);
    for (const words of [[], ['copy'], ['copy', '--from', source], ['move', '--from', source, '--to', free]])
      expect(await runHere('store', words)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('one of copy, compare, migrate'),
      });
    expect(await runHere('store', ['migrate', '--to', free])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('as this program needs'),
    });
  });
});

describe('a copy that is interrupted', () => {
  /** Which `put` of the copy is the last. */
  const moments = Array.from({ length: plays({ sample: 2, whole: 20 }) }, (_, n) => 1 + ((n * 7) % (SOME + 3)));
  /** A store whose copy ends in the middle. */
  const ending = (store: Store, last: number): Store => {
    let puts = 0;
    return Object.assign(Object.create(store) as Store, {
      put: (...given: Parameters<Store['put']>) => {
        if (++puts > last) throw new Error('killed');
        return store.put(...given);
      },
    });
  };

  test.each(moments)('after %s matches has left nothing, and begun again it ends right', async (last) => {
    const from = await opened();
    const [to, url] = [inFolder(`to-${last}`), await database()];
    for (const begin of [
      () => fillFolder(to, (store) => copyStore(from, ending(store, last), to)),
      () => fillDatabase(url, (store) => copyStore(from, ending(store, last), url)),
    ])
      await expect(begin()).rejects.toThrow('killed');
    expect(existsSync(to)).toBe(false);
    // As if it had been killed: its lock and a half written file lie there.
    expect(readdirSync(`${to}.copying/matches`).filter((name) => name.endsWith('.json'))).toHaveLength(last);
    writeFileSync(`${to}.copying/matches/torn.json`, '{"half');
    mkdirSync(to);
    expect((await fillFolder(to, (store) => copyStore(from, store, to))).matches).toBe(SOME + 4);
    expect((await fillDatabase(url, (store) => copyStore(from, store, url))).matches).toBe(SOME + 4);
    expect(existsSync(`${to}.copying`)).toBe(false);
    expect(await runHere('store', ['compare', '--from', to, '--to', url])).toMatchObject({
      status: 0,
      stdout: 'the same\n',
    });
  });

  test('by a database that goes away leaves no table there', async () => {
    const made = await makeTestDatabase({ own: true });
    databases.push(made);
    const from = await opened();
    const filled = fillDatabase(made.url, async (store) => {
      await store.put(await from.export('odd'));
      await made.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [made.name]);
      return copyStore(from, store, 'there');
    });
    await expect(filled).rejects.toThrow();
    expect(await made.query('select tablename from pg_tables where schemaname = $1', [made.name])).toEqual([]);
  });
});
