import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Asking } from './who.ts';

const require = createRequire(import.meta.url);

/**
 * What the page loads and does not own, by its name below `/page/`. That is the library that draws it, what it has of the page of
 * rooms, and Japanese letters. Nothing else of those folders is handed out.
 */
const LENT: Readonly<Record<string, () => string>> = {
  'lib/preact.mjs': () => require.resolve('preact'),
  'lib/htm.mjs': () => require.resolve('htm').replace(/\.js$/, '.mjs'),
  'lib/base.css': () => require.resolve('#page/base/base.css'),
  'lib/icon.svg': () => require.resolve('#page/icon.svg'),
  'lib/markdown.js': () => require.resolve('#page/text/markdown.js'),
  'fonts/NotoSansJP-400.ttf': () =>
    require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  'fonts/NotoSansJP-700.ttf': () => require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
};

/** Hands these files out. */
export function addLentFiles(app: Hono<Asking>): void {
  for (const [name, at] of Object.entries(LENT)) {
    const file = at();
    app.get(`/page/${name}`, serveStatic({ root: dirname(file), path: basename(file) }));
  }
}
