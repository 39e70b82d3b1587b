import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse } from '#store/errors';
import { openJsonStore } from '#store/json-store';
import { type Child, startChild } from './child-process.ts';
import { filesIn, makeFolder, removeFolder } from './data-folder.ts';
import { sampleRecord } from './sample-record.ts';

let folder: string;
let children: Child[];
beforeEach(async () => {
  folder = await makeFolder();
  children = [];
});
afterEach(async () => {
  for (const child of children) child.process.kill('SIGKILL');
  await Promise.all(children.map((child) => child.gone));
  await removeFolder(folder);
});
const hold = () => {
  const child = startChild('./hold-folder.ts', folder);
  children.push(child);
  return child;
};
const writeLock = (text: string) => writeFile(join(folder, 'lock'), text);
const canOpen = async () => {
  const store = await openJsonStore(folder);
  expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8')).pid).toBe(process.pid);
  await store.close();
};

describe('the lock of a folder', () => {
  test('refuses a second store in the same process, until the first is closed', async () => {
    const store = await openJsonStore(folder);
    await expect(openJsonStore(folder)).rejects.toThrow(FolderInUse);
    await expect(openJsonStore(join(folder, 'matches', '..'))).rejects.toThrow('this process');
    const { id } = await store.create(sampleRecord());
    await store.close();
    const again = await openJsonStore(folder);
    expect(await again.load(id)).toBeDefined();
    await again.close();
  });

  test('refuses a second live process, says who has it, and harms nothing of the first', async () => {
    const first = hold();
    await first.printed(1);
    const text = await readFile(join(folder, 'lock'), 'utf8');
    expect(JSON.parse(text).pid).toBe(first.process.pid);
    const refused = openJsonStore(folder);
    await expect(refused).rejects.toThrow(FolderInUse);
    await expect(refused).rejects.toThrow(`process ${first.process.pid} on`);
    await expect(refused).rejects.toThrow(folder);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(text);
  });

  test('of a killed process is taken over', async () => {
    const first = hold();
    await first.printed(1);
    first.process.kill('SIGKILL');
    await first.gone;
    expect(await filesIn(folder)).toEqual(['lock']);
    await canOpen();
    expect(await filesIn(folder)).toEqual(['index.jsonl']);
  });

  test('of a dead process whose number now belongs to another one is taken over', async () => {
    for (const pid of [process.pid, process.ppid]) {
      await writeLock(JSON.stringify({ pid, host: hostname(), started: '1' }));
      await canOpen();
    }
  });

  test('of another machine is not judged', async () => {
    await writeLock(JSON.stringify({ pid: 2 ** 30, host: 'elsewhere', started: null }));
    await expect(openJsonStore(folder)).rejects.toThrow('on elsewhere');
    await writeLock(JSON.stringify({ pid: 2 ** 30, host: hostname(), started: null }));
    await canOpen();
  });

  test.each(['', '{"pid":', '123'])('that says nothing (%j) is taken over', async (text) => {
    await writeLock(text);
    await canOpen();
  });

  test('that is stale goes to exactly one of four processes that come at once', async () => {
    await writeLock(JSON.stringify({ pid: 2 ** 30, host: hostname(), started: null }));
    const four = [hold(), hold(), hold(), hold()];
    await Promise.all(four.map((child) => child.printed(1)));
    const said = four.map((child) => child.lines[0]!.split(':')[0]).sort();
    expect(said).toEqual(['FolderInUse', 'FolderInUse', 'FolderInUse', 'open']);
  });
});
