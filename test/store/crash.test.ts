import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJsonStore } from '#store/json-store';
import { goingOn, plays } from '../kit/lengths.ts';
import { startChild } from './child-process.ts';
import { filesIn, makeFolder, removeFolder } from './data-folder.ts';
import { recordOfSize } from './sample-record.ts';

const KILLS = plays({ sample: 3, whole: 24 });

let folder: string;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => removeFolder(folder));

test(`${KILLS} processes killed while they write lose no acknowledged commit, double none and tear no file`, {
  timeout: 180_000,
}, async () => {
  const sizes = [2_000, 50_000, 300_000];
  const setup = await openJsonStore(folder);
  for (const [n, size] of sizes.entries()) await setup.create(recordOfSize(size, { id: `match-${n}` }));
  await setup.close();

  const versions = new Map<string, number>();
  let unfinished = 0;
  let commits = 0;
  // Kills that never met a write have shown nothing: it goes on until one has.
  for (const kill of goingOn(KILLS, () => unfinished > 0 && commits > KILLS)) {
    const child = startChild('./write-loop.ts', folder);
    await child.printed(2);
    await wait((kill * 7) % 40);
    child.process.kill('SIGKILL');
    await child.gone;
    expect(child.process.signalCode).toBe('SIGKILL');

    unfinished += (await filesIn(folder, 'matches')).filter((name) => name.endsWith('.tmp')).length;
    const broken: unknown[] = [];
    const store = await openJsonStore(folder, { onBroken: (match) => broken.push(match) });
    for (const n of sizes.keys()) {
      const id = `match-${n}`;
      const acknowledged = child.lines
        .filter((line) => line.startsWith(`${id} `))
        .map((line) => Number(line.split(' ')[1]));
      const record = (await store.load(id))!;
      // One more may have reached the disk without its acknowledgement.
      const last = acknowledged.at(-1) ?? versions.get(id) ?? 1;
      expect(record.version - last).toBeOneOf([0, 1]);
      versions.set(id, record.version);
      if (record.version > 1) expect(record.notes.written).toBe(record.version);
      // Each commit brings an answer, and its log has exactly those of the commits that count.
      const { log } = (await store.history(id))!;
      const begun = recordOfSize(sizes[n]!).match!.logged;
      expect(log.slice(begun).map(({ answer }) => answer!.args.version)).toEqual(
        Array.from({ length: record.version - 1 }, (_, i) => i + 2),
      );
      commits += acknowledged.length;
    }
    expect(broken).toEqual([]);
    expect((await filesIn(folder, 'matches')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    await store.close();
  }
  expect(commits).toBeGreaterThan(KILLS);
  expect(unfinished).toBeGreaterThan(0);
});
