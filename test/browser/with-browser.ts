import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { leave, openBrowser } from '../kit/browser.ts';
import { PATIENCE } from './table-page.ts';

/** The browser of the tests of a file that says `withBrowser()`. */
export let browser: Browser;

/** The tests of this file look at windows. What they have opened is closed after them. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await openBrowser();
  }, PATIENCE);
  afterAll(() => leave(browser));
}
