import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { typed } from '../bot/kit.ts';
import { axe } from '../kit/axe.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { twoWindows } from './two-windows.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The page of the door as axe reads it. */

wholePictures();

withBrowser();

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
