import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CampaignRecord } from '#store/campaign';
import { BrokenRecord } from '#store/errors';
import { openJsonStore } from '#store/json-store';
import type { Store } from '#store/store';
import { plays } from '../kit/lengths.ts';
import { sampleCampaign } from './campaign-contract.ts';
import { startChild } from './child-process.ts';
import { filesIn, makeFolder, removeFolder } from './data-folder.ts';

const KILLS = plays({ sample: 3, whole: 12 });

let folder: string;
let store: Store;
let warned: string[];
const log = { info: () => {}, warn: (_: object, words: string) => void warned.push(words) };
let other: CampaignRecord;
let first: CampaignRecord;
let second: CampaignRecord;
beforeEach(async () => {
  folder = await makeFolder();
  warned = [];
  store = await openJsonStore(folder, { log });
  other = await store.campaigns.create(sampleCampaign({ name: 'other' }));
  first = await store.campaigns.create(sampleCampaign({ current: null }));
  second = await store.campaigns.commit({ ...first, taken: ['aaaaaaaa', 'bbbbbbbb'] });
});
afterEach(async () => {
  await store.close();
  await removeFolder(folder);
});
const file = () => join(folder, 'campaigns', `${first.id}.json`);
async function reopen(between: () => Promise<void>): Promise<void> {
  await store.close();
  await between();
  store = await openJsonStore(folder, { log });
}

test('the folder holds a file per campaign and the version before it, for the owner alone', async () => {
  expect(await filesIn(folder, 'campaigns')).toEqual(
    [`${first.id}.json`, `${first.id}.json.bak`, `${other.id}.json`].sort(),
  );
  expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(second);
  expect(JSON.parse(await readFile(`${file()}.bak`, 'utf8'))).toEqual(first);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

describe('a damaged file of a campaign', () => {
  const damages: [string, (text: string) => string][] = [
    ['cut in the middle', (text) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['without what it carries', (text) => text.replace('"carried"', '"karried"')],
    ['that of another one', (text) => text.replace(first.id, 'another')],
  ];
  test.each(damages)('that is %s is set aside, and its backup goes on', async (_, damage) => {
    const text = damage(await readFile(file(), 'utf8'));
    await reopen(() => writeFile(file(), text));
    expect(await store.campaigns.load(first.id)).toEqual({ ...first, version: 3 });
    expect(warned).toEqual(['campaign restored from its backup']);
    await expect(store.campaigns.commit(second)).rejects.toMatchObject({ found: 3 });
    const [aside] = await filesIn(folder, 'campaigns', 'broken');
    expect(await readFile(join(folder, 'campaigns', 'broken', aside!), 'utf8')).toBe(text);
    await reopen(async () => {});
    expect(await store.campaigns.load(first.id)).toEqual({ ...first, version: 3 });
    expect(warned).toHaveLength(1);
  });

  test('without a good backup is refused from then on, is not begun anew, and others never notice', async () => {
    await reopen(async () => {
      await writeFile(file(), '{');
      await rm(`${file()}.bak`);
    });
    expect(warned).toEqual(['campaign set aside']);
    for (let starts = 0; starts < 2; starts++) {
      await expect(store.campaigns.load(first.id)).rejects.toThrow(BrokenRecord);
      await expect(store.campaigns.create(sampleCampaign({ id: first.id }))).rejects.toThrow(BrokenRecord);
      expect(await store.campaigns.of('g1', 'a-game')).toEqual([other]);
      await reopen(async () => {});
    }
  });

  test('of a newer program is left where it is', async () => {
    const text = JSON.stringify({ ...second, schema: 2, more: true });
    await reopen(() => writeFile(file(), text));
    await expect(store.campaigns.load(first.id)).rejects.toThrow('schema 2 is not known here');
    expect(await readFile(file(), 'utf8')).toBe(text);
    expect(await filesIn(folder, 'campaigns', 'broken')).toEqual([]);
  });
});

test(`${KILLS} processes killed while they write lose no acknowledged campaign, double none and tear no file`, {
  timeout: 120_000,
}, async () => {
  await store.close();
  let commits = 0;
  const versions = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const child = startChild('./campaign-loop.ts', folder);
    await child.printed(2);
    await wait((kill * 7) % 40);
    child.process.kill('SIGKILL');
    await child.gone;
    store = await openJsonStore(folder, { log });
    for (const before of [other, second]) {
      const { version, taken } = (await store.campaigns.load(before.id))!;
      const own = child.lines.filter((line) => line.startsWith(`${before.id} `));
      const acknowledged = own.map((line) => Number(line.split(' ')[1]));
      // One more may have reached the disk without its acknowledgement.
      expect(version - (acknowledged.at(-1) ?? versions.get(before.id) ?? before.version)).toBeOneOf([0, 1]);
      const since = Array.from({ length: version - before.version }, (_, i) => `m-${before.version + 1 + i}`);
      expect(taken).toEqual([...before.taken, ...since]);
      versions.set(before.id, version);
      commits += acknowledged.length;
    }
    expect((await filesIn(folder, 'campaigns')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    if (kill < KILLS - 1) await store.close();
  }
  expect(warned).toEqual([]);
  // Else the kills never met a write and the test has shown nothing.
  expect(commits).toBeGreaterThan(KILLS);
});
