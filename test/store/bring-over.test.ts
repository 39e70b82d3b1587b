import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { historyOf } from '#core/history';
import { readExported } from '#store/exported';
import { openJsonStore } from '#store/json-store';
import type { BrokenMatch } from '#store/match-files';
import type { Store } from '#store/store';
import { plays } from '../kit/lengths.ts';
import { RECORDED } from '../kit/recorded.ts';
import { salted } from '../kit/salt.ts';
import { startChild } from './child-process.ts';
import { filesIn, makeFolder, removeFolder } from './data-folder.ts';
import { formerRecord } from './former-record.ts';
import { answering, recordOfSize, sampleRecord, saved } from './sample-record.ts';

const KILLS = plays({ sample: 2, whole: 20 });
const MATCHES = 40;

let folder: string;
let broken: BrokenMatch[];
let logged: [string, object][];
const told = (facts: object, words: string) => logged.push([words, facts]);
const open = (at = folder) =>
  openJsonStore(at, { onBroken: (one) => broken.push(one), log: { info: told, warn: told } });
const using = async (work: (store: Store) => Promise<void>, at = folder) => {
  const store = await open(at);
  try {
    await work(store);
  } finally {
    await store.close();
  }
};
beforeEach(async () => {
  folder = await makeFolder();
  broken = [];
  logged = [];
});
afterEach(() => removeFolder(folder));

/** Every file below a folder with its bytes, but for the index, which names files by what the disk calls them. */
async function contentsOf(at: string): Promise<Record<string, string>> {
  const all = await readdir(at, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile() && entry.name !== 'index.jsonl');
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, 'base64')));
  return Object.fromEntries(paths.map((path, i) => [path.slice(at.length), texts[i]!]));
}

