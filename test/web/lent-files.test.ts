import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openWebTable } from './kit.ts';

/** The page is handed out with all that it names, and nothing else of the folders that lie beside it. */

test('every file that the first answer names is there without a session, as what it is; others of those folders are not', async () => {
  const browser = (await openWebTable()).browser();
  const html = (await browser.get('/m/any')).text;
  expect(html).toBe(readFileSync('src/web/page/index.html', 'utf8'));
  const named = [...html.matchAll(/(?:href|src)="(\/page\/[^"]+)"/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(20);
  const types = { js: /javascript/, mjs: /javascript/, css: /text\/css/, svg: /svg/ };
  for (const path of [...new Set(named)]) {
    const { status, headers } = await browser.get(path);
    const [, end] = /\.(\w+)$/.exec(path)!;
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(types[end as keyof typeof types]);
    // A browser asks each time, and what it has is not sent again.
    expect(headers['cache-control'], path).toBe('no-cache');
    const again = await browser.get(path, { headers: { 'if-none-match': headers.etag! } });
    expect([again.status, again.text], path).toEqual([304, '']);
  }
  const letters = await browser.get('/page/fonts/NotoSansJP-400.ttf');
  expect([letters.status, letters.headers['cache-control']]).toEqual([200, 'max-age=2592000']);
  for (const path of ['/page/lib/api.js', '/page/lib/../../run.ts', '/page/lib/package.json', '/page/base/base.css'])
    expect((await browser.get(path)).status, path).not.toBe(200);
});
