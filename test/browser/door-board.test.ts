import { expect, test } from 'vitest';
import { started } from '../bot/kit.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { toy } from '../kit/toy-game.ts';
import { answered, boxOf, pressOutlined } from './door-hands.ts';
import { openLocalTable } from './local-table.ts';
import { pressable } from './pressable-toy.ts';
import { soon } from './table-page.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The large board under hands and keys: how it lies in its place, what is called how on it, and what a press means there. */

wholePictures();

withBrowser();

/** Two kinds of berries grow at the mill, one at the inn. */
const GROWS: Readonly<Record<string, string>> = { 1: 'mill', 2: 'mill', 3: 'inn' };
const grown = (text: string) =>
  text.replace(/"of":"item","id":"berry([123])"/g, (_, n: string) => `"of":"place","id":"${GROWS[n]}"`);

test('the board is zoomed and dragged, names its places, and takes ticks and answers by hand, with a list where several are meant', async () => {
  const here = await openLocalTable(browser, { games: [pressable] });
  await started(here.table);
  const { id } = await here.table.record();
  const page = await here.window(here.table.ann, { path: `/m/${id}` });
  const board = page.locator('.board .stage img:not(.before)');
  const whole = await boxOf(board);
  const { x, y } = (await page.locator('.board .stage').boundingBox())!;
  const large = async () => (await boxOf(board)).width / whole.width;
  await page.locator('.board .stage').hover();
  await page.mouse.wheel(0, -200);
  await soon(large).toBeGreaterThan(1.1);
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.locator('.board .stage').press('+');
  await soon(large).toBeGreaterThan(2);
  const before = await boxOf(board);
  await page.mouse.move(x + 200, y + 200);
  await page.mouse.down();
  // It hangs at the finger once that has moved enough to be no press.
  await page.mouse.move(x + 210, y + 210);
  const held = (await board.boundingBox())!;
  await page.mouse.move(x + 260, y + 230, { steps: 3 });
  await page.mouse.up();
  const dragged = await boxOf(board);
  expect([Math.round(dragged.x - held.x), dragged.width]).toEqual([50, before.width]);
  await page.getByRole('button', { name: 'Whole picture' }).click();
  expect(await boxOf(board)).toEqual(whole);

  // What is not asked for says only what it is called, and answers nothing.
  expect(await page.locator('[data-place]').count()).toBe(0);
  const { logged } = (await here.table.record()).match!;
  await page.mouse.click(whole.x + whole.width * 0.07, whole.y + whole.height / 2);
  await soon(() => page.locator('.hint').textContent()).toBe(toy.text.say({ key: 'place.gate' }, 'en'));

  // What stands, and what a press has come to.
  await page.route(/\/api\/m\/[^/]+(?:\/press)?\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: grown(await response.text()) });
  });
  await page.locator('[data-press$=":gather"]').click();
  const confirm = page.locator('.board > .confirm');
  await confirm.waitFor();
  expect(await confirm.textContent()).toMatch(/^Choose 0 to 2 – 0 chosen/);
  await pressOutlined(page, 'mill');
  const list = page.getByRole('group', { name: 'Mill: which answer?' });
  await list.waitFor();
  expect(await list.getByRole('button').count()).toBe(3);
  await page.locator('.board .stage').focus();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await pressOutlined(page, 'inn');
  await soon(() => confirm.textContent()).toMatch(/1 chosen/);
  expect(await page.locator('[data-place="inn"]').getAttribute('aria-pressed')).toBe('true');
  await pressOutlined(page, 'inn');
  await soon(() => confirm.textContent()).toMatch(/0 chosen/);
  expect((await here.table.record()).match!.logged).toBe(logged);
  await pressOutlined(page, 'inn');
  await pressOutlined(page, 'mill');
  await list.getByRole('button').first().click();
  await soon(() => confirm.textContent()).toMatch(/2 chosen/);
  // As many as may be: one more is not ticked.
  await list.getByRole('button').nth(1).click();
  expect(await confirm.textContent()).toMatch(/2 chosen/);
  await confirm.getByRole('button').click();
  await answered(page);
  // There are more berries than one menu has: both are in the answer that is put together.
  await page.getByText('Berry no. 1 and Berry no. 3 so far').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(here.complaints).toEqual([]);
}, 120_000);
