import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Person } from '#local/discord';
import { openTable, type Table, type TableOptions } from '../bot/kit.ts';
import { besideTable, linkOf, type WebTable } from '../web/kit.ts';
import { PATIENCE } from './table-page.ts';

/** The page of the door in real windows, beside a bot: people come to it by their links, as from Discord. */

export interface DoorTable extends WebTable {
  origin: string;
  /** A window of its own in which somebody has opened their link; `complaints` is what its page has thrown or was refused. */
  window(who: Person, options?: BrowserContextOptions): Promise<Page>;
  complaints: string[];
}

/** Closed by itself after the test. The caller seats people and starts. */
export async function openDoorTable(browser: Browser, options: TableOptions = {}): Promise<DoorTable> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const here = await besideTable(await openTable({ publicUrl: origin, ...options }), { port });
  const complaints: string[] = [];
  return Object.assign(here, {
    origin,
    complaints,
    async window(who: Person, context: BrowserContextOptions = {}) {
      const page = await openWindow(browser, origin, complaints, context);
      await page.goto(`${origin}${await linkOf(here.table, who)}`);
      await page.getByRole('button').click();
      await page.locator('.home h1').waitFor();
      return page;
    },
  });
}

/** A window that notes what its page throws, and whatever it asks other hosts for. */
export async function openWindow(
  browser: Browser,
  origin: string,
  complaints: string[],
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) complaints.push(request.url());
  });
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) complaints.push(line.text());
  });
  return page;
}

/** A port that is free now: the address of the page is known before its server listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The table of a door that is open. */
export type { Table };
