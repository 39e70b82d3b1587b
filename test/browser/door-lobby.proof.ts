import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { typed } from '../bot/kit.ts';
import { toy } from '../kit/toy-game.ts';
import { linkOf } from '../web/kit.ts';
import { openDoorTable } from './door-table.ts';
import { PATIENCE, soon } from './table-page.ts';
import { browser, withBrowser } from './with-browser.ts';

/** From the first screen to the first question and out of it again, in two windows: by presses that are counted, and by nothing typed in Discord but the link. */

withBrowser();

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** What axe finds on the screen that a window shows. */
async function faultsOn(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axe, 'utf8'));
  const { violations, passes } = await page.evaluate<AxeResults>('axe.run()');
  expect(passes.length).toBeGreaterThan(5);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test('a match is begun by three presses, its friend comes by the invitation and two; both see who sits there as it changes', async () => {
  const here = await openDoorTable(browser, { games: [toy], locales: ['en-US', 'ja'] });
  const { ann, ben } = here.table;
  const phone = { locale: 'ja-JP', viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } as const;
  const desk = await here.window(ann);
  const faults: string[] = [];

  // Three presses: the game, the lobby, the start.
  await desk.locator('[data-game="toy"]').click();
  await desk.waitForURL('**/new/toy');
  await desk.locator('[data-open]').waitFor();
  faults.push(...(await faultsOn(desk)));
  await desk.locator('[data-open]').click();
  await desk.waitForURL('**/join/*');
  const { id, seats } = await here.table.record();
  expect([desk.url(), seats.filter(({ user }) => user === ann.id).length]).toEqual([`${here.origin}/join/${id}`, 1]);
  await desk.locator('.missing:not(.none)').waitFor();
  expect(await desk.locator('[data-press*=":start:"]').isDisabled()).toBe(true);
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.origin });
  await desk.locator('[data-copy]').click();
  await desk.locator('.copied', { hasText: 'Copied' }).waitFor();
  const invitation = (await desk.evaluate('navigator.clipboard.readText()')) as string;
  expect(invitation).toBe(`${here.origin}/join/${id}`);
  faults.push(...(await faultsOn(desk)));

  // The friend opens it, is told how to sign in, and is there by the link: one press to go on, one to join.
  const page = await (await browser.newContext(phone)).newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(invitation);
  await page.getByText('/ブラウザ').waitFor();
  await page.goto(`${here.origin}${await linkOf(here.table, ben)}`);
  await page.getByRole('button').click();
  await page.waitForURL(`**/join/${id}`);
  await page.locator('.places [data-press]').waitFor();
  faults.push(...(await faultsOn(page)));
  // Who opens an address is nobody else by it, and is offered nothing that is not theirs.
  expect(await page.locator('[data-press*=":start:"], [data-option]').count()).toBe(0);
  await page.locator('.places [data-press]').click();
  await page.locator('.places .mine').waitFor();
  await desk.locator('.missing.none').waitFor();
  await soon(() => desk.locator('.places .who').allTextContents()).toEqual(['Ann (you)', 'Ben']);

  // Whoever stands up again is gone in both windows, and comes back from the first screen.
  await page.locator('[data-press*=":leave:"]').click();
  await desk.locator('.missing:not(.none)').waitFor();
  await page.locator('.strip .back').click();
  await page.locator(`[data-join="${id}"]`).click();
  await page.waitForURL(`**/join/${id}`);
  await desk.locator('.missing.none').waitFor();

  // What is written in the lobby is read at the table; Enter sends it.
  await desk.locator('#saying').fill('Shall we?');
  await desk.locator('#saying').press('Enter');
  await desk.locator('.sayings .mine', { hasText: 'Shall we?' }).waitFor();
  expect(await desk.locator('#saying').inputValue()).toBe('');

  await desk.locator('[data-press*=":start:"]').click();
  for (const one of [desk, page]) {
    await one.waitForURL(`**/m/${id}`);
    await one.locator('.board img').waitFor();
  }
  await desk.locator('.question.now').waitFor();
  expect((await here.table.record()).status).toBe('running');
  await page.locator('[data-sheet="beside"]').click();
  await page.locator('#tab-talk').click();
  await page.locator('.sayings', { hasText: 'Shall we?' }).waitFor();
  faults.push(...(await faultsOn(page)));
  // Back leads to the first screen, not to a lobby that is no more.
  await desk.goBack();
  await desk.locator('.home .card').first().waitFor();
  await desk.goForward();
  await desk.locator('.question.now').waitFor();

  await desk.locator('#tab-seats').click();
  const kept = desk.waitForEvent('download');
  await desk.locator('[data-file]').click();
  expect((await kept).suggestedFilename()).toBe(`match-${id}.sealed`);
  await desk.locator('.said', { hasText: `match-${id}.sealed` }).waitFor();
  expect([faults, here.complaints]).toEqual([[], []]);
  await page.context().close();
}, 120_000);

test('a lobby that somebody opens in Discord stands on the first screen by itself, and is gone from it when it is closed', async () => {
  const here = await openDoorTable(browser, { games: [toy], locales: ['en-US', 'en-US'] });
  const { table } = here;
  const page = await here.window(table.ben);
  await page.locator('.games').waitFor();
  expect(await page.locator('[data-join]').count()).toBe(0);
  await typed(table, table.ann, 'new', { game: 'toy' });
  const { id } = await table.record();
  await page.locator(`[data-join="${id}"]`).waitFor();
  // While the line is cut a press says so, and the same works when it is back.
  await page.goto(`${here.origin}/new/toy`);
  await page.locator('#where').waitFor();
  await page.route('**/api/new', (route) => route.abort());
  await page.locator('[data-open]').click();
  await page.locator('form .said.bad[role="alert"]').waitFor();
  await page.unroute('**/api/new');
  // The channel is taken: what is left is a thread of its own.
  await page.locator('[data-open]').click();
  await page.waitForURL('**/join/*');
  await soon(async () => (await table.store.all()).length).toBe(2);
  const own = (await table.store.all()).find((one) => one.host === table.ben.id)!;
  expect(own.channel).not.toBe(table.channel);
  await page.goto(`${here.origin}/`);
  await page.locator(`[data-join="${id}"]`).waitFor();
  await typed(table, table.ann, 'end');
  await page.locator(`[data-join="${id}"]`).waitFor({ state: 'detached' });
  expect(here.complaints).toEqual([]);
}, 120_000);
