import { expect, onTestFinished, test } from 'vitest';
import {
  focusedText,
  heardOf,
  hold,
  message,
  openGame,
  openTable,
  roomOf,
  send,
  soon,
  tableOfFile,
} from './table-page.ts';

const table = tableOfFile();

test('a thread started at a message can be opened from it, even if the list of rooms comes late', async () => {
  const page = await table().anna();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_table/state', (route) => released.then(() => route.continue()));
  await openGame(page, 'siege');
  const link = page.getByRole('button', { name: 'Open the thread The siege' });
  await link.waitFor();
  release();
  await link.click();
  await page.getByRole('heading', { name: 'The siege' }).waitFor();
  expect(await page.locator('.channel.thread').getAttribute('aria-current')).toBe('page');
  await page.unrouteAll();
});

test('Markdown becomes elements, and markup or links in a message stay text', async () => {
  const page = await table().anna();
  const me = table().local.person('Anna').id;
  await send(
    page,
    `/play say words:## Head\\n**bold *both*** __under__ ~~gone~~ \`co*d*e\` ||hush|| <@${me}>\\n> quoted\\n- one\\n  - two\\n-# small\\n<img src=x onerror=alert(1)> [a](https://a.example/b_c_d) <t:0:D>`,
  );
  const said = message(page, 'Head');
  await said.waitFor();
  const html = String(await said.locator('.rich').evaluate((element) => element.innerHTML));
  expect(html).toContain('aria-level="4">Head</p>');
  expect(html).toContain('<strong>bold <em>both</em></strong> <u>under</u> <s>gone</s> <code>co*d*e</code>');
  expect(html).toContain('@Anna</span>');
  expect(html).toContain('<blockquote><p>quoted</p></blockquote><ul><li>one<ul><li>two</li></ul></li></ul>');
  expect(html).toContain('<p class="small">small</p>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; [a](https://a.example/b_c_d)');
  expect(await said.locator('a, img, script').count()).toBe(0);
  expect(await said.locator('.rich time').getAttribute('datetime')).toBe('1970-01-01T00:00:00.000Z');
  expect(html).not.toContain('hush');
  await said.getByRole('button', { name: 'Hidden text: show' }).click();
  await said.getByText('hush').waitFor();
});

test('embeds and every part of components v2 are shown, and a disabled button cannot be pressed', async () => {
  const page = await table().anna();
  const opened = await openGame(page);
  for (const words of ['Battle', 'Round 2', 'Hits', 'TD-12']) await opened.locator('.embed').getByText(words).waitFor();
  await send(page, '/play layout');
  const shown = message(page, 'Turn 3');
  await shown.getByRole('img', { name: 'Small map' }).waitFor();
  const large = shown.getByRole('img', { name: 'Large map' });
  await soon(() => large.evaluate((image) => image.naturalWidth)).toBe(800);
  expect(await shown.getByText('File log.txt').getAttribute('download')).toBe('log.txt');
  expect(await shown.locator('hr').count()).toBe(1);
  expect(await shown.getByRole('button', { name: 'Locked' }).isDisabled()).toBe(true);
  // Its edge has the colour it was given, and what stands above buttons is their name.
  const edge = "getComputedStyle([...document.querySelectorAll('.container')].at(-1)).borderLeftColor";
  expect(await page.evaluate(edge)).toBe('rgb(46, 111, 142)');
  const row = shown.getByRole('group', { name: 'Quick choices' });
  expect(await row.getByRole('button').allTextContents()).toEqual(['Locked']);
  await shown.getByRole('button', { name: 'Details' }).click();
  await message(page, 'Your secret hand').waitFor();
});

test('a picture opens large, zooms and pans by keys and wheel, and Escape gives the focus back', async () => {
  const page = await table().anna();
  const opened = await openGame(page);
  await opened.getByRole('button', { name: 'Enlarge: Green land with one castle' }).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Picture' });
  const percent = async () => Number.parseInt((await viewer.locator('.percent').textContent()) ?? '', 10);
  const place = () => viewer.locator('.stage img').evaluate((image) => image.style.transform);
  await soon(percent).toBeGreaterThan(100);
  const whole = await percent();
  await page.keyboard.press('+');
  expect(await percent()).toBeGreaterThan(whole);
  const before = await place();
  await page.keyboard.press('ArrowRight');
  expect(await place()).not.toBe(before);
  await viewer.locator('.stage').hover();
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('0');
  expect(await percent()).toBe(whole);
  await page.keyboard.press('Escape');
  expect(await viewer.count()).toBe(0);
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
    'Enlarge: Green land with one castle',
  );
});

