import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';

/** Bytes of JSON from which packing is worth the while. */
const WORTH = 1_000;

/** Answers with JSON, packed if it is long and the asker can unpack it. */
export async function reply(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  status: number,
  json: unknown,
): Promise<void> {
  const plain = Buffer.from(JSON.stringify(json));
  const packs = plain.length >= WORTH && unpacks(String(request.headers['accept-encoding'] ?? ''));
  const body = packs ? await packed(plain) : plain;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...(packs ? { 'content-encoding': 'gzip' } : {}),
    vary: 'accept-encoding',
    'cache-control': 'no-store',
  });
  response.end(body);
}

/** Whether `accept-encoding` names gzip, and not with the weight 0. */
export function unpacks(accepted: string): boolean {
  const [, weight = '1'] = /(?:^|[\s,])gzip\s*(?:;\s*q=([\d.]+))?/.exec(accepted) ?? [null, '0'];
  return Number(weight) > 0;
}

/** As `content-encoding: gzip` has it. */
export function packed(plain: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => gzip(plain, (error, bytes) => (error ? reject(error) : resolve(bytes))));
}
