import { expect, test } from 'vitest';
import type { Saving } from '#store/others';
import { watched } from '#store/watched';
import { makeDatabase, openClient } from './memory-database.ts';
import { sampleRecord } from './sample-record.ts';

/** A store that tells of what it has saved. */

const opened = () => {
  const troubles: unknown[] = [];
  const heard: Saving[] = [];
  const { store, watch } = watched(openClient(makeDatabase()), (error) => troubles.push(error));
  return { store, watch, heard, troubles };
};

test('each match that is saved is told once it can be loaded, by whichever way it came', async () => {
  const { store, watch, heard } = opened();
  const loaded: Promise<unknown>[] = [];
  watch((saved) => {
    heard.push(saved);
    loaded.push(store.load(saved.id).then((record) => record!.version));
  });
  const first = await store.create(sampleRecord({ id: 'm1' }));
  const second = await store.commit(first);
  const copy = await store.import(await store.export('m1'), { channel: 'elsewhere', guild: null });
  expect(heard).toEqual([
    { id: 'm1', version: 1 },
    { id: 'm1', version: second.version },
    { id: copy.id, version: copy.version },
  ]);
  expect(await loaded[2]).toBe(copy.version);
});

test('what could not be saved is not told, nor what is only read', async () => {
  const { store, watch, heard } = opened();
  const first = await store.create(sampleRecord({ id: 'm1' }));
  await store.commit(first);
  watch((saved) => void heard.push(saved));
  await expect(store.commit(first)).rejects.toThrow();
  await store.load('m1');
  expect(heard).toEqual([]);
});

test('a listener that throws harms neither the saving nor others; one that has ended hears no more', async () => {
  const { store, watch, heard, troubles } = opened();
  const end = watch(() => {
    throw new Error('no ears');
  });
  watch((saved) => void heard.push(saved));
  const first = await store.create(sampleRecord({ id: 'm1' }));
  expect([heard.length, troubles.length]).toEqual([1, 1]);
  end();
  await store.commit(first);
  expect([heard.length, troubles.length]).toEqual([2, 1]);
});
