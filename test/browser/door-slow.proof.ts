import { expect, test } from 'vitest';
import { complete } from '../kit/parts.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { begun } from './door-begun.ts';
import { openDoorTable } from './door-table.ts';
import { PATIENCE } from './table-page.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The table on a slow line: 400 kbit/s, and 400 ms until an answer begins. */

wholePictures();

withBrowser();

const part = complete.find(({ game }) => game.id === 'scythe')!;
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('a reload asks for no part of the page again, and an answer is seen as soon as it is taken', async () => {
  const here = await openDoorTable(browser, { games: [part], locales: ['en-US', 'ja'] });
  await begun(here.table, part.game.id);
  const { id } = await here.table.record();
  const page = await here.window(here.table.ann, { locale: 'en-US', viewport: { width: 1200, height: 800 } });
  const button = page.locator('.question > .group button[data-press]:enabled').first();
  await page.goto(`${here.origin}/m/${id}`);
  await button.waitFor();

  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', SLOW);
  const asked: string[] = [];
  const kept = new Set<string>();
  wire.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    if (!kept.has(requestId) && !response.fromDiskCache) asked.push(new URL(response.url).pathname);
  });
  const began = performance.now();
  await page.reload();
  await button.waitFor();
  console.log(`a reload at 400 kbit/s: ${Math.round(performance.now() - began)} ms to a question that can be answered`);
  expect(asked).toContain(`/m/${id}`);
  expect(asked.filter((path) => path.startsWith('/page/'))).toEqual([]);

  await page.locator('.board .stage img').waitFor();
  const pressed = performance.now();
  await button.click();
  await page.locator('[aria-busy="true"], .under-way').first().waitFor();
  await expect
    .poll(() => page.locator('[aria-busy="true"], .under-way').count(), { interval: 10, timeout: PATIENCE })
    .toBe(0);
  console.log(`an answer at 400 kbit/s: seen after ${Math.round(performance.now() - pressed)} ms`);
  expect(await page.locator('.question [role="alert"]').count()).toBe(0);
  expect(here.complaints).toEqual([]);
}, 120_000);
