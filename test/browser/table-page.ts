import { fileURLToPath } from 'node:url';
import type { Client, TextChannel } from 'discord.js';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type LocalDiscord, openLocalDiscord, type Person, type VirtualClock, virtualClock } from '#local/discord';
import { leave, openBrowser } from '../kit/browser.ts';
import { type Heard, openSampleBot } from './sample-bot.ts';

/** How long a page may take for one thing (ms). A limit for what never comes, not a measure: the machine may be busy. */
export const PATIENCE = 45_000;

let browser: Browser;

/** A table with the sample bot, and windows in which people sit. Its time stands still unless moved. */
export interface OpenTable {
  local: LocalDiscord;
  clock: VirtualClock;
  client: Client;
  heard: Heard;
  /** A window of its own in which a person sits; `path` opens another address than their seat's. */
  window(name: string, options?: BrowserContextOptions & { path?: string }): Promise<Page>;
  /** Closes the windows; fails if a page threw, asked another host for something, or the stand-in was surprised. */
  closeWindows(but?: Page): Promise<void>;
  close(): Promise<void>;
}

/** The folder of the real page. */
export const pageFolder = fileURLToPath(new URL('../../src/local/page', import.meta.url));

/** Opens the stand-in with the real page and a real discord.js client; with `keys`, a seat needs its own link. */
export async function openTable({
  keys = false,
  memory,
}: {
  keys?: boolean;
  memory?: string;
} = {}): Promise<OpenTable> {
  const clock = virtualClock(Date.now());
  const local = await openLocalDiscord({ pageFolder, keys, clock, ...(memory && { memory }) });
  const { client, heard } = await openSampleBot(local);
  const complaints: string[] = [];
  const windows = new Set<Page>();
  async function closeWindows(but?: Page): Promise<void> {
    for (const page of windows) {
      if (page === but) continue;
      windows.delete(page);
      await page.context().close();
    }
    expect(complaints.splice(0)).toEqual([]);
    expect(local.surprises.splice(0)).toEqual([]);
  }
  return {
    local,
    clock,
    client,
    heard,
    async window(name, { path, ...options } = {}) {
      const locale = options.locale === 'ja-JP' ? 'ja' : 'en-US';
      const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 }, ...options });
      const page = await context.newPage();
      windows.add(page);
      page.setDefaultTimeout(PATIENCE);
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(local.url))
          complaints.push(request.url());
      });
      page.on('console', (line) => {
        if (/Content Security Policy/.test(line.text())) complaints.push(line.text());
      });
      await page.goto(`${local.url}${path ?? `/rooms#as=${local.person(name, { locale }).id}`}`);
      if (path === undefined) await page.locator('#line').waitFor();
      return page;
    },
    closeWindows,
    async close() {
      await closeWindows();
      await client.destroy();
      await local.close();
    },
  };
}

/** The table of a file as one of its tests has it: one room, empty at first, a bot that has heard nothing. */
export interface TableOfFile extends OpenTable {
  /** Anna's window, which stays open from test to test; a failed test takes it along. */
  anna(): Promise<Page>;
}

/** One browser and one table for the file, and for each of its tests a room of its own. */
export function tableOfFile(): () => TableOfFile {
  let table: TableOfFile;
  let annas: Page | undefined;
  let room = '';
  beforeAll(async () => {
    browser = await openBrowser();
    const opened = await openTable();
    room = opened.local.channelId;
    table = {
      ...opened,
      async anna() {
        annas ??= await opened.window('Anna');
        await annas.locator(`[data-channel="${room}"]`).click();
        await annas.locator(`[data-channel="${room}"][aria-current="page"]`).waitFor();
        const back = annas.getByRole('button', { name: 'Back' });
        if (await back.isVisible()) await back.click();
        await annas.locator('#line').fill('');
        return annas;
      },
    };
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') annas = undefined;
    // Nobody answers any more where nobody has answered until now.
    await table.clock.advance(3_000);
    await table.local.settle(10);
    table.heard.length = 0;
    table.local.deleteChannel(room);
    room = table.local.openChannel('table');
    await table.closeWindows(annas);
  });
  afterAll(async () => {
    await table.close();
    await leave(browser);
  });
  return () => table;
}

/** A window of its own in which somebody sees this channel of a table. */
export async function channelWindow(
  browser: Browser,
  { url }: Pick<LocalDiscord, 'url'>,
  { person, channel, options = {} }: { person: Person; channel: string; options?: BrowserContextOptions },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${url}/rooms#as=${person.id}`);
  await page.locator('#line').waitFor();
  if (!(await page.locator(`[data-channel="${channel}"]`).isVisible())) await page.locator('#drawer').click();
  await page.locator(`[data-channel="${channel}"]`).click();
  return page;
}

/** Looks until it is as expected; the usual second is too short for a busy machine. */
export const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: PATIENCE });

/** Types a whole command line and sends it. */
export async function send(page: Page, line: string): Promise<void> {
  await page.locator('#line').fill(line);
  await page.locator('#line').press('Enter');
}

/** The message with these words. */
export const message = (page: Page, words: string): Locator => page.locator('.message', { hasText: words });

/** The text of what has the focus. */
export const focusedText = (page: Page) => page.evaluate('document.activeElement.textContent');

/** Opens the sample game in a window and returns its message. */
export async function openGame(page: Page, game = 'tears'): Promise<Locator> {
  await send(page, `/play open game:${game}`);
  const opened = message(page, 'opened it');
  await opened.locator('.picture').waitFor();
  return opened;
}

/** Holds the button of the mouse down on a thing; the caller lets it go. */
export async function hold(page: Page, thing: Locator): Promise<void> {
  await thing.hover();
  await page.mouse.down();
}

/** Waits until a window has heard what `happens`, and had the time to draw it: what it asks for afterwards has come as well. */
export async function heardOf(page: Page, path: string, happens: () => Promise<unknown>): Promise<void> {
  const told = page.waitForResponse(`**/_table/${path}*`);
  await happens();
  await (await told).finished();
  await page.evaluate("fetch('/_table/state').then(() => new Promise((done) => setTimeout(done)))");
}

/** The room that a window shows, as the bot has it. */
export async function roomOf(page: Page, client: Client): Promise<TextChannel> {
  const id = await page.locator('[data-channel][aria-current="page"]').getAttribute('data-channel');
  return (await client.channels.fetch(id!)) as TextChannel;
}
