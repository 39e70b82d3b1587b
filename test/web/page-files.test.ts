import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openWebTable } from './kit.ts';

/** The page is handed out with all that it names, and nothing else of the folders that lie beside it. */

const TYPES = { js: /javascript/, mjs: /javascript/, css: /text\/css/, svg: /svg/ };
const PART = /\/page\/(?!fonts\/)/g;

test('every file that the first answer names is there without a session, as what it is, and kept for good; others of those folders are not', async () => {
  const browser = (await openWebTable()).browser();
  const first = await browser.get('/m/any');
  expect(first.headers['cache-control']).toBe('no-cache');
  const named = [...first.text.matchAll(/(?:href|src)="(\/page\/[^"]+)"/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(20);
  const [, version] = /^\/page\/([0-9a-f]{12})\//.exec(named[0]!)!;
  const source = readFileSync('src/web/page/index.html', 'utf8');
  expect(first.text).toBe(source.replaceAll(PART, `/page/${version}/`));
  for (const path of [...new Set(named)]) {
    const { status, headers } = await browser.get(path);
    const [, end] = /\.(\w+)$/.exec(path)!;
    expect([status, headers['cache-control']], path).toEqual([200, 'max-age=31536000, immutable']);
    expect(headers['content-type'], path).toMatch(TYPES[end as keyof typeof TYPES]);
  }
  const letters = await browser.get('/page/fonts/NotoSansJP-400.ttf');
  expect([letters.status, letters.headers['cache-control']]).toEqual([200, 'max-age=2592000']);
  for (const path of ['lib/api.js', 'lib/../../run.ts', 'lib/package.json', 'base/base.css'])
    for (const below of ['/page/', `/page/${version}/`])
      expect((await browser.get(below + path)).status, path).not.toBe(200);
});

test('what one part names of another has the same version; a page of before an upgrade gets what is there now, and asks again next time', async () => {
  const browser = (await openWebTable()).browser();
  const [, version] = /\/page\/([0-9a-f]{12})\/main\.js/.exec((await browser.get('/')).text)!;
  const now = await browser.get(`/page/${version}/lib.js`);
  expect(now.text).toContain(`from '/page/${version}/lib/preact.mjs'`);
  for (const path of ['/page/0123456789ab/lib.js', '/page/lib.js']) {
    const before = await browser.get(path);
    expect([before.status, before.text, before.headers['cache-control']]).toEqual([200, now.text, 'no-cache']);
  }
});
