import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Locale } from '#core/text';
import { games } from '#src/registry';
import { wholePictures } from '../kit/picture-size.ts';
import { answered } from './door-hands.ts';
import { openDoorTable } from './door-table.ts';
import { type Camera, camera } from './lesson-film.ts';
import { browser, withBrowser } from './with-browser.ts';

/**
 * Every lesson on the page, played to its end by whoever presses nothing but what the page marks. `npm run make -- lesson-film` looks on, and
 * makes a film of one.
 */

withBrowser();
wholePictures();

/** More presses than any lesson takes. */
const MOST = 250;

const WINDOWS = {
  en: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  ja: { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
} as const;

const all = games.filter(({ lesson }) => lesson).map((part) => [part.game.id, part] as const);
for (const locale of ['en', 'ja'] satisfies Locale[])
  test.each(all)(
    `the lesson of %s is played to its end in ${locale} by what is marked alone`,
    async (id, part) => {
      const here = await openDoorTable(browser, { games: [part] });
      const page = await here.window(here.table.ann, WINDOWS[locale]);
      await page.goto(`${here.origin}/learn/${id}?lang=${locale}`);
      await page.locator('main button.primary').click();
      await page.locator('.lesson h2').waitFor();
      const film = camera(page, id, locale);
      const steps = new Set<string>();
      let presses = 0;
      for (; presses < MOST && (await here.table.record()).status === 'running'; presses++) {
        steps.add(await page.locator('.lesson h2').innerText());
        await film.looks();
        await pressMarked(page, film);
        await answered(page);
      }
      expect((await here.table.record()).status).toBe('ended');
      // What stands at the end leads to the same lesson once more.
      await page.locator('.lesson [data-press*=":lesson:"]').waitFor();
      await film.looks();
      await film.ends();
      // One press can say more than a step asks for.
      expect(steps.size).toBeGreaterThan(part.lesson!.steps.length / 2);
      expect(here.complaints).toEqual([]);
    },
    600_000,
  );

/** Presses what leads on: of what is asked the first that is marked and not ticked yet, else what answers with what is ticked; else the way on. */
async function pressMarked(page: Page, film: Camera): Promise<void> {
  const question = page.locator('#question.now');
  if ((await question.count()) === 0) return film.presses(page.locator('.lesson [data-press*=":lesson-on:"]').first());
  const marked = question.locator('button:has(.leads):not([aria-pressed="true"])');
  if ((await marked.count()) > 0) return film.presses(marked.first());
  return film.presses(page.locator('[data-confirm]:enabled').first());
}
