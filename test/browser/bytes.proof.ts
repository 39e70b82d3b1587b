import type { Browser, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { openRealTable, type RealTable, startMatch } from '../e2e/real-table.ts';
import { blindPlayer } from '../kit/blind-player.ts';
import { leave, openBrowser } from '../kit/browser.ts';
import { salted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { PATIENCE, soon } from './table-page.ts';

let table: RealTable | undefined;
let browser: Browser | undefined;
afterEach(async () => {
  if (browser) await leave(browser);
  await table?.close();
});

/** What may travel, in bytes as they travel: a reload of a long match before its pictures, and a press beside its pictures. */
const MOST = { reload: 300_000, press: 60_000 };
/** Things done by the two who play before it is measured. */
const PLAYED = 400;

/** Counts what a page takes from the table: pictures, the page's own files, and everything else. */
async function counted(page: Page) {
  const taken = { pictures: 0, files: 0, news: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, keyof typeof taken>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const isPicture = /^\/(attachments|_table\/shelf)\//.test(pathname);
    kinds.set(requestId, isPicture ? 'pictures' : pathname.startsWith('/_table/') ? 'news' : 'files');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) taken[kind] += encodedDataLength;
  });
  return {
    taken,
    reset: () => void Object.assign(taken, { pictures: 0, files: 0, news: 0 }),
  };
}

test('a reload of a long match and a press in it cost little beside their pictures', async () => {
  table = await openRealTable({ page: true, home: true });
  browser = await openBrowser();
  const { local } = table;
  const channel = local.channelId;
  const people = ['Ann', 'Ben'].map((name) => local.person(name, { locale: 'en-US' }));
  await startMatch(table, channel, people);
  const players = people.map((hands, i) =>
    blindPlayer({
      hands,
      locale: 'en-US',
      channel,
      chance: chanceFrom(salted(`bytes/${i}`)),
      taste,
      typing: 0,
      notTyped: ['match'],
      ended: ENDED,
    }),
  );
  const isLong = () => people[0]!.messages(channel).length > 30;
  for (let n = 0; n < PLAYED || (!isLong() && n < 4 * PLAYED); n++) {
    // On a busy machine it may be under way that somebody is asked.
    if (!(await players[n % 2]!.act()) || n % 10 === 0) await table.rest();
  }
  await table.rest();

  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(PATIENCE);
  const { taken, reset } = await counted(page);
  await page.goto(`${local.url}/rooms#as=${people[0]!.id}`);
  await page.locator(`[data-channel="${channel}"]`).click();
  await page.locator('.message').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const first = { ...taken };
  reset();
  await page.reload();
  const newest = people[0]!.messages(channel).at(-1)!.id;
  await page.locator(`.message[data-id="${newest}"]`).waitFor();
  await soon(() => taken.files + taken.news).toBeGreaterThan(0);
  await page.waitForTimeout(1_500);
  const reload = { ...taken };
  reset();
  await page.locator('.message').getByRole('button', { name: 'Zoom' }).last().click();
  await table.rest();
  await page.waitForTimeout(1_500);
  const press = { ...taken };
  const messages = people[0]!.messages(channel).length;
  console.log(JSON.stringify({ messages, first, reload, press }));
  expect(isLong()).toBe(true);
  expect(reload.files + reload.news).toBeLessThan(MOST.reload);
  expect(press.files + press.news).toBeLessThan(MOST.press);
  expect(press.news).toBeGreaterThan(100);
}, 240_000);
