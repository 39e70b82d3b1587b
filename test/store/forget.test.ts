import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { names, withoutUser } from '#store/forget';
import { openJsonStore } from '#store/json-store';
import type { Store } from '#store/store';
import { sampleCampaign } from './campaign-contract.ts';
import { makeFolder, removeFolder } from './data-folder.ts';
import { withoutAnn } from './forget-contract.ts';
import { sampleResult } from './results-contract.ts';
import { sampleRecord } from './sample-record.ts';

/** Whoever is forgotten is in no file of the folder: not in what was before, and not in what nobody can read. */

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

/** The files that name this user, below the folder. */
async function naming(user: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  return texts.filter(([, text]) => names(text, user)).map(([file]) => file.slice(folder.length + 1));
}

test('the versions before, the index, and files that were set aside do not name them either', async () => {
  const first = await store.create(sampleRecord({ status: 'over' }));
  await store.commit({ ...first, endVotes: [0] });
  const aside = await store.create(sampleRecord({ status: 'over' }));
  await store.setAside(aside.id, 'nobody can read it');
  const campaign = await store.campaigns.create(sampleCampaign());
  await store.campaigns.commit(campaign);
  for (const dm of ['open', 'closed'] as const) await store.saveProfile('ann', { dm, toldClosed: false });
  for (const n of [1, 2]) await store.saveMeta('imports', { ann: [n] });
  for (const _ of [1, 2]) await store.results.keep([sampleResult()]);
  // The index is written by now.
  await store.close();
  store = await openJsonStore(folder);
  const before = await naming('ann');
  const head = `matches/${first.id}.json`;
  const named = [
    head,
    `${head}.bak`,
    'index.jsonl',
    'profiles.json',
    'profiles.json.bak',
    'meta.json',
    'meta.json.bak',
  ];
  expect(before).toEqual(expect.arrayContaining([...named, 'results.json', 'results.json.bak']));
  expect(before.filter((name) => name.startsWith('matches/broken/'))).toHaveLength(1);
  expect(before.filter((name) => name.startsWith('campaigns/'))).toHaveLength(2);
  const bobs = await naming('bob');

  await store.forget('ann', withoutAnn);
  expect(await naming('ann')).toEqual([]);
  expect((await naming('bob')).sort()).toEqual(bobs.sort());
  await store.close();
  store = await openJsonStore(folder);
  expect(await naming('ann')).toEqual([]);
});

test('a backup that takes the place of a damaged head has them no more', async () => {
  const first = await store.create(sampleRecord({ status: 'over' }));
  await store.commit({ ...first, endVotes: [0] });
  await store.forget('ann', withoutAnn);
  await store.close();
  await writeFile(join(folder, 'matches', `${first.id}.json`), 'torn');
  store = await openJsonStore(folder);
  expect((await store.load(first.id))!.seats.map(({ user }) => user)).toEqual([null, 'bob', null]);
  expect(await naming('ann')).toEqual([]);
});

test('a match that a newer program has written keeps all else as it is', async () => {
  const text = JSON.stringify({ ...sampleRecord({ id: 'later' }), schema: 9, version: 1, mood: 'calm' });
  await store.close();
  await writeFile(join(folder, 'matches', 'later.json'), text);
  store = await openJsonStore(folder);
  await store.forget('ann', withoutAnn);
  expect(await readFile(join(folder, 'matches', 'later.json'), 'utf8')).toBe(text.replaceAll('"ann"', '"000"'));
});

test('a text without somebody has a dash where they were named, and nothing that stood under their id', () => {
  const said = { who: '<@17>', list: ['17', '18', '<@!17> and <@170>'], 17: 'x', by: { seat: '17' }, n: 17 };
  expect(withoutUser(said, '17')).toEqual({ who: '—', list: ['18', '— and <@170>'], by: { seat: '—' }, n: 17 });
});
