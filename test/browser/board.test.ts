import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#local/discord';
import { openRealTable, type RealTable, startMatch } from '../e2e/real-table.ts';
import { leave, openBrowser } from '../kit/browser.ts';
import { wholePictures } from '../kit/small-pictures.ts';
import { channelWindow, hold, middle, PATIENCE, soon } from './table-page.ts';

wholePictures();

let table: RealTable;
let browser: Browser;
let people: [Person, Person];
beforeAll(async () => {
  browser = await openBrowser();
  table = await openRealTable({ page: true });
  const { local } = table;
  people = [local.person('Ann', { locale: 'en-US' }), local.person('Ben', { locale: 'ja' })];
}, PATIENCE);
afterAll(async () => {
  await leave(browser);
  expect(table.local.surprises).toEqual([]);
  await table.close();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A new match in a room of its own, at the question who is to be ambassador: one wizard at Ilrog, two at Glaginsdreg. */
async function matchIn(name: string): Promise<string> {
  const channel = table.local.openChannel(name);
  await startMatch(table, channel, people);
  return channel;
}

/** A window in which somebody sees that match. */
const windowOf = (person: Person, channel: string, options: BrowserContextOptions = {}): Promise<Page> =>
  channelWindow(browser, table.local, { person, channel, options });

const status = (page: Page) => page.locator('#board .status');
const place = (page: Page, id: string) => page.locator(`#board [data-place="${id}"]`);
const told = (channel: string) => people[0].messages(channel).map(({ content }) => content);
const ask = (page: Page) =>
  page
    .getByRole('button', { name: /^(Your move|手番を行う)$/ })
    .last()
    .click();

test('beside the conversation the board stays where it is, large, while the conversation scrolls', async () => {
  const channel = await matchIn('stays');
  const page = await windowOf(people[0], channel);
  const board = page.locator('#board .stage img');
  await soon(async () => (await board.boundingBox())?.height ?? 0).toBeGreaterThan(500);
  const before = await board.boundingBox();
  await page.locator('#scroller').evaluate((scroller) => {
    scroller.scrollTop = 0;
  });
  expect(await board.boundingBox()).toEqual(before);
  expect(((await board.getAttribute('alt')) ?? '').length).toBeGreaterThan(100);
  await page.context().close();
});

test('it is zoomed by wheel, buttons and keys and dragged, and shows the whole again', async () => {
  const channel = await matchIn('zooms');
  const page = await windowOf(people[0], channel);
  const board = page.locator('#board .stage img');
  await soon(async () => (await board.boundingBox())?.height ?? 0).toBeGreaterThan(500);
  const width = async () => (await board.boundingBox())!.width;
  const whole = await width();
  await page.locator('#board .stage').hover();
  await page.mouse.wheel(0, -200);
  expect(await width()).toBeGreaterThan(whole * 1.1);
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.locator('#board .stage').press('+');
  const large = (await board.boundingBox())!;
  expect(large.width).toBeGreaterThan(whole * 2);
  const { x, y } = (await page.locator('#board .stage').boundingBox())!;
  await page.mouse.move(x + 200, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 260, y + 230, { steps: 4 });
  await page.mouse.up();
  const dragged = (await board.boundingBox())!;
  expect([Math.round(dragged.x - large.x), Math.round(dragged.y - large.y)]).toEqual([60, 30]);
  await page.getByRole('button', { name: 'Whole picture' }).click();
  expect(await width()).toBe(whole);
  await page.context().close();
});

test('without a question a pressed place says its name; with one it answers, for whom it is the only answer there', async () => {
  const channel = await matchIn('answers');
  const page = await windowOf(people[0], channel);
  await soon(() => page.locator('#board .stage img').getAttribute('alt')).toMatch(/./);
  expect(await page.locator('#board [data-place]').count()).toBe(0);
  await ask(page);
  await soon(() => status(page).textContent()).toMatch(
    /ambassador to the Cadmin\. Press an outlined place to answer\./,
  );
  const at = await middle(page, 'ilrog');
  // The next place to the east, where nobody stands.
  await page.mouse.click(at.x + 75, at.y - 60);
  await soon(() => status(page).textContent()).toBe('Nettlebrook');
  await page.mouse.click(at.x, at.y);
  await table.rest();
  await soon(() => told(channel).join()).toMatch(/Hastur became ambassador to the Cadmin/);
  await page.context().close();
});

test('where several answer, a list says which; Escape closes it and nothing is answered', async () => {
  const channel = await matchIn('several');
  const page = await windowOf(people[0], channel);
  await ask(page);
  const at = await middle(page, 'glaginsdreg');
  await page.mouse.click(at.x, at.y);
  const list = page.getByRole('group', { name: 'Glaginsdreg' });
  await list.waitFor();
  expect(await list.getByRole('button').allTextContents()).toEqual(['Kishmin – Glaginsdreg', 'Niekimo – Glaginsdreg']);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(told(channel).join()).not.toMatch(/became ambassador/);
  await page.mouse.click(at.x, at.y);
  await list.getByRole('button', { name: 'Niekimo' }).click();
  await table.rest();
  await soon(() => told(channel).join()).toMatch(/Niekimo became ambassador/);
  await page.context().close();
});

test('with the keyboard alone the outlined places are reached, named and answered', async () => {
  const channel = await matchIn('keys');
  const page = await windowOf(people[0], channel);
  await ask(page);
  await place(page, 'kimrin').waitFor();
  await page.locator('#board .stage').focus();
  const names: (string | null)[] = [];
  for (let n = 0; n < 3; n++) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate('document.activeElement.getAttribute("aria-label")'));
  }
  expect(names).toContain('Kimrin: Shimar – Kimrin');
  while (names.at(-1) !== 'Kimrin: Shimar – Kimrin') {
    await page.keyboard.press('Shift+Tab');
    names.push(await page.evaluate('document.activeElement.getAttribute("aria-label")'));
  }
  await page.keyboard.press('Enter');
  await table.rest();
  await soon(() => told(channel).join()).toMatch(/Shimar became ambassador/);
  await page.context().close();
});

