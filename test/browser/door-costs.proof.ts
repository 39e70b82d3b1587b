import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draftOf, positionOf } from '#bot/match/asked';
import { withNames } from '#bot/match/named';
import { type Found, type Played, recordOf } from '#bot/match/record';
import { chanceFrom, choose, type Policy } from '#chance/playout';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { salted } from '../kit/salt.ts';
import { wholePictures } from '../kit/small-pictures.ts';
import { type Pressing, pressesTo } from '../kit/towards.ts';
import { begun } from './door-begun.ts';
import { openDoorTable } from './door-table.ts';
import { browser, withBrowser } from './with-browser.ts';

/** What a stretch of play on the page costs two people who know what they want: presses of each, and bytes in each window. */

withBrowser();
wholePictures();

/** What one person has spent since the match began. */
interface Spent {
  presses: number;
  bytes: number;
}
/** A moment: which turn it is, what both have spent until then, and whether a fight was fought since the moment before. */
interface Moment {
  turn: string;
  spent: [Spent, Spent];
  fought: boolean;
}

/** Counts what a window takes, as it travels. */
async function counted(page: Page): Promise<Spent> {
  const spent = { presses: 0, bytes: 0 };
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    spent.bytes += encodedDataLength;
  });
  return spent;
}

/** Plays a game on the page until so many turns are over, and notes each turn's end. Answers are those of the game's player. */
async function played(part: AnyGame, { turns, turnOf }: { turns: number; turnOf: (g: unknown) => string }) {
  const here = await openDoorTable(browser, { games: [part] });
  const { table } = here;
  await begun(table, part.game.id);
  const { id } = await table.record();
  const people = [table.ann, table.ben];
  const pages = [await here.window(table.ann), await here.window(table.ben)];
  const spent: Spent[] = [];
  for (const page of pages) {
    spent.push(await counted(page));
    await page.goto(`${here.origin}/m/${id}`);
    await page.locator('.board .stage img').waitFor();
  }
  await table.rest();
  for (const one of spent) Object.assign(one, { presses: 0, bytes: 0 });
  const chance = chanceFrom(salted(`costs/${part.game.id}`));
  const moments: Moment[] = [];
  let fought = false;
  let unread = 0;
  for (let n = 0; n < 3_000 && moments.length <= turns; n++) {
    const record = recordOf((await table.store.load(id))!);
    const found = withNames({ part, record } as Found<Played>);
    const { g, open, outcome } = positionOf(found);
    if (outcome) break;
    const turn = turnOf(g);
    fought ||= (part.game.fight?.(g) ?? null) !== null;
    if (moments.at(-1)?.turn !== turn) {
      const now = spent.map((one) => ({ ...one })) as [Spent, Spent];
      moments.push({ turn, spent: now, fought });
      fought = false;
    }
    const decision = open[0]!;
    const seat = people.findIndex(({ id: user }) => record.seats[decision.seat]!.user === user);
    const put = { part: found.part, match: id, g, decision, locale: 'en' as const };
    // A way is looked for to several answers that he likes: whoever plays knows what they want, not how the menus lie.
    const liked = Array.from({ length: 6 }, () => 'competent' as const);
    const others = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? ('progress' as const) : ('random' as const)));
    let way: { policy: Policy; presses: Pressing[] } | undefined;
    for (const policy of [...liked, ...others]) {
      const presses = pressesTo(put, choose({ ...part, g, decision, policy, chance }), draftOf(found.record, decision));
      if (presses) way = { policy, presses };
      if (way) break;
    }
    if (!way) throw new Error(`${decision.id}: no way to an answer`);
    if (way.policy !== 'competent') unread++;
    for (const { press, values } of way.presses) {
      const given = JSON.stringify({ id: `c${n}${spent[seat]!.presses}`, press, values, shownAt: Date.now() });
      await pages[seat]!.evaluate(
        `fetch('/api/m/${id}/press', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(given)} }).then((one) => one.text())`,
      );
      spent[seat]!.presses++;
    }
    await table.rest();
    // What has changed is fetched and drawn before the next goes on, as it is for people.
    for (const page of pages)
      await expect.poll(() => page.locator('.being-drawn').count(), { timeout: 60_000 }).toBe(0);
  }
  expect(here.complaints).toEqual([]);
  return { moments, unread };
}

const partOf = (id: string) => games.find(({ game }) => game.id === id)!;
const between = (a: Moment, b: Moment) =>
  [0, 1].map((i) => ({
    presses: b.spent[i]!.presses - a.spent[i]!.presses,
    megabytes: Number(((b.spent[i]!.bytes - a.spent[i]!.bytes) / 1e6).toFixed(2)),
  }));
const turnIn = (part: AnyGame) => (g: unknown) => JSON.stringify(part.game.turn?.(g) ?? null);

test('three turns of Tears with a battle, a turn of Scythe and a round of Middle-Earth Quest cost little on the page', async () => {
  const tears = partOf('tears-of-the-dragon');
  const { moments, unread } = await played(tears, { turns: 14, turnOf: turnIn(tears) });
  const windows = moments.slice(3).flatMap((end, n) => {
    const fights = moments.slice(n + 1, n + 4).some(({ fought }) => fought);
    return fights ? [between(moments[n]!, end)] : [];
  });
  console.log(
    `tears, three turns with a battle: ${JSON.stringify(windows)}, answers that another had to be given for: ${unread}`,
  );

  const scythe = partOf('scythe');
  const engine = await played(scythe, { turns: 24, turnOf: turnIn(scythe) });
  const each = engine.moments.slice(1).map((end, n) => between(engine.moments[n]!, end));
  const presses = each.map((both) => both[0]!.presses + both[1]!.presses).sort((a, b) => a - b);
  console.log(
    `scythe, presses a turn: ${presses.join(' ')}, answers that another had to be given for: ${engine.unread}`,
  );

  const quest = partOf('middle-earth-quest');
  const round = (g: unknown) => JSON.stringify(quest.game.round?.(g) ?? null);
  const story = await played(quest, { turns: 3, turnOf: round });
  const rounds = story.moments.slice(1).map((end, n) => between(story.moments[n]!, end));
  console.log(
    `middle-earth quest, a round: ${JSON.stringify(rounds)}, answers that another had to be given for: ${story.unread}`,
  );

  const cheapest = windows.map((both) => Math.max(...both.map((one) => one.presses)));
  expect(Math.min(...cheapest)).toBeLessThanOrEqual(40);
  expect(Math.min(...windows.map((both) => Math.max(...both.map((one) => one.megabytes))))).toBeLessThan(3);
  expect(presses[0]).toBe(1);
  expect(Math.min(...rounds.flat().map((one) => one.megabytes))).toBeLessThan(1.5);
}, 1_200_000);
