import { expect, onTestFinished, test } from 'vitest';
import { focusedText, message, openGame, openTable, send, soon, tableOfFile } from './table-page.ts';

const table = tableOfFile();

test('a newcomer gives a name, sits down, and keeps the seat over a reload and apart from other windows', async () => {
  const page = await table().window('', { path: '/rooms' });
  await page.getByLabel('Name').fill('Nora');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('You are Nora').waitFor();
  expect(page.url()).toMatch(/\/rooms$/);
  await page.getByRole('heading', { name: 'table' }).waitFor();
  await page.getByText('Nothing here yet').waitFor();
  expect(await page.locator('footer').textContent()).toMatch(/not Discord/);
  await page.reload();
  await page.getByText('You are Nora').waitFor();
  const second = await table().window('', { path: '/rooms' });
  await second.getByRole('button', { name: 'Nora' }).waitFor();
  expect(await second.getByText('You are Nora').count()).toBe(0);
});

test('with the keyboard alone a command is chosen, its option completed and sent, and the picture appears', async () => {
  const page = await table().anna();
  await page.locator('#line').press('/');
  await page.getByRole('option', { name: '/play Play a sample game' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: '/play open Open a game' }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByText('required').waitFor();
  await page.getByRole('option', { name: 'Castle Siege' }).waitFor();
  await page.keyboard.type('dragon');
  // At once, before the bot can have answered: the list on show is still the one for no text.
  await page.keyboard.press('Enter');
  const game = page.getByRole('combobox', { name: 'game required' });
  await soon(() => game.inputValue()).toBe('Tears of the Dragon');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  const opened = message(page, 'opened it');
  const picture = opened.getByRole('img', { name: 'Green land with one castle' });
  await picture.waitFor();
  expect(table().heard).toEqual(['/play open game:tears seats:3']);
  await soon(() => picture.evaluate((image) => image.naturalWidth)).toBe(800);
  expect(await opened.locator('.mention.me').textContent()).toBe('@Anna');
  await opened.getByText('Anna used /play open').waitFor();
  expect(await focusedText(page)).toBe('');
});

test('a whole typed line is sent as it stands, and one with something missing or wrong opens the form instead', async () => {
  const page = await table().anna();
  table().local.person('Ben');
  await send(page, '/play open seats:5 game:tears');
  await page.getByRole('alert').filter({ hasText: 'seats must be from 2 to 4' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'game required' }).inputValue()).toBe('tears');
  await page.getByRole('button', { name: 'Back' }).click();
  await send(page, '/play open seats:2');
  await page.getByText('game is required').waitFor();
  expect(table().heard).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  await send(page, '/play open with:@Ben game:castle of glass seats:2');
  await message(page, 'castle of glass').waitFor();
  const ben = table().local.person('Ben').id;
  expect(table().heard).toEqual([`/play open game:castle of glass seats:2 with:${ben}`]);
  // A command that has more below it is not unknown.
  await page.locator('#line').fill('/play');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('/play goes on with one more word').waitFor();
  await send(page, '/none');
  await page.getByText('There is no command').waitFor();
  await send(page, 'hello');
  await page.getByText('Only commands can be sent here').waitFor();
});

test('a file is chosen in a labelled field and sent, not before it is there', async () => {
  const page = await table().anna();
  await send(page, '/play read');
  const field = page.getByLabel('file required');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').filter({ hasText: 'file: please choose a file.' }).waitFor();
  expect(table().heard).toEqual([]);
  await field.setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from('竜の涙') });
  await page.getByRole('button', { name: 'Send' }).click();
  await message(page, 'match.txt: 竜の涙').waitFor();
});

test('a pressed button acts once, the message changes in place and the focus stays', async () => {
  const page = await table().anna();
  const opened = await openGame(page);
  await opened.getByRole('button', { name: 'Count' }).focus();
  await page.keyboard.press('Enter');
  await message(page, 'Pressed 1').waitFor();
  expect(await focusedText(page)).toBe('Count');
  expect(await page.locator('.message').count()).toBe(1);
  expect(table().heard.slice(1)).toEqual(['count']);
});

test('a bot that does not answer is said to be silent, by the button and by the command', async () => {
  const page = await table().anna();
  const heardOf = (what: string) => soon(() => table().heard).toContain(what);
  const opened = await openGame(page);
  const dead = opened.getByRole('button', { name: 'Dead' });
  await dead.click();
  expect(await dead.getAttribute('aria-busy')).toBe('true');
  await dead.click();
  await heardOf('dead');
  await table().clock.advance(3_000);
  await opened.getByText('The bot did not answer').waitFor();
  expect(await dead.getAttribute('aria-busy')).toBeNull();
  await send(page, '/play silent');
  await heardOf('/play silent');
  await table().clock.advance(3_000);
  await page.locator('#composer').getByText('The bot did not answer').waitFor();
  expect(table().heard.filter((each) => each === 'dead')).toHaveLength(1);
});

