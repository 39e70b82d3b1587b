import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createCanvas } from 'canvas';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openLocalDiscord, virtualClock } from '#local/discord';
import { pictureSize } from '#local/messages/picture-size';
import { readBody } from '#local/rest/body';
import { momentOf, shardOf, snowflakeAt, snowflakes } from '#local/world/snowflake';

/** What the stand-in reads of a request with this body. */
const read = (body: Buffer, type: string) =>
  readBody(Object.assign(Readable.from([body]), { headers: { 'content-type': type } }) as unknown as IncomingMessage);

describe('a form', () => {
  test('made by the platform is read back byte for byte', async () => {
    const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10, 45, 45, 45]);
    const form = new FormData();
    form.append('payload_json', '{"content":"語"}');
    form.append('files[0]', new Blob([bytes]), 'a "b".png');
    form.append('files[12]', new Blob([]), '空.png');
    const response = new Response(form);
    const body = Buffer.from(await response.arrayBuffer());
    const { json, uploads } = await read(body, response.headers.get('content-type')!);
    expect(json).toEqual({ content: '語' });
    expect(uploads.map(({ number, name }) => [number, name])).toEqual([
      ['0', 'a "b".png'],
      ['12', '空.png'],
    ]);
    expect(uploads[0]!.bytes.equals(bytes)).toBe(true);
    expect(uploads[1]!.bytes).toHaveLength(0);
  });

  test('with a part that is neither a numbered file nor the payload is 50035', async () => {
    for (const [name, value] of [
      ['files[0]', 'no file'],
      ['file', new Blob(['x'])],
    ] as const) {
      const form = new FormData();
      form.append(name, value);
      const response = new Response(form);
      const body = Buffer.from(await response.arrayBuffer());
      const refused = { code: 50035, errors: { [name]: { _errors: [] } } };
      await expect(read(body, response.headers.get('content-type')!)).rejects.toMatchObject(refused);
    }
  });

  test('that breaks off, or has no boundary, is none; the route answers 50109', async () => {
    const type = 'multipart/form-data; boundary=x';
    const broken = Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb');
    await expect(read(broken, type)).rejects.toMatchObject({ code: 50109 });
    await expect(read(Buffer.from('--x--'), 'multipart/form-data')).rejects.toMatchObject({ code: 50109 });
    expect(await read(Buffer.from('--x--'), type)).toEqual({ json: {}, uploads: [] });
    const local = await openLocalDiscord();
    onTestFinished(() => local.close());
    const headers = { authorization: `Bot ${local.token}`, 'content-type': type };
    const url = `${local.api}/v10/channels/${local.channelId}/messages`;
    for (const init of [
      { headers, body: '--x\r\nbroken' },
      { headers: { ...headers, 'content-type': 'application/json' }, body: '{' },
    ]) {
      const response = await fetch(url, { method: 'POST', ...init });
      expect(await response.json()).toMatchObject({ code: 50109 });
    }
    expect(local.surprises).toEqual([]);
  });
});

test('the size of a picture is read from its header, PNG, WebP and JPEG', async () => {
  const canvas = createCanvas(123, 45);
  expect(pictureSize(await canvas.encode('png'))).toEqual({ width: 123, height: 45 });
  expect(pictureSize(await canvas.encode('webp', 80))).toEqual({ width: 123, height: 45 });
  expect(pictureSize(await canvas.encode('webp', 100))).toEqual({ width: 123, height: 45 });
  const jpeg = await canvas.encode('jpeg', 90);
  expect(pictureSize(jpeg)).toEqual({ width: 123, height: 45 });
  expect(pictureSize(Buffer.concat([jpeg.subarray(0, 60), Buffer.alloc(60)]))).toBeUndefined();
  expect(pictureSize(Buffer.from('no picture at all, only words about one'))).toBeUndefined();
});

test('ids carry their time, grow, and repeat with the clock', () => {
  const clock = virtualClock(1_800_000_000_000);
  const ids = snowflakes(clock);
  const [a, b] = [ids.next(), ids.next()];
  expect(momentOf(a)).toBe(1_800_000_000_000);
  expect(BigInt(b)).toBe(BigInt(a) + 1n);
  expect(snowflakes(clock).next()).toBe(a);
  expect(BigInt(snowflakes(clock, '9000000000000000000').next())).toBe(9_000_000_000_000_000_001n);
});

test('the shard of a guild is its id without the last 22 bits, modulo the number of shards', () => {
  const guild = snowflakeAt(1_420_070_400_005).toString();
  expect([1, 2, 3].map((count) => shardOf(guild, count))).toEqual([0, 1, 2]);
  expect(shardOf(null, 3)).toBe(0);
});
