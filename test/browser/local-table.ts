import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type Person, realClock } from '#local/discord';
import { showPage } from '#src/local-page';
import { openLog } from '#src/program-log';
import { openTable, type Table, type TableOptions } from '../bot/kit.ts';
import { openWindow } from './door-table.ts';

/** The page of the door at a local table, in real windows: people come to it by saying who they are. */
export interface LocalTable {
  table: Table;
  origin: string;
  /** What a page has thrown or was refused. */
  complaints: string[];
  /** A window in which a person sits; without one, nobody yet. `path` is what it opens. */
  window(who?: Pick<Person, 'id' | 'key'>, options?: BrowserContextOptions & { path?: string }): Promise<Page>;
}

/** Closed by itself after the test. */
export const openLocalTable = async (browser: Browser, options: TableOptions = {}): Promise<LocalTable> =>
  atLocalTable(browser, await openTable(options));

/** The same for a table that is open. */
export async function atLocalTable(browser: Browser, table: Table): Promise<LocalTable> {
  const { local, bot, store } = table;
  const page = await showPage(local, bot, { store, log: openLog('silent', 'none'), clock: realClock });
  onTestFinished(page.close);
  const complaints: string[] = [];
  return {
    table,
    origin: local.url,
    complaints,
    async window(who, { path = '/', ...context } = {}) {
      const page = await openWindow(browser, local.url, complaints, context);
      const seat = who ? new URL(local.link(who)).hash : '';
      await page.goto(`${local.url}${path}${seat}`);
      return page;
    },
  };
}
