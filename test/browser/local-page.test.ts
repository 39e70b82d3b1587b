import { describe, expect, test } from 'vitest';
import { catalogue } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { started } from '../bot/kit.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { toy } from '../kit/toy-game.ts';
import en from '../kit/toy-text.en.json' with { type: 'json' };
import ja from '../kit/toy-text.ja.json' with { type: 'json' };
import { allAgree, pressSomething, type Seated } from './door-hands.ts';
import { type LocalTable, openLocalTable } from './local-table.ts';
import { pressable } from './pressable-toy.ts';
import { soon } from './table-page.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The local table on the page of the door: nothing is guessed any more of where the match stands. */

wholePictures();

const PHONE = { locale: 'ja-JP', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

withBrowser();

/** Every card is called like a place that can be pressed. */
const MILL = { en: toy.text.say({ key: 'place.mill' }, 'en'), ja: toy.text.say({ key: 'place.mill' }, 'ja') };
const turn = { en: { name: 'Turn {n}' }, ja: { name: '{n}手番目' } };
const called = {
  ...pressable,
  text: catalogue({
    en: { ...en, turn: turn.en, card: `${MILL.en} {n}` },
    ja: { ...ja, turn: turn.ja, card: `${MILL.ja} {n}` },
  }),
} as AnyGame;

/** Two people at a toy that has begun, opened by Ann in English: she at a desktop, Ben in Japanese at a phone. */
async function twoWindows(games: readonly AnyGame[]): Promise<{ here: LocalTable; id: string; all: [Seated, Seated] }> {
  const here = await openLocalTable(browser, { games, locales: ['en-US', 'ja'] });
  await started(here.table);
  const { id } = await here.table.record();
  const { ann, ben } = here.table;
  return {
    here,
    id,
    all: [
      { who: ann, locale: 'en', page: await here.window(ann) },
      { who: ben, locale: 'ja', page: await here.window(ben, PHONE) },
    ],
  };
}

describe('At a local table', () => {
  test('at every moment turn, question and outlines are those of the match, in each one’s language, and in sight on a phone', async () => {
    const { here, id, all } = await twoWindows([called]);
    for (const { page, locale } of all) {
      const card = page.locator('.card');
      await card.waitFor();
      // The link to a seat does not stand in the bar any more.
      expect(page.url()).toBe(`${here.origin}/`);
      // Names of people, and no marks of a link.
      const words = await card.innerText();
      expect(words).toMatch(locale === 'en' ? /You .*Ben/s : /Ann.*あなた/s);
      expect(words).not.toMatch(/\]\(|Player \d|Character \d/);
      await card.click();
    }
    const keys = new Set<string>();
    for (let n = 0; n < 12 && !keys.has('duel'); n++) {
      const stands = await allAgree(here, id, all);
      for (const [i, { page }] of all.entries()) {
        const { question, round, turn } = stands[i]!;
        await soon(() => page.locator('.strip .when').textContent()).toBe([round, turn].filter(Boolean).join(' · '));
        expect(await page.locator('.question.now').count()).toBe(question ? 1 : 0);
        if (!question) expect(await page.locator('[data-place]').count()).toBe(0);
        const head = (await page.locator('#question-head').boundingBox())!;
        const { height } = page.viewportSize()!;
        expect(head.y).toBeGreaterThanOrEqual(0);
        expect(head.y + head.height).toBeLessThanOrEqual(height);
      }
      const at = stands.findIndex(({ question }) => question);
      const { decision } = stands[at]!.question!;
      keys.add(decision.split('.')[2]!);
      // A card that is called like a place is none.
      if (/\.hide\b/.test(decision)) expect(await all[at]!.page.locator('.board [data-place]').count()).toBe(0);
      // One walks by pressing the board, the other rests, both put a card aside, and come to the duel.
      const { page } = all[at]!;
      const [walk, rest] = ['walk', 'rest'].map((what) => page.locator(`[data-press$=":${what}"]`));
      if (n === 0) await walk!.click();
      else if ((await rest!.count()) > 0 && (await page.locator('[data-place]').count()) === 0) await rest!.click();
      else await pressSomething(all[at]!, n);
    }
    expect([...keys]).toEqual(['turn', 'hide', 'duel']);
    await allAgree(here, id, all);
    const alts = await Promise.all(
      all.map(({ page }) => page.locator('.board .stage img:not(.before)').getAttribute('alt')),
    );
    expect(alts[0]).not.toMatch(/[ぁ-ん]/);
    expect(alts[1]).toMatch(/[ぁ-ん]/);
    expect(here.complaints).toEqual([]);
  }, 120_000);

  test('of two windows of one seat that press at once one is taken, the other is told so, and both show what stands then', async () => {
    const { here, id, all } = await twoWindows([pressable]);
    const { ann } = here.table;
    const two: Seated[] = [all[0], { who: ann, locale: 'en', page: await here.window(ann) }];
    let go = () => {};
    const both = new Promise<void>((resolve) => {
      go = resolve;
    });
    let waiting = 0;
    for (const { page } of two) {
      await page.goto(`${here.origin}/m/${id}`);
      await page.route('**/press?*', async (route) => {
        waiting++;
        if (waiting === two.length) go();
        await both;
        await route.continue();
      });
    }
    const { logged } = (await here.table.record()).match!;
    await Promise.all(two.map(({ page }) => page.locator('[data-press$=":rest"]').click()));
    await allAgree(here, id, two);
    expect((await here.table.record()).match!.logged).toBe(logged + 1);
    const said = await Promise.all(two.map(({ page }) => page.locator('.said').innerText()));
    expect(said.sort()).toEqual([
      expect.stringMatching(/^Done\.\s+Red house: Rest\.$/),
      expect.stringMatching(/^That button is no longer current\./),
    ]);
    expect(here.complaints).toEqual([]);
  }, 120_000);
});
