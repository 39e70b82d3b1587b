import { describe, expect, test } from 'vitest';
import { wholePictures } from '../kit/picture-size.ts';
import { allAgree, pressSomething } from './door-hands.ts';
import { soon } from './table-page.ts';
import { twoWindows } from './two-windows.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The page of the door in two windows, where something comes between: earlier boards, a line that is cut, looks refused, another tab. */

wholePictures();

withBrowser();

describe('Two people at their windows', () => {
  test('look at earlier boards by steps and keys, each under an address of its own, and Back leads to the table', async () => {
    const { here, id, all } = await twoWindows(browser);
    const [{ page, who }] = all;
    for (const one of all) {
      await one.page.goto(`${here.origin}/m/${id}`);
      await one.page.locator('[data-press$=":rest"]').click();
      await allAgree(here, id, [one]);
    }
    await page.goto(`${here.origin}/m/${id}`);
    await page.locator('.to-past').click();
    const { moments, mine } = await here.table.bot.door.moments(id, { user: who.id, locale: 'en' });
    const head = page.locator('.told h2');
    await page.locator('.steps input:enabled').waitFor();
    await soon(() => head.textContent()).toBe(moments[0]!.name);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/m/${id}/at/1`);
    await soon(() => head.textContent()).toBe(moments[1]!.name);
    await page.getByRole('button', { name: 'Where I last answered' }).click();
    await page.waitForURL(`**/m/${id}/at/${mine}`);
    const then = await here.table.bot.door.boardAt(id, mine!, { user: who.id, locale: 'en' });
    await soon(() => page.locator('.told .rich').textContent()).toContain(then!.lines[0]);
    await page.reload();
    await soon(() => head.textContent()).toBe(moments[mine!]!.name);
    await page.goBack();
    await page.waitForURL(`**/m/${id}`);
    await page.locator('.question').waitFor();
    expect(here.complaints).toEqual([]);
  }, 120_000);

  test('read why a press is not taken beside the question, that the line is cut until it is back, and how to come in again', async () => {
    const { here, id, all } = await twoWindows(browser);
    const [{ page }] = all;
    await page.goto(`${here.origin}/m/${id}`);
    await page.route('**/press', (route) => {
      const sent = route.request().postDataJSON() as object;
      return route.continue({ postData: JSON.stringify({ ...sent, press: 'v1:answer:another' }) });
    });
    await page.locator('[data-press$=":rest"]').click();
    await page.locator('.question .said.bad[role="alert"]', { hasText: /button/i }).waitFor();
    await page.unroute('**/press');

    const begun = (await here.table.record()).match!.logged;
    await here.web.close();
    await page.locator('.cut').waitFor();
    await here.reopen();
    await page.locator('.cut').waitFor({ state: 'detached' });
    await page.locator('[data-press$=":rest"]').click();
    await soon(async () => (await here.table.record()).match!.logged).toBeGreaterThan(begun);
    await page.locator('.said.bad').waitFor({ state: 'detached' });
    await page.locator('[data-press$=":rest"]').waitFor({ state: 'detached' });
    // Of the toy's turns none is taken back: that is said as well.
    await page.locator('.besides [data-press*=":undo:"]').click();
    await page.locator('.question .said.bad').waitFor();

    await page.context().clearCookies();
    await page.reload();
    await page.getByText('/browser').waitFor();
    expect(await page.locator('.table').count()).toBe(0);
  }, 120_000);

  test('come to show what stands although a look was refused for coming too often', async () => {
    const { here, id, all } = await twoWindows(browser);
    const [{ page: mover }, { page: waiting }] = all;
    for (const { page } of all) await page.goto(`${here.origin}/m/${id}`);
    await allAgree(here, id, all);
    let refused = 0;
    const often = { status: 429, json: { error: { kind: 'often', words: '' } } };
    await waiting.route(`**/api/m/${id}*`, (route) => (refused++ === 0 ? route.fulfill(often) : route.continue()));
    await mover.locator('[data-press$=":rest"]').click();
    await waiting.locator('[data-press$=":rest"]').waitFor();
    expect(refused).toBeGreaterThan(1);
    await allAgree(here, id, all);
  }, 120_000);

  test('are told by the browser when they are asked and look elsewhere; the note leads to the match, and they can end it', async () => {
    const { here, id, all } = await twoWindows(browser);
    const [ann, ben] = all;
    await ben.page.context().grantPermissions(['notifications'], { origin: here.origin });
    // The notes are kept where the test can read them, and whether the window is looked at is the test's to say.
    await ben.page.addInitScript(`
      window.notes = [];
      window.Notification = class extends EventTarget {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, { body, tag }) { super(); window.notes.push({ title, body, tag, note: this }); }
        close() {}
      };
      Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
    `);
    await ben.page.goto(`${here.origin}/`);
    const notes = () => ben.page.evaluate('window.notes.map(({ title, body, tag }) => [title, body, tag])');
    const tells = ben.page.locator('button.tells');
    await tells.click();
    await soon(() => tells.getAttribute('aria-pressed')).toBe('true');
    await ben.page.evaluate('window.isAway = true');
    await ann.page.goto(`${here.origin}/m/${id}`);
    await ann.page.locator('[data-press$=":rest"]').click();
    const title = (await here.table.bot.door.stands(id, { user: ben.who.id, locale: 'ja' })).title;
    await soon(notes).toEqual([['あなたの番です', title, id]]);
    await ben.page.evaluate("window.isAway = false; window.notes[0].note.dispatchEvent(new Event('click'))");
    await ben.page.waitForURL(`**/m/${id}`);
    await ben.page.locator('.question.now').waitFor();

    await ben.page.goto(`${here.origin}/`);
    await soon(() => tells.getAttribute('aria-pressed')).toBe('true');
    await tells.click();
    await soon(() => tells.getAttribute('aria-pressed')).toBe('false');
    await ben.page.evaluate('window.isAway = true');
    await ben.page.locator('.card').click();
    const asked = new Set<string>();
    for (let n = 0; n < 6 && asked.size < 3; n++) {
      const stands = await allAgree(here, id, all);
      asked.add(stands[1]!.question?.decision ?? '');
      await pressSomething(all[stands.findIndex(({ question }) => question)]!, n);
    }
    expect(asked.size).toBeGreaterThan(2);
    expect(await notes()).toEqual([]);
  }, 120_000);
});
