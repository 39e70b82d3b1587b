import { expect, test } from 'vitest';
import { press, publicLast } from '../bot/kit.ts';
import { atTable, lobby, start, withPrograms } from '../bot/program.ts';
import { makeTestDatabase } from '../kit/postgres.ts';
import { wayTo } from '../kit/postgres-way.ts';
import { labelsIn, numbersIn } from './numbers.ts';

/** The whole program with METRICS_PORT, as an operator sees it. */

withPrograms();

const addressIn = (said: string): string => /How it stands is at (http:\S+)\/health and \/metrics\./.exec(said)![1]!;

test('a program on a database tells what it has served, and that it is well until the database is away; no label is an id', async () => {
  const way = await wayTo((await makeTestDatabase()).url);
  const { local, program } = await atTable({ DATABASE_URL: way.url, METRICS_PORT: '0' });
  const address = addressIn(program.out());
  const health = async () => {
    const answer = await fetch(`${address}/health`);
    return [answer.status, await answer.json()];
  };
  const { ann, channel } = await lobby(local);
  const open = publicLast(ann, channel);
  await press(ann, open, 'join');
  await press(ann, open, 'join');
  await local.settle();
  const atRest = { underWay: 0, waiting: 0, oldest: null };
  await expect
    .poll(health, { timeout: 20_000 })
    .toEqual([200, { state: 'plays', store: 'good', jobs: atRest, unposted: { matches: 0, oldest: null } }]);

  const text = await (await fetch(`${address}/metrics`)).text();
  expect(numbersIn(text)).toMatchObject({
    'castellan_interactions_total{kind="match new",end="done"}': 1,
    'castellan_interactions_total{kind="join",end="done"}': 1,
    // She sits there already.
    'castellan_interactions_total{kind="join",end="declined"}': 1,
    'castellan_interaction_seconds_count{stage="acknowledged"}': 3,
    'castellan_interaction_seconds_count{stage="saved"}': 2,
    'castellan_interaction_seconds_count{stage="posted"}': 2,
    'castellan_requests_total{kind="acknowledgement",status="2xx"}': 3,
    'castellan_requests_total{kind="commands",status="2xx"}': 1,
    castellan_plays: 1,
    castellan_store_good: 1,
    castellan_jobs_under_way: 0,
    castellan_unposted_matches: 0,
    castellan_version_conflicts_total: 0,
    'castellan_connections{pool="jobs",state="waiting"}': 0,
    nodejs_eventloop_lag_seconds: expect.any(Number),
  });
  const labels = labelsIn(text);
  expect(labels.length).toBeGreaterThan(100);
  const [, match] = /"match":"([^"]+)"/.exec(program.log()) ?? [];
  expect(match).toBeDefined();
  for (const secret of [ann.id, ann.name, channel, local.applicationId, local.token, match!])
    expect(labels.filter((label) => label.includes(secret))).toEqual([]);
  expect(labels.filter((label) => /\d{6}/.test(label))).toEqual([]);

  await way.cut();
  await expect.poll(health, { timeout: 20_000 }).toEqual([503, { state: 'plays', store: 'takes nothing' }]);
  const away = numbersIn(await (await fetch(`${address}/metrics`)).text());
  expect(away).toMatchObject({ castellan_plays: 1, castellan_store_good: 0 });
  expect(away).not.toHaveProperty('castellan_jobs_waiting');
  await way.mend();
  await expect.poll(async () => (await health())[0], { timeout: 20_000 }).toBe(200);
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/health`, { method: 'POST' })).status).toBe(404);
  expect(await program.end()).toBe(0);
});

test('a port that is taken ends the start with words that name the setting', async () => {
  const { program } = await atTable({ METRICS_PORT: '0' });
  const { port } = new URL(addressIn(program.out()));
  const second = await start({ METRICS_PORT: port });
  expect(await second.ended()).toBe(1);
  expect(second.log()).toContain(`Castellan does not start. METRICS_PORT: ${port} is not free`);
});