async function writeMatches(files: Record<string, object | string>, at = folder): Promise<void> {
  await mkdir(join(at, 'matches'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(join(at, 'matches', name), text);
  }
}

describe('a store of schema 2, recorded with the program of then', () => {
  const source = join(RECORDED, 'store-2');
  const former = async () => (await filesIn(source, 'matches')).filter((name) => name.endsWith('.json'));

  test('is brought over at the first start: the same matches with the same logs, and its files of before beside it', async () => {
    await cp(source, folder, { recursive: true });
    const names = await former();
    await using(async (store) => {
      expect(logged).toEqual([
        [
          'matches of a former program brought over',
          { matches: names.length, former: expect.stringContaining('before-3') },
        ],
      ]);
      for (const name of names) {
        const before = readExported(await readFile(join(source, 'matches', name), 'utf8'));
        expect(await store.load(before.id)).toEqual(saved(before));
        const history = await store.history(before.id);
        expect(history).toEqual(before.match ? historyOf(before.match.news) : undefined);
      }
      const waits = (await store.all()).filter((entry) => entry.waits);
      expect(await store.waiting()).toEqual(waits.map(({ id }) => id));
      expect(waits.length).toBeGreaterThan(0);
    });
    expect(broken).toEqual([]);
    expect(await contentsOf(join(folder, 'matches/before-3'))).toEqual(await contentsOf(join(source, 'matches')));
    expect(await filesIn(folder)).not.toContain('index.json');
    expect(await filesIn(folder, 'matches')).toEqual(names);
    for (const name of ['profiles.json', 'meta.json']) {
      expect(await readFile(join(folder, name))).toEqual(await readFile(join(source, name)));
    }
  });

  test('is not touched at the second start', async () => {
    await cp(source, folder, { recursive: true });
    await using(async () => {});
    const once = await contentsOf(folder);
    logged = [];
    await using(async () => {});
    expect(await contentsOf(folder)).toEqual(once);
    expect(logged).toEqual([]);
  });

  test('goes on, and exports what the program of before would have imported and more', async () => {
    await cp(source, folder, { recursive: true });
    await using(async (store) => {
      for (const { id, status } of await store.all()) {
        const record = (await store.load(id))!;
        if (status === 'running') {
          const next = await store.commit(answering(record, 'on'));
          expect((await store.lastEntries(id, 1))[0]!.answer!.args.to).toBe('on');
          expect(next.match!.logged).toBe(record.match!.logged + 1);
        }
        const copy = await store.import(await store.export(id), { channel: `other ${id}`, guild: null });
        expect(await store.history(copy.id)).toEqual(await store.history(id));
      }
    });
  });
});

describe('a match of a former schema', () => {
  test('of schema 1 comes with nobody who has agreed to anything', async () => {
    const record = answering(sampleRecord({ id: 'first' }), 'B1');
    await writeMatches({ 'first.json': formerRecord({ ...record, version: 7 }, 1) });
    await using(async (store) => {
      expect(await store.load('first')).toEqual({ ...saved(record), version: 7, agreed: [], nextReminder: 0 });
      expect((await store.history('first'))!.log).toHaveLength(3);
    });
  });

  test('with a damaged file comes from its backup, and what is damaged is set aside', async () => {
    const record = sampleRecord({ id: 'torn' });
    await writeMatches({ 'torn.json': '{"id', 'torn.json.bak': formerRecord({ ...record, version: 4 }, 2) });
    await using(async (store) => {
      expect(broken).toMatchObject([{ id: 'torn', reason: 'not JSON', restored: 6 }]);
      expect(await store.load('torn')).toMatchObject({ version: 6, match: { logged: 2 } });
      await store.commit(answering((await store.load('torn'))!, 'B1'));
    });
    expect(await filesIn(folder, 'matches/broken')).toHaveLength(1);
    expect(await filesIn(folder, 'matches/before-3')).toEqual(['torn.json.bak']);
    await using(async (store) => expect((await store.history('torn'))!.log).toHaveLength(3));
  });

  test('that is put back later is brought over when the program starts again, and replaces no kept file', async () => {
    const record = sampleRecord({ id: 'twice' });
    await writeMatches({ 'twice.json': formerRecord(record, 2) });
    await using(async (store) => {
      await store.commit(answering((await store.load('twice'))!, 'B1'));
    });
    await writeMatches({ 'twice.json': formerRecord({ ...record, host: 'eve' }, 2) });
    await using(async (store) =>
      expect(await store.load('twice')).toMatchObject({ host: 'eve', match: { logged: 2 } }),
    );
    const kept = await filesIn(folder, 'matches/before-3');
    expect(kept.filter((name) => /^twice\.json(\.\d+)?$/.test(name))).toHaveLength(2);
    const texts = await Promise.all(kept.map((name) => readFile(join(folder, 'matches/before-3', name), 'utf8')));
    expect(texts.some((text) => text.includes('"host":"ann"') && text.includes('"schema":2'))).toBe(true);
  });
});

test(`killed ${KILLS} times at random moments while it brings matches over, the next start comes to the same end`, {
  timeout: 240_000,
}, async () => {
  const source = await makeFolder();
  const files: Record<string, object> = {};
  for (let n = 0; n < MATCHES; n++) {
    const record = recordOfSize(20_000 + n * 2_000, { id: `match-${n}`, createdAt: n });
    files[`match-${n}.json`] = formerRecord({ ...record, version: 9 }, n % 3 === 0 ? 1 : 2);
    if (n % 2 === 0) files[`match-${n}.json.bak`] = formerRecord({ ...record, version: 8, host: 'before' }, 2);
  }
  await writeMatches(files, source);
  await cp(join(RECORDED, 'store-2'), source, { recursive: true });

  const whole = await makeFolder();
  await cp(source, whole, { recursive: true });
  await using(async () => {}, whole);
  const end = await contentsOf(whole);

  let between = 0;
  const chance = chanceFrom(salted('bring over'));
  for (let kill = 0; kill < KILLS; kill++) {
    await rm(folder, { recursive: true });
    await cp(source, folder, { recursive: true });
    const child = startChild('./bring-over-child.ts', folder);
    await child.printed(1);
    // It is killed on its way, however fast the machine is: after so many matches, and a moment.
    const brought = async () => (await readdir(join(folder, 'matches/before-3')).catch(() => [])).length;
    const many = 1 + Math.floor(chance() * (MATCHES - 1));
    while ((await brought()) < many && !child.lines.includes('done')) await wait(1);
    await wait(chance() * 5);
    child.process.kill('SIGKILL');
    await child.gone;
    if ((await brought()) > 0 && !child.lines.includes('done')) between++;
    await using(async () => {});
    expect(await contentsOf(folder)).toEqual(end);
  }
  expect(broken).toEqual([]);
  expect(between).toBeGreaterThan(KILLS / 4);
  await removeFolder(source);
  await removeFolder(whole);
});