test('a Japanese seat reads Japanese, chooses localized names, and may still type the default ones', async () => {
  const page = await table().window('花子', { locale: 'ja-JP' });
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  await page.locator('#line').fill('/');
  await page.getByRole('option', { name: '/遊ぶ 見本の対局をする' }).click();
  await page.getByRole('option', { name: '/遊ぶ 開く 対局を開く' }).click();
  await page.getByRole('option', { name: '竜の涙' }).click();
  await page.getByRole('button', { name: '送信' }).click();
  await message(page, 'opened it').waitFor();
  await send(page, '/play open game:siege');
  await send(page, '/遊ぶ 開く game:tears');
  await soon(() => table().heard).toEqual(['tears', 'siege', 'tears'].map((game) => `/play open game:${game}`));
  await page.getByText('あなた：花子').click();
  await page.getByLabel('言語').selectOption('en-US');
  await page.getByText('You are 花子').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('at 360 pixels nothing runs off sideways and the channels are a drawer for keys and touch', async () => {
  const page = await table().window('Anna', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await openGame(page);
  await send(page, '/play layout');
  await message(page, 'Turn 3').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(await page.locator('#scroller').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await page.getByRole('button', { name: 'table' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Channels' }).tap();
  await page.getByRole('button', { name: 'table' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await focusedText(page)).toMatch(/Channels/);
  await soon(() => page.getByRole('button', { name: 'table' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Commands' }).tap();
  await page.getByRole('option', { name: '/play' }).tap();
  await page.getByRole('option', { name: '/play open' }).tap();
  await page.getByRole('combobox', { name: 'game required' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});

test('who reads further up stays there and is offered what is new; who is at the end follows and hears it', async () => {
  const page = await table().anna();
  const usual = page.viewportSize()!;
  onTestFinished(() => page.setViewportSize(usual));
  await page.setViewportSize({ width: 800, height: 500 });
  const scroller = page.locator('#scroller');
  const left = () => scroller.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  await openGame(page);
  await soon(left).toBeLessThan(2);
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  await soon(left).toBeGreaterThan(200);
  await send(page, '/play say words:news from afar');
  await page.getByRole('button', { name: 'New messages: 1' }).waitFor();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'New messages: 1' }).click();
  await soon(left).toBeLessThan(2);
  expect(await page.locator('#live').textContent()).toMatch(/news from afar/);
  await send(page, '/play say words:more of it');
  await message(page, 'more of it').waitFor();
  await soon(left).toBeLessThan(2);
  expect(await page.locator('#newer').isVisible()).toBe(false);
});

test('who scrolls up in the very moment in which a message comes is not taken back to the end', async () => {
  const page = await table().anna();
  const usual = page.viewportSize()!;
  onTestFinished(() => page.setViewportSize(usual));
  await page.setViewportSize({ width: 800, height: 500 });
  const scroller = page.locator('#scroller');
  const left = () => scroller.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  await openGame(page);
  await soon(left).toBeLessThan(2);
  // While a button is held down nothing is drawn, so the message is drawn in the moment in which it is let go.
  const here = await roomOf(page, table().client);
  await hold(page, page.locator('[data-channel][aria-current="page"]'));
  await heardOf(page, 'messages', () => here.send('news from afar'));
  await page.evaluate("document.getElementById('scroller').scrollTo(0, 0); dispatchEvent(new Event('blur'))");
  await page.getByRole('button', { name: 'New messages: 1' }).waitFor();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0);
  await page.mouse.up();
});

test('a bot that goes away and a room that is made are seen at once', async () => {
  const own = await openTable();
  onTestFinished(() => own.close());
  const page = await own.window('Anna');
  await page.getByText(/ is here/).waitFor();
  await page.getByText('New room').click();
  await page.getByLabel('Name of the room').fill('castle');
  await page.getByRole('button', { name: 'Make' }).click();
  await page.getByRole('heading', { name: 'castle' }).waitFor();
  own.local.openChannel('cellar');
  await page.getByRole('button', { name: 'cellar' }).waitFor();
  await own.client.destroy();
  await page.getByText(/ is away/).waitFor();
});
