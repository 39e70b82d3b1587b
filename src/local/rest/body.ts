import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#asking/limits';
import { isRecord } from '../validate/checks.ts';
import { refuse } from '../world/refusals.ts';
import { multipart } from './multipart.ts';

/** A file of a multipart request: the number of its part, its name and bytes. */
export interface Upload {
  number: string;
  name: string;
  bytes: Buffer;
}

/** What came with a request. */
export interface Body {
  json: unknown;
  uploads: Upload[];
}

/** Reads a request whole: JSON, or a form with `payload_json` and `files[n]`. Refuses 40005 too large, 50109 no JSON. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= LIMITS.message.requestBytes) chunks.push(chunk as Buffer);
  }
  if (size > LIMITS.message.requestBytes) refuse(40005);
  const type = request.headers['content-type'] ?? '';
  const bytes = Buffer.concat(chunks);
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type);
  return { json: bytes.length === 0 ? undefined : parse(bytes.toString('utf8')), uploads: [] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(50109);
  }
}

function readForm(bytes: Buffer, type: string): Body {
  const uploads: Upload[] = [];
  let json: unknown;
  for (const part of multipart(bytes, type) ?? refuse(50109)) {
    const number = /^files\[(\d+)\]$/.exec(part.name)?.[1];
    if (part.name === 'payload_json') json = parse(part.bytes.toString('utf8'));
    else if (number === undefined || part.filename === undefined) refuse(50035, { [part.name]: { _errors: [] } });
    else {
      if (part.bytes.length > LIMITS.message.attachmentBytes) refuse(40005);
      // A copy: the picture outlives the request, whose whole buffer it would hold.
      uploads.push({ number, name: part.filename, bytes: Buffer.from(part.bytes) });
    }
  }
  return { json: isRecord(json) ? json : {}, uploads };
}
