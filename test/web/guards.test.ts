import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { callerAddress } from '#src/web/caller';
import { openRates } from '#src/web/rates';
import { ORIGIN, openWebTable, seatedIn, startedWebTable } from './kit.ts';

/** What the server lets in, and what browsers are told to keep to. */

const PRESS = { id: '1', press: 'v1:answer:x', values: [], shownAt: 0 };

describe('Whatever changes something', () => {
  test('comes from the own page, and is refused from any other, or from nowhere', async () => {
    const here = await startedWebTable();
    const ann = await seatedIn(here, here.table.ann);
    const { id } = await here.table.record();
    const press = async (headers: Record<string, string | undefined>) => {
      const { status, json } = await ann.post(`/api/m/${id}/press`, { json: PRESS, headers });
      return [status, json.error?.kind];
    };
    expect(await press({})).toEqual([200, undefined]);
    for (const origin of [
      'https://evil.test',
      'http://castellan.test',
      'https://castellan.test:8443',
      'null',
      undefined,
    ])
      expect(await press({ origin }), String(origin)).toEqual([403, 'foreign']);
    expect(await press({ 'sec-fetch-site': 'cross-site' })).toEqual([403, 'foreign']);
    expect(await press({ 'sec-fetch-site': 'same-site' })).toEqual([403, 'foreign']);
    // Old browsers do not say it: their origin is enough.
    expect(await press({ 'sec-fetch-site': undefined })).toEqual([200, undefined]);
  });

  test('is JSON that says so, of the shape that the route takes, and no larger than 16 KB', async () => {
    const here = await startedWebTable();
    const ann = await seatedIn(here, here.table.ann);
    const { id } = await here.table.record();
    const press = async (asked: object) => {
      const { status, json } = await ann.post(`/api/m/${id}/press`, asked);
      return [status, json.error?.kind];
    };
    const type = { 'content-type': 'application/json' };
    expect(await press({ body: JSON.stringify(PRESS), headers: type })).toEqual([200, undefined]);
    expect(await press({ body: JSON.stringify(PRESS), headers: { 'content-type': 'text/plain' } })).toEqual([
      400,
      'wrong',
    ]);
    for (const body of ['', '{', '[]', '{"id":1}', JSON.stringify({ ...PRESS, values: [1] })])
      expect(await press({ body, headers: type }), body).toEqual([400, 'wrong']);
    const padded = (bytes: number) => JSON.stringify(PRESS).padEnd(bytes, ' ');
    expect(await press({ body: padded(16 * 1024), headers: type })).toEqual([200, undefined]);
    expect(await press({ body: padded(16 * 1024 + 1), headers: type })).toEqual([413, 'large']);
    const pieces = { ...type, 'transfer-encoding': 'chunked' };
    expect(await press({ body: JSON.stringify(PRESS), headers: pieces })).toEqual([400, 'wrong']);
  });

  test('may have no body at all, also where it does not say so', async () => {
    const here = await openWebTable();
    const socket = connect(here.web.port, '127.0.0.1');
    socket.write(`POST /go/nothing HTTP/1.1\r\nHost: castellan.test\r\nOrigin: ${ORIGIN}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const part of socket) answer += part;
    expect(answer).toMatch(/^HTTP\/1\.1 410 /);
  });
});

test('What was sent to another name of this machine is refused', async () => {
  const here = await openWebTable();
  expect((await here.browser().get('/')).status).toBe(200);
  for (const host of ['evil.test', 'castellan.test:4041', '127.0.0.1'])
    expect((await here.browser().get('/', { headers: { host } })).status, host).toBe(403);
});

test('Every answer says that nothing is run in line, guessed, or framed', async () => {
  const here = await openWebTable();
  const browser = here.browser();
  for (const path of ['/', '/m/x/at/3', '/page/lib/icon.svg', '/api/me', '/go/nothing', '/nowhere']) {
    const { headers } = await browser.get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy, path).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/max-age=/);
  }
  // Parts that are shown nowhere by themselves have no words about that: there are fifty of them.
  for (const path of ['/page/main.js', '/page/linked.css', '/page/lib/preact.mjs']) {
    const { headers } = await browser.get(path);
    expect(headers['content-security-policy'], path).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/max-age=/);
  }
});

test('Files lie below the folder of the page, and nothing beside it can be had', async () => {
  const here = await openWebTable();
  const browser = here.browser();
  expect((await browser.get('/page/linked.css')).headers['content-type']).toMatch(/text\/css/);
  for (const path of [
    '/page/../open-web.ts',
    '/page/%2e%2e/open-web.ts',
    '/page/..%2fopen-web.ts',
    '/page//etc/passwd',
    '/open-web.ts',
  ])
    expect((await browser.get(path)).status, path).toBe(404);
});

test('Long answers are packed for whoever can unpack them', async () => {
  const here = await startedWebTable();
  const ann = await seatedIn(here, here.table.ann);
  const path = `/api/m/${(await here.table.record()).id}`;
  const plain = await ann.get(path);
  const packed = await ann.get(path, { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(packed.bytes).toString()).version).toBe(plain.json.version);
});

describe('Whoever asks too often', () => {
  const few = { burst: 3, perSecond: 1 };

  test('waits, be it a person or an address; others do not', async () => {
    const clock = virtualClock();
    const here = await openWebTable({ clock, rates: { looks: few } });
    const [ann, ben] = [await seatedIn(here, here.table.ann), await seatedIn(here, here.table.ben)];
    const status = async (browser: typeof ann) => (await browser.get('/api/me')).status;
    for (let n = 0; n < 3; n++) expect(await status(ann)).toBe(200);
    const { status: refused, headers, json } = await ann.get('/api/me');
    expect([refused, headers['retry-after'], json.error.kind]).toEqual([429, '1', 'often']);
    expect(await status(ben)).toBe(200);
    await clock.advance(1_000);
    expect(await status(ann)).toBe(200);
    expect(await status(ann)).toBe(429);
  });

  test('is counted by address where nobody is known, and cannot write another one down', async () => {
    const here = await openWebTable({ clock: virtualClock(), rates: { address: few } });
    const status = async (from: string) => (await here.browser(from).get('/')).status;
    for (let n = 0; n < 3; n++) expect(await status('192.0.2.1')).toBe(200);
    expect(await status('192.0.2.1')).toBe(429);
    // What the client has written itself stands before what the proxy adds.
    expect(await status('198.51.100.7, 192.0.2.1')).toBe(429);
    expect(await status('192.0.2.2')).toBe(200);
  });

  test('has links to try as rarely as that', async () => {
    const here = await openWebTable({ clock: virtualClock(), rates: { links: few } });
    const status = async () => (await here.browser().get('/go/AAAAAAAAAAAAAAAAAAAAAA')).status;
    for (let n = 0; n < 3; n++) expect(await status()).toBe(410);
    expect(await status()).toBe(429);
    expect((await here.browser().get('/')).status).toBe(200);
  });
});

describe('A bucket', () => {
  test('fills with time up to its size, and no further', async () => {
    const clock = virtualClock();
    const { take } = openRates({ burst: 2, perSecond: 0.5 }, clock);
    expect([take('a'), take('a'), take('a')]).toEqual([undefined, undefined, 2]);
    await clock.advance(1_999);
    expect(take('a')).toBe(1);
    await clock.advance(1);
    expect([take('a'), take('a')]).toEqual([undefined, 2]);
    await clock.advance(3_600_000);
    expect([take('a'), take('a'), take('a')]).toEqual([undefined, undefined, 2]);
  });
});

test('An address is what the proxy of this machine says; of others it is their own', () => {
  expect(callerAddress('127.0.0.1', '198.51.100.7, 192.0.2.1')).toBe('192.0.2.1');
  expect(callerAddress('::ffff:127.0.0.1', '192.0.2.1')).toBe('192.0.2.1');
  expect(callerAddress('::1', undefined)).toBe('::1');
  expect(callerAddress('203.0.113.5', '192.0.2.1')).toBe('203.0.113.5');
});
