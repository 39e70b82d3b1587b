import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Asking } from './who.ts';

const require = createRequire(import.meta.url);

/**
 * What the page loads and does not own, by its name below `/page/`: the library that draws it, and what it has of the page of rooms.
 * Nothing else of those folders is handed out.
 */
const LENT: Readonly<Record<string, () => string>> = {
  'lib/preact.mjs': () => require.resolve('preact'),
  'lib/htm.mjs': () => require.resolve('htm').replace(/\.js$/, '.mjs'),
  'lib/base.css': () => require.resolve('#page/base/base.css'),
  'lib/icon.svg': () => require.resolve('#page/icon.svg'),
  'lib/markdown.js': () => require.resolve('#page/text/markdown.js'),
};
/** Japanese letters are large and stay as they are: browsers keep them for a month. */
const LETTERS: Readonly<Record<string, () => string>> = {
  'NotoSansJP-400.ttf': () => require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  'NotoSansJP-700.ttf': () => require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
};
const MONTH = 'max-age=2592000';
/** A year, and never asked for again meanwhile. */
const FOR_GOOD = 'max-age=31536000, immutable';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
} as const;
type Kind = keyof typeof TYPES;
const isServed = (name: string): boolean => extname(name) in TYPES;

/** Addresses of parts of the page in its own texts; those of letters stay. */
const PART = /\/page\/(?!fonts\/)/g;

/**
 * Hands the page out. Its parts lie below an address of all their contents, `/page/<version>/`, and are kept for good: a reload asks for one
 * file. A page that was opened before an upgrade still asks below its old version, and gets what is there now. Without a version it is the same.
 */
export function addPage(app: Hono<Asking>, root: string): void {
  const own = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isServed);
  const parts = new Map([
    ...own.map((name): [string, string] => [name, readFileSync(join(root, name), 'utf8')]),
    ...Object.entries(LENT).map(([name, at]): [string, string] => [name, readFileSync(at(), 'utf8')]),
  ]);
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const version = createHash('sha256')
    .update(JSON.stringify([html, [...parts].sort()]))
    .digest('hex')
    .slice(0, 12);
  const versioned = (text: string) => text.replace(PART, `/page/${version}/`);
  const page = versioned(html);
  for (const [name, text] of parts) parts.set(name, versioned(text));

  for (const path of ['/', '/new/*', '/m/*', '/join/*', '/learn/*'])
    app.get(path, (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.html(page);
    });
  for (const [name, at] of Object.entries(LETTERS)) {
    const file = at();
    app.get(
      `/page/fonts/${name}`,
      async (c, next) => {
        await next();
        c.res.headers.set('Cache-Control', MONTH);
      },
      serveStatic({ root: dirname(file), path: basename(file) }),
    );
  }
  app.get('/page/*', (c) => {
    const asked = c.req.path.slice('/page/'.length);
    const isNow = asked.startsWith(`${version}/`);
    const name = parts.has(asked) ? asked : asked.slice(asked.indexOf('/') + 1);
    const text = parts.get(name);
    if (text === undefined) return c.notFound();
    c.header('Cache-Control', isNow ? FOR_GOOD : 'no-cache');
    c.header('Content-Type', TYPES[extname(name) as Kind]);
    return c.body(text);
  });
}
