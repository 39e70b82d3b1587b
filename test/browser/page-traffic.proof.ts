import type { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openLocalDiscord } from '#local/discord';
import { tempFolder } from '../local/kit.ts';
import { GO } from './sample-bot.ts';
import {
  heardOf,
  hold,
  message,
  openGame,
  openTable,
  pageFolder,
  roomOf,
  send,
  soon,
  tableOfFile,
} from './table-page.ts';

const table = tableOfFile();

/** A message of the bot with these buttons, labelled by their ids. */
const buttons = (...ids: string[]) => [
  {
    type: ComponentType.ActionRow as const,
    components: ids.map((id) => ({
      type: ComponentType.Button as const,
      style: ButtonStyle.Primary as const,
      label: id,
      customId: id,
    })),
  },
];

/** From now on nothing reaches the table from this window; the result lets it through again. */
async function cutOff(page: Page, what = '**/_table/**'): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.abort('connectionrefused'));
  return () => page.unrouteAll();
}

const UNREACHED = {
  en: 'The table cannot be reached. Try again once the connection is back.',
  ja: '卓に接続できません。接続が戻ってから、もう一度お試しください。',
};

for (const [language, locale] of [
  ['en', 'en-US'],
  ['ja', 'ja-JP'],
] as const) {
  test(`a lost connection is told in words of the page (${language}) by button and command, until it is back`, async () => {
    const page = await table().window(language, { locale });
    const opened = await openGame(page);
    const restore = await cutOff(page);
    await opened.getByRole('button', { name: 'Count' }).click();
    await send(page, '/play say words:hello');
    const told = () => page.locator('.failure:not(:empty)').allTextContents();
    await soon(told).toEqual([UNREACHED[language], UNREACHED[language]]);
    expect(await page.content()).not.toContain('Failed to fetch');
    await restore();
    await soon(told).toEqual([]);
    await opened.getByRole('button', { name: 'Count' }).click();
    await message(page, 'Pressed 1').waitFor();
  });
}

test('a refusal of the bot stays where a lost connection does not', async () => {
  const page = await table().anna();
  const opened = await openGame(page);
  await opened.getByRole('button', { name: 'Dead' }).click();
  await soon(() => table().heard).toContain('dead');
  await table().clock.advance(3_000);
  await opened.getByText('The bot did not answer').waitFor();
  const restore = await cutOff(page);
  await send(page, '/play say words:hello');
  await page.locator('#composer').getByText(UNREACHED.en).waitFor();
  await restore();
  await soon(() => page.locator('#composer .failure').textContent()).toBe('');
  expect(await opened.locator('.failure').textContent()).toBe('The bot did not answer');
});

test('what was said while messages could not be read is there once they can be again', async () => {
  const page = await table().anna();
  await openGame(page);
  const restore = await cutOff(page, '**/_table/messages?**');
  const failed = page.waitForEvent('requestfailed');
  await (await roomOf(page, table().client)).send('said in the meantime');
  await failed;
  await restore();
  await message(page, 'said in the meantime').waitFor();
});

test('a setting that could not be made stands as it was, and suggestions that could not be asked for are no empty list', async () => {
  const page = await table().window('Dora');
  const restore = await cutOff(page);
  const told = () => page.locator('.failure:not(:empty)').allTextContents();
  await page.getByText('You are Dora').click();
  await page.getByLabel('Accept direct messages').click();
  await soon(told).toEqual([UNREACHED.en]);
  expect(await page.getByLabel('Accept direct messages').isChecked()).toBe(true);
  await restore();
  await soon(told).toEqual([]);
  await page.getByLabel('Accept direct messages').uncheck();
  await soon(() => page.getByLabel('Accept direct messages').isChecked()).toBe(false);
  const again = await cutOff(page, '**/_table/complete');
  await send(page, '/play open');
  await page.getByRole('combobox', { name: 'game required' }).pressSequentially('dra');
  await page.locator('#composer').getByText(UNREACHED.en).waitFor();
  await again();
  await soon(told).toEqual([]);
});

test('a window finds the table again when it starts anew, and asks who sits there if the table knows nobody any more', async () => {
  const memory = join(await tempFolder(), 'table.json');
  const own = await openTable({ memory });
  onTestFinished(() => own.close());
  const page = await own.window('Anna');
  const port = Number(new URL(own.local.url).port);
  const lost = page.getByText('The connection is lost. Trying again…');
  await own.client.destroy();
  await own.local.close();
  await lost.waitFor();
  const second = await openLocalDiscord({ pageFolder, port, memory });
  await lost.waitFor({ state: 'hidden' });
  second.openChannel('cellar');
  await page.getByRole('button', { name: 'cellar' }).waitFor();
  await second.close();
  await lost.waitFor();
  const third = await openLocalDiscord({ pageFolder, port });
  onTestFinished(() => third.close());
  await page.getByRole('heading', { name: 'Who are you at this table?' }).waitFor();
});

