import { appendFile, copyFile, cp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { act, position, start } from '#core/match';
import { replay } from '#core/recover';
import type { Json, Match } from '#core/types';
import { type JsonStoreOptions, openJsonStore } from '#store/json-store';
import type { MatchRecord, Store } from '#store/store';
import { toy } from '../kit/toy-game.ts';
import { filesIn, makeFolder, removeFolder } from './data-folder.ts';
import { answering, sampleRecord } from './sample-record.ts';

let folder: string;
let store: Store;
let logged: [string, Record<string, unknown>][];
const options: JsonStoreOptions = {
  log: { info: () => {}, warn: (facts, words) => logged.push([words, facts as Record<string, unknown>]) },
};
const head = (id: string) => join(folder, 'matches', `${id}.json`);
const journal = (id: string, no = 1) => join(folder, 'journals', `${id}.${no}.jsonl`);
const reopen = async (between: () => Promise<unknown> = async () => {}) => {
  await store.close();
  await between();
  store = await openJsonStore(folder, options);
};
const placesOf = async (id: string) => (await store.history(id))!.log.map(({ answer }) => answer?.args.to);

beforeEach(async () => {
  folder = await makeFolder();
  logged = [];
  store = await openJsonStore(folder, options);
});
afterEach(async () => {
  await store.close();
  await removeFolder(folder);
});

describe('a commit that was interrupted', () => {
  /** Files of a match before and after a commit that brings an answer. */
  async function aroundACommit() {
    const first = await store.create(sampleRecord());
    const { id } = first;
    const second = await store.commit(answering(first, 'B1'));
    const read = async () => ({ head: await readFile(head(id)), journal: await readFile(journal(id)) });
    const before = await read();
    await store.commit(answering(second, 'B2'));
    return { id, before, after: await read(), backup: await readFile(`${head(id)}.bak`) };
  }
  /** Opens after the crash; the version that is found counts, whole and alone, and the match goes on from it. */
  async function goesOn(id: string, version: number): Promise<void> {
    const known = ['A3', 'B1', 'B2'].slice(0, version);
    const record = (await store.load(id))!;
    expect(record.version).toBe(version);
    expect(await placesOf(id)).toEqual([undefined, ...known]);
    await store.commit(answering(record, 'C1'));
    await reopen();
    expect(await placesOf(id)).toEqual([undefined, ...known, 'C1']);
    expect(await store.load(id)).toMatchObject({ version: version + 1 });
    expect(logged).toEqual([]);
    expect(await filesIn(folder, 'matches/broken')).toEqual([]);
  }

  test('anywhere in its line of the journal never was, and its line is written over', async () => {
    const { id, before, after } = await aroundACommit();
    for (let cut = before.journal.length; cut <= after.journal.length; cut += 9) {
      await reopen(async () => {
        await writeFile(head(id), before.head);
        await writeFile(journal(id), after.journal.subarray(0, cut));
      });
      await goesOn(id, 2);
    }
  });

  test('after its line, however much of the new head was written beside the old one, never was', async () => {
    const { id, before, after } = await aroundACommit();
    for (let cut = 0; cut <= after.head.length; cut += 199) {
      await reopen(async () => {
        await writeFile(head(id), before.head);
        await writeFile(journal(id), after.journal);
        await writeFile(`${head(id)}.0a1b2c.tmp`, after.head.subarray(0, cut));
      });
      await goesOn(id, 2);
    }
  });

  test('between the backup and the head never was, and the backup is the head', async () => {
    const { id, before, after } = await aroundACommit();
    await reopen(async () => {
      await writeFile(head(id), before.head);
      await copyFile(head(id), `${head(id)}.bak`);
      await copyFile(head(id), `${head(id)}.bak.0a1b2c.tmp`);
      await writeFile(journal(id), after.journal);
    });
    await goesOn(id, 2);
  });

  test('after the head took its place is there, whatever the index knew', async () => {
    const { id } = await aroundACommit();
    await reopen(() => truncate(join(folder, 'index.jsonl'), 40));
    await goesOn(id, 3);
  });

  test('with more bytes than the next one leaves no trace behind that one', async () => {
    const { id, before } = await aroundACommit();
    await reopen(async () => {
      await writeFile(head(id), before.head);
      await appendFile(journal(id), `${JSON.stringify({ entry: { answer: null, events: [] } })}\n`.repeat(20));
    });
    await goesOn(id, 2);
  });

  test('whose head is lost leaves the version before, which agrees with its part of the journal', async () => {
    const { id, after } = await aroundACommit();
    await reopen(() => writeFile(head(id), after.head.subarray(0, 100)));
    const record = (await store.load(id))!;
    expect(record.version).toBe(4);
    expect(await placesOf(id)).toEqual([undefined, 'A3', 'B1']);
    expect(logged.map(([words]) => words)).toEqual(['match restored from its backup']);
    // The line of the lost version is kept beside its head: whoever mends that needs both.
    const aside = logged[0]![1].setAside as string[];
    expect(await readFile(aside.find((file) => file.endsWith('.jsonl'))!)).toEqual(after.journal);
    await store.commit(answering(record, 'C1'));
    await reopen();
    expect(await placesOf(id)).toEqual([undefined, 'A3', 'B1', 'C1']);
  });
});

const damages: [string, (file: string, text: string) => Promise<unknown>][] = [
  ['gone', (file) => rm(file)],
  ['cut in the middle of a line', (file, text) => truncate(file, text.length - 20)],
  ['cut between two lines', (file, text) => truncate(file, text.lastIndexOf('\n', text.length - 2) + 1)],
  ['empty', (file) => truncate(file, 0)],
  ['full of zeros', (file, text) => writeFile(file, '\0'.repeat(text.length))],
  ['with a line that is not JSON', (file, text) => writeFile(file, text.replace('{"entry"', '"{entry"'), 'latin1')],
  ['with a line of something else', (file, text) => writeFile(file, text.replaceAll('"entry"', '"enter"'), 'latin1')],
  ['with lines that lead elsewhere', (file, text) => writeFile(file, swapped(text), 'latin1')],
];
/** The same bytes and lines; the last entry is taken back instead. */
function swapped(text: string): string {
  const lines = text.split('\n').slice(0, -1);
  const last = lines.pop()!;
  const drop = JSON.stringify({ drop: 1 });
  return [...lines, drop + ' '.repeat(last.length - drop.length), ''].join('\n');
}

describe('a journal that was damaged while the head is good', () => {
  let id: string;
  beforeEach(async () => {
    const first = await store.create(sampleRecord());
    id = first.id;
    await store.commit(answering(first, 'B1'));
  });

  test.each(damages)('%s: it is set aside with one clear line, and the match plays on', async (_, damage) => {
    await reopen(async () => damage(journal(id), await readFile(journal(id), 'latin1')));
    const record = (await store.load(id))!;
    expect(record).toMatchObject({ version: 2, match: { logged: 3 } });
    expect(logged).toEqual([]);
    // The state is whole; of the history there are the answers of the step in progress.
    expect(await placesOf(id)).toEqual(['A3', 'B1']);
    expect(logged).toEqual([['journal set aside, the history begins anew', expect.objectContaining({ id })]]);
    const { setAside } = logged[0]![1] as { setAside: string[] };
    const aside = await filesIn(folder, 'matches/broken');
    expect(setAside).toEqual(aside.map((name) => join(folder, 'matches/broken', name)));
    expect(aside).toHaveLength(_ === 'gone' ? 0 : 1);
    const { rng, base, stepNo } = record.match!;
    expect((await store.history(id))!.origin).toEqual({ base, drawn: rng.drawn, stepNo, at: 0 });
    const found = (await store.load(id))!;
    expect(found).toEqual({ ...record, version: 3, match: { ...record.match, logged: 2 } });
    await store.commit(answering(found, 'B2'));
    await reopen();
    expect(await placesOf(id)).toEqual(['A3', 'B1', 'B2']);
    expect(await store.lastEntries(id, 1)).toMatchObject([{ answer: { args: { to: 'B2' } } }]);
    expect(logged).toHaveLength(1);
  });

  test('and is noticed by the commit that goes on from it keeps that commit, with its events', async () => {
    await reopen(() => truncate(journal(id), 30));
    const saved = await store.commit(answering((await store.load(id))!, 'B2'));
    expect(saved).toMatchObject({ version: 3, match: { logged: 3, news: [] } });
    const { log } = (await store.history(id))!;
    expect(log.map(({ answer }) => answer!.args.to)).toEqual(['A3', 'B1', 'B2']);
    expect(log.map(({ events }) => events.length)).toEqual([0, 0, 1]);
    expect(logged.map(([words]) => words)).toEqual(['journal set aside, the history begins anew']);
  });

  test('and whose head is lost afterwards begins anew once more from the head before', async () => {
    await reopen(() => rm(journal(id)));
    expect(await placesOf(id)).toEqual(['A3', 'B1']);
    await reopen(() => writeFile(head(id), '{'));
    expect(await placesOf(id)).toEqual(['A3', 'B1']);
    await store.commit(answering((await store.load(id))!, 'B2'));
    await reopen();
    expect(await placesOf(id)).toEqual(['A3', 'B1', 'B2']);
  });

  test('of a match that is set aside whole is found again with its head when that is mended', async () => {
    const kept = join(folder, 'kept');
    await cp(join(folder, 'matches'), kept, { recursive: true });
    await reopen(async () => {
      await writeFile(head(id), '{');
      await writeFile(`${head(id)}.bak`, '{');
    });
    await expect(store.load(id)).rejects.toThrow('set aside');
    await reopen(() => copyFile(join(kept, `${id}.json`), head(id)));
    expect(await placesOf(id)).toEqual([undefined, 'A3', 'B1']);
  });
});

describe('a match whose journal was lost in the middle of a step', () => {
  const { game } = toy;
  type Any = Match<never>;
  const here = (record: MatchRecord) => position(game, record.match as Any);
  async function answer(record: MatchRecord, action: string, args: Record<string, Json>, seat: number) {
    const { id } = here(record).open.find((decision) => decision.seat === seat)!;
    const acted = act(game, record.match as Any, { decision: id, seat, action, args });
    if ('refused' in acted) throw new Error(acted.refused.key);
    return store.commit({ ...record, match: acted.match as Match<unknown> as Match<Json> });
  }
  const hide = (record: MatchRecord, seat: number) =>
    answer(record, 'hide', { card: (here(record).g as { hands: string[][] }).hands[seat]![0]! }, seat);

  test('can be proved by a replay again from the next step on, and the lost events are left out', async () => {
    const match = start(game, { options: {}, seats: 2, seed: 'seed' }) as Match<unknown> as Match<Json>;
    let record = await store.create(sampleRecord({ match, outbox: [] }));
    record = await answer(await answer(record, 'rest', {}, 0), 'rest', {}, 1);
    record = await hide(record, 0);
    expect(record.match!.answers).toHaveLength(1);
    await reopen(() => rm(journal(record.id)));
    const begun = (await store.history(record.id))!;
    expect(begun.log).toEqual([{ answer: record.match!.answers[0], events: [] }]);
    record = await hide((await store.load(record.id))!, 1);
    expect(record.match!.stepNo).not.toBe(begun.origin.stepNo);
    const later = (await store.history(record.id))!;
    expect(later.log).toHaveLength(2);
    expect(later.log[1]!.events.length).toBeGreaterThan(0);
    const again = replay(game, record.match as Any, later as never);
    expect(again.base).toEqual(record.match!.base);
    expect(again.rng).toEqual(record.match!.rng);
    await reopen();
    expect((await store.history(record.id))!.origin).toMatchObject({ stepNo: record.match!.stepNo, at: 2 });
  });
});
