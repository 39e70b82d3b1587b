import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse } from '#store/errors';
import { takenOver } from '#store/former-folder';
import { openJsonStore } from '#store/json-store';
import { filesIn, makeFolder, removeFolder } from './data-folder.ts';
import { sampleRecord } from './sample-record.ts';

let root: string;
let former: string;
let folder: string;
beforeEach(async () => {
  root = await makeFolder();
  former = join(root, 'data', 'store');
  folder = join(root, 'store');
});
afterEach(() => removeFolder(root));

test('a store at the former place is renamed to the present one, with a word and with its matches', async () => {
  const before = await openJsonStore(former);
  const { id } = await before.create(sampleRecord());
  await before.close();
  expect(await takenOver(former, folder)).toEqual({ folder, words: expect.stringContaining(folder) });
  const after = await openJsonStore(folder);
  expect((await after.load(id))!.id).toBe(id);
  await after.close();
  expect(await filesIn(root, 'data')).toEqual([]);
  expect(await takenOver(former, folder)).toEqual({ folder });
});

test('a store at the present place is used, whatever is at the former one', async () => {
  await mkdir(former, { recursive: true });
  await mkdir(folder);
  await writeFile(join(former, 'meta.json'), '{}');
  expect(await takenOver(former, folder)).toEqual({ folder });
  expect(await readFile(join(former, 'meta.json'), 'utf8')).toBe('{}');
});

test('where there is nothing yet, the present place is used', async () => {
  expect(await takenOver(former, folder)).toEqual({ folder });
});

test('a store that cannot be renamed is used where it is, with a word', async () => {
  await mkdir(former, { recursive: true });
  const nowhere = join(root, 'no', 'such', 'place');
  expect(await takenOver(former, nowhere)).toEqual({ folder: former, words: expect.stringContaining('STORE_DIR') });
});

test('a store that a running program has is not taken from under it', async () => {
  const running = await openJsonStore(former);
  await expect(takenOver(former, folder)).rejects.toThrow(FolderInUse);
  await running.close();
});
