import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { openLobby, starts, typed } from '../bot/kit.ts';
import { plays } from '../kit/lengths.ts';
import { complete, LARGE } from '../kit/parts.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { salted } from '../kit/salt.ts';
import { taste } from '../kit/taste.ts';
import { sitsDown } from './door-begun.ts';
import { allAgree, pressByChance, type Seated } from './door-hands.ts';
import { openDoorTable } from './door-table.ts';
import { browser, withBrowser } from './with-browser.ts';

/** A person alone with a computer on the page, who knows nothing but what it shows, and likes some words better than others. */

wholePictures();

/** More than any match took. A shorter proof plays the beginning. */
const WHOLE = 6_000;
const PRESSES = plays({ sample: 4, whole: WHOLE });

withBrowser();

const games = complete.filter(({ game: { id } }) => LARGE.includes(id)).map((part) => [part.game.id, part] as const);

test.each(games)(
  'somebody alone plays %s against a computer on the page to its end, and sees who has won',
  { timeout: 120_000 + PRESSES * 20_000 },
  async (id, part) => {
    const here = await openDoorTable(browser, { games: [part] });
    const { table } = here;
    const ann: Seated = { who: table.ann, locale: 'en', page: await here.window(table.ann) };
    await openLobby(table, { game: id });
    await sitsDown(table, table.ann, 0);
    await typed(table, table.ann, 'join', { computer: 'easy' });
    await starts(table);
    const { id: match } = await table.record();
    await ann.page.goto(`${here.origin}/m/${match}`);
    const chance = chanceFrom(salted(`door-alone/${id}`));
    // What is pressed in vain is liked less, until something else is asked.
    let tried = new Map<string, number>();
    let before = '';
    const liked = (label: string) => Math.max(1e-6, taste(label) / (1 + (tried.get(label) ?? 0)) ** 2);
    let pressed = 0;
    for (; pressed < PRESSES; pressed++) {
      const [stands] = await allAgree(here, match, [ann], ({ mine, asked }) => ({ mine, asked }));
      if (stands!.status !== 'running') break;
      // Who sits alone is asked, whenever a computer has answered.
      expect(stands!.question, `press ${pressed}`).toBeDefined();
      const now = stands!.question!.words;
      if (now !== before) tried = new Map();
      before = now;
      const { label } = await pressByChance(ann, chance, liked);
      if (label !== undefined) tried.set(label, (tried.get(label) ?? 0) + 1);
    }
    const { status } = await table.record();
    if (PRESSES >= WHOLE) expect(status, `after ${pressed} presses`).toBe('over');
    if (status === 'over') await ann.page.locator('.after').first().waitFor();
    const byComputer = (await table.log()).filter(({ answer }) => answer?.seat === 1).length;
    expect(here.complaints).toEqual([]);
    console.log(`${id}: ${pressed} presses, ${byComputer} answers of the computer, ${status}`);
  },
);
