import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join, normalize, sep } from 'node:path';
import { typeOf } from '../messages/uploads.ts';
import { GIVEN } from '../people/given-files.ts';
import type { World } from '../world/world.ts';
import { packed, unpacks } from './reply.ts';

/** A request and its answer. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const PAGE_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
};

const GUARDED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
};

/** What the page of rooms does not own: Japanese letters for machines that have none, and how a picture is moved on the other page. */
const LENT: Readonly<Record<string, string>> = {
  '/rooms/fonts/NotoSansJP-400.ttf': '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  '/rooms/fonts/NotoSansJP-700.ttf': '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  '/rooms/lib/pointers.js': '#web/page/pointers.js',
  '/rooms/lib/view.js': '#web/page/view.js',
};
const require = createRequire(import.meta.url);

/** The files of the page of rooms: `/rooms` is `index.html`, `/rooms/x` is `x` in the folder; nothing outside it. */
export async function servePage(folder: string | undefined, path: string, exchange: Exchange): Promise<void> {
  const name = path === '/rooms' ? 'index.html' : path.replace(/^\/rooms\//, '');
  const lent = LENT[path];
  const file = lent ? require.resolve(lent) : folder && normalize(join(folder, name));
  if (!lent && !file?.startsWith(normalize(folder ?? '') + sep)) return missing(exchange.response);
  await serveFile(file, exchange);
}

/** What is packed; pictures and fonts are already. */
const TEXTS = /^(text\/|application\/json|image\/svg)/;

/**
 * A file of this computer, with the type that its name says; missing if there is none. Whoever has it as it is gets no more than
 * that; to the others texts go packed.
 */
export async function serveFile(file: string | undefined, { request, response }: Exchange): Promise<void> {
  if (file === undefined) return missing(response);
  try {
    const plain = await readFile(file);
    const type = PAGE_TYPES[file.split('.').at(-1) ?? ''] ?? typeOf(file);
    const mark = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    if (request.headers['if-none-match'] === mark) return void response.writeHead(304, { etag: mark }).end();
    const packs = TEXTS.test(type) && unpacks(String(request.headers['accept-encoding'] ?? ''));
    const bytes = packs ? await packed(plain) : plain;
    response.writeHead(200, {
      ...GUARDED,
      etag: mark,
      vary: 'accept-encoding',
      'content-length': bytes.length,
      ...(packs ? { 'content-encoding': 'gzip' } : {}),
      'content-type': type,
      'content-security-policy':
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    });
    response.end(bytes);
  } catch {
    missing(response);
  }
}

/** An uploaded file: `/attachments/channel/file/name`, or one given with a command; with keys the address must carry its signature. */
export function serveAttachment(world: World, url: URL, response: ServerResponse): void {
  const [, , channel, id = ''] = url.pathname.split('/');
  const message = world.byChannel.get(channel ?? '')?.find((each) => each.files.some((file) => file.id === id));
  const given = channel === GIVEN ? world.given.get(id) : undefined;
  const file = given?.file ?? message?.files.find((each) => each.id === id);
  const bytes = file && url.search === world.signature(id) ? (given?.bytes ?? world.files.get(id)) : undefined;
  if (!file || !bytes) {
    missing(response);
    return;
  }
  response.writeHead(200, {
    ...GUARDED,
    'content-type': file.type,
    'content-length': bytes.length,
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  response.end(bytes);
}

function missing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
}
