import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { evening } from '../bot/caravan.ts';
import { started, typed } from '../bot/kit.ts';
import { axe } from '../kit/axe.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { atLocalTable, openLocalTable } from './local-table.ts';
import { soon } from './table-page.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The local table on the page of the door: who sits at a window, with a name or a key, and how an order is left there. */

wholePictures();

const PHONE = { locale: 'ja-JP', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

withBrowser();

/** What axe finds on a screen, by day and by night. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await page.evaluate<AxeResults>('axe.run()');
    expect(passes.length).toBeGreaterThan(5);
    for (const { id, nodes } of violations) faults.push(`${id} ${nodes.map(({ html }) => html).join(' | ')}`);
  }
  return faults;
}

describe('Whoever opens a local table', () => {
  test('gives a name, and is known after a reload; another window asks anew, and what is copied from the bar seats nobody', async () => {
    const here = await openLocalTable(browser);
    await started(here.table);
    const { id } = await here.table.record();
    const page = await here.window(undefined, { path: `/m/${id}` });
    await page.getByLabel('Name').fill('Nora');
    const faults = await faultsOf(page);
    await page.getByRole('button', { name: 'Sit down' }).click();
    // An address that leads to a match does so once it is known who looks.
    await page.locator('.strip').waitFor();
    await page.locator('.strip .back').click();
    const menu = page.locator('.person');
    await soon(() => menu.locator('summary').textContent()).toBe('You are Nora');
    await page.reload();
    await menu.locator('summary').click();
    faults.push(...(await faultsOf(page)));
    await page.keyboard.press('Escape');
    await soon(() => page.evaluate('document.querySelector(".person").open')).toBe(false);
    expect(await page.evaluate('document.activeElement.tagName')).toBe('SUMMARY');
    expect(page.url()).toBe(`${here.origin}/`);

    const other = await here.window(undefined, PHONE);
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Nora' }).waitFor();
    faults.push(...(await faultsOf(other)));
    expect(await other.locator('.person').count()).toBe(0);
    await other.getByRole('button', { name: 'Ben', exact: true }).tap();
    // Ben reads English, whatever his browser does, until he says otherwise.
    await other.getByText('You are Ben').tap();
    await other.locator('select').selectOption('ja');
    await other.getByText('Benさんとして着席中').tap();
    faults.push(...(await faultsOf(other)));
    await other.getByRole('button', { name: '別の人に交代' }).tap();
    await other.locator('#name').waitFor();
    expect(faults).toEqual([]);
    expect(here.complaints).toEqual([]);
  }, 120_000);
});

test('at a table with keys a link seats its own person, nobody else is chosen there, and a wrong key is told', async () => {
  const here = await openLocalTable(browser, { keys: true });
  const { ann, ben } = here.table;
  const page = await here.window(ann);
  await page.getByText('You are Ann').click();
  expect(await page.locator('.person .menu').innerText()).not.toMatch(/Another|Somebody/);
  expect(page.url()).not.toContain(ann.key);
  const stranger = await here.window({ id: ann.id, key: ben.key });
  await stranger.getByText('This table needs the link with your own key.').waitFor();
  expect(await stranger.locator('input, .people button').count()).toBe(0);
  expect(here.complaints).toEqual([]);
}, 120_000);

test('an order is left from the question itself, answers it from then on, and is taken back', async () => {
  const here = await atLocalTable(browser, await evening());
  const { ann, ben } = here.table;
  await typed(here.table, ann, ['caravan', 'rest']);
  const { id } = await here.table.record();
  const page = await here.window(ben, { path: `/m/${id}` });
  const beside = page.locator('.beside');
  const press = (kind: string, label: string | RegExp) =>
    page.locator(`#question [data-press*=":${kind}:"]`, { hasText: label }).first().click();
  const orders = async () => (await here.table.record()).match!.orders ?? [];
  await soon(() => page.locator('.strip p.mine').textContent()).toMatch(/strikes/);
  await press('order', 'Answer this always like this');
  await beside.getByText('what is to be answered for you').waitFor();
  await press('begin', 'Drop a load');
  await press('pick', 'always');
  await soon(orders).toMatchObject([{ window: 'blow', order: 'drop' }]);
  await soon(() => page.locator('.strip p.mine').textContent()).not.toMatch(/strikes/);
  await press('order', 'When a beast strikes you');
  await press('do', 'Ask me');
  await soon(orders).toEqual([]);

  // Whoever is asked something else, or nothing, can say it as well.
  const other = await here.window(ann, { path: `/m/${id}` });
  await other.locator('.besides [data-press*=":orders:"]', { hasText: 'Standing orders' }).click();
  await other.locator('.beside', { hasText: 'Your standing orders' }).waitFor();
  expect(here.complaints).toEqual([]);
}, 120_000);
