import { expect, onTestFinished, test } from 'vitest';
import { makeTestDatabase } from '../kit/postgres.ts';
import { sampleRecord } from '../store/sample-record.ts';
import { empties, heldUp, openProcess, patient } from './processes.ts';

/** A process that ends gives its jobs to others. */

const item = (id: string) => ({ id, kind: 'news', data: null, sealed: 1 });

test('whoever stops ends what is under way and takes nothing more: what comes then is done by another process', async () => {
  const database = await makeTestDatabase();
  const { deliver, finish } = heldUp();
  const leaving = await openProcess(database.url, deliver);
  await leaving.jobs.begin();
  const { id } = await leaving.store.create(sampleRecord({ outbox: [item('n1')] }));
  await expect.poll(() => leaving.begun.length, patient).toBe(1);
  const stopped = leaving.jobs.stop();
  const { id: next } = await leaving.store.create(sampleRecord({ outbox: [item('n2')], channel: 'another' }));
  const heir = await openProcess(database.url, empties);
  await heir.jobs.begin();
  await expect.poll(() => heir.begun, patient).toEqual([{ match: next, isBegunBefore: false }]);
  finish();
  await stopped;
  expect((await heir.store.load(id))!.outbox).toEqual([]);
  expect(leaving.begun).toHaveLength(1);
});

test('what does not come to its end in time is given back, and another process begins it anew within seconds', async () => {
  const database = await makeTestDatabase();
  let finish = () => {};
  const hangs = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const leaving = await openProcess(database.url, () => hangs);
  onTestFinished(() => finish());
  await leaving.jobs.begin();
  const heir = await openProcess(database.url, empties);
  const { id } = await leaving.store.create(sampleRecord({ outbox: [item('n1')] }));
  await expect.poll(() => leaving.begun.length, patient).toBe(1);
  await heir.jobs.begin();
  void leaving.jobs.stop();
  const began = performance.now();
  await leaving.close();
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect.poll(() => heir.begun, patient).toEqual([{ match: id, isBegunBefore: true }]);
  await expect.poll(async () => (await heir.store.load(id))!.outbox, patient).toEqual([]);
});
