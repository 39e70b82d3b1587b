import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { complete } from '../kit/parts.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { salted } from '../kit/salt.ts';
import { begun } from './door-begun.ts';
import { answered } from './door-hands.ts';
import { type Heard, keysOf } from './door-keys.ts';
import { openDoorTable } from './door-table.ts';
import { soon } from './table-page.ts';
import { browser, withBrowser } from './with-browser.ts';

/** Games on the page of the door by the keyboard alone. `npm run make -- transcript` writes down what a screen reader says of it. */

wholePictures();

withBrowser();

/** What is played to its end by keys. */
const PLAYED = [
  ['scythe', 'a whole turn', 'turn'],
  ['gloomhaven', 'a whole round', 'round'],
] as const;
/** A game whose turn or round takes more answers than these goes in circles. */
const MOST = 400;

test.each(PLAYED)(
  '%s: %s is played by keys alone, the question is three stops away, and each stop says what it is',
  { timeout: 1_200_000 },
  async (id, _, until) => {
    const part = complete.find(({ game }) => game.id === id)!;
    const here = await openDoorTable(browser, { games: [part] });
    await begun(here.table, id);
    const { id: match } = await here.table.record();
    const { ann, ben } = here.table;
    const heard: Heard[] = [];
    const windows = await Promise.all(
      [ann, ben].map(async (who) => {
        const page = await here.window(who);
        await page.goto(`${here.origin}/m/${match}`);
        await page.locator('.question h2').waitFor();
        return { who, keys: await keysOf(page, who.name, heard) };
      }),
    );
    const stands = () =>
      Promise.all(windows.map(({ who }) => here.table.bot.door.stands(match, { user: who.id, locale: 'en' })));
    const chance = chanceFrom(salted(`door-keys/${id}`));
    // It begins when the game says so, and the next one ends it.
    let begins: string | undefined;
    let answers = 0;
    for (let now = await stands(); answers < MOST; now = await stands()) {
      const goesOn = now[0]![until];
      begins ??= goesOn;
      if (goesOn !== begins) break;
      const at = now.findIndex(({ question }) => question);
      if (at < 0) break;
      const { page, ...keys } = windows[at]!.keys;
      await soon(() => page.locator('.strip .mine.now').textContent()).toBe(now[at]!.question!.words);
      await keys.answer(chance);
      answers++;
      await answered(page);
      await here.table.rest();
      for (const { keys } of windows) await keys.listen();
    }
    expect(begins).toBeDefined();
    expect((await stands())[0]![until]).not.toBe(begins);
    // A stop without a name says nothing to whoever hears it.
    expect(
      heard.filter(
        ({ key, says }) => key.endsWith('Tab') && !/^\w+, \S/.test(says) && !/^(RootWebArea|region|group)/.test(says),
      ),
    ).toEqual([]);
    for (const { keys } of windows) for (const n of keys.stops) expect(n).toBeLessThanOrEqual(3);
    expect(here.complaints).toEqual([]);
    const file = process.env.CASTELLAN_TRANSCRIPT;
    if (file && id === 'scythe') writeFileSync(file, transcriptOf(heard));
  },
);

/** As Markdown: what each of them pressed and heard, in the order of time. */
const transcriptOf = (heard: readonly Heard[]): string =>
  [
    '# A turn of Scythe as a screen reader says it',
    '',
    'Made by `npm run make -- transcript` from the accessibility tree of the page, which is pressed by keys alone. What stands without a key the page said by itself.',
    ...heard.flatMap(({ who, key, says }, n) => [
      ...(heard[n - 1]?.who === who ? [] : ['', `## ${who}`, '']),
      `- ${key === '' ? '' : `**${key}** `}${says.replaceAll('\n', ' ')}`,
    ]),
    '',
  ].join('\n');
