import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PIXEL } from '../local/kit.ts';
import { message, openGame, send, soon, tableOfFile } from './table-page.ts';

const table = tableOfFile();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture' });
const focused = (page: Page) => page.evaluate('document.activeElement.getAttribute("aria-label")');

/** The room the page shows, as the bot has it. */
async function openRoom(page: Page) {
  const id = await page.locator('[data-channel][aria-current="page"]').getAttribute('data-channel');
  const room = await table().client.channels.fetch(id!);
  if (!room?.isSendable()) throw new Error('no room');
  return room;
}

test('Back closes the open picture and stays at the table; without a picture it leaves', async () => {
  const page = await table().window('Ben', PHONE);
  const before = page.url();
  const opened = await openGame(page);
  await opened.locator('.picture').tap();
  await viewer(page).waitFor();
  await page.goBack();
  await viewer(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(before);
  expect(await page.locator('#line').isVisible()).toBe(true);
  expect(await focused(page)).toBe('Enlarge: Green land with one castle');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('Back closes the drawer of a phone and stays at the table', async () => {
  const page = await table().window('Ben', PHONE);
  const address = page.url();
  await page.locator('#drawer').tap();
  await page.locator('body.drawer-open').waitFor();
  await page.goBack();
  await soon(() => page.locator('body.drawer-open').count()).toBe(0);
  expect(page.url()).toBe(address);
});

test('a picture that was closed by itself leaves no step to go back, and opens again at once', async () => {
  const page = await table().window('Ben');
  const opened = await openGame(page);
  await opened.locator('.picture').focus();
  for (let round = 0; round < 2; round++) {
    await page.keyboard.press('Enter');
    await viewer(page).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await viewer(page).waitFor();
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await viewer(page).waitFor({ state: 'detached' });
  }
  await soon(() => page.evaluate('history.state')).toBeNull();
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a message that is drawn again keeps the focus on its picture, also while the picture is open', async () => {
  const page = await table().window('Ben');
  const room = await openRoom(page);
  const posted = await room.send({
    content: 'Before',
    files: [{ attachment: PIXEL, name: 'a.png', description: 'A' }],
  });
  await message(page, 'Before').locator('.picture').focus();
  await posted.edit('Meanwhile');
  await message(page, 'Meanwhile').waitFor();
  expect(await focused(page)).toBe('Enlarge: A');
  await page.keyboard.press('Enter');
  await viewer(page).waitFor();
  await posted.edit('After');
  await message(page, 'After').waitFor();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Enlarge: A');
  await page.keyboard.press('Enter');
  await viewer(page).waitFor();
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  expect(await focused(page)).toBe('Enlarge: A');
});

test('what does not fit below a picture is reached and scrolled by keys, and the picture stays meanwhile', async () => {
  const page = await table().window('Ben', { viewport: PHONE.viewport });
  const room = await openRoom(page);
  const description = 'A castle on a hill, a river, and a village behind it. '.repeat(18).trim();
  await room.send({ content: 'A long tale', files: [{ attachment: PIXEL, name: 'a.png', description }] });
  await message(page, 'A long tale').locator('.picture').click();
  const words = viewer(page).locator('.below');
  const hidden = await words.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeGreaterThan(50);
  expect(await words.evaluate((element) => element.scrollTop)).toBe(0);
  const place = () =>
    viewer(page)
      .locator('.stage img')
      .evaluate((image) => image.style.transform);
  await page.keyboard.press('+');
  const before = await place();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await soon(() => words.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await viewer(page).waitFor({ state: 'detached' });
});

test('on a phone the offer of new messages covers nothing that may be chosen', async () => {
  const page = await table().window('Ben', PHONE);
  const opened = await openGame(page);
  const choice = opened.getByLabel('Choose a rival');
  const scroller = page.locator('#scroller');
  await send(page, `/play say words:${'and so on\\n'.repeat(30)}`);
  await message(page, 'and so on').waitFor();
  // The last choice of the game at the lower edge of what is seen, where the offer comes.
  await choice.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const top = await scroller.evaluate((element) => element.scrollTop);
  await send(page, '/play say words:news from afar');
  const offer = page.getByRole('button', { name: 'New messages: 1' });
  await offer.waitFor();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(top);
  const [list, pill] = [(await scroller.boundingBox())!, (await offer.boundingBox())!];
  expect(pill.y).toBeGreaterThanOrEqual(list.y + list.height);
  await offer.tap();
  await soon(() => offer.isVisible()).toBe(false);
});
