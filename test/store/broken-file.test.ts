import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BrokenRecord, VersionConflict } from '#store/errors';
import { type JsonStoreOptions, openJsonStore } from '#store/json-store';
import type { BrokenMatch } from '#store/match-files';
import type { MatchRecord, Store } from '#store/store';
import { filesIn, makeFolder, removeFolder } from './data-folder.ts';
import { sampleRecord } from './sample-record.ts';

let folder: string;
let store: Store;
let broken: BrokenMatch[];
let logged: unknown[];
const options: JsonStoreOptions = {
  onBroken: (match) => broken.push(match),
  log: { info: (facts, words) => logged.push([words, facts]), warn: (facts, words) => logged.push([words, facts]) },
};
const matchFile = (id: string) => join(folder, 'matches', `${id}.json`);
const backupFile = (id: string) => `${matchFile(id)}.bak`;

/** Opens again as after a crash: the index is gone, so each match is read at the start. */
async function reopen(between: () => Promise<void>): Promise<void> {
  await store.close();
  await rm(join(folder, 'index.jsonl'));
  await between();
  store = await openJsonStore(folder, options);
}

let other: MatchRecord;
let first: MatchRecord;
let second: MatchRecord;
beforeEach(async () => {
  folder = await makeFolder();
  broken = [];
  logged = [];
  store = await openJsonStore(folder, options);
  other = await store.create(sampleRecord({ channel: 'other' }));
  first = await store.create(sampleRecord({ channel: 'here' }));
  second = await store.commit({ ...first, host: 'eve' });
});
afterEach(async () => {
  await store.close();
  await removeFolder(folder);
});

