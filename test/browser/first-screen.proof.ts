import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { games } from '#src/registry';
import { openRealTable, type RealTable } from '../e2e/real-table.ts';
import { leave, openBrowser } from '../kit/browser.ts';
import { pressOutlined } from './door-hands.ts';
import { PATIENCE, soon } from './table-page.ts';

let table: RealTable;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, PATIENCE);
beforeEach(async () => {
  table = await openRealTable({ page: true, home: true });
});
afterEach(async () => {
  expect(table.local.surprises).toEqual([]);
  await table.close();
});
afterAll(async () => leave(browser));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ja-JP' };
/** Most presses of one person from the page to the first answer, and from the page to a seat. */
const MOST = { answer: 4, seat: 3 };

/** A window on the first screen, whose presses are counted. */
async function newcomer(options: BrowserContextOptions = {}, path = '/rooms') {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(table.local.url + path);
  let presses = 0;
  const press = async (what: Locator) => {
    presses++;
    await what.click();
    await table.rest();
  };
  return { page, press, presses: () => presses };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();
const rooms = (page: Page) => page.locator('.channel:not(.home)');

test('the rooms open with every game that can be played: picture, players, length and a line, in the reader’s language', async () => {
  const { page } = await newcomer();
  const cards = page.locator('.shelf article');
  await soon(() => cards.count()).toBe(games.length);
  expect(await cards.first().innerText()).toMatch(/Tears of the Dragon\s+Two warlords.*\s+2 players\s+A long war/);
  expect(await cards.nth(1).innerText()).toMatch(/Scythe\s+Farmers.*\s+1–7 players/);
  expect(await cards.nth(2).innerText()).toMatch(/Gloomhaven\s+.*\s+2–4 players/);
  for (const picture of await cards.locator('img').all())
    await soon(() => picture.evaluate((image) => image.naturalWidth)).toBeGreaterThan(600);
  const { page: phone } = await newcomer(PHONE);
  await phone.getByRole('heading', { name: 'ドラゴンの涙' }).waitFor();
  expect(await phone.locator('.shelf').innerText()).toContain('1〜7人');
});

test('who has no name yet is asked for it, and nothing is opened', async () => {
  const { page, press } = await newcomer();
  await press(button(page, 'New match of Scythe'));
  await page.getByText('First say who you are.').waitFor();
  expect(await page.evaluate('document.activeElement.id')).toBe('name');
  expect(table.local.person('Eve').channels()).toHaveLength(1);
});

test('from the page to a seat it is three presses, and to the first answer four, for both who play', async () => {
  const anna = await newcomer({}, '/');
  await anna.page.locator('#name').fill('Anna');
  await anna.press(button(anna.page, 'Sit down'));
  await anna.press(anna.page.locator('[data-game="tears-of-the-dragon"]'));
  await anna.press(anna.page.locator('[data-open]'));
  await anna.page.locator('.places .mine').waitFor();
  expect(anna.presses()).toBe(MOST.seat);
  expect(await anna.page.locator('main').innerText()).not.toMatch(/Discord/);

  const ben = await newcomer(PHONE, '/');
  await ben.page.locator('#name').fill('春子');
  await ben.press(button(ben.page, '着席する'));
  await ben.press(ben.page.locator('[data-join]'));
  await ben.press(ben.page.locator('[data-press*=":start:"]'));

  await pressOutlined(anna.page, 'kimrin');
  await table.rest();
  const answered = anna.presses() + 1;
  await anna.page.getByText('Shimar became ambassador to the Cadmin.').first().waitFor();

  await ben.press(ben.page.locator('.question').getByRole('button', { name: '完了', exact: true }));
  const presses = { desktop: answered, phone: ben.presses() };
  console.log(`presses from the page to the first answer: ${JSON.stringify(presses)}`);
  expect(Math.max(presses.desktop, presses.phone)).toBeLessThanOrEqual(MOST.answer);
});

test('whose turn it is stands in the title, in the list of rooms and on the first screen, and goes when answered', async () => {
  const { page, press } = await newcomer();
  await page.locator('#name').fill('Anna');
  await press(button(page, 'New match of Tears of the Dragon'));
  await press(button(page, 'Join: Lord Gorganun'));
  const title = 'Tears of the Dragon · Castellan';
  // Nobody waits for whoever only sits in a lobby.
  await soon(() => page.title()).toBe(title);
  const ben = table.local.person('Ben');
  const channel = ben.channels().find(({ name }) => name === 'Tears of the Dragon')!.id;
  await ben.slash(channel, 'match', 'join', {});
  await table.rest();
  await press(button(page, /Start$/));
  await soon(() => page.title()).toBe(`(1) ${title}`);
  await press(button(page, 'Games'));
  await soon(() => page.title()).toBe('(1) Castellan');
  const room = rooms(page).filter({ hasText: 'Tears of the Dragon' });
  expect(await room.innerText()).toMatch(/your turn/);
  await press(page.locator('.turns').getByRole('button', { name: 'Tears of the Dragon' }));
  await button(page, 'Your move').waitFor();
  await page.reload();
  await press(button(page, 'Your move'));
  await press(page.locator('.message.private').getByRole('button', { name: 'Hastur – Ilrog', exact: true }));
  // Both arrange their boxes at the same time; Anna is done first.
  await soon(() => page.title()).toBe(`(1) ${title}`);
  await press(page.locator('.message.private').last().getByRole('button', { name: 'Done', exact: true }));
  await soon(() => page.title()).toBe(title);
  expect(await room.innerText()).not.toMatch(/your turn/);
  await press(button(page, 'Games'));
  await page.getByText('Nobody is waiting for you.').waitFor();
  expect(ben.channels().find(({ id }) => id === channel)!.asks).not.toBeNull();
});
