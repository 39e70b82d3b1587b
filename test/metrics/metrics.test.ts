import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { REST } from 'discord.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { measureRequests } from '#bot/platform/measures';
import { look, type Observed } from '#src/metrics/look';
import { openMetrics } from '#src/metrics/open-metrics';
import { openStore } from '#src/open-store';
import { openLog } from '#src/program-log';
import { VersionConflict } from '#store/errors';
import { scratch } from '../kit/scratch.ts';
import { sampleRecord } from '../store/sample-record.ts';
import { labelsIn, numbersIn } from './numbers.ts';

const log = openLog('silent', 'no token');

/** A store in a folder, as the program opens it. */
async function inFolder() {
  const folder = await mkdtemp(join(scratch, 'castellan-metrics-'));
  const { store, look: way } = await openStore({ storeDir: folder }, log, { kind: 'bot', print() {} });
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, store, way };
}

async function opened() {
  const metrics = await openMetrics({ port: 0, host: '127.0.0.1', log, clock: { now: () => 10_000 } });
  onTestFinished(() => metrics.close());
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${metrics.port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { metrics, read, numbers: async () => numbersIn((await read('/metrics')).text) };
}

/** Nothing is to be done there. */
const resting: Observed = {
  store: { waiting: async () => [], load: async () => undefined },
  check: async () => {},
  jobs: async () => ({ underWay: 0, waiting: 0, oldest: null }),
  connections: () => ({}),
};

test('before it plays and when it ends a program is well by being there, and says so', async () => {
  const { metrics, read, numbers } = await opened();
  const health = async () => (await read('/health')).text;
  expect(await read('/health')).toEqual({ status: 200, text: '{"state":"waits"}\n' });
  expect(await numbers()).toMatchObject({ castellan_plays: 0 });
  expect(await numbers()).not.toHaveProperty('castellan_store_good');
  metrics.plays(resting);
  expect(JSON.parse(await health())).toMatchObject({ state: 'plays', store: 'good' });
  metrics.ends();
  expect(await health()).toBe('{"state":"ends"}\n');
});

test('a folder that takes nothing any more is no good store', async () => {
  const { folder, store, way } = await inFolder();
  const { metrics, read } = await opened();
  metrics.plays({ ...resting, ...way, store });
  expect((await read('/health')).status).toBe(200);
  await rm(folder, { recursive: true });
  const { status, text } = await read('/health');
  expect([status, JSON.parse(text)]).toEqual([503, expect.objectContaining({ store: 'takes nothing' })]);
});

test('what waits in outboxes is as old as its oldest item, and one that is not sealed as the last change of its match', async () => {
  const { store } = await inFolder();
  const on = { ...resting, store };
  const nobody = () => expect.unreachable();
  const [first, second] = [
    await store.create(sampleRecord({ outbox: [], updatedAt: 5_000 })),
    await store.create(sampleRecord({ outbox: [], updatedAt: 5_000, channel: 'another' })),
  ];
  expect((await look(on, 10_000, nobody)).unposted).toEqual({ matches: 0, oldest: null });
  await store.commit({ ...first, outbox: [{ id: 'a', kind: 'news', data: null }] });
  expect((await look(on, 10_000, nobody)).unposted).toEqual({ matches: 1, oldest: 5_000 });
  const items = [8_000, 3_000, 9_000].map((sealed, i) => ({ id: `b${i}`, kind: 'news', data: null, sealed }));
  await store.commit({ ...second, outbox: items });
  expect((await look(on, 10_000, nobody)).unposted).toEqual({ matches: 2, oldest: 7_000 });
});

test('what cannot be learned, or takes too long, is left out, and the rest is told', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const troubles: unknown[] = [];
  const on: Observed = {
    ...resting,
    check: () => new Promise(() => {}),
    jobs: async () => Promise.reject(new Error('no')),
  };
  const seen = look(on, 10_000, (error) => void troubles.push(String(error)));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await seen).toEqual({ isStoreGood: false, unposted: { matches: 0, oldest: null } });
  expect(troubles).toEqual(['Error: no', 'Error: no answer within 3000 ms']);
});

test('it is counted where somebody else had saved a match first, and nothing else', async () => {
  const { store } = await inFolder();
  const { metrics, numbers } = await opened();
  const counted = metrics.counted(store);
  const first = await counted.create(sampleRecord());
  await counted.commit(first);
  await expect(counted.commit(first)).rejects.toThrow(VersionConflict);
  expect((await counted.load(first.id))!.version).toBe(2);
  expect(await numbers()).toMatchObject({ castellan_version_conflicts_total: 1 });
});

test('requests are told by kind and class, those that nobody answers too, and never by what stands in their paths', async () => {
  const { metrics, read } = await opened();
  let status: number | undefined = 200;
  const rest = new REST({
    api: 'http://127.0.0.1:1/proxied/api',
    retries: 0,
    makeRequest: async () => {
      if (status === undefined) throw new Error('no answer');
      return new Response('{}', { status, headers: { 'content-type': 'application/json' } }) as never;
    },
  });
  measureRequests(rest, metrics.measures);
  const [id, token] = ['123456789012345678', 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5'];
  const send = (path: `/${string}`) => rest.post(path, { auth: false }).catch(() => {});
  await send(`/interactions/${id}/${token}/callback`);
  await send(`/webhooks/${id}/${token}/messages/@original`);
  await send(`/channels/${id}/messages/${id}/threads`);
  await send(`/channels/${id}/thread-members/${id}`);
  await send('/users/@me/channels');
  status = 404;
  await send(`/channels/${id}/messages/${id}`);
  status = undefined;
  await send(`/channels/${id}/messages`);
  const { text } = await read('/metrics');
  const told = Object.entries(numbersIn(text)).filter(([name]) => name.startsWith('castellan_requests'));
  expect(Object.fromEntries(told)).toEqual({
    'castellan_requests_total{kind="acknowledgement",status="2xx"}': 1,
    'castellan_requests_total{kind="reply",status="2xx"}': 1,
    'castellan_requests_total{kind="thread",status="2xx"}': 2,
    'castellan_requests_total{kind="channel",status="2xx"}': 1,
    'castellan_requests_total{kind="message",status="4xx"}': 1,
    'castellan_requests_total{kind="message",status="none"}': 1,
  });
});

test('what was done is a kind of button or a command of this program; anything else is unknown, whatever it says', async () => {
  const { metrics, read } = await opened();
  metrics.measures.asked('message', 429);
  for (const did of ['match new', 'answer', 'when-full', 'unknown button', 'td 123456789012345678', 'Ann "1"'])
    metrics.measures.served(did, 'done', { acknowledged: 40 });
  const labels = labelsIn((await read('/metrics')).text);
  expect(labels).toEqual(
    expect.arrayContaining(['match new', 'answer', 'when-full', 'unknown button', 'unknown', '429']),
  );
  expect(labels.filter((label) => /Ann|1234/.test(label))).toEqual([]);
});
