import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRealTable, type RealTable } from '../e2e/real-table.ts';
import { axe } from '../kit/axe.ts';
import { leave, openBrowser } from '../kit/browser.ts';
import { PATIENCE, send } from './table-page.ts';

let table: RealTable;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  table = await openRealTable({ page: true, home: true });
}, PATIENCE);
afterAll(async () => {
  await leave(browser);
  await table.close();
});

/** Presses something, and waits until the bot has answered. */
async function press(what: Locator): Promise<void> {
  await what.click();
  await table.rest();
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();
const room = (page: Page, name: string) => page.locator('.channel:not(.home)', { hasText: name });

async function windowFor(name: string, options: BrowserContextOptions) {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${table.local.url}/rooms`);
  const faults: string[] = [];
  /** Looks at a screen by day and by night, once `there` is on it. */
  async function look(screen: string, there: Locator): Promise<void> {
    await there.first().waitFor();
    if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations, passes } = await page.evaluate<AxeResults>('axe.run()');
      expect(passes.length).toBeGreaterThan(10);
      for (const { id, nodes } of violations)
        faults.push(`${name}, ${screen}, ${colorScheme}: ${id} ${nodes.map(({ html }) => html).join(' | ')}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return { page, look, faults };
}

test('on no screen of a newcomer’s path axe finds a fault: desktop in English, phone in Japanese, light and dark', async () => {
  const desk = await windowFor('desk', { locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const { page: anna } = desk;
  await desk.look('first screen', anna.locator('.shelf img'));
  await anna.locator('#name').fill('Anna');
  await press(button(anna, 'New match of Tears of the Dragon'));
  await desk.look('lobby', button(anna, 'Join: Lord Gorganun'));
  await press(button(anna, 'Join: Lord Gorganun'));

  const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const phone = await windowFor('phone', { locale: 'ja-JP', ...size });
  const { page: ben } = phone;
  await phone.look('first screen', ben.locator('.shelf img'));
  await ben.locator('#name').fill('春子');
  await press(button(ben, '着席する'));
  await phone.look('seated', ben.locator('#home'));
  await press(button(ben, 'チャンネル'));
  await phone.look('rooms', room(ben, 'Tears'));
  await press(room(ben, 'Tears'));
  await phone.look('lobby', button(ben, 'Join: Lord Forseti'));
  await press(button(ben, 'Join: Lord Forseti'));
  await press(button(ben, /Start$/));

  await desk.look('conversation', anna.locator('.message .picture img'));
  await phone.look('conversation', ben.locator('.message .picture img'));
  await press(button(anna, 'Your move'));
  await desk.look('question', anna.locator('.message.private button.picture'));
  await press(button(anna, '?'));
  await desk.look('what it means', button(anna, 'Wizards'));
  await press(button(anna, 'How to play'));
  await desk.look('guide', button(anna, 'Next ▶'));
  await press(anna.locator('button.picture').last());
  await desk.look('viewer', anna.locator('dialog.viewer img'));
  await anna.keyboard.press('Escape');
  await send(anna, '/rules search:siege');
  await desk.look('rules', anna.locator('.message', { hasText: '/rules' }).getByText(/siege/i));
  await press(anna.getByText('You are Anna'));
  await desk.look('menu of the seat', anna.getByText('Leave this seat'));
  await press(anna.locator('.message').getByRole('button', { name: 'Hastur – Ilrog', exact: true }));

  await press(button(ben, 'Your move'));
  await phone.look('question', button(ben, '完了'));
  await press(button(ben, '？'));
  await phone.look('what it means', ben.locator('.message.private').last());
  await press(button(ben, '遊び方'));
  await phone.look('guide', button(ben, /次/));
  await press(ben.locator('button.picture').last());
  await phone.look('viewer', ben.locator('dialog.viewer img'));
  await press(button(ben, '閉じる'));
  await press(button(ben, 'チャンネル'));
  await press(ben.locator('.channel', { hasText: 'Castellan' }));
  await phone.look('direct message', ben.locator('.message .picture img'));

  expect([...desk.faults, ...phone.faults]).toEqual([]);
}, 120_000);
