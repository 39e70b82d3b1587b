import { expect, test } from 'vitest';
import { started } from '../bot/kit.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { answered, boxOf } from './door-hands.ts';
import { openLocalTable } from './local-table.ts';
import { pressable } from './pressable-toy.ts';
import { soon } from './table-page.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The board and its question on a phone, where there is room for one of them. */

wholePictures();

withBrowser();

test('on a phone the board is one thumb away, the question stays a strip above it, and is never covered by what is read beside it', async () => {
  const here = await openLocalTable(browser, { games: [pressable] });
  await started(here.table);
  const { id } = await here.table.record();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
  const page = await here.window(here.table.ann, { ...phone, path: `/m/${id}` });
  const walk = page.locator('[data-press$=":walk"]');
  await walk.waitFor();
  const tall = async () => (await boxOf(page.locator('.board .stage'))).height;
  const beside = await tall();
  await page.locator('[data-sheet="board"]').tap();
  await soon(tall).toBeGreaterThan(beside * 1.3);
  const { question } = await here.table.bot.door.stands(id, { user: here.table.ann.id, locale: 'en' });
  expect(await page.locator('.strip p.mine').textContent()).toContain(question!.words);
  await page.locator('[data-sheet="question"]').tap();
  // What the question means is read beside it, and the question is there still.
  await page.locator('.question [data-press*=":why:"]').first().tap();
  await page.locator('.beside').waitFor();
  const head = await boxOf(page.locator('#question-head'));
  expect(head.y).toBeGreaterThan(0);
  expect(head.y + head.height).toBeLessThan(844);
  await page.locator('.beside .close').tap();
  await walk.tap();
  await answered(page);
  await page.locator('[data-place="mill"]').waitFor();
  const { x, y, width, height } = await boxOf(page.locator('[data-place="mill"]'));
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator('[data-place="square"]').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/m/${id}`);
  expect(here.complaints).toEqual([]);
}, 120_000);