const damages: [string, (text: string) => string][] = [
  ['cut in the middle', (text) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
  ['full of zeros', (text) => '\0'.repeat(text.length)],
  ['JSON of something else', () => '{"hello":1}'],
  ['without its seed', (text) => text.replace('"seed"', '"seeed"')],
  ['the record of another match', (text) => text.replace(first.id, 'another')],
];

describe('a damaged match file', () => {
  test.each(damages)('that is %s is set aside, and its backup goes on', async (_, damage) => {
    const text = damage(await readFile(matchFile(first.id), 'utf8'));
    await reopen(() => writeFile(matchFile(first.id), text));

    expect(await store.load(first.id)).toEqual({ ...first, version: 3 });
    expect(await store.byChannel('here')).toBe(first.id);
    expect(await store.load(other.id)).toEqual(other);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatchObject({ id: first.id, restored: 3 });
    expect(logged).toEqual([['match restored from its backup', broken[0]]]);
    const aside = await filesIn(folder, 'matches/broken');
    expect(aside).toEqual([expect.stringMatching(new RegExp(`^${first.id}\\.\\d+\\.json$`))]);
    expect(broken[0]!.setAside).toEqual([join(folder, 'matches/broken', aside[0]!)]);
    expect(await readFile(broken[0]!.setAside[0]!, 'utf8')).toBe(text);
  });

  test('that was restored goes on, and takes no commit on the lost version', async () => {
    await reopen(() => writeFile(matchFile(first.id), ''));
    await expect(store.commit({ ...second, host: 'ghost' })).rejects.toThrow(VersionConflict);
    const restored = (await store.load(first.id))!;
    expect(await store.commit(restored)).toMatchObject({ host: 'ann', version: 4 });
    broken = [];
    await reopen(async () => {});
    expect(await store.load(first.id)).toMatchObject({ host: 'ann', version: 4 });
    expect(broken).toEqual([]);
  });

  test('is found too when it is loaded for the first time long after the start', async () => {
    await store.close();
    store = await openJsonStore(folder, options);
    await writeFile(matchFile(first.id), '{');
    expect(broken).toEqual([]);
    expect(await store.load(first.id)).toEqual({ ...first, version: 3 });
    expect(broken).toHaveLength(1);
  });

  test('without a usable backup is set aside with it; the match is refused, the others go on', async () => {
    await reopen(async () => {
      await writeFile(matchFile(first.id), '{');
      await writeFile(backupFile(first.id), '[]');
    });
    expect(broken).toEqual([expect.objectContaining({ id: first.id, restored: null, reason: 'not JSON' })]);
    expect(logged).toEqual([['match set aside', broken[0]]]);
    expect(await filesIn(folder, 'matches')).toEqual([`${other.id}.json`]);
    expect(await filesIn(folder, 'matches/broken')).toEqual([
      expect.stringMatching(/^[a-z2-7]+\.\d+\.bak\.json$/),
      expect.stringMatching(/^[a-z2-7]+\.\d+\.json$/),
    ]);
    await expect(store.load(first.id)).rejects.toThrow(BrokenRecord);
    await expect(store.commit(second)).rejects.toThrow(BrokenRecord);
    await expect(store.export(first.id)).rejects.toThrow(BrokenRecord);
    expect(await store.byChannel('here')).toBeUndefined();
    expect(await store.commit(other)).toMatchObject({ version: 2 });
    await reopen(async () => {});
    await expect(store.load(first.id)).rejects.toThrow(BrokenRecord);
    expect(broken).toHaveLength(1);
  });

  test('that was mended by hand and put back is a match again', async () => {
    const text = await readFile(matchFile(first.id), 'utf8');
    await reopen(async () => {
      await writeFile(matchFile(first.id), '{');
      await rm(backupFile(first.id));
    });
    await expect(store.load(first.id)).rejects.toThrow(BrokenRecord);
    const [aside] = await filesIn(folder, 'matches/broken');
    await reopen(async () => {
      await rename(join(folder, 'matches/broken', aside!), matchFile(first.id));
      await writeFile(matchFile(first.id), text);
    });
    expect(await store.load(first.id)).toEqual(second);
  });

  test('is never quoted in what is reported', async () => {
    await reopen(() => writeFile(matchFile(first.id), 'f00d-secret'));
    expect(JSON.stringify([broken, logged])).not.toContain('f00d');
    expect(broken[0]!.reason).toBe('not JSON');
  });
});

describe('crashes between two steps of a save', () => {
  test('a file that is gone while its backup is there is restored', async () => {
    await reopen(() => rm(matchFile(first.id)));
    expect(await store.load(first.id)).toEqual({ ...first, version: 3 });
    expect(broken).toEqual([{ id: first.id, reason: 'the file is gone', setAside: [], restored: 3 }]);
  });

  test('a backup that is already the present version harms nothing', async () => {
    await reopen(() => copyFile(matchFile(first.id), backupFile(first.id)));
    expect(await store.load(first.id)).toEqual(second);
    const third = await store.commit(second);
    expect(JSON.parse(await readFile(backupFile(first.id), 'utf8'))).toMatchObject(second);
    expect(await store.load(first.id)).toEqual(third);
    expect(broken).toEqual([]);
  });

  test('a damaged backup beside a sound file is nobody’s trouble', async () => {
    await reopen(() => writeFile(backupFile(first.id), '{'));
    expect(await store.load(first.id)).toEqual(second);
    expect(broken).toEqual([]);
  });
});

describe('a record of a newer program', () => {
  test('is refused and left where it is, with its backup', async () => {
    const text = JSON.stringify({ ...second, schema: 4, more: true });
    await reopen(() => writeFile(matchFile(first.id), text));
    await expect(store.load(first.id)).rejects.toThrow('schema 4');
    await expect(store.load(first.id)).rejects.toThrow(BrokenRecord);
    await expect(store.commit(second)).rejects.toThrow(BrokenRecord);
    expect(await readFile(matchFile(first.id), 'utf8')).toBe(text);
    expect(JSON.parse(await readFile(backupFile(first.id), 'utf8'))).toMatchObject(first);
    expect(await filesIn(folder, 'matches/broken')).toEqual([]);
    expect(logged).toEqual([['match left out', { id: first.id, reason: expect.stringContaining('schema 4') }]]);
    expect(await store.load(other.id)).toEqual(other);
  });
});

describe('damaged files of profiles and small things', () => {
  test('give way to their backups, or start empty, and are reported', async () => {
    await store.saveProfile('ann', { dm: 'open', toldClosed: false });
    await store.saveProfile('bob', { dm: 'open', toldClosed: false });
    await store.saveMeta('hash', 'x');
    await reopen(async () => {
      await writeFile(join(folder, 'profiles.json'), '{"ann":1}');
      await writeFile(join(folder, 'meta.json'), '');
    });
    expect(await store.profile('ann')).toMatchObject({ dm: 'open' });
    expect(await store.profile('bob')).toMatchObject({ dm: 'unknown' });
    expect(await store.meta('hash')).toBeUndefined();
    expect(logged).toHaveLength(2);
    expect(await filesIn(folder, 'matches/broken')).toHaveLength(2);
    await store.saveMeta('hash', 'y');
    await reopen(async () => {});
    expect(await store.meta('hash')).toBe('y');
    expect(await store.profile('ann')).toMatchObject({ dm: 'open' });
    expect(logged).toHaveLength(2);
  });
});
