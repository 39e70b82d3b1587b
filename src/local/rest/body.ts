import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#asking/terms/limits';
import type { Body, Upload } from '../messages/uploads.ts';
import { isRecord } from '../validate/checks.ts';
import { refuseRequest } from '../world/refusals.ts';

/** Reads a request whole: JSON, or a form with `payload_json` and `files[n]`. Refuses 40005 too large, 50109 no JSON. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= LIMITS.message.requestBytes) chunks.push(chunk as Buffer);
  }
  if (size > LIMITS.message.requestBytes) refuseRequest(40005);
  const type = request.headers['content-type'] ?? '';
  const bytes = Buffer.concat(chunks);
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type);
  return { json: bytes.length === 0 ? undefined : parse(bytes.toString('utf8')), uploads: [] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseRequest(50109);
  }
}

async function readForm(bytes: Buffer, type: string): Promise<Body> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => refuseRequest(50109));
  return bodyOfForm(form);
}

/** What a form says: `payload_json` and `files[n]`. Refuses 40005 too large, 50035 other fields, 50109 no JSON. */
async function bodyOfForm(form: FormData): Promise<Body> {
  const uploads: Upload[] = [];
  let json: unknown;
  for (const [name, part] of form) {
    const number = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (name === 'payload_json') json = parse(typeof part === 'string' ? part : await part.text());
    else if (number === undefined || typeof part === 'string') refuseRequest(50035, { [name]: { _errors: [] } });
    else {
      if (part.size > LIMITS.message.attachmentBytes) refuseRequest(40005);
      uploads.push({ number, name: part.name, bytes: Buffer.from(await part.arrayBuffer()) });
    }
  }
  return { json: isRecord(json) ? json : {}, uploads };
}

/** What a client in this process hands over in place of a request to be read. Refuses what `readBody` refuses. */
export async function bodyOf(said: string | FormData | null): Promise<Body> {
  if (said === null) return { json: undefined, uploads: [] };
  const size = typeof said === 'string' ? Buffer.byteLength(said) : sizeOf(said);
  if (size > LIMITS.message.requestBytes) refuseRequest(40005);
  return typeof said === 'string' ? { json: parse(said), uploads: [] } : bodyOfForm(said);
}

/** Bytes of all parts, without what stands between them. */
function sizeOf(form: FormData): number {
  let size = 0;
  for (const [, part] of form) size += typeof part === 'string' ? Buffer.byteLength(part) : part.size;
  return size;
}
