import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openEndpoint } from '#src/interactions/endpoint';
import { openLog } from '#src/program-log';
import { signingKey } from './signing.ts';

const NOW = Date.UTC(2026, 10, 29, 12);
const PRESS = JSON.stringify({ id: '7', type: 3, token: 'secret' });
const LONGEST = 256 * 1024;

/** An endpoint, what it has handed on, and a way to send there what Discord, or somebody else, would. */
async function openPost() {
  const key = signingKey();
  const taken: unknown[] = [];
  const lines: string[] = [];
  const endpoint = await openEndpoint({
    port: 0,
    host: '127.0.0.1',
    publicKey: key.publicKey,
    take: (interaction) => void taken.push(interaction),
    log: openLog('debug', undefined, { write: (line) => void lines.push(line) }),
    clock: { now: () => NOW },
  });
  onTestFinished(() => endpoint.close());
  const url = `http://127.0.0.1:${endpoint.port}/interactions`;
  const send = async (body: string | Buffer, headers: Record<string, string>) => {
    const { status } = await fetch(url, { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers });
    return status;
  };
  return { key, taken, endpoint, url, send, logged: () => lines.join('') };
}

describe('the endpoint for interactions', () => {
  test('hands on what Discord has signed, and says 202 and nothing more', async () => {
    const { key, taken, url } = await openPost();
    const answer = await fetch(url, { method: 'POST', body: PRESS, headers: key.headers(PRESS, NOW) });
    expect([answer.status, await answer.text()]).toEqual([202, '']);
    expect(taken).toEqual([JSON.parse(PRESS)]);
  });

  test('answers a ping in the same breath, and hands it to nobody', async () => {
    const { key, taken, url } = await openPost();
    const ping = JSON.stringify({ id: '7', type: 1 });
    const answer = await fetch(url, { method: 'POST', body: ping, headers: key.headers(ping, NOW) });
    expect([answer.status, await answer.json(), taken]).toEqual([200, { type: 1 }, []]);
  });

  test('refuses what is not signed, is signed by another key, or is signed for another body or moment', async () => {
    const { key, taken, send } = await openPost();
    const mine = key.headers(PRESS, NOW);
    const forged: Record<string, string>[] = [
      {},
      { ...mine, 'x-signature-ed25519': '' },
      { ...mine, 'x-signature-ed25519': mine['x-signature-ed25519']!.slice(2) },
      { ...mine, 'x-signature-ed25519': 'zz'.repeat(64) },
      { ...mine, 'x-signature-timestamp': String(NOW / 1_000 + 1) },
      signingKey().headers(PRESS, NOW),
      key.headers(`${PRESS} `, NOW),
    ];
    expect(await Promise.all(forged.map((headers) => send(PRESS, headers)))).toEqual(forged.map(() => 401));
    expect(taken).toEqual([]);
  });

  test('takes what is ten seconds away from its clock, either way, and refuses what is eleven', async () => {
    const { key, taken, send, logged } = await openPost();
    const at = (seconds: number) => send(PRESS, key.headers(PRESS, NOW + seconds * 1_000));
    expect([await at(-10), await at(10), await at(-11), await at(11)]).toEqual([202, 202, 401, 401]);
    expect(taken).toHaveLength(2);
    // Whoever runs it reads that the clock is wrong: else nothing would say why nobody is answered.
    expect(logged()).toContain('"age":11000');
  });

  test('takes a body of 256 KB, and refuses a byte more before it has read it, told beforehand or not', async () => {
    const { key, taken, send, url } = await openPost();
    const filled = (size: number) => {
      const [begin, end] = ['{"id":"7","type":3,"of":"', '"}'];
      return `${begin}${'x'.repeat(size - begin.length - end.length)}${end}`;
    };
    const [whole, more] = [filled(LONGEST), filled(LONGEST + 1)];
    expect(await send(whole, key.headers(whole, NOW))).toBe(202);
    expect(await send(more, key.headers(more, NOW))).toBe(413);
    const inPieces = request(url, { method: 'POST', headers: key.headers(more, NOW) });
    inPieces.write(more);
    const [answer] = await once(inPieces, 'response');
    expect(answer.statusCode).toBe(413);
    inPieces.destroy();
    expect(taken).toHaveLength(1);
  });

  test('refuses what is signed and is no interaction', async () => {
    const { key, taken, send } = await openPost();
    const bodies = ['', 'null', '[1]', '{"id":"7"}', '{"type":3}', PRESS.slice(0, -1), '\u0000'];
    const statuses = await Promise.all(bodies.map((body) => send(body, key.headers(body, NOW))));
    expect(statuses).toEqual(bodies.map(() => 400));
    expect(taken).toEqual([]);
  });

  test('knows one address and one method', async () => {
    const { url } = await openPost();
    const elsewhere = await fetch(`${url}/more`, { method: 'POST' });
    const looked = await fetch(url);
    expect([elsewhere.status, looked.status, looked.headers.get('allow')]).toEqual([404, 405, 'POST']);
  });

  test('hands nothing on of what breaks off, and goes on', async () => {
    const { key, taken, send, endpoint } = await openPost();
    const socket = connect(endpoint.port, '127.0.0.1');
    const headers = Object.entries(key.headers(PRESS, NOW)).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `POST /interactions HTTP/1.1\r\nhost: here\r\ncontent-length: ${PRESS.length}\r\n${headers.join('')}\r\n`;
    socket.write(`${head}${PRESS.slice(0, 9)}`, () => socket.destroy());
    await once(socket, 'close');
    expect(await send(PRESS, key.headers(PRESS, NOW))).toBe(202);
    expect(taken).toHaveLength(1);
  });

  test('writes no token into the log', async () => {
    const { key, send, logged } = await openPost();
    await send(PRESS, key.headers(PRESS, NOW - 60_000));
    await send(PRESS, {});
    expect(logged()).not.toContain('secret');
  });

  test('refuses connections as soon as it closes, so that a proxy asks the next process', async () => {
    const { key, endpoint, send } = await openPost();
    expect(await send(PRESS, key.headers(PRESS, NOW))).toBe(202);
    const closed = endpoint.close();
    await expect(send(PRESS, key.headers(PRESS, NOW))).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    await closed;
  });

  test('does not open where the port is taken', async () => {
    const { endpoint } = await openPost();
    const { port } = endpoint;
    const log = openLog('silent');
    const { publicKey } = signingKey();
    const second = openEndpoint({ port, host: '127.0.0.1', publicKey, take: () => {}, log, clock: Date });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  });
});
