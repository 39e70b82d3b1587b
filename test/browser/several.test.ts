import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paint } from '#drawing/paint';
import { group } from '#renderers/scene';
import { middle, soon, type TableOfFile, tableOfFile } from './table-page.ts';

const table = tableOfFile();

/** Two troops may be chosen of three; Aster and Calder stand at one place. */
const TROOPS = [
  ['aster', 'Aster'],
  ['borin', 'Borin'],
  ['calder', 'Calder'],
] as const;
const PLACES = { hill: ['aster', 'calder'], shore: ['borin'] };

/** The picture of a land in the room, and a question in the direct messages of whoever sits in the window. */
async function askedOf({ local, client }: TableOfFile, page: Page, name: string): Promise<void> {
  const regions = Object.entries(PLACES).map(([id, holds], at) => ({
    id,
    name: { en: id, ja: id },
    shape: { x: 100 + 200 * at, y: 100, r: 40 },
    holds,
  }));
  const scene = { width: 400, height: 200, ground: '#5f8f6a', lang: 'en', nodes: [group([], { regions })] };
  const room = local.openChannel('land');
  const channel = await client.channels.fetch(room);
  if (!channel?.isSendable()) throw new Error('no room');
  const picture = await paint(scene, { format: 'webp', quality: 76 });
  await channel.send({ files: [{ attachment: Buffer.from(picture), name: 'land.webp', description: 'The land' }] });
  const options = TROOPS.map(([value, label]) => ({ value, label }));
  const menu = { type: 3, custom_id: 'troops', min_values: 1, max_values: 2, placeholder: 'Troops', options };
  const user = await client.users.fetch(local.person(name).id);
  await user.send({
    content: `Match: <#${room}>\n**Who goes?**`,
    components: [{ type: 1, components: [menu] }] as never,
  });
  const direct = page.locator('.channel', { hasText: 'Castellan' });
  const drawer = page.locator('#drawer');
  if (await drawer.isVisible()) await drawer.click();
  await direct.click();
  await page.getByText('Who goes?').first().waitFor();
}

/** Presses a place of the board as a finger or mouse does. */
async function press(page: Page, id: keyof typeof PLACES): Promise<void> {
  const { x, y } = await middle(page, id);
  await page.mouse.click(x, y);
}
const status = (page: Page) => page.locator('#board .status');
const confirm = (page: Page) => page.locator('#board .several').getByRole('button', { name: 'Confirm' });

test('places tick the lines of a menu of several, the board says how many, and answers with them when that is confirmed there', async () => {
  const page = await table().window('Eve');
  await askedOf(table(), page, 'Eve');
  await soon(() => status(page).textContent()).toBe('Who goes? Press an outlined place to answer.');
  expect(await confirm(page).isDisabled()).toBe(true);
  await press(page, 'shore');
  await soon(() => status(page).textContent()).toBe('Chosen: Borin. Press “Confirm” when that is all.');
  const shore = page.locator('#board [data-place="shore"]');
  expect(await shore.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('#board .several').innerText()).toMatch(/1 to 2.*1 chosen/s);
  // Two stand at the hill: the list stays until it is closed.
  await press(page, 'hill');
  const list = page.getByRole('group', { name: 'hill' });
  await list.getByRole('button', { name: 'Aster' }).click();
  expect(await list.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Aster']);
  await list.getByRole('button', { name: 'Calder' }).click();
  expect(await status(page).textContent()).toMatch(/^As many are chosen as may be\. To choose Calder/);
  await list.getByRole('button', { name: 'Aster' }).click();
  await list.getByRole('button', { name: 'Calder' }).click();
  expect(table().heard).toEqual([]);
  await confirm(page).click();
  await soon(() => table().heard).toEqual(['troops borin calder']);
});

test('a second press takes a tick away, and with none nothing can be confirmed', async () => {
  const page = await table().window('Fay');
  await askedOf(table(), page, 'Fay');
  await page.locator('#board [data-place="shore"]').waitFor();
  await press(page, 'shore');
  await soon(() => confirm(page).isEnabled()).toBe(true);
  await press(page, 'shore');
  await soon(() => confirm(page).isDisabled()).toBe(true);
  expect(await status(page).textContent()).toBe('No longer chosen: Borin.');
});

test('on a phone it is confirmed on the board, over which nothing of the conversation is to be seen', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await table().window('Gil', phone);
  await askedOf(table(), page, 'Gil');
  await page.getByRole('button', { name: 'Board' }).click();
  await page.locator('#board [data-place="shore"]').waitFor();
  await press(page, 'shore');
  await confirm(page).click();
  await soon(() => table().heard).toEqual(['troops borin']);
});
