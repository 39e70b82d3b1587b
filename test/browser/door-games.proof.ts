import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { watchSign } from '#src/web/watching';
import { inProof, plays } from '../kit/lengths.ts';
import { complete, LARGE } from '../kit/parts.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { salted } from '../kit/salt.ts';
import { begun } from './door-begun.ts';
import { allAgree, pressByChance, type Seated, type Shown, type Watching } from './door-hands.ts';
import { openDoorTable } from './door-table.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The games themselves on the page of the door, pressed by chance in two windows: after every press both, and that of a spectator, show what the door says. */

wholePictures();

/** Of each game; `npm test` plays Scythe alone. */
const PRESSES = plays({ sample: 4, whole: 500 });

withBrowser();

const games = complete
  .filter(({ game: { id } }) => (inProof ? LARGE.includes(id) : id === 'scythe'))
  .map((part) => [part.game.id, part] as const);

/**
 * All but the outlines: of a board not every place is drawn, so these are looked at by themselves. Which page of a long menu somebody has
 * turned to, their window alone knows.
 */
const inWords = ({ mine, asked, pressed }: Shown) => ({
  mine,
  asked,
  pressed: [...new Set(pressed.map((id) => (/^v1:(pick|page):/.test(id) ? id.replace(/:\d+$/, '') : id)))],
});

const english = { locale: 'en-US', viewport: { width: 1200, height: 800 } };

/** Hands of a machine are faster than any person's: where the door says so they wait a moment and try again, as it asks them to. */
async function opened(page: Page, address: string): Promise<void> {
  for (;;) {
    const answer = await page.goto(address);
    if (answer?.status() !== 429) return;
    await page.waitForTimeout(2_000);
  }
}

test.each(games)(
  '%s is played in two windows and watched in a third: strip, outlines and question are those of the match after every press',
  { timeout: 120_000 + PRESSES * 20_000 },
  async (id, part) => {
    const here = await openDoorTable(browser, { games: [part], locales: ['en-US', 'ja'] });
    const phone = { locale: 'ja-JP', viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true } as const;
    const { ann, ben } = here.table;
    const players: Seated[] = [
      { who: ann, locale: 'en', page: await here.window(ann) },
      { who: ben, locale: 'ja', page: await here.window(ben, phone) },
    ];
    // Whoever only watches has no session: the address says of which match.
    const watching: Watching = {
      locale: 'en',
      page: await (await browser.newContext(english)).newPage(),
    };
    const all = [...players, watching];
    /** All windows show what stands; who is not asked has no outlines, and whoever watches nothing to press. */
    const agreed = async (match: string) => {
      const stands = await allAgree(here, match, all, inWords);
      for (const [i, { page }] of all.entries())
        if (!stands[i]!.question) expect(await page.locator('.board [data-place]').count()).toBe(0);
      expect(await watching.page.locator('[data-press], [data-place], .question.now').count()).toBe(0);
      return stands;
    };
    const chance = chanceFrom(salted(`door-games/${id}`));
    const pressed = { board: 0, question: 0 };
    let n = 0;
    while (n < PRESSES) {
      await begun(here.table, id);
      const match = (await here.table.record()).id;
      for (const { page } of players) await opened(page, `${here.origin}/m/${match}`);
      await opened(watching.page, `${here.origin}/m/${match}?watch=${watchSign(here.table.desk!.key, match)}`);
      for (let stands = await agreed(match); n < PRESSES; n++) {
        const open = stands.flatMap(({ question }, i) => (question ? [players[i]!] : []));
        if (open.length === 0) break;
        const one = open[Math.floor(chance() * open.length)]!;
        pressed[(await pressByChance(one, chance)).on]++;
        stands = await agreed(match);
      }
    }
    expect(here.complaints).toEqual([]);
    console.log(`${id}: ${JSON.stringify(pressed)}`);
  },
);
