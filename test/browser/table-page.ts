import { fileURLToPath } from 'node:url';
import type { Client } from 'discord.js';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import { openBrowser } from '../kit/browser.ts';
import { type Heard, openSampleBot } from './sample-bot.ts';

let browser: Browser;

/** A table with the sample bot, and windows in which people sit. */
export interface OpenTable {
  local: LocalDiscord;
  client: Client;
  heard: Heard;
  /** A window of its own in which a person sits; `path` opens another address than their seat's. */
  window(name: string, options?: BrowserContextOptions & { path?: string }): Promise<Page>;
  /** Closes everything; fails if a page threw, asked another host for something, or the stand-in was surprised. */
  close(): Promise<void>;
}

/** Opens the stand-in with the real page and a real discord.js client; with `keys`, a seat needs its own link. */
export async function openTable({ keys = false } = {}): Promise<OpenTable> {
  const pageFolder = fileURLToPath(new URL('../../src/local/page', import.meta.url));
  const local = await openLocalDiscord({ pageFolder, keys });
  const { client, heard } = await openSampleBot(local);
  const complaints: string[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  return {
    local,
    client,
    heard,
    async window(name, { path, ...options } = {}) {
      const locale = options.locale === 'ja-JP' ? 'ja' : 'en-US';
      const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 }, ...options });
      closing.push(() => context.close());
      const page = await context.newPage();
      page.setDefaultTimeout(8_000);
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(local.url))
          complaints.push(request.url());
      });
      page.on('console', (line) => {
        if (/Content Security Policy/.test(line.text())) complaints.push(line.text());
      });
      await page.goto(`${local.url}${path ?? `/#as=${local.person(name, { locale }).id}`}`);
      if (path === undefined) await page.locator('#line').waitFor();
      return page;
    },
    async close() {
      for (const close of closing) await close();
      await client.destroy();
      await local.close();
      expect(complaints).toEqual([]);
      expect(local.surprises).toEqual([]);
    },
  };
}

/** Types a whole command line and sends it. */
export async function send(page: Page, line: string): Promise<void> {
  await page.locator('#line').fill(line);
  await page.locator('#line').press('Enter');
}

/** One browser for the file and a fresh table for each of its tests; the function gives the table of the running test. */
export function tableOfTest(): () => OpenTable {
  let table: OpenTable;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    table = await openTable();
  });
  afterEach(() => table.close());
  return () => table;
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
