import { expect, test } from 'vitest';
import { realClock } from '#local/discord';
import { codeOf, openBot, openTable, tableChannel } from './kit.ts';

const contents = (local: Awaited<ReturnType<typeof openTable>>) =>
  local
    .person('Ada')
    .messages(local.channelId)
    .map((message) => message.content);

test('a client waits out 429 and tries again after 500', async () => {
  const local = await openTable();
  const channel = tableChannel(await openBot(local), local);
  local.faults.next({ method: 'POST', route: /messages$/ }, { status: 429, retryAfter: 0.05 });
  local.faults.next({ method: 'POST' }, { status: 500 });
  await channel.send('through');
  expect(contents(local)).toEqual(['through']);
  expect(local.log.filter((entry) => entry.method === 'POST').map((entry) => entry.status)).toEqual([429, 500, 200]);
});

test('a fault meets only what it matches, as often as it says, with its code', async () => {
  const local = await openTable();
  const channel = tableChannel(await openBot(local), local);
  local.faults.next({ method: 'PATCH' }, { status: 403, code: 50001 }, 2);
  const message = await channel.send('a');
  expect(await codeOf(message.edit('b'))).toBe(50001);
  expect(await codeOf(message.edit('b'))).toBe(50001);
  await message.edit('b');
  expect(contents(local)).toEqual(['b']);
});

test('a request that took effect but got no answer is repeated: a nonce keeps it single, without one it doubles', async () => {
  const local = await openTable();
  const channel = tableChannel(await openBot(local), local);
  local.faults.timeoutAfterApplying({ method: 'POST' });
  await channel.send({ content: 'once', nonce: '1', enforceNonce: true });
  expect(contents(local)).toEqual(['once']);
  local.faults.timeoutAfterApplying({ method: 'POST' });
  await channel.send('twice');
  expect(contents(local)).toEqual(['once', 'twice', 'twice']);
});

test('a bucket takes what its headers say; more waits', async () => {
  const local = await openTable();
  const channel = tableChannel(await openBot(local), local);
  local.faults.pace(2, 150);
  const begin = performance.now();
  for (const word of ['a', 'b', 'c']) await channel.send(word);
  expect(performance.now() - begin).toBeGreaterThan(100);
  expect(contents(local)).toEqual(['a', 'b', 'c']);
  // So long that the three are of one window however busy the machine is.
  local.faults.pace(2, 60_000);
  const burst = await Promise.all(
    Array.from({ length: 3 }, () =>
      fetch(`${local.api}/v10/users/@me`, { headers: { authorization: `Bot ${local.token}` } }),
    ),
  );
  const statuses = burst.map((response) => response.status).sort();
  expect(statuses).toEqual([200, 200, 429]);
  const refused = (await burst.find((response) => response.status === 429)!.json()) as { retry_after: number };
  expect(refused.retry_after).toBeGreaterThan(0);
});

test('a slow network delays and loses nothing', async () => {
  const local = await openTable({ clock: realClock });
  const channel = tableChannel(await openBot(local), local);
  local.faults.slow(60);
  const begin = performance.now();
  await channel.send('slow');
  expect(performance.now() - begin).toBeGreaterThan(55);
  expect(contents(local)).toEqual(['slow']);
});
