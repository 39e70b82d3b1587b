import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typed } from '../bot/kit.ts';
import { leave, openBrowser } from '../kit/browser.ts';
import { wholePictures } from '../kit/small-pictures.ts';
import { PATIENCE } from './table-page.ts';
import { twoWindows } from './two-windows.ts';

/** The page of the door as axe reads it. */

wholePictures();

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, PATIENCE);
afterAll(() => leave(browser));

test('axe finds no fault on any screen, by day and by night: a desktop in English, a phone in Japanese', async () => {
  const { here, id, all } = await twoWindows(browser);
  const faults: string[] = [];
  /** By day all is looked at; by night what colours decide. */
  const look = async (page: Page, path: string, of: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(here.origin + path);
    await page.locator(of).first().waitFor();
    await page.evaluate(axe);
    const byDay = await page.evaluate<AxeResults>('axe.run()');
    expect(byDay.passes.length).toBeGreaterThan(5);
    await page.emulateMedia({ colorScheme: 'dark' });
    const byNight = await page.evaluate<AxeResults>("axe.run({ runOnly: ['color-contrast'] })");
    expect(byNight.passes.length).toBe(1);
    for (const { id: fault, nodes } of [...byDay.violations, ...byNight.violations])
      faults.push(`${path}: ${fault} ${nodes.map(({ html }) => html).join(' | ')}`);
  };
  for (const { page } of all)
    for (const path of ['/', `/m/${id}`, `/m/${id}/at/0`, '/m/nowhere'])
      await look(page, path, '.card, .board img, .steps, .plain');
  for (const person of [here.table.ann, here.table.ben]) await typed(here.table, person, 'end');
  for (const { page } of all) await look(page, `/m/${id}`, '.after h3');
  expect(faults).toEqual([]);
}, 120_000);