test('on a phone the board is one press away, answers there, and Back leads to where one was', async () => {
  const channel = await matchIn('phone');
  const page = await windowOf(people[0], channel, { ...PHONE, locale: 'en-US' });
  const address = page.url();
  await page.locator('#to-board').waitFor();
  await page.locator('#scroller').evaluate((scroller) => {
    scroller.scrollTop = 40;
  });
  const top = () => page.locator('#scroller').evaluate((scroller) => scroller.scrollTop);
  const before = await top();
  expect(await page.locator('#board').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Board' }).tap();
  await page.locator('#board .stage').waitFor();
  await page.goBack();
  await page.locator('#board .stage').waitFor({ state: 'hidden' });
  expect([page.url(), await top()]).toEqual([address, before]);

  await ask(page);
  await page.locator('.message.private', { hasText: 'name a wizard' }).waitFor();
  await page.getByRole('button', { name: 'Board' }).tap();
  const { x, y } = await middle(page, 'kimrin');
  await page.touchscreen.tap(x, y);
  await table.rest();
  await soon(() => told(channel).join()).toMatch(/Shimar became ambassador/);
  // Nothing more is asked that the board could answer.
  await page.locator('#board .stage').waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
  await page.context().close();
});

test('Back closes the drawer of a phone and stays at the table', async () => {
  const channel = await matchIn('drawer');
  const page = await windowOf(people[1], channel, { ...PHONE, locale: 'ja-JP' });
  const address = page.url();
  await page.locator('#drawer').tap();
  await page.locator('body.drawer-open').waitFor();
  await page.goBack();
  await soon(() => page.locator('body.drawer-open').count()).toBe(0);
  expect(page.url()).toBe(address);
  await page.context().close();
});

test('beside direct messages stands the board of the match they are about, and not their own pictures', async () => {
  const channel = await matchIn('hand');
  const anns = await windowOf(people[0], channel);
  await ask(anns);
  await anns.locator('.message.private').getByRole('button', { name: 'Hastur – Ilrog', exact: true }).click();
  await table.rest();
  const page = await windowOf(people[1], channel);
  const board = page.locator('#board .stage img');
  const newest = () => people[1].messages(channel).findLast(({ attachments }) => attachments.length > 0)!;
  const shown = () => new URL(newest().attachments[0]!.url).pathname;
  await soon(() => board.getAttribute('src')).toBe(shown());
  const direct = people[1].channels().find(({ kind }) => kind === 'dm')!.id;
  expect(people[1].messages(direct).at(-1)!.attachments).toHaveLength(1);
  await page.locator(`[data-channel="${direct}"]`).click();
  await page.locator('.message .picture').first().waitFor();
  await soon(() => board.getAttribute('src')).toBe(shown());
  // Another match is told of there now.
  const other = await matchIn('other hand');
  await people[0].slash(other, 'td', 'reply name-ambassador', { wizard: 'hastur' });
  await table.rest();
  const others = people[1].messages(other).findLast(({ attachments }) => attachments.length > 0)!;
  await soon(() => board.getAttribute('src')).toBe(new URL(others.attachments[0]!.url).pathname);
  await page.context().close();
  await anns.context().close();
});

test('the way back to what is asked comes and goes between presses: while a button is held down nothing moves', async () => {
  const channel = await matchIn('held');
  const page = await windowOf(people[0], channel);
  const back = page.getByRole('button', { name: /^Your question: Lord Gorganun: name a wizard/ });
  const scrollTo = (top: number) =>
    page.evaluate(
      `new Promise((done) => { const scroller = document.querySelector('#scroller'); scroller.scrollTo(0, ${top}); requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))); })`,
    );
  await hold(page, page.getByRole('button', { name: 'Your move' }));
  await scrollTo(0);
  expect(await back.isVisible()).toBe(false);
  await page.mouse.up();
  await back.waitFor();
  await hold(page, page.getByRole('button', { name: 'Larger' }));
  await scrollTo(100_000);
  expect(await back.isVisible()).toBe(true);
  await page.mouse.up();
  await back.waitFor({ state: 'hidden' });
  await page.context().close();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`what is asked stays in sight at ${width} px while a guide or earlier messages are read, and a press leads back to it`, async () => {
    const channel = await matchIn(`reads ${width}`);
    const page = await windowOf(people[0], channel, { viewport: { width, height } });
    const back = page.getByRole('button', { name: /^Your question: Lord Gorganun: name a wizard/ });
    const scroller = page.locator('#scroller');
    const toTop = () => scroller.evaluate((element) => element.scrollTo(0, 0));
    // Before the question was opened it is the message that asks.
    await page.getByRole('button', { name: 'Your move' }).waitFor();
    expect(await back.isVisible()).toBe(false);
    await toTop();
    await back.waitFor();
    await ask(page);
    const question = page.locator('.message.private', { hasText: 'Choose: Wizard' });
    await question.waitFor();
    await soon(() => back.isVisible()).toBe(false);
    await question.getByRole('button', { name: 'How to play' }).click();
    await page
      .locator('.message.private')
      .getByRole('button', { name: /^Enlarge: The whole map/ })
      .waitFor();
    await back.click();
    await soon(() => back.isVisible()).toBe(false);
    const { y, height: tall } = (await question.boundingBox())!;
    const room = (await scroller.boundingBox())!;
    expect(y + tall).toBeGreaterThan(room.y);
    expect(y).toBeLessThan(room.y + room.height);
    await question.getByRole('button', { name: 'Hastur – Ilrog', exact: true }).click();
    await table.rest();
    await soon(() => back.count()).toBe(0);
    await page.context().close();
  });
