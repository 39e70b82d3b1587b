import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { historyOf } from '#core/history';
import { openJsonStore } from '#store/json-store';
import type { Store } from '#store/store';
import { filesIn, makeFolder, removeFolder } from './data-folder.ts';
import { answering, sampleRecord } from './sample-record.ts';
import { describeStore } from './store-contract.ts';

describeStore('JSON files', async () => {
  const folder = await makeFolder();
  return { open: () => openJsonStore(folder), remove: () => removeFolder(folder) };
});

describe('the folder of the JSON store', () => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = await makeFolder();
    store = await openJsonStore(folder);
  });
  afterEach(async () => {
    await store.close();
    await removeFolder(folder);
  });
  const path = (name: string) => join(folder, name);
  const reopen = async (between: () => Promise<void> = async () => {}) => {
    await store.close();
    await between();
    store = await openJsonStore(folder);
  };

  test('holds a head per match, the version before it, and a journal, without spaces and for the owner alone', async () => {
    const first = await store.create(sampleRecord());
    expect(await filesIn(folder, 'matches')).toEqual([`${first.id}.json`]);
    const second = await store.commit({ ...first, host: 'eve' });
    const third = await store.commit({ ...answering(second, 'B1'), host: 'fay' });
    expect(await filesIn(folder, 'matches')).toEqual([`${first.id}.json`, `${first.id}.json.bak`]);
    const file = path(`matches/${first.id}.json`);
    const journal = await readFile(path(`journals/${first.id}.1.jsonl`), 'utf8');
    const lines = journal.split('\n').slice(0, -1);
    const bytes = Buffer.byteLength(journal);
    const before = { no: 1, bytes: bytes - lines[3]!.length - 1, lines: 3 };
    const after = { no: 1, bytes, lines: 4 };
    expect(await readFile(file, 'utf8')).toBe(JSON.stringify({ ...third, journal: after }));
    expect(await readFile(`${file}.bak`, 'utf8')).toBe(JSON.stringify({ ...second, journal: before }));
    expect(historyOf(lines.map((line) => JSON.parse(line)))).toEqual(await store.history(first.id));
    await store.close();
    for (const name of [file, path(`journals/${first.id}.1.jsonl`), path('index.jsonl')]) {
      expect((await stat(name)).mode & 0o777).toBe(0o600);
    }
  });

  test('is made with its parents when it is not there', async () => {
    const deep = await openJsonStore(path('a/b'));
    await deep.saveMeta('x', 1);
    await deep.close();
    expect(await filesIn(folder, 'a/b')).toEqual(['index.jsonl', 'meta.json']);
  });

  test('has a lock only while the store is open', async () => {
    await store.create(sampleRecord());
    expect(await filesIn(folder)).toContain('lock');
    await store.close();
    expect(await filesIn(folder)).toEqual(['index.jsonl']);
  });

  test('gives the same index when its file is missing, damaged or of something else', async () => {
    const { id } = await store.create(sampleRecord({ channel: 'here' }));
    const all = await store.all();
    const index = path('index.jsonl');
    for (const spoil of [
      () => rm(index),
      () => writeFile(index, '{"entry"'),
      () => writeFile(index, '{"a":1}\nnull\n'),
    ]) {
      await reopen(spoil);
      expect(await store.all()).toEqual(all);
      expect(await store.byChannel('here')).toBe(id);
    }
  });

  test('is believed more than the index: a file that came, went or changed meanwhile is seen', async () => {
    const stays = await store.create(sampleRecord());
    const goes = await store.create(sampleRecord());
    const changes = await store.create(sampleRecord());
    await reopen(async () => {
      await rm(path(`matches/${goes.id}.json`));
      const write = async (record: object, id: string) => {
        const journal = { no: 1, bytes: 0, lines: 0 };
        await writeFile(path(`matches/${id}.json`), JSON.stringify({ ...record, journal }));
      };
      await write({ ...changes, status: 'over' }, changes.id);
      await write({ ...stays, id: 'came' }, 'came');
    });
    expect((await store.all()).map((entry) => entry.id).sort()).toEqual([stays.id, changes.id, 'came'].sort());
    expect((await store.running()).sort()).toEqual([stays.id, 'came'].sort());
  });

  test('takes matches from the index without reading them', async () => {
    const { id } = await store.create(sampleRecord());
    const file = path(`matches/${id}.json`);
    await reopen(async () => {
      // The same file by all that can be seen without reading it.
      const { size, atime, mtime } = await stat(file);
      await writeFile(file, 'not looked at yet'.padEnd(size));
      await utimes(file, atime, mtime);
    });
    expect(await store.running()).toEqual([id]);
  });

  test('is cleaned of files that were never finished, and of no others', async () => {
    const { id } = await store.create(sampleRecord());
    await reopen(async () => {
      await writeFile(path(`matches/${id}.json.0a1b2c.tmp`), '{"half');
      await writeFile(path('meta.json.0a1b2c.tmp'), '');
      await writeFile(path('matches/notes-of-the-operator.txt'), 'keep');
    });
    expect(await filesIn(folder)).toEqual(['index.jsonl', 'lock']);
    expect(await filesIn(folder, 'matches')).toEqual([`${id}.json`, 'notes-of-the-operator.txt'].sort());
  });

  test('leaves no unfinished file when a write fails, and the old version holds', async () => {
    const first = await store.create(sampleRecord());
    const backup = path(`matches/${first.id}.json.bak`);
    await mkdir(backup);
    await expect(store.commit({ ...first, host: 'eve' })).rejects.toMatchObject({ code: 'EISDIR' });
    expect(await filesIn(folder, 'matches')).toEqual([`${first.id}.json`]);
    expect(await store.load(first.id)).toEqual(first);
    await rm(backup, { recursive: true });
    expect(await store.commit({ ...first, host: 'eve' })).toMatchObject({ host: 'eve', version: 2 });
  });

  test('keeps 300 matches although only 200 stay in memory', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 300; n++) ids.push((await store.create(sampleRecord({ host: `host-${n}` }))).id);
    for (const [n, id] of ids.entries()) expect((await store.load(id))!.host).toBe(`host-${n}`);
    const first = (await store.load(ids[0]!))!;
    expect((await store.commit(first)).version).toBe(2);
  });
});
