import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import { chanceFrom } from '#chance/playout';
import type { Chance } from '#core/enumerate';
import { lobbyOf, openLobby, starts, type Table, typed } from '../bot/kit.ts';
import { buttons, press } from '../bot/seen.ts';
import { plays } from '../kit/lengths.ts';
import { complete, LARGE } from '../kit/parts.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { salted } from '../kit/salt.ts';
import { taste } from '../kit/taste.ts';
import { allAgree, pressOutline, type Seated } from './door-hands.ts';
import { openDoorTable } from './door-table.ts';
import { browser, withBrowser } from './with-browser.ts';

/** A person alone with a computer on the page, who knows nothing but what it shows, and likes some words better than others. */

wholePictures();

/** More than any match took. A shorter proof plays the beginning. */
const WHOLE = 6_000;
const PRESSES = plays({ sample: 4, whole: WHOLE });

withBrowser();

const games = complete.filter(({ game: { id } }) => LARGE.includes(id)).map((part) => [part.game.id, part] as const);

/** Ann sits alone, a computer opposite. Of a game with roles she takes the first. */
async function begunAlone(table: Table, game: string): Promise<void> {
  await openLobby(table, { game });
  const lobby = lobbyOf(table);
  const role = buttons(lobby).find((one) => readId(one.id)?.kind === 'role');
  await (role ? press(table.ann, lobby, 'role', role.label) : press(table.ann, lobby, 'join'));
  await table.rest();
  await typed(table, table.ann, 'join', { computer: 'easy' });
  await starts(table);
}

/** How often each label was pressed since the question changed: what is pressed in vain is liked less. */
type Tried = Map<string, number>;

/** One press on the board, or on what the question offers, by taste. */
async function pressByTaste(page: Page, chance: Chance, tried: Tried): Promise<void> {
  const liked = (label: string) => Math.max(1e-6, taste(label) / (1 + (tried.get(label) ?? 0)) ** 2);
  const outlined = await page.locator('.board [data-place]').count();
  if (outlined > 0 && chance() < 0.4) {
    await pressOutline(page, Math.floor(chance() * outlined));
    const offered = page.locator('.offered button:not(.close)');
    const n = await offered.count();
    if (n > 0) await offered.nth(Math.floor(chance() * n)).click();
    return;
  }
  const group = '.question > .group';
  const ticks = page.locator(`${group} .line[aria-pressed="false"]:enabled`);
  const confirm = page.locator(`${group} [data-confirm]:enabled`);
  for (let n = 0; n < 12 && (await ticks.count()) > 0 && (await confirm.count()) === 0; n++)
    await ticks.nth(Math.floor(chance() * (await ticks.count()))).click();
  const all = page.locator(`${group} button[data-press]:enabled:not([data-press*=":why:"], [aria-pressed])`);
  const labels = await all.allInnerTexts();
  if ((await confirm.count()) > 0 && (chance() < 0.8 || labels.length === 0)) return confirm.first().click();
  const weights = labels.map((label) => liked(label.trim()));
  let left = chance() * weights.reduce((sum, one) => sum + one, 0);
  const chosen = weights.findIndex((one) => {
    left -= one;
    return left < 0;
  });
  const label = labels[chosen]!.trim();
  tried.set(label, (tried.get(label) ?? 0) + 1);
  await all.nth(chosen).click();
}

test.each(games)(
  'somebody alone plays %s against a computer on the page to its end, and sees who has won',
  { timeout: 120_000 + PRESSES * 20_000 },
  async (id, part) => {
    const here = await openDoorTable(browser, { games: [part] });
    const { table } = here;
    const ann: Seated = { who: table.ann, locale: 'en', page: await here.window(table.ann) };
    await begunAlone(table, id);
    const { id: match } = await table.record();
    await ann.page.goto(`${here.origin}/m/${match}`);
    const chance = chanceFrom(salted(`door-alone/${id}`));
    let tried: Tried = new Map();
    let before = '';
    let pressed = 0;
    for (; pressed < PRESSES; pressed++) {
      const [stands] = await allAgree(here, match, [ann], ({ mine, asked }) => ({ mine, asked }));
      if (stands!.status !== 'running') break;
      // Who sits alone is asked, whenever a computer has answered.
      expect(stands!.question, `press ${pressed}`).toBeDefined();
      const now = stands!.question!.words;
      if (now !== before) tried = new Map();
      before = now;
      await pressByTaste(ann.page, chance, tried);
    }
    const { status } = await table.record();
    if (PRESSES >= WHOLE) expect(status, `after ${pressed} presses`).toBe('over');
    if (status === 'over') await ann.page.locator('.after').first().waitFor();
    const byComputer = (await table.log()).filter(({ answer }) => answer?.seat === 1).length;
    expect(here.complaints).toEqual([]);
    console.log(`${id}: ${pressed} presses, ${byComputer} answers of the computer, ${status}`);
  },
);
