import { LIMITS } from '#asking/terms/limits';
import { refuseRequest } from '../world/refusals.ts';
import type { FileRecord, World } from '../world/world.ts';
import { pictureSize } from './picture-size.ts';

/** A file of a multipart request: the number of its part, its name and bytes. */
export interface Upload {
  number: string;
  name: string;
  bytes: Buffer;
}

/** What came with a request: its JSON, and the files beside it. */
export interface Body {
  json: unknown;
  uploads: Upload[];
}

interface Listed {
  id?: string | number;
  filename?: string;
  description?: string | null;
  title?: string | null;
}

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The content type of a file by its name. */
export function typeOf(name: string): string {
  return TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/**
 * The files a message has after a send or an edit. `listed` is the body's `attachments`: left out it keeps all `old`
 * files, given it names the old ones that stay (by id) and describes the new ones (by part number).
 * Refuses 50035 for an entry that is neither, and for more than ten files.
 */
export function filesAfter(
  world: World,
  old: FileRecord[],
  listed: Listed[] | null | undefined,
  uploads: Upload[],
): FileRecord[] {
  const kept = listed === undefined ? [...old] : [];
  const fresh = new Map(uploads.map((upload) => [upload.number, upload]));
  const described = new Map<string, Listed>();
  for (const [index, entry] of (listed ?? []).entries()) {
    const id = String(entry.id ?? index);
    const known = old.find((file) => file.id === id);
    if (known)
      kept.push({ ...known, description: entry.description === undefined ? known.description : entry.description });
    else if (fresh.has(id)) described.set(id, entry);
    else
      refuseRequest(50035, {
        attachments: { [index]: { _errors: [{ code: 'ATTACHMENT_NOT_FOUND', message: 'Unknown attachment' }] } },
      });
  }
  if (kept.length + uploads.length > LIMITS.message.attachments) {
    refuseRequest(50035, {
      attachments: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 10 or fewer in length.' }] },
    });
  }
  return [...kept, ...uploads.map((upload) => keep(world, upload, described.get(upload.number)))];
}

function keep(world: World, upload: Upload, entry: Listed | undefined): FileRecord {
  const file = fileRecord(world, upload.name, upload.bytes, entry);
  world.files.put(file.id, upload.bytes);
  return file;
}

/** What is to be known of a new file. */
export function fileRecord(world: World, given: string, bytes: Buffer, entry?: Listed): FileRecord {
  const name = (entry?.filename ?? given).replace(/[^\w.-]+/g, '_') || 'file';
  const size = pictureSize(bytes);
  return {
    id: world.ids.next(),
    name,
    size: bytes.length,
    type: typeOf(name),
    description: entry?.description ?? null,
    title: entry?.title ?? null,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}
