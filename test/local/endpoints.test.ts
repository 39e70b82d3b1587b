import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REST, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { openEndpoint } from '#src/interactions/endpoint';
import { openLog } from '#src/program-log';
import { openTable } from './kit.ts';

/** A table with a command, and as many bots as wanted that defer by the callback. `taken`: whom each has got, in order. */
async function openBots(n: number) {
  const clock = virtualClock();
  const local = await openTable({ clock });
  const rest = new REST({ api: local.api }).setToken(local.token);
  await rest.put(Routes.applicationCommands(local.applicationId), { body: [{ name: 'act', description: 'd' }] });
  const taken: string[][] = [];
  const endpoints = [];
  for (let i = 0; i < n; i++) {
    const got: string[] = [];
    taken.push(got);
    const endpoint = await openEndpoint({
      port: 0,
      host: '127.0.0.1',
      publicKey: local.publicKey,
      take({ id, token }) {
        got.push(id);
        rest.post(Routes.interactionCallback(id, token), { body: { type: 5 }, auth: false }).catch(() => {});
      },
      log: openLog('silent'),
      clock,
    });
    onTestFinished(() => endpoint.close());
    endpoints.push(endpoint);
  }
  const urls = endpoints.map(({ port }) => `http://127.0.0.1:${port}/interactions`);
  const act = () => local.person('Ada').slash(local.channelId, 'act', undefined, {});
  return { local, clock, taken, endpoints, urls, act };
}

/** An address that answers as it must while it is tried, and then does something else. */
async function strange(answer: (response: ServerResponse) => void): Promise<string> {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    asked += 1;
    if (asked === 1) response.end('{"type":1}');
    else if (asked === 2) response.writeHead(401).end();
    else answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ACKNOWLEDGED = { outcome: 'acknowledged', how: 'deferred message' };

test('interactions are posted to the addresses by turns, and come by the gateway again where there is none', async () => {
  const { local, clock, taken, urls, act } = await openBots(2);
  await local.postInteractions(urls);
  for (let i = 0; i < 4; i++) expect(await act()).toMatchObject(ACKNOWLEDGED);
  expect(taken.map((got) => got.length)).toEqual([2, 2]);
  await local.postInteractions([]);
  const unheard = act();
  await clock.advance(3_000);
  expect(await unheard).toEqual({ outcome: 'failed' });
  expect(taken.flat()).toHaveLength(4);
});

test('where a connection is refused the next address gets it, and where it breaks midway none does', async () => {
  const { local, clock, taken, endpoints, urls, act } = await openBots(2);
  await local.postInteractions(urls);
  await endpoints[0]!.close();
  for (let i = 0; i < 2; i++) expect(await act()).toMatchObject(ACKNOWLEDGED);
  expect(taken.map((got) => got.length)).toEqual([0, 2]);
  const breaks = await strange((response) => response.destroy());
  await local.postInteractions([breaks, urls[1]!]);
  const lost = act();
  expect(await act()).toMatchObject(ACKNOWLEDGED);
  await clock.advance(3_000);
  expect(await lost).toEqual({ outcome: 'failed' });
  expect(taken[1]).toHaveLength(3);
});

test('an interaction that is given twice goes to two addresses, and again later as often as wanted', async () => {
  const { local, clock, taken, urls, act } = await openBots(2);
  await local.postInteractions(urls);
  local.faults.doubleInteractions(() => true);
  expect(await act()).toMatchObject(ACKNOWLEDGED);
  await expect.poll(() => taken.flat(), { interval: 2 }).toHaveLength(2);
  await clock.advance(600_000);
  local.faults.repeatLastInteraction();
  await expect.poll(() => taken.flat(), { interval: 2 }).toHaveLength(3);
  expect(new Set(taken.flat()).size).toBe(1);
  expect(taken.map((got) => got.length)).toEqual([2, 1]);
});

test('what stands in the answer to the request is the first answer, as Discord takes it', async () => {
  const { local, act } = await openBots(0);
  await local.postInteractions([await strange((response) => response.end('{"type":5}'))]);
  expect(await act()).toMatchObject(ACKNOWLEDGED);
});

test('an address is not taken that does not answer pings, or takes forged ones', async () => {
  const { local } = await openBots(0);
  const answering = async (status: number, text: string) => {
    const server = createServer((_, response) => response.writeHead(status).end(text)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };
  const refuses = local.postInteractions([await answering(401, '')]);
  await expect(refuses).rejects.toThrow('401');
  await expect(local.postInteractions([await answering(200, '{"type":1}')])).rejects.toThrow('200 to a forged one');
});