test('a select of one answers when chosen, also of people, and one of several only within its bounds', async () => {
  const page = await table().anna();
  const ben = table().local.person('Ben').id;
  const opened = await openGame(page);
  await opened.getByLabel('Choose a place').selectOption('borin');
  await message(page, 'Chosen: borin').waitFor();
  await opened.getByLabel('Choose a rival').selectOption({ label: 'Ben' });
  await message(page, `Chosen: ${ben}`).waitFor();
  await opened.getByText('Choose troops').click();
  const confirm = opened.getByRole('button', { name: 'Confirm' });
  expect(await confirm.isDisabled()).toBe(true);
  await opened.getByLabel('Aster').check();
  expect(await opened.getByLabel('Borin').isDisabled()).toBe(false);
  await opened.getByLabel('Calder').check();
  expect(await opened.getByLabel('Borin').isDisabled()).toBe(true);
  await confirm.click();
  await message(page, 'Chosen: aster, calder').waitFor();
});

test('the arrow keys open a closed select instead of answering with whatever comes next', async () => {
  const page = await table().anna();
  const opened = await openGame(page);
  await opened.getByLabel('Choose a place').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await table().local.settle();
  expect(table().heard).toHaveLength(1);
});

test('a modal is labelled, holds back what is too short, and is submitted; Escape submits nothing', async () => {
  const page = await table().anna();
  const opened = await openGame(page);
  await opened.getByRole('button', { name: 'Name' }).click();
  await page.getByRole('dialog', { name: 'Name your castle' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await opened.getByRole('button', { name: 'Name' }).click();
  await page.getByLabel('Its name').pressSequentially('ab');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.getByLabel('Its name').fill('Camelot');
  await page.keyboard.press('Enter');
  await message(page, 'Named Camelot').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(table().heard.filter((each) => each.startsWith('modal'))).toEqual(['modal Camelot']);
});

test('a secret answer and a direct message reach only the seat they are for', async () => {
  const [anna, ben] = [await table().anna(), await table().window('Ben')];
  await openGame(anna);
  await message(anna, 'opened it').getByRole('button', { name: 'Hand' }).click();
  const secret = message(anna, 'Your secret hand');
  await secret.getByText('Only you can see this').waitFor();
  await message(anna, 'opened it').getByRole('button', { name: 'Letter' }).click();
  const direct = anna.locator('.channel.dm');
  await direct.locator('.dot').waitFor();
  expect(await anna.title()).toMatch(/^\(1\)/);
  await direct.click();
  await message(anna, 'A private letter').waitFor();
  expect(await direct.locator('.dot').count()).toBe(0);
  await message(ben, 'opened it').waitFor();
  expect(await ben.content()).not.toMatch(/secret hand|private letter/);
  expect(await ben.locator('.channel.dm').count()).toBe(0);
});

test('a person who closes direct messages in the seat menu gets none', async () => {
  const page = await table().anna();
  onTestFinished(() => table().local.faults.openDms(table().local.person('Anna')));
  await openGame(page);
  await page.getByText('You are Anna').click();
  await page.getByLabel('Accept direct messages').uncheck();
  await soon(() => page.getByLabel('Accept direct messages').isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByText('You are Anna').click();
  await page.getByRole('button', { name: 'Letter' }).click();
  await soon(() => table().heard).toContain('closed');
});

test('with keys a seat opens only by its own link, and the key leaves the address', async () => {
  const guarded = await openTable({ keys: true });
  onTestFinished(() => guarded.close());
  const [anna, ben] = [guarded.local.person('Anna'), guarded.local.person('Ben')];
  const page = await guarded.window('Anna', { path: `/rooms${new URL(guarded.local.link(anna)).hash}` });
  await page.getByText('You are Anna').waitFor();
  expect(page.url()).not.toContain(anna.key);
  await page.getByText(/ is here/).waitFor();
  await openGame(page);
  const stranger = await guarded.window('Ben', { path: `/rooms#as=${ben.id}&key=${anna.key}` });
  await stranger.getByLabel('Name').fill('Ben');
  await stranger.getByRole('button', { name: 'Sit down' }).click();
  await stranger.getByText('This table needs the link with your own key.').waitFor();
  expect(await stranger.content()).not.toMatch(/opened it/);
});