test('of a long room a press brings only what it changed, and no message travels twice as it is', async () => {
  const page = await table().window('Cleo');
  const room = await roomOf(page, table().client);
  const words = 'Long words of what happened in the land. '.repeat(30);
  for (let n = 0; n < 60; n++) await room.send(`${n}: ${words}`);
  const opened = await openGame(page);
  await opened.getByRole('button', { name: 'Count' }).waitFor();
  await page.reload();
  const told: string[] = [];
  let bytes = 0;
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/_table/') || pathname.endsWith('/events')) return;
    const json = (await response.json().catch(() => ({}))) as { messages?: object[] };
    bytes += JSON.stringify(json).length;
    told.push(...(json.messages ?? []).map((one) => JSON.stringify(one)));
  });
  await message(page, '59: Long words').waitFor();
  await soon(() => told.length).toBe(61);
  bytes = 0;
  await page.getByRole('button', { name: 'Count' }).click();
  await message(page, 'Pressed 1').waitFor();
  await table().local.settle();
  await room.send('the end');
  await message(page, 'the end').waitFor();
  await soon(() => told.length).toBe(63);
  expect(new Set(told).size).toBe(63);
  expect(bytes).toBeLessThan(10_000);
});

for (const [id, answer] of [
  ['later', 'Here it is'],
  ['change', 'Changed at last'],
] as const) {
  test(`a button (${id}) is busy until its answer is there, also when its message is drawn anew, and takes no second press`, async () => {
    const page = await table().anna();
    const sent = await (await roomOf(page, table().client)).send({
      content: 'What now?',
      components: buttons(id, 'count'),
    });
    const pressed = page.locator(`[data-control="${id}"]`);
    const busy = () => pressed.getAttribute('aria-busy');
    const acknowledged = page.waitForResponse('**/_table/click');
    await pressed.click();
    await (await acknowledged).finished();
    await soon(busy).toBe('true');
    if (id === 'later') {
      await page.locator('.thinking').waitFor();
      await sent.edit('What now, at last?');
      await message(page, 'What now, at last?').waitFor();
    }
    expect(await busy()).toBe('true');
    await pressed.click();
    expect(await page.locator('[data-control="count"]').getAttribute('aria-busy')).toBeNull();
    (table().client as EventEmitter).emit(GO);
    await message(page, answer).waitFor();
    if (id === 'later') await soon(busy).toBeNull();
    else await soon(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(table().heard).toEqual([id]);
  });
}

test('a press that has begun counts, although its message changes before it ends; what changed is shown then', async () => {
  const page = await table().anna();
  const sent = await (await roomOf(page, table().client)).send({
    content: 'What now?',
    components: buttons('letter', 'count'),
  });
  await hold(page, page.locator('[data-control="letter"]'));
  await heardOf(page, 'messages', () => sent.edit('What now, at last?'));
  await page.mouse.up();
  await soon(() => table().heard).toEqual(['letter']);
  await message(page, 'What now, at last?').waitFor();
});

test('a press that has begun counts, although a picture below it comes to its size before it ends', async () => {
  const page = await table().anna();
  const room = await roomOf(page, table().client);
  for (let n = 0; n < 30; n++) await room.send(`Line ${n}`);
  await room.send({ content: 'What now?', components: buttons('letter', 'count') });
  await room.send('A picture');
  await message(page, 'A picture').waitFor();
  await hold(page, page.locator('[data-control="letter"]').last());
  await message(page, 'A picture').evaluate((one) => {
    one.style.paddingBottom = '120px';
  });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await page.mouse.up();
  await soon(() => table().heard).toEqual(['letter']);
  const below = () => page.locator('#scroller').evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
  await soon(below).toBeLessThan(2);
});

test('a press on a room that has begun opens it, although the list of rooms changes before it ends', async () => {
  const page = await table().anna();
  const here = await roomOf(page, table().client);
  const other = table().local.openChannel('other');
  await hold(page, page.locator(`[data-channel="${other}"]`));
  await heardOf(page, 'state', () => here.send('News'));
  await page.mouse.up();
  await page.locator(`[data-channel="${other}"][aria-current="page"]`).waitFor();
  table().local.deleteChannel(other);
});

test('a command typed before the one before it was taken is sent too, and the same one pressed twice only once', async () => {
  const page = await table().anna();
  const held: (() => void)[] = [];
  await page.route('**/_table/slash', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await send(page, '/play say words:one');
  await page.locator('#line').press('Enter');
  await send(page, '/play say words:two');
  await soon(() => held.length).toBe(2);
  await page.locator('#line').fill('/play say words:th');
  for (const release of held) release();
  await message(page, 'two').waitFor();
  await soon(() => table().heard.toSorted()).toEqual(['/play say words:one', '/play say words:two']);
  await soon(() => page.locator('#composer button[type="submit"]').getAttribute('aria-busy')).toBeNull();
  expect(await page.locator('#line').inputValue()).toBe('/play say words:th');
  await page.unrouteAll();
});

test('a command shows that its answer is to come, and lets the next one be sent meanwhile', async () => {
  const page = await table().anna();
  const busy = () => page.locator('#composer button[type="submit"]').getAttribute('aria-busy');
  await send(page, '/play later');
  await page.locator('.thinking').waitFor();
  expect(await busy()).toBe('true');
  await send(page, '/play say words:in between');
  await message(page, 'in between').waitFor();
  expect(await busy()).toBe('true');
  (table().client as EventEmitter).emit(GO);
  await message(page, 'Here it is').waitFor();
  await soon(busy).toBeNull();
});
