import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import { chanceFrom } from '#chance/playout';
import type { Chance } from '#core/enumerate';
import { lobbyOf, openLobby, starts, type Table } from '../bot/kit.ts';
import { buttons, press } from '../bot/seen.ts';
import { leave, openBrowser } from '../kit/browser.ts';
import { inProof, plays } from '../kit/lengths.ts';
import { complete, LARGE } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { wholePictures } from '../kit/small-pictures.ts';
import { allAgree, pressOutline, type Seated, type Shown } from './door-hands.ts';
import { openDoorTable } from './door-table.ts';
import { PATIENCE, soon } from './table-page.ts';

/** The games themselves on the page of the door, pressed by chance in two windows: after every press both show what the door says. */

wholePictures();

/** Of each game; `npm test` plays Scythe alone. */
const PRESSES = plays({ sample: 4, whole: 500 });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, PATIENCE);
afterAll(() => leave(browser));

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

/** A match of two: where seats have roles, of one role each. */
async function begun(table: Table, game: string): Promise<void> {
  await openLobby(table, { game });
  for (const [i, person] of [table.ann, table.ben].entries()) {
    const lobby = lobbyOf(table);
    const roles = buttons(lobby).filter((one) => readId(one.id)?.kind === 'role');
    await (roles.length > 0 ? press(person, lobby, 'role', roles[i]!.label) : press(person, lobby, 'join'));
    await table.rest();
  }
  await starts(table);
}

/** One press of somebody who is asked: on the board, or on a line or button of the question. */
async function pressByChance({ page }: Seated, chance: Chance): Promise<'board' | 'question'> {
  const among = (n: number) => Math.floor(chance() * n);
  const outlined = await page.locator('.board [data-place]').count();
  if (outlined > 0 && chance() < 0.5) {
    await pressOutline(page, among(outlined));
    // Where several answers name the place, a list asks which. It may be gone with its question at any time.
    await page.evaluate(`[...document.querySelectorAll('.offered button:not(.close)')]
      .filter((_, n, all) => n === Math.floor(${chance()} * all.length))
      .forEach((one) => one.click())`);
    return 'board';
  }
  const group = '.question > .group';
  const ticks = page.locator(`${group} .line[aria-pressed="false"]:enabled`);
  const confirm = page.locator(`${group} [data-confirm]:enabled`);
  for (let n = 0; n < 12 && (await ticks.count()) > 0 && (await confirm.count()) === 0; n++)
    await ticks.first().click();
  const buttons = page.locator(`${group} button[data-press]:enabled:not([data-press*=":why:"], [aria-pressed])`);
  if ((await confirm.count()) > 0 && (chance() < 0.7 || (await buttons.count()) === 0)) await confirm.first().click();
  else await buttons.nth(among(await buttons.count())).click();
  return 'question';
}

test.each(games)(
  '%s is played in two windows: strip, outlines and question are those of the match after every press',
  { timeout: 120_000 + PRESSES * 20_000 },
  async (id, part) => {
    const here = await openDoorTable(browser, { games: [part], locales: ['en-US', 'ja'] });
    const phone = { locale: 'ja-JP', viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true } as const;
    const { ann, ben } = here.table;
    const all: Seated[] = [
      { who: ann, locale: 'en', page: await here.window(ann) },
      { who: ben, locale: 'ja', page: await here.window(ben, phone) },
    ];
    /** Both windows show what stands; who is not asked has no outlines. */
    const agreed = async (match: string) => {
      const stands = await allAgree(here, match, all, inWords);
      for (const [i, { page }] of all.entries())
        if (!stands[i]!.question) expect(await page.locator('.board [data-place]').count()).toBe(0);
      return stands;
    };
    const chance = chanceFrom(salted(`door-games/${id}`));
    const pressed = { board: 0, question: 0 };
    let n = 0;
    while (n < PRESSES) {
      await begun(here.table, id);
      const match = (await here.table.record()).id;
      for (const { page } of all) await page.goto(`${here.origin}/m/${match}`);
      for (let stands = await agreed(match); n < PRESSES; n++) {
        const open = stands.flatMap(({ question }, i) => (question ? [all[i]!] : []));
        if (open.length === 0) break;
        const one = open[Math.floor(chance() * open.length)]!;
        pressed[await pressByChance(one, chance)]++;
        await soon(() => one.page.locator('[aria-busy="true"], .under-way').count()).toBe(0);
        stands = await agreed(match);
      }
    }
    expect(here.complaints).toEqual([]);
    console.log(`${id}: ${JSON.stringify(pressed)}`);
  },
);
