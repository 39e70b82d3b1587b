import { describe, expect, test } from 'vitest';
import { typed } from '../bot/kit.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { allAgree, pressSomething } from './door-hands.ts';
import { soon } from './table-page.ts';
import { twoWindows } from './two-windows.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The page of the door, pressed by two people in two windows: at every moment it shows what the door says, and nothing else. */

wholePictures();

/** So many answers are given by pressing. */
const ANSWERS = 6;

withBrowser();

describe('Two people at their windows', () => {
  test('see strip, outlines and question as the door says them, at every moment of play, after a reload and by Back', async () => {
    const { here, id, all } = await twoWindows(browser);
    for (const { page } of all) {
      await page.locator('.card').click();
      await page.waitForURL(`**/m/${id}`);
    }
    const pressed = { board: 0, button: 0 };
    for (let n = 0; n < ANSWERS; n++) {
      const stands = await allAgree(here, id, all);
      const at = stands.findIndex(({ question }) => question);
      // A walk is begun first, so that the board is pressed as well.
      const walk = all[at]!.page.locator('[data-press$=":walk"]');
      if (n === 0 && (await walk.count()) > 0) await walk.click();
      else pressed[await pressSomething(all[at]!, n)]++;
    }
    await allAgree(here, id, all);
    expect(Math.min(pressed.board, pressed.button)).toBeGreaterThan(0);

    const [{ page: desk }, { page: phone }] = all;
    await desk.reload();
    await phone.locator('.strip .back').click();
    await phone.locator('.home .card').waitFor();
    await phone.goBack();
    await allAgree(here, id, all);
    await desk.goBack();
    await desk.locator('.home .card').waitFor();
    expect(here.complaints).toEqual([]);
  }, 120_000);

  test('answer by keys alone: the question is three stops away, what it goes on with has the focus, and no press is lost', async () => {
    const { here, id, all } = await twoWindows(browser);
    const [{ page }] = all;
    // The stream tells of a change before the reply to a press has come: what is seen then must take a press.
    let hours = 0;
    await page.route('**/press', async (route) => {
      const reply = await route.fetch();
      await typed(here.table, here.table.ann, 'settings', { remind_after_hours: ++hours });
      await new Promise((goOn) => setTimeout(goOn, 500));
      await route.fulfill({ response: reply });
    });
    await page.goto(`${here.origin}/m/${id}`);
    await page.locator('[data-press$=":walk"]').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await soon(() => page.evaluate('document.activeElement.id')).toBe('question');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("#question") !== null')).toBe(true);
    await page.locator('[data-press$=":walk"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.board [data-place="mill"]').waitFor();
    expect(await page.evaluate('document.activeElement.closest("#question") !== null')).toBe(true);
    await page.locator('.board [data-place="mill"]').focus();
    await page.keyboard.press('Enter');
    // The way is said whole, and the next is asked: nothing is outlined any more.
    await page.locator('.board [data-place="mill"]').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.closest("#question, .stage") !== null')).toBe(true);
    expect((await here.table.record()).asked[0]!.seat).toBe(1);
  }, 120_000);

  test('a spectator by a link sees the board and who is asked, and can press nothing', async () => {
    const { here, id, all } = await twoWindows(browser);
    const { address } = await all[0].page.evaluate<{ address: string }>(
      `fetch('/api/m/${id}/watch').then((one) => one.json())`,
    );
    const page = await (await browser.newContext()).newPage();
    await page.goto(address);
    await page.locator('.board img').waitFor();
    await page.locator('.strip .asked .chip').waitFor();
    expect(await page.locator('[data-press], [data-place]').count()).toBe(0);
    expect(await page.locator('.strip').textContent()).toMatch(/Ann/);
    await page.context().close();
    expect(here.complaints).toEqual([]);
  }, 120_000);
});
