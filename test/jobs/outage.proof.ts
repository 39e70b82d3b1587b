import { expect, test } from 'vitest';
import { makeTestDatabase } from '../kit/postgres.ts';
import { sampleRecord } from '../store/sample-record.ts';
import { empties, openProcess } from './processes.ts';

/** What waits after an outage of Discord, and who delivers it. */

const MATCHES = 3_000;
const EACH = 10;

test('30,000 items that have waited are delivered once each by two processes', async () => {
  const database = await makeTestDatabase();
  const [one, other] = [await openProcess(database.url, empties), await openProcess(database.url, empties)];
  const ids: string[] = [];
  for (let n = 0; n < MATCHES; n++) {
    const outbox = Array.from({ length: EACH }, (_, i) => ({ id: `n${i}`, kind: 'news', data: null, sealed: 1 }));
    ids.push((await one.store.create(sampleRecord({ channel: `c-${n}`, outbox }))).id);
  }
  // Their jobs are gone, as after a backup that was put back: a start finds what waits without one.
  await database.query(`delete from ${database.name}_jobs._private_jobs`);
  expect(await one.store.waiting()).toHaveLength(MATCHES);
  const began = performance.now();
  await Promise.all([one.jobs.begin(), other.jobs.begin()]);
  await expect.poll(() => one.store.waiting(), { interval: 200, timeout: 240_000 }).toEqual([]);
  const seconds = (performance.now() - began) / 1_000;
  const begun = [...one.begun, ...other.begun].map(({ match }) => match);
  expect(new Set(begun)).toEqual(new Set(ids));
  expect(begun).toHaveLength(MATCHES);
  // Both have done some of it.
  expect(Math.min(one.begun.length, other.begun.length)).toBeGreaterThan(0);
  await one.jobs.idle();
  const [{ n }] = (await database.query(`select count(*)::integer as n from ${database.name}_jobs._private_jobs`)) as [
    { n: number },
  ];
  expect(n).toBe(0);
  process.stdout.write(`${MATCHES * EACH} items in ${MATCHES} matches: ${seconds.toFixed(1)} s\n`);
}, 600_000);
